"""One play of a game: what it waits for, who may answer what, and the record of it all.

The state and the stack of open procedures are the position. Beside it, never in it, lie the answers
given so far (with the seed they are the truth), the events, the dice and the marks that undo uses.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from numbers import Integral
from typing import TYPE_CHECKING, Any

from grognard.kernel import record
from grognard.kernel.ask import Apart, Ask, BadInput, Ended, Refused, Result, Together, quoted
from grognard.kernel.dice import Dice, DiceRanOut, Draw, Roll, checked, sown
from grognard.kernel.events import Event, Record
from grognard.kernel.flow import Frame
from grognard.kernel.state import State

if TYPE_CHECKING:
    from grognard.kernel.game import Game

MARK_EVERY = 32
Answer = tuple[str, str, int | None]


class Match:
    """A match in play. Made by `game.start`, `game.position` or `grognard.load`."""

    __slots__ = (
        "game", "scenario", "options", "origin", "state", "stack", "value", "pending", "asks",
        "together", "sealed", "apart", "dice", "answers", "log", "marks", "floor", "barrier", "result", "imagined",
        "_known",
    )  # fmt: skip

    game: Game
    scenario: str
    options: dict[str, Any]
    origin: dict[str, Any]  # what a save needs to begin again: seed and, if any, position and script
    state: Any
    stack: list[Frame]
    value: Any  # what the next block gets
    pending: Any  # what the last block yielded
    asks: tuple[Ask, ...]
    together: tuple[Ask, ...]  # simultaneous asks, with the sealed answers so far
    sealed: tuple[tuple[int, Any], ...]
    apart: bool  # the asks are of seats that work apart
    dice: Dice
    answers: Record[Answer]
    log: Record[Event]
    marks: Record[_Mark]
    floor: int  # undo does not go below this many answers
    barrier: str  # why not: the start, another seat's answer, a roll, something seen
    result: Result | None
    imagined: bool  # made by determinize: it has no record of its own

    # -- beginning -----------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        game: Game,
        scenario: str,
        options: dict[str, Any],
        seed: int | str | None,
        script: Sequence[int] | None,
    ) -> Match:
        match = cls._new(game, scenario, options, Dice.seeded(seed, checked(script)))
        match.origin = {"key": match.dice.key.hex()}
        match._start(game.begin(scenario, options))
        return match

    @classmethod
    def resume(
        cls,
        game: Game,
        scenario: str,
        options: dict[str, Any],
        state: State,
        seed: int | str | None,
        script: Sequence[int] | None,
    ) -> Match:
        match = cls._new(game, scenario, options, Dice.seeded(seed, checked(script)))
        match.origin = {"key": match.dice.key.hex(), "position": game.write(state, scenario)}
        match._start(state)
        return match

    @classmethod
    def _new(cls, game: Game, scenario: str, options: dict[str, Any], dice: Dice) -> Match:
        match = cls.__new__(cls)
        match.game, match.scenario, match.options, match.dice = game, scenario, options, dice
        match.value = match.pending = match.result = None
        match.asks = match.together = ()
        match.sealed, match.apart = (), False
        match.answers, match.log, match.marks = Record(), Record(), Record()
        match.floor, match.barrier, match.imagined = 0, "start", False
        return match

    def _start(self, state: State) -> None:
        self.state = state
        self.stack = [self.game.root.procedure.frame()]  # type: ignore[attr-defined]
        self._run()
        self._known = list(self.game.knowledge(self.state))

    # -- asking and answering --------------------------------------------------------------------

    def play(self, seat: str, verb: str, noun: int | str | None = None) -> None:
        """Answer an ask. What is not offered raises `Refused` and changes nothing."""
        try:
            ask, found = self._offered(seat, verb, noun)
        except Refused as no:
            no.game = self.game
            raise
        if self.dice.script is None:
            self._take(ask, verb, found)
            return
        before = _Mark(self)
        try:
            self._take(ask, verb, found)
        except (DiceRanOut, BadInput):  # the script is too short, or has a face that the die has not
            before.restore(self)
            raise

    def why(self, seat: str, verb: str, noun: int | str | None = None) -> Refused | None:
        """None if the answer is allowed, else what forbids it."""
        try:
            self._offered(seat, verb, noun)
        except Refused as no:
            no.game = self.game
            return no
        return None

    def _offered(self, seat: Any, verb: Any, noun: Any) -> tuple[Ask, int | None]:
        """The ask that this answers, by one ladder of checks: match, seat, turn, verb, noun."""
        if self.result is not None:
            raise Refused(self.result.rule, "match-over")
        if not isinstance(seat, str):
            raise Refused(self._turn_rule(), "no-such-seat")
        for ask in self.asks:
            if ask.seat == seat:
                break
        else:
            known = any(s.id == seat for s in self.game.seats)
            raise Refused(self._turn_rule(), "not-your-turn" if known else "no-such-seat")
        if not isinstance(verb, str):
            raise Refused(ask.rule, "no-such-answer")
        offered = ask.options.get(verb)
        if offered is True:
            if noun is not None:
                raise Refused(ask.rule, "takes-no-noun")
            return ask, None
        if offered is None and verb not in ask.tests:
            raise Refused(ask.rule, "not-now" if verb in self.game.names else "no-such-answer")
        if verb not in self.game.names:  # a button that is not offered, and a test that says why
            raise ask.tests[verb][0](self.state, *ask.tests[verb][1:]) or Refused(ask.rule, "not-offered")
        found = self.game.noun(verb, noun)
        if found is None:
            raise Refused(ask.rule, "no-such-noun")
        if not isinstance(offered, list) or found not in offered:
            raise self._against(ask, verb, found)
        return ask, found

    def _turn_rule(self) -> str:
        """The rule that whoever is not asked hears. Which ask others have just now may hang on what is hidden."""
        return self.game.turn_rule or self.asks[0].rule

    def _against(self, ask: Ask, verb: str, noun: int) -> Refused:
        """What forbids a noun that is not offered: the rule test of the ask says it."""
        test = ask.tests.get(verb)
        if test is not None:
            no = test[0](self.state, *test[1:], noun)
            if no is not None:
                return no  # type: ignore[no-any-return]
        return Refused(ask.rule, "not-offered")

    def _take(self, ask: Ask, verb: str, noun: int | None) -> None:
        count = len(self.answers)
        if not len(self.marks) or (count % MARK_EVERY == 0 and self.marks[-1].answers != count):
            self.marks.append(_Mark(self))
        if count and self.answers[-1][0] != ask.seat:
            self.floor, self.barrier = count, "other"
        self.answers.append((ask.seat, verb, noun))
        value = ask.value(verb, noun)
        chances = self.dice.count
        opened = False
        if self.together:
            self._seal(ask, value)
            opened = not self.asks
        else:
            self.value, self.asks, self.apart = (ask.seat, value) if self.apart else value, (), False
        if not self.asks:
            self._run()
        known = self.game.knowledge(self.state)
        if opened or self.dice.count != chances:
            self.floor, self.barrier = count + 1, "seen" if opened else "roll"
        if known != self._known:
            if _shows_more(self._known, known):
                self.floor = count + 1
                self.barrier = "roll" if self.dice.count != chances else "seen"
            self._known = list(known)

    def _seal(self, ask: Ask, value: Any) -> None:
        self.sealed += ((self.together.index(ask), value),)
        self.asks = tuple(a for a in self.asks if a is not ask)
        if not self.asks:
            self.value = tuple(value for _, value in sorted(self.sealed, key=lambda pair: pair[0]))
            self.together, self.sealed = (), ()

    # -- running the rules -----------------------------------------------------------------------

    def _run(self) -> None:
        """Run the open procedures until they wait for a seat, or the match ends."""
        stack, state = self.stack, self.state
        try:
            while stack:
                frame = stack[-1]
                frame[0].blocks[frame[1]](self, frame, state)
                pending = self.pending
                if pending is not None:
                    self.pending = None
                    if isinstance(pending, Ask):
                        if self._waits(pending):
                            break
                    elif isinstance(pending, Together):
                        if self._wait_together(pending):
                            break
                    elif isinstance(pending, Apart):
                        if self._wait_apart(pending):
                            break
                    else:
                        self.value = self._chance(pending)
            else:
                raise RuntimeError(f"{self.game.key}: the rules came to an end without a result")
        except Ended as end:
            stack.clear()
            self.asks, self.result = (), end.result
            state.report("ended", end.result.rule, **{k: v for k, v in end.result.plain().items() if k != "rule"})
        if state.news:
            for event in state.news:
                self.log.append(event)
            state.news.clear()

    def _waits(self, ask: Ask) -> bool:
        """Wait for this ask, unless there is exactly one answer to it and asking tells nothing."""
        if ask.count == 1 and not ask.always:
            ((verb, noun),) = ask.answers()
            self.value = ask.value(verb, noun)
            return False
        if ask.count == 0:
            raise RuntimeError(f"{ask.rule}: an ask without answers: {ask.prompt}")
        self.asks = (ask,)
        return True

    def _wait_together(self, both: Together) -> bool:
        if not all(ask.count for ask in both.asks):
            raise RuntimeError(f"an ask without answers among {both.asks}")
        self.asks = self.together = both.asks
        self.value = ()
        for ask in both.asks:
            if ask.count == 1 and not ask.always:
                ((verb, noun),) = ask.answers()
                self._seal(ask, ask.value(verb, noun))
        return bool(self.asks)

    def _wait_apart(self, each: Apart) -> bool:
        """Wait for whoever answers first, unless somebody's only answer goes without asking."""
        if not all(ask.count for ask in each.asks):
            raise RuntimeError(f"an ask without answers among {each.asks}")
        for ask in each.asks:
            if ask.count == 1 and not ask.always:
                ((verb, noun),) = ask.answers()
                self.value = (ask.seat, ask.value(verb, noun))
                return False
        self.asks, self.apart = each.asks, True
        return True

    def _chance(self, chance: Any) -> tuple[int, ...]:
        if isinstance(chance, Roll):
            faces = self.dice.roll(chance.dice, chance.sides)
            self.state.report(
                "roll",
                chance.rule,
                only=chance.only,
                purpose=chance.purpose,
                faces=list(faces),
                **({} if chance.sides == 6 else {"sides": chance.sides}),
                **chance.args,
            )
            return faces
        if isinstance(chance, Draw):
            return self.dice.draw(chance.number, chance.items)
        raise TypeError(f"a procedure yielded {chance!r}: not an ask, not chance")

    # -- looking ---------------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What one seat may know (None: a spectator), as JSON data in a fixed order."""
        self._known_seat(seat)
        told = {
            "game": self.game.key, "scenario": self.scenario, "options": dict(self.options), "seat": seat,
            "waiting": [ask.seat for ask in self.asks],
            "result": None if self.result is None else self.result.plain(),
        }  # fmt: skip
        told.update(self.game.view(self.state, seat))
        return told

    def events(self, seat: str | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as one seat may know it; `since` counts that seat's events."""
        self._known_seat(seat)
        if not isinstance(since, Integral):
            raise BadInput("not-a-count", name="since")
        told = []
        for event in self.log:
            seen = event.seen_by(seat)
            if seen is not None:
                told.append(seen)
        return told[max(int(since), 0) :]

    def _known_seat(self, seat: Any) -> None:
        if seat is not None:
            self._own_seat(seat)

    def _own_seat(self, seat: Any) -> None:
        if not isinstance(seat, str) or all(s.id != seat for s in self.game.seats):
            raise BadInput("unknown-seat", name=quoted(seat), known=" ".join(s.id for s in self.game.seats))

    @property
    def dice_left(self) -> list[int]:
        """Scripted faces not rolled yet."""
        return list(self.dice.left)

    @property
    def commitment(self) -> str:
        """The published hash of the dice key."""
        return self.dice.commitment

    @property
    def at_rest(self) -> bool:
        """Is no procedure open below the phase? Then the position text says everything."""
        return len(self.stack) <= 2 and not self.sealed

    def notation(self) -> str:
        """The position as a short text; what lies in open procedures below the phase is not in it."""
        return self.game.write(self.state, self.scenario)

    def digest(self) -> str:
        """A hash of the whole position: state, open procedures, sealed answers, result."""
        return record.digest(self)

    # -- copies ----------------------------------------------------------------------------------

    def clone(self) -> Match:
        """A copy that goes its own way, dice included."""
        twin = Match.__new__(Match)
        twin.game, twin.scenario, twin.options, twin.origin = (
            self.game,
            self.scenario,
            self.options,
            self.origin,
        )
        twin.state = self.state.clone()
        twin.stack = [frame[:] for frame in self.stack]
        twin.value, twin.pending, twin.asks = self.value, None, self.asks
        twin.together, twin.sealed, twin.apart = self.together, self.sealed, self.apart
        twin.dice = self.dice.clone()
        twin.answers, twin.log, twin.marks = self.answers.copy(), self.log.copy(), self.marks.copy()
        twin.floor, twin.barrier, twin.result, twin.imagined, twin._known = (
            self.floor,
            self.barrier,
            self.result,
            self.imagined,
            self._known,
        )
        return twin

    def determinize(self, seat: str, seed: int | str = 0) -> Match:
        """A match that the seat cannot tell from this one: all it may not know is drawn afresh."""
        self._own_seat(seat)
        twin = self.clone()
        chance = random.Random(sown("determinize", seed))
        state = self.game.determinize(self.state.clone(), seat, chance, self._held())
        twin.state, twin.imagined = state, True
        twin.dice = Dice.seeded(f"determinize {seed}")
        twin.marks, twin.floor = Record(), len(self.answers)
        if self.result is None and len(self.stack) <= 2:
            twin._refresh(seat, chance)
        twin._known = list(self.game.knowledge(state))
        return twin

    def _refresh(self, seat: str, chance: random.Random) -> None:
        """Ask again from the phase: there, the state alone says what is asked. Others seal other answers."""
        self.stack = [self.game.root.procedure.frame()]  # type: ignore[attr-defined]
        shown, sealed = self.log.copy(), self.sealed
        self.asks, self.together, self.sealed, self.apart = (), (), (), False
        self._run()
        self.log = shown
        for place, value in sealed:
            ask: Ask = self.together[place]
            if ask in self.asks and len(self.asks) > 1:
                self._seal(ask, value if ask.seat == seat else ask.value(*chance.choice(ask.answers())))

    def _held(self) -> frozenset[int]:
        """What open procedures hold in their hands by the names that the game calls hidden."""
        held: set[int] = set()
        for frame in self.stack:
            for name, value in zip(frame[0].slots, frame[2:], strict=True):
                if name in self.game.hidden_slots:
                    held.update(value if isinstance(value, tuple | frozenset) else (value,))
        return frozenset(held - {None})

    def reseed(self, seed: int | str) -> None:
        """Other dice from here on: for searching, never for a match of record."""
        self.dice = Dice.seeded(seed)
        self.imagined = True
        self.marks, self.floor = Record(), len(self.answers)  # the rolls before do not come again

    # -- taking back, keeping ----------------------------------------------------------------------

    def can_undo(self, seat: str) -> bool:
        """May this seat take its last answer back?"""
        return len(self.answers) > self.floor and self.answers[-1][0] == seat

    def undo(self, seat: str) -> None:
        """Take the seat's last answer back, unless a roll, a reveal or another seat came since."""
        if not self.can_undo(seat):
            rule = self.result.rule if self.result is not None else self.asks[0].rule
            own = bool(len(self.answers)) and self.answers[-1][0] == seat
            raise Refused(rule, "undo-barrier" if own else "undo-nothing")
        self._go_back(len(self.answers) - 1)

    def at(self, answers: int) -> Match:
        """This match as it was after so many answers; to look at, not to play on."""
        past = self.clone()
        if answers < len(self.answers):
            past._go_back(max(0, answers))
        return past

    def _go_back(self, target: int) -> None:
        """Back to the last mark before so many answers, and forward again from there."""
        while self.marks[-1].answers > target:
            self.marks.cut(len(self.marks) - 1)
        mark = self.marks[-1]
        again = self.answers.since(mark.answers)[: target - mark.answers]
        mark.restore(self)
        self.marks.cut(len(self.marks) - 1)  # the next answer makes it again
        for seat_, verb, noun in again:
            self._take(next(a for a in self.asks if a.seat == seat_), verb, noun)

    def save(self) -> str:
        """The match as text: seed and answers, and the position as a cache."""
        return record.save(self)


class _Mark:
    """A moment of a match to which it can go back."""

    __slots__ = (
        "answers", "state", "stack", "asks", "together", "sealed", "apart", "count", "used", "events", "floor",
        "barrier", "known", "result",
    )  # fmt: skip

    def __init__(self, match: Match) -> None:
        self.answers = len(match.answers)
        self.state = match.state.clone()
        self.stack = [frame[:] for frame in match.stack]
        self.asks, self.together, self.sealed = match.asks, match.together, match.sealed
        self.apart = match.apart
        self.count, self.used = match.dice.count, match.dice.used
        self.events, self.floor, self.barrier, self.known, self.result = (
            len(match.log),
            match.floor,
            match.barrier,
            match._known,
            match.result,
        )

    def restore(self, match: Match) -> None:
        match.state = self.state.clone()
        match.stack = [frame[:] for frame in self.stack]
        match.asks, match.together, match.sealed = self.asks, self.together, self.sealed
        match.apart = self.apart
        match.dice.count, match.dice.used = self.count, self.used
        match.answers.cut(self.answers)
        match.log.cut(self.events)
        match.floor, match.barrier = self.floor, self.barrier
        match._known, match.result = self.known, self.result
        match.value = match.pending = None


def _shows_more(before: Sequence[int], after: Sequence[int]) -> bool:
    return len(before) != len(after) or any(new & ~old for old, new in zip(before, after, strict=True))
