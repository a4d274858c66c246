"""The commander: each question of the rules goes to the part of the staff that knows about it.

What he has decided for a phase he remembers as long as it can still be done; if somebody else began the phase, or the
match was taken up from a save, he thinks again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grognard.board.areas import members
from grognard.games.eastfront.combat import struck
from grognard.games.eastfront.headquarters import radius, supports
from grognard.games.eastfront.hexes import LINKS
from grognard.games.eastfront.opponent import rear, staff
from grognard.games.eastfront.opponent.assaults import judge, plan_assaults, withdraw, worth
from grognard.games.eastfront.opponent.draft import Order, draft, own
from grognard.games.eastfront.opponent.fields import Fields, survey
from grognard.games.eastfront.opponent.pockets import close_pockets
from grognard.games.eastfront.opponent.posts import bring_up, man_the_posts, value
from grognard.games.eastfront.opponent.sight import Sight, look
from grognard.games.eastfront.position import battles
from grognard.games.eastfront.units import HQS, IS_HQ, IS_SUPREME, UNIT
from grognard.games.eastfront.words import COMMANDING
from grognard.kernel import Ask

Answer = tuple[str, int | None]
DONE: Answer = ("done", None)
_FOLLOWS = 1.5  # what an HQ has to gain by going on itself


class Commander:
    """Answers for one side."""

    def __init__(self, seat: str, seed: int | str | None = 0) -> None:
        self.seat = seat
        self.seed = seed
        self.when: tuple[Any, ...] = ()
        self.orders: dict[int, Order] = {}
        self.posts: dict[int, tuple[str, int]] = {}  # HQ -> how and where it is to be activated
        self.target = 0  # of the air strike just ordered
        self.refused: set[int] = set()  # units that found no place in this production
        self._quick: dict[str, Callable[[Ask], Answer]] = {
            "set-up": _accept, "set-up-where": _accept, "swap-for": _accept,
            "rearguard": _first, "pursuit": _first, "strike": self._strike_where, "surrender": _roll, "beachhead": _lay,
            "escape": _first,
        }  # fmt: skip
        self._slow: dict[str, Callable[[Sight, Ask], Answer]] = {
            "command": self._command, "activate": self._activate, "movement": self._movement, "march": self._march,
            "via": self._via, "mobilize": self._mobilize, "strikes": self._strikes, "battles": self._battles,
            "battle": self._battle, "take-hit": self._loss, "repulse": self._repulse, "spare": self._spare,
            "crowded": self._crowded, "turncoat": self._spare, "oppose": self._loss,
            "produce": self._produce, "arrive-where": self._enter,
        }  # fmt: skip

    def answer(self, view: dict[str, Any], asks: Sequence[Ask], /) -> Answer:
        """One decision. What is not offered is never answered."""
        ask = asks[0]
        quick = self._quick.get(ask.prompt)
        if quick:
            answer = quick(ask)
        elif ask.prompt in self._slow:
            self._turn_over(view)
            answer = self._slow[ask.prompt](look(view), ask)
        else:
            answer = _first(ask)
        return answer if ask.allows(*answer) else fallback(ask)

    def _turn_over(self, view: dict[str, Any]) -> None:
        """Forget what was decided for another phase."""
        when = tuple(view[name] for name in ("year", "month", "fortnight", "turn", "blitz", "phase"))
        if when != self.when:
            self.when = when
            self.orders = {}
            self.posts = {}
            self.refused = set()

    # -- the command phase -------------------------------------------------------------------------------

    def _command(self, sight: Sight, ask: Ask) -> Answer:
        able = _nouns(ask, "unit")
        if -1 not in self.posts:
            self.posts = staff.design(sight, survey(sight), able)
            self.posts[-1] = ("", 0)  # it has been thought about
        for hq in self.posts:
            if hq in able:
                return ("unit", hq)
        return DONE

    def _activate(self, sight: Sight, ask: Ask) -> Answer:
        verb, place = self.posts.pop(UNIT[ask.args["unit"]], ("space", 0))
        for answer in ((verb, place), ("space", place), ("space", sight.s.where[UNIT[ask.args["unit"]]])):
            if ask.allows(*answer):
                return answer
        return fallback(ask)

    # -- movement ------------------------------------------------------------------------------------------

    def _movement(self, sight: Sight, ask: Ask) -> Answer:
        able, last = _nouns(ask, "unit"), _nouns(ask, "rearguard")
        if -1 not in self.orders:
            self._plan(sight, set(able), set(last))
        for unit, order in self.orders.items():
            if unit in able and order.verb != "rearguard":
                return ("unit", unit)
        for unit, order in self.orders.items():
            if unit in last and order.verb == "rearguard":
                return ("rearguard", unit)
        return DONE if "done" in ask.options else self._make_room(sight, able)

    def _make_room(self, sight: Sight, able: Sequence[int]) -> Answer:
        """6.22: a crowd must be parted: the weakest of those who can goes."""
        s = sight.s
        return ("unit", min(able, key=lambda u: (-len(sight.at[s.where[u]]), s.strength[u], u)))

    def _plan(self, sight: Sight, able: set[int], last: set[int]) -> None:
        fields = survey(sight)
        made = draft(sight, fields)
        support = _support(sight)
        staffs = {unit for unit in able if IS_HQ[unit]}
        bring_up(made, staffs)
        man_the_posts(made, staffs & made.able)
        plan_assaults(made, able & made.able, support)
        withdraw(made, able & made.able, last & made.able, support)
        close_pockets(made, able & made.able)
        man_the_posts(made, able & made.able)
        bring_up(made, able & made.able)
        self.orders = {order.unit: order for order in made.orders}
        self.orders[-1] = Order(-1, "")

    def _march(self, sight: Sight, ask: Ask) -> Answer:
        unit = UNIT[ask.args["unit"]]
        order = self.orders.get(unit)
        if order and ask.allows(order.verb, order.hex):
            return (order.verb, order.hex)
        places = _nouns(ask, "space") or _nouns(ask, "rail")
        if not places:
            return fallback(ask)
        made = draft(sight, survey(sight))
        quiet = [h for h in places if not sight.s.there[sight.foe] >> h & 1] or places
        best = max(quiet, key=lambda hex_: (value(made, unit, hex_), -hex_))
        return ("space" if ask.allows("space", best) else "rail", best)

    def _via(self, sight: Sight, ask: Ask) -> Answer:
        order = self.orders.get(UNIT[ask.args["unit"]])
        return ("via", order.via) if order else fallback(ask)

    def _mobilize(self, sight: Sight, ask: Ask) -> Answer:
        """5.41: an HQ that has no battle to support goes where it will be wanted."""
        s = sight.s
        fighting = battles(s)
        fields: Fields | None = None
        for hq in _nouns(ask, "unit"):
            if IS_SUPREME[hq] or radius(s, hq) & fighting or staff.reach_of_strike(sight, hq):
                continue
            fields = fields or survey(sight)
            made = draft(sight, fields)
            near = [h for h in LINKS[s.where[hq]] if s.friendly[sight.me] >> h & 1]
            best = max((value(made, hq, h) for h in near), default=0.0)
            if best - value(made, hq, s.where[hq]) > _FOLLOWS:
                return ("unit", hq)
        return DONE

    # -- battles ---------------------------------------------------------------------------------------------

    def _strikes(self, sight: Sight, ask: Ask) -> Answer:
        fields = survey(sight)
        supported = _support(sight)
        best = (0.0, 0, 0)
        for hq in _nouns(ask, "unit"):
            within = members(staff.reach_of_strike(sight, hq) & ~struck(sight.s))
            total, hex_ = staff.strike(sight, fields, hq, within, supported)
            best = max(best, (total, hq, hex_))
        if best[2]:
            self.target = best[2]
            return ("unit", best[1])
        return DONE

    def _strike_where(self, ask: Ask) -> Answer:
        return ("space", self.target)

    def _battles(self, sight: Sight, ask: Ask) -> Answer:
        """7.14: those are fought besides that cost less than they bring."""
        made = draft(sight, survey(sight))
        for hex_ in _nouns(ask, "space"):
            here = own(made, hex_)
            found = judge(made, hex_, here, supported=supports(sight.s, hex_))
            if here and worth(made, hex_, found) > 0:
                return ("space", hex_)
        return DONE

    def _battle(self, sight: Sight, ask: Ask) -> Answer:
        """7.21: the surest first."""
        made = draft(sight, survey(sight))

        def hope(hex_: int) -> float:
            return judge(made, hex_, own(made, hex_), supported=supports(sight.s, hex_)).wins

        return ("space", max(_nouns(ask, "space"), key=lambda hex_: (hope(hex_), -hex_)))

    def _loss(self, sight: Sight, ask: Ask) -> Answer:
        return ("unit", rear.loss(sight.s, _nouns(ask, "unit")))

    def _repulse(self, sight: Sight, ask: Ask) -> Answer:
        return ("unit", rear.repulsed(sight.s, _nouns(ask, "unit")))

    def _spare(self, sight: Sight, ask: Ask) -> Answer:
        return ("unit", rear.spared(sight.s, _nouns(ask, "unit")))

    def _crowded(self, sight: Sight, ask: Ask) -> Answer:
        return ("unit", rear.loss(sight.s, _nouns(ask, "unit")))

    # -- production --------------------------------------------------------------------------------------------

    def _produce(self, sight: Sight, ask: Ask) -> Answer:
        return rear.produce(sight, survey(sight), ask.options, self.refused)

    def _enter(self, sight: Sight, ask: Ask) -> Answer:
        unit = UNIT[ask.args["unit"]]
        places = _nouns(ask, "space")
        if not places:
            self.refused.add(unit)
            return ("back", None)
        return ("space", rear.entrance(sight, survey(sight), unit, places))


# -- small answers -----------------------------------------------------------------------------------------


def _accept(ask: Ask) -> Answer:
    """3.2: the forces stand well as they are drawn up."""
    return fallback(ask)


def _first(ask: Ask) -> Answer:
    return ask.answers()[0]


def _roll(ask: Ask) -> Answer:
    return ("roll", None)


def _lay(ask: Ask) -> Answer:
    return ("lay", None) if "lay" in ask.options else DONE


def fallback(ask: Ask) -> Answer:
    """When a plan and the rules disagree: stop if one may, or the first thing offered."""
    return DONE if "done" in ask.options else ask.answers()[0]


def _nouns(ask: Ask, verb: str) -> list[int]:
    found = ask.options.get(verb, [])
    return found if isinstance(found, list) else []


def _support(sight: Sight) -> int:
    """5.42: the hexes in which active HQs support battles."""
    s, found = sight.s, 0
    for hq in HQS[sight.me]:
        if s.role[hq] == COMMANDING and not IS_SUPREME[hq]:
            found |= radius(s, hq)
    return found
