### The command line and the match at a terminal.

## Commands of the shell

cli-usage = grognard: historical board wargames, every rule enforced, every refusal explained.
cli-usage-more =
    grognard help COMMAND shows the options of a command. Everywhere: --lang en|es.
    To begin: grognard serve
cli-games = the games, or one with its seats, scenarios and options
cli-play = a match at this terminal
cli-show = draw a position as an SVG picture
cli-rules = every rule, where it is implemented and which tests prove it; with RULE: what it says
cli-laws = play random matches and check that every law of the house holds
cli-verify = play a saved match again and check every roll
cli-bench = measure the speed
cli-help = this help

cli-operand-key = GAME
cli-operand-file = FILE
cli-operand-rule = RULE

cli-option-lang = language: en or es (else that of the locale)
cli-option-scenario = which scenario (else the first)
cli-option-seat = whose side you are on (else the first)
cli-option-against = computer, random or person, at this same screen (else computer)
cli-option-seed = seed of the dice, so that a match can be repeated
cli-option-option = NAME=VALUE of an optional rule; may be repeated
cli-option-load = go on with a saved match
cli-option-position = begin from a position text
cli-option-out = the file to write
cli-option-matches = how many random matches
cli-option-commitment = the commitment published before the match, to compare

cli-seats = Seats
cli-scenarios = Scenarios
cli-options = Options (* as it is unless you say otherwise)
cli-yes = yes
cli-no = no

## What is wrong with the arguments

no-unknown-command = There is no command "{ $name }". Commands: { $known }
no-unknown-flag = There is no option { $name } here. Options: { $known }
no-flag-lacks-value = { $name } needs a value after it.
no-lacks-argument = { $name } is missing.
no-lacks-operand = { $name } is missing: grognard { $usage }
no-too-many-arguments = "{ $word }" is one word too many: grognard { $usage }
no-not-a-number = --{ $name } must be a number above 0, not "{ $value }".
no-not-a-choice = --{ $name } cannot be "{ $value }". It can be: { $known }
no-not-together = { $one } and { $other } do not go together.
no-option-lacks-value = --option needs NAME=VALUE, not "{ $name }". Options: { $known }
no-other-game = { $file } is a match of { $found }, not of { $asked }.
no-file-not-read = { $file } cannot be read: { $trouble ->
    [absent] there is no such file
    [forbidden] access is denied
    [folder] it is a folder
    [large] it is too large to be one of ours
   *[other] the system does not allow it
}.
no-file-not-written = { $file } cannot be written: { $trouble ->
    [absent] there is no such folder
    [forbidden] access is denied
    [folder] it is a folder
   *[other] the system does not allow it
}.
no-unknown-rule = There is no rule "{ $name }". The chapters: { $known }
no-no-rulebook = There is no rulebook of { $game } here.
no-no-picture = There is no picture of the board of { $game }.
no-file-not-text = { $file } is not a text: byte { $offset } is not UTF-8.

## The match

cli-commitment = The dice are already fixed. Their seal: { $hash }
cli-help-hint = Type a number or a name to choose, "{ $help }" for everything else.
cli-hand-over = { $seat } to the screen
cli-press-enter = Nobody else looking? Press Enter.
cli-over = The match is over. "{ $save } FILE" keeps it, "{ $quit }" leaves.
cli-ambiguous = "{ $typed }" may mean several things: { $found }
cli-second-role = { $role }: { $names } (type "{ $verb }" and the number)
cli-no-such-choice = There is no choice { $typed } here.
cli-not-understood = "{ $typed }" means nothing here. "{ $help }" shows what can be typed.
cli-why-what = { $why } what? For instance: { $why } 113
cli-allowed = { $answer }: that is allowed.
cli-undone = Taken back.
cli-written = Written: { $file }
cli-would-overwrite = { $file } is there already and is something else; choose another name.
cli-not-saved = Not saved. "{ $save } FILE" keeps the match; "{ $quit }" once more leaves without.
cli-position-tells-all = The position text shows everything, what is hidden from you too. "{ $position } FILE" writes it to a file, "{ $position } !" shows it here.
cli-dice-ran-out = The dice of this match are scripted, and the script has run out: it cannot go on.
cli-play-help =
    To answer, type the number beside a choice, or its name, or as much of the name as makes it clear.
    Enter alone shows the choices again. Other things you can say, in English or Spanish:

command-why = why
command-why-usage = why NAME
command-why-help = the rule that forbids a choice
command-undo = undo
command-undo-usage = undo
command-undo-help = take back your last answer, as far as dice and secrets allow
command-save = save
command-save-usage = save FILE
command-save-help = keep the match; go on later with: grognard play GAME --load FILE
command-quit = quit, exit, bye
command-quit-usage = quit
command-quit-help = leave
command-help = help, ?
command-help-usage = help
command-help-help = this help
command-board = board
command-board-usage = board
command-board-help = the board as you may see it
command-log = log
command-log-usage = log NUMBER
command-log-help = what happened last
command-rule = rule, rules
command-rule-usage = rule 10.9
command-rule-help = a rule in our own words; alone: the rule of this choice
command-position = position
command-position-usage = position FILE
command-position-help = the whole position as a text, for a bug report or a test
command-map = map, picture
command-map-usage = map FILE
command-map-help = draw the map as you may see it, as an SVG picture for the browser

## Checking a saved match

cli-verify-counts = Answers: { $answers }. Rolls: { $rolls }.
cli-verify-commitment = Seal of the dice: { $hash }
cli-verify-key = Key of the dice:  { $key }
cli-verify-rolls-right = { $rolls ->
    [0] No dice were rolled.
    [one] The one roll is what the key gives.
   *[other] All { $rolls } rolls are what the key gives.
}
cli-verify-rolls-wrong = Roll { $number } of { $rolls } is NOT what the key gives.
cli-verify-scripted = The dice of this match were SCRIPTED, not rolled: there is nothing to check them against.
cli-verify-published-same = The seal is the one that was published.
cli-verify-published-other = The seal is NOT the one that was published.
cli-verify-digest-same = Played again, the match comes to the very position that was saved.
cli-verify-other-rules = The match was saved under another version of the rules; all its answers still apply.
cli-verify-faces = Dice: { $number }. Mean: { $mean } (fair dice: { $fair }).
cli-verify-no-result = The match is not over.

## The laws

cli-laws-progress = { $done } of { $all } matches
cli-laws-held = { $game }: all laws held in { $matches } matches.
