### The client: what every page says, the lobby, the settings.

## Everywhere

web-close = Close
web-cancel = Cancel
web-choose = Choose…
web-search = Find by name
web-found-nothing = Nothing by that name.
web-just-now = just now
web-tools = Tools
web-lobby = All matches
web-away = The server does not answer. Is it still running?

## The lobby

web-motto = Historical board wargames with every rule enforced, every refusal explained and the fog of war kept.
web-skip-to-new = To a new match
web-colophon = Grognard is free software. Your matches stay on this computer.
web-no-games = The games could not be fetched.
web-board-of = The board of { $game }
web-choose-game = Play { $game }
web-matches = Your matches
web-no-matches = No match has been begun yet. The one below is ready: one click, and you are at the board.
web-seat-player = { $seat }: { $player ->
    [person] you
    [computer] computer
    [random] at random
   *[other] { $player }
}
web-state-yours = Your turn
web-state-asked = Turn: { $seat }
web-state-thinking = Waiting for: { $seat }
web-state-over = Over
web-news = { $number ->
    [one] 1 thing has happened since you last looked
   *[other] { $number } things have happened since you last looked
}
web-delete = Delete
web-delete-match = Delete { $match }
web-delete-title = Delete this match?
web-delete-text = “{ $match }” will be gone for good, with its log and its replay.
web-export = Save as a file
web-export-match = Save { $match } as a file
web-export-title = The file tells everything
web-export-text = The match is still on. Its file holds all blocks, hidden ones too, and the dice to come. Do not read it before the end, and do not hand it to your opponent.
web-import = Bring in
web-import-file = Bring in a match from a file
web-import-title = Bring in { $file }
web-import-seat = Which side do you take?
web-import-all = All of them, at this screen
web-import-large = That file is too large to be a saved match.

## A new match

web-new-match = New match
web-scenario = Scenario
web-your-side = Your side
web-opponent = Opponent
web-against = Who plays the { $seat }?
web-player-computer = thinks, and sees no more than you would
web-player-random = answers blindly: good for learning
web-player-person = with a curtain between turns
web-options = Optional rules
web-options-chosen = { $number ->
    [0] none changed
    [one] 1 changed
   *[other] { $number } changed
}
web-play = Play

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours
web-palette-standard = Standard
web-palette-colour-blind = For colour-blind eyes
web-palette-contrast = High contrast
web-motion = Moving pieces
web-motion-text = Moves and losses are shown as they happen.
web-speed = Speed
web-speed-0-5 = Slow
web-speed-1 = Normal
web-speed-2 = Fast
web-keys = Single-letter keys
web-keys-text = Switch them off if they get in the way of speech input. The help lists them.
