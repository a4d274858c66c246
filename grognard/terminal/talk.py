"""A match at one screen: what happened, the board, the ask; then what the player types to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from grognard import words
from grognard.kernel import Ask, BadInput, DiceRanOut, Match, Refused
from grognard.terminal.arguments import MOST_DIGITS
from grognard.terminal.board import board, detail, drawn
from grognard.terminal.choices import Choice, button, choices, goes_by_numbers, is_a_number, meant, nouns_meant
from grognard.terminal.commands import COMMANDS, called, command
from grognard.terminal.files import is_picture, is_save, named, write_text
from grognard.terminal.rulebook import rule_text
from grognard.terminal.screen import Screen

LAST = 20  # events that `log` shows
RULE_ROOM = 10  # columns for the rule's number
MANY = 12  # choices that a message lists


class Agent(Protocol):
    """Who answers for a seat without a person: it gets what that seat may know, never the match."""

    def answer(self, view: dict[str, Any], asks: list[Ask], /) -> tuple[str, int | None]: ...


class Leave(Exception):
    """The player leaves the table."""


class Talk:
    """One match, the people at this screen, and the agents in the other seats."""

    def __init__(
        self, match: Match, people: tuple[str, ...], agents: Mapping[str, Agent], screen: Screen, lang: str
    ) -> None:
        self.match, self.people, self.agents, self.screen, self.lang = match, people, agents, screen, lang
        self.game = match.game
        self.seat = people[0]  # who looks at the screen
        self.told = dict.fromkeys(people, 0)  # events shown
        self.kept = len(match.answers)  # answers that are in a file
        self.sure = False  # has asked to leave once already

    # -- the match ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over and the player leaves, or the player leaves before."""
        try:
            self._open()
            while self.match.result is None:
                if not self._agents_answer():
                    self._person_answers()
            self._close()
        except DiceRanOut:
            self._no(self._say("cli-dice-ran-out"))
        except Leave:
            pass

    def _agents_answer(self) -> bool:
        """Let every agent answer that is asked. Was there any?"""
        asked = [ask.seat for ask in self.match.asks if ask.seat in self.agents]
        for seat in asked:
            own = [ask for ask in self.match.asks if ask.seat == seat]
            verb, noun = self.agents[seat].answer(self.match.view(seat), own)
            self.match.play(seat, verb, noun)
            if len(self.people) == 1:
                self._tell_news()
        return bool(asked)

    def _person_answers(self) -> None:
        ask = next(ask for ask in self.match.asks if ask.seat in self.people)
        if ask.seat != self.seat:
            self._hand_over(ask.seat)
        self._tell_news()
        self._put(ask)
        while not self._listen(ask):
            pass

    def _hand_over(self, seat: str) -> None:
        """A curtain, so that nobody reads the other's board."""
        if self.seat:
            self.screen.clear()
        self.screen.heading(self._say("cli-hand-over", seat=self._title(seat)), "seat")
        if command(self._read(self._say("cli-press-enter") + " ")) == ("quit", ""):
            raise Leave
        self.seat = seat
        self.screen.clear()
        self._show_board()

    def _open(self) -> None:
        scenario = next(s for s in self.game.scenarios if s.id == self.match.scenario)
        titles = [words.title(each.title, self.lang) for each in (self.game, scenario)]
        self.screen.heading(" · ".join(titles))
        intro = words.title(scenario.text, self.lang)
        if intro:
            self.screen.text(intro)
        if self.match.dice.script is None:
            self.screen.text(self._say("cli-commitment", hash=self.match.commitment), "dim")
        self.screen.text(self._say("cli-help-hint", help=called("help", self.lang)), "dim")
        if len(self.people) > 1 and self.match.result is None:
            self.seat = ""  # nobody has looked yet: the first ask draws the curtain
        else:
            self._show_board()
        if len(self.match.log) > LAST:  # a match that goes on
            for seat in self.people:
                self.told[seat] = max(0, len(self.match.events(seat)) - LAST)

    def _close(self) -> None:
        """Show how it ended, and stay for a look at the board or a save."""
        self.seat = self.seat or self.people[0]
        self._tell_news()
        self.screen.line()
        over = self._say("cli-over", save=called("save", self.lang), quit=called("quit", self.lang))
        self.screen.text(over)
        while True:
            self._listen(None)

    # -- showing -----------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        events = self.match.events(self.seat)
        self._show_events(events[self.told[self.seat] :])
        self.told[self.seat] = len(events)

    def _show_events(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            self.screen.marked(str(event["rule"]), words.event(self.game, event, self.lang), RULE_ROOM)

    def _show_board(self) -> None:
        self.screen.heading(self._title(self.seat), "seat")
        view = self.match.view(self.seat)
        self.screen.text(board(self.game, view, self.lang, self.screen.width - 2), indent=2, hang=2)

    def _put(self, ask: Ask) -> None:
        """The ask with its numbered choices."""
        self.screen.line()
        prompt = words.ask(self.game, ask, self.lang)
        self.screen.parts((self._title(ask.seat), "seat"), (ask.rule, "rule"), (prompt, "bold"))
        offered = choices(self.game, ask, self.lang)
        self.screen.known = [choice.label for choice in offered] + [called(each, self.lang) for each in COMMANDS]
        kinds = [verb for verb, nouns in ask.options.items() if nouns is not True]
        for verb in kinds:
            own = [choice for choice in offered if choice.verb == verb]
            heading = words.verb(self.game, verb, None, self.lang)
            again = [choice.key.removeprefix(f"{verb} ") for choice in own if choice.key.startswith(f"{verb} ")]
            if len(kinds) > 1 and len(again) < len(own):
                self.screen.line(heading + ":", "dim")
            self._list([choice for choice in own if not choice.key.startswith(f"{verb} ")])
            if again:
                names = " ".join(again)
                self.screen.text(self._say("cli-second-role", role=heading, verb=verb, names=names), hang=2)
        self._list([choice for choice in offered if choice.noun is None])

    def _list(self, offered: list[Choice]) -> None:
        view = self.match.view(self.seat) if offered else {}
        self.screen.columns([(choice.key, self._with_detail(choice, view)) for choice in offered])

    def _with_detail(self, choice: Choice, view: dict[str, Any]) -> str:
        label = choice.label.removesuffix(f" ({choice.key})")
        beside = "" if choice.noun is None else detail(self.game, view, choice.verb, choice.noun, self.lang)
        return f"{label} · {beside}" if beside else label

    # -- listening ---------------------------------------------------------------------------------

    def _read(self, prompt: str = "> ") -> str:
        try:
            return self.screen.read(prompt)
        except EOFError:
            self.screen.line()
            raise Leave from None

    def _listen(self, ask: Ask | None) -> bool:
        """Take one line. Has the match changed?"""
        typed = self._read().strip()
        if not typed:
            if ask is not None:
                self._put(ask)
            return False
        offered = [] if ask is None else choices(self.game, ask, self.lang)
        fitting = meant(self.game, offered, typed, self.lang)
        said = command(typed)
        if said is not None and not (len(fitting) == 1 and fitting[0].key == typed):
            name, rest = said
            self.sure = self.sure and name == "quit"
            return self._obey(name, rest, ask)
        self.sure = False
        if ask is None:
            self._no(self._say("no-match-over"))
            return False
        return self._answer(ask, typed, fitting)

    def _answer(self, ask: Ask, typed: str, fitting: list[Choice]) -> bool:
        if len(fitting) == 1:
            self.match.play(ask.seat, fitting[0].verb, fitting[0].noun)
            return True
        if fitting:
            self._several(typed, [f"{choice.key} {choice.label}" for choice in fitting])
            return False
        if typed.isdigit() and not any(goes_by_numbers(self.game, verb) for verb in (*ask.options, *ask.tests)):
            self._no(self._say("cli-no-such-choice", typed=typed))
        else:
            self._explain(ask, typed)
        return False

    def _obey(self, name: str, rest: str, ask: Ask | None) -> bool:
        doers: dict[str, Callable[[str, Ask | None], bool | None]] = {
            "why": self._why, "undo": self._undo, "save": self._save, "quit": self._quit, "help": self._help,
            "board": self._board, "log": self._log, "rule": self._rule, "position": self._position,
            "map": self._map,
        }  # fmt: skip
        return bool(doers[name](rest, ask))

    # -- commands ----------------------------------------------------------------------------------

    def _why(self, rest: str, ask: Ask | None) -> None:
        if ask is None:
            self._no(self._say("no-match-over"))
        elif not rest:
            self._no(self._say("cli-why-what", why=called("why", self.lang)))
        else:
            allowed = meant(self.game, choices(self.game, ask, self.lang), rest, self.lang)
            if len(allowed) == 1:
                text = self._say("cli-allowed", answer=allowed[0].label)
                self.screen.marked(ask.rule, text, RULE_ROOM, words="good")
            elif allowed:
                self._several(rest, [f"{choice.key} {choice.label}" for choice in allowed])
            else:
                self._explain(ask, rest)

    def _explain(self, ask: Ask, typed: str) -> None:
        """Say what stands against an answer that is not offered, or that there is no such thing."""
        found = self._closed(ask, typed)
        if not found:
            self._no(self._say("cli-not-understood", typed=typed, help=called("help", self.lang)))
        elif len(found) > MANY:
            self._several(typed, [words.verb(self.game, verb, noun, self.lang) for verb, noun in found])
        else:
            self._explain_each(ask.seat, found)

    def _explain_each(self, seat: str, found: list[tuple[str, int | None]]) -> None:
        """Every reason once; an area in another role than the first is named with the role."""
        told = set()
        for verb, noun in found:
            no = self.match.why(seat, verb, noun)
            if no is not None and (no.rule, no.key) not in told:
                told.add((no.rule, no.key))
                label = words.verb(self.game, verb, noun, self.lang)
                first = noun is None or verb == found[0][0]
                self._refuse(no, label if first else f"{words.verb(self.game, verb, None, self.lang)} {label}")

    def _closed(self, ask: Ask, typed: str) -> list[tuple[str, int | None]]:
        """What a typed line may mean among the answers that are not offered: buttons, nouns of this ask,
        then nouns of any other."""
        names = self.game.names
        buttons = [verb for verb in ask.tests if verb not in names and verb not in ask.options]
        fitting = meant(self.game, [button(self.game, verb, self.lang) for verb in buttons], typed, self.lang)
        if fitting:
            return [(choice.verb, None) for choice in fitting]
        now = [verb for verb in dict.fromkeys([*ask.options, *ask.tests]) if verb in names]
        things = [verb for verb in names if not is_a_number(self.game, verb)]
        found = nouns_meant(self.game, now, typed, self.lang) or nouns_meant(self.game, things, typed, self.lang)
        return list(found)

    def _undo(self, rest: str, ask: Ask | None) -> bool:
        try:
            self.match.undo(self.seat)
        except Refused as no:
            self._refuse(no)
            return False
        for seat in self.people:
            self.told[seat] = min(self.told[seat], len(self.match.events(seat)))
        self.screen.text(self._say("cli-undone"), "good")
        return True

    def _save(self, rest: str, ask: Ask | None) -> None:
        path = named(rest or f"{self.game.key}.json")
        if path.exists() and not is_save(path):
            self._no(self._say("cli-would-overwrite", file=str(path)))
        elif self._wrote(path, self.match.save() + "\n"):
            self.kept = len(self.match.answers)

    def _quit(self, rest: str, ask: Ask | None) -> None:
        if len(self.match.answers) == self.kept or self.sure:
            raise Leave
        self.sure = True
        self._no(self._say("cli-not-saved", save=called("save", self.lang), quit=called("quit", self.lang)))

    def _help(self, rest: str, ask: Ask | None) -> None:
        self.screen.text(self._say("cli-play-help"))
        self.screen.line()
        room = max(len(self._say(f"command-{name}-usage")) for name in COMMANDS) + 3
        for name in COMMANDS:
            usage = self._say(f"command-{name}-usage")
            self.screen.marked(f" {usage}", self._say(f"command-{name}-help"), room, style="key")

    def _board(self, rest: str, ask: Ask | None) -> None:
        self._show_board()

    def _log(self, rest: str, ask: Ask | None) -> None:
        events = self.match.events(self.seat)
        number = int(rest[:MOST_DIGITS]) if rest.isdecimal() else 0
        self._show_events(events[-(number or LAST) :])

    def _rule(self, rest: str, ask: Ask | None) -> None:
        number = rest or ("" if ask is None else ask.rule)
        try:
            self.screen.text(rule_text(self.game, number, self.lang), indent=2)
        except BadInput as bad:
            self._no(bad.text(self.lang))

    def _position(self, rest: str, ask: Ask | None) -> None:
        """The position text holds what this seat may not know, so it is not shown unasked."""
        if rest == "!":
            self.screen.line(self.match.notation().rstrip())
        elif rest:
            path = named(rest)
            if path.exists():
                self._no(self._say("cli-would-overwrite", file=str(path)))
            else:
                self._wrote(path, self.match.notation())
        else:
            self._no(self._say("cli-position-tells-all", position=called("position", self.lang)))

    def _map(self, rest: str, ask: Ask | None) -> None:
        path = named(rest or f"{self.game.key}.svg")
        if path.exists() and not is_picture(path):
            self._no(self._say("cli-would-overwrite", file=str(path)))
        else:
            self._wrote(path, drawn(self.match, self.seat, self.lang))

    # -- small talk --------------------------------------------------------------------------------

    def _wrote(self, path: Path, text: str) -> bool:
        try:
            write_text(path, text)
        except BadInput as bad:
            self._no(bad.text(self.lang))
            return False
        self.screen.text(self._say("cli-written", file=str(path)), "good")
        return True

    def _refuse(self, no: Refused, about: str = "") -> None:
        text = words.error(no.key, no.details, self.lang, self.game)
        self.screen.marked(no.rule, text if about in text else f"{about}: {text}", RULE_ROOM, words="no")

    def _several(self, typed: str, found: list[str]) -> None:
        some = ", ".join(found[:MANY]) + (" …" if len(found) > MANY else "")
        self._no(self._say("cli-ambiguous", typed=typed, found=some))

    def _no(self, text: str) -> None:
        self.screen.text(text, "no")

    def _say(self, key: str, **args: Any) -> str:
        return words.say(key, self.lang, **args)

    def _title(self, seat: str) -> str:
        return next((words.title(s.title, self.lang) for s in self.game.seats if s.id == seat), seat)
