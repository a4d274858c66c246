"""The commander: each question of the rules goes to the part of the staff that knows about it.

What he has decided for an impulse he remembers as long as it can still be done; if somebody else began
the impulse, or the match was taken up from a save, he thinks again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grognard.games.leningrad41.blocks import IS_FAST, IS_HQ, IS_LEADER, UNIT
from grognard.games.leningrad41.opponent import fighting, rear, staff
from grognard.games.leningrad41.opponent.fields import survey
from grognard.games.leningrad41.opponent.operations import (
    Field,
    Operation,
    marches,
)
from grognard.games.leningrad41.opponent.plans import options, select
from grognard.games.leningrad41.opponent.posts import duties
from grognard.games.leningrad41.opponent.sight import Sight, look
from grognard.games.leningrad41.opponent.stations import station
from grognard.games.leningrad41.words import EXPLOIT, PASS
from grognard.kernel import Ask

Answer = tuple[str, int | None]
DONE: Answer = ("done", None)

USES_A_TURN = 4
IMPULSES_A_TURN = 60


class Commander:
    """Answers for one side."""

    def __init__(self, seat: str, seed: int | str | None = 0) -> None:
        self.seat = seat
        self.seed = seed
        self.orders: dict[int, tuple[str, int]] = {}  # block -> what it is to do
        self.posts: dict[int, int] = {}  # HQ -> where it is to be activated
        self.staff: list[int] = []  # HQs to activate, in order
        self.fires: dict[int, int] = {}  # HQ -> the battle that its guns or bombers are for
        self.aim = 0  # where the gun or bomber just named is to strike
        self.bound = 0  # where the reinforcement or the Blitz just named is to go
        self.impulse = (0, 0)  # the turn, and how many impulses this side has had in it
        self._answers: dict[str, Callable[[Field, Ask], Answer]] = {
            "impulse": self._impulse, "activate": self._activate, "activate-where": self._activate_where,
            "command": self._command, "exploit": self._command, "act": self._act,
            "support": self._support, "shell-where": self._strike, "strike-where": self._strike,
            "battle": self._battle, "abort": self._abort, "take-loss": self._loss,
            "blitz": self._blitz, "blitz-where": self._blitz_where, "exploitation": self._exploitation,
            "leader": self._leader, "restore": self._restore, "replace": self._replace,
            "pick-reinforcement": self._pick, "reinforce": self._reinforce, "reinforce-where": self._enter,
            "how-many": self._how_many, "marat": self._marat,
            "typhoon": self._typhoon, "setup-strength": self._strength,
        }  # fmt: skip

    def answer(self, view: dict[str, Any], asks: Sequence[Ask], /) -> Answer:
        """One decision. What is not offered is never answered."""
        ask = asks[0]
        sight = look(view)
        fields = survey(sight)
        field = Field(sight, fields, duties(fields))
        decide = self._answers.get(ask.prompt)
        answer = decide(field, ask) if decide else ask.answers()[0]
        return answer if ask.allows(*answer) else _fallback(ask)

    # -- the impulse ---------------------------------------------------------------------------------

    def _impulse(self, field: Field, ask: Ask) -> Answer:
        """6.0, 11.0, 12.0: what this impulse is used for."""
        sight = field.sight
        self._new_impulse(sight)
        able = [u for u in sight.mine if not sight.s.isolated[u] and not IS_LEADER[u]]
        found = options(field, able)
        free = staff.able_blocks(sight)
        quiet = select(field, found, free, limit=1, quiet=True).value
        choices: list[tuple[float, str]] = [(quiet, "pass")]
        design = staff.Design()
        if "tactical" in ask.options:
            design = staff.design(field, found, _able_hqs(sight), ())
            if design.staff:
                choices.append((design.value - sight.temper.margin, "tactical"))
        price = disc_price(sight)
        if "strategic" in ask.options and self._may_use_disc(sight):
            plan = select(field, found, free, limit=sight.value)
            choices.append((plan.value - price, "strategic"))
        if "reinforce" in ask.options and self._may_use_disc(sight):
            choices.append((rear.pool_worth(sight) * sight.temper.earlier - price, "reinforce"))
        _, verb = max(choices, key=lambda each: each[0])
        if self.impulse[1] > IMPULSES_A_TURN:
            verb = "pass"
        if verb == "tactical":
            self.staff = [orders.hq for orders in design.staff]
            self.posts = {orders.hq: orders.where for orders in design.staff}
        return (verb, None)

    def _new_impulse(self, sight: Sight) -> None:
        turn, count = self.impulse
        self.impulse = (sight.s.turn, count + 1 if turn == sight.s.turn else 1)
        self.orders, self.posts, self.staff, self.fires = {}, {}, [], {}

    def _may_use_disc(self, sight: Sight) -> bool:
        s = sight.s
        return s.disc_used[sight.me] < USES_A_TURN * s.turn

    # -- HQs and commands ------------------------------------------------------------------------------

    def _activate(self, field: Field, ask: Ask) -> Answer:
        """10.1: the HQs of the plan, in its order."""
        able = _nouns(ask, "unit")
        sight = field.sight
        if not self.posts:
            active = [u for u in sight.mine if sight.s.active_hq[u]]
            found = options(field, [u for u in sight.mine if not sight.s.isolated[u]])
            design = staff.design(field, found, able, active)
            self.staff = [orders.hq for orders in design.staff]
            self.posts = {orders.hq: orders.where for orders in design.staff}
            self.posts.setdefault(-1, 0)  # it has been thought about
        for hq in self.staff:
            if hq in able:
                return ("unit", hq)
        if "done" in ask.options:
            return DONE
        return ("unit", max(able, key=lambda u: (sight.s.strength[u], -u)))

    def _activate_where(self, field: Field, ask: Ask) -> Answer:
        """10.1: to the place of the plan, or nowhere."""
        where = self.posts.get(UNIT[ask.args["unit"]], 0)
        if where in _nouns(ask, "space"):
            return ("space", where)
        return DONE if "done" in ask.options else self._best_place(field, ask)

    def _best_place(self, field: Field, ask: Ask) -> Answer:
        unit = UNIT[ask.args["unit"]]
        areas = _nouns(ask, "space")
        if not areas:
            return _fallback(ask)
        return ("space", max(areas, key=lambda a: (station(field.fields, field.told, unit, a), -a)))

    def _command(self, field: Field, ask: Ask) -> Answer:
        """10.8, 11.0, 12.0, 10.19: block after block as planned; then what there is still to do."""
        able = _nouns(ask, "unit")
        for unit in self.orders:
            if unit in able:
                return ("unit", unit)
        self._plan(field, ask, able)
        for unit in self.orders:
            if unit in able:
                return ("unit", unit)
        return DONE

    def _plan(self, field: Field, ask: Ask, able: Sequence[int]) -> None:
        sight = field.sight
        s = sight.s
        left = int(ask.args.get("left", -1))
        quiet = s.impulse == PASS or s.phase == EXPLOIT
        mask = sum(1 << u for u in able)
        support = [staff.support_of(sight, u, s.where[u]) for u in sight.mine if s.active_hq[u]]
        found = options(field, able)
        plan = select(field, found, mask, limit=left if left >= 0 else 99, support=support, quiet=quiet)
        self.orders = {}
        self.fires.update(plan.fires)
        for op in plan.operations:
            for unit, verb, area in op.orders:
                self.orders[unit] = (verb, area)

    def _act(self, field: Field, ask: Ask) -> Answer:
        """10.9: the order that the block has; or else the best it can do."""
        unit = UNIT[ask.args["unit"]]
        verb, area = self.orders.pop(unit, ("", 0))
        answer: Answer = (verb, area) if area else (verb, None)
        if ask.allows(*answer):
            return answer
        if "done" in ask.options:
            return DONE
        if "murmansk" in ask.options:
            return ("murmansk", None)
        for op in marches(field, unit):
            verb, area = op.orders[0][1:]
            if ask.allows(verb, area or None):
                return (verb, area or None)
        return self._best_place(field, ask)

    def _exploitation(self, field: Field, ask: Ask) -> Answer:
        """10.19: is it worth the disc?"""
        sight = field.sight
        if not self._may_use_disc(sight):
            return DONE
        fast = [u for u in sight.mine if IS_FAST[u] and not sight.s.isolated[u]]
        sight.s.phase = EXPLOIT
        found: list[Operation] = []
        mask = 0
        for unit in fast:
            if not sight.s.there[sight.foe] >> sight.s.where[unit] & 1:
                found += [op for op in marches(field, unit) if op.orders[0][1] == "space"]
                mask |= 1 << unit
        plan = select(field, found, mask, limit=sight.value, quiet=True)
        return ("exploit", None) if plan.value > disc_price(sight) else DONE

    # -- battles -----------------------------------------------------------------------------------------

    def _support(self, field: Field, ask: Ask) -> Answer:
        choice = fighting.support(field, _nouns(ask, "unit"), _nouns(ask, "bomber"), self.fires)
        if choice is None:
            return DONE
        verb, noun, self.aim = choice
        return (verb, noun)

    def _strike(self, field: Field, ask: Ask) -> Answer:
        return ("space", self.aim)

    def _battle(self, field: Field, ask: Ask) -> Answer:
        if "dietl" in ask.options:
            return ("dietl", None)
        area = fighting.next_battle(field, _nouns(ask, "space"), "done" in ask.options)
        return DONE if area is None else ("space", area)

    def _abort(self, field: Field, ask: Ask) -> Answer:
        return ("abort", fighting.bomber_to_lose(field.sight, _nouns(ask, "abort")))

    def _loss(self, field: Field, ask: Ask) -> Answer:
        return ("unit", fighting.loss(field.sight, _nouns(ask, "unit")))

    def _blitz(self, field: Field, ask: Ask) -> Answer:
        choice = fighting.charge(field, _nouns(ask, "unit"))
        if choice is None:
            return DONE
        unit, self.bound = choice
        return ("unit", unit)

    def _blitz_where(self, field: Field, ask: Ask) -> Answer:
        return ("space", self.bound)

    def _marat(self, field: Field, ask: Ask) -> Answer:
        area = fighting.marat_joins(field, _nouns(ask, "space"))
        return DONE if area is None else ("space", area)

    # -- the rear ----------------------------------------------------------------------------------------

    def _leader(self, field: Field, ask: Ask) -> Answer:
        return ("activate" if rear.leader_acts(field.sight) else "pause", None)

    def _restore(self, field: Field, ask: Ask) -> Answer:
        unit = rear.restore(field, _nouns(ask, "unit"))
        return DONE if unit is None else ("unit", unit)

    def _replace(self, field: Field, ask: Ask) -> Answer:
        unit = rear.replace(field, _nouns(ask, "unit"))
        return DONE if unit is None else ("unit", unit)

    def _pick(self, field: Field, ask: Ask) -> Answer:
        return ("unit", rear.best_block(field.sight, _nouns(ask, "unit")))

    def _how_many(self, field: Field, ask: Ask) -> Answer:
        """11.0: all that one may."""
        return ("number", max(_nouns(ask, "number")))

    def _reinforce(self, field: Field, ask: Ask) -> Answer:
        return ("unit", rear.best_block(field.sight, _nouns(ask, "unit")))

    def _enter(self, field: Field, ask: Ask) -> Answer:
        return ("space", rear.entry(field, UNIT[ask.args["unit"]], _nouns(ask, "space")))

    def _typhoon(self, field: Field, ask: Ask) -> Answer:
        return ("unit", rear.to_withdraw(field.sight, _nouns(ask, "unit")))

    def _strength(self, field: Field, ask: Ask) -> Answer:
        return ("unit", rear.weakest_post(field, _nouns(ask, "unit")))


def disc_price(sight: Sight) -> float:
    """3.2.1: the enemy gets the disc, and with it perhaps what waits in his pool."""
    return sight.temper.disc + sight.temper.disc_per_block * min(sight.pool[sight.foe], 11)


def _able_hqs(sight: Sight) -> list[int]:
    """10.1, 10.5: the HQs that could be activated, as far as one can tell beforehand."""
    s = sight.s
    found = []
    for unit in [*sight.mine, *staff.on_the_road(sight)]:
        if IS_HQ[unit] and not s.isolated[unit] and not s.active_hq[unit]:
            if s.strength[unit] or staff.may_spend_itself(sight, unit):
                found.append(unit)
    return found


def _nouns(ask: Ask, verb: str) -> list[int]:
    found = ask.options.get(verb, [])
    return found if isinstance(found, list) else []


def _fallback(ask: Ask) -> Answer:
    """When a plan and the rules disagree: stop if one may, or the first thing offered."""
    return DONE if "done" in ask.options else ask.answers()[0]
