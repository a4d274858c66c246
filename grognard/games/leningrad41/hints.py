"""A few words beside a choice: what a march costs and what it meets, what a point buys, who stands in a battle.

All of it follows from what the seat sees; the rules' own functions reckon on the view (ground.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA, AREAS, STACK, N
from grognard.games.leningrad41.blocks import BOMBER_HIT, BOMBER_HQ, BOMBERS, FULL, HIT, STEP_COST, UNIT, UNITS
from grognard.games.leningrad41.damage import absorption
from grognard.games.leningrad41.ground import ground
from grognard.games.leningrad41.movement import is_water_crossing, march, movement_points
from grognard.games.leningrad41.orders import commanded_by
from grognard.games.leningrad41.position import Position, other
from grognard.games.leningrad41.telling import Line, View, line, strength
from grognard.games.leningrad41.weather import hq_stars
from grognard.games.leningrad41.words import SIDES

Ask = Mapping[str, Any]  # Ask.plain()
Hints = dict[str, dict[str, Line]]

MARCHES = ("act", "activate-where")
BATTLES = ("battle", "shell-where", "strike-where", "marat")
SPENT = {"restore": 1}  # a star costs a Regeneration Point; steps cost by their fire


def hints(view: View, ask: Ask) -> Hints:
    """Verb by verb, what is worth knowing of the nouns that an ask offers."""
    s = ground(view)
    told: Hints = {}
    for verb, nouns in ask["options"].items():
        if isinstance(nouns, list):
            teller = _teller(view, s, ask, verb)
            lines = {_name(verb, noun): teller(noun) for noun in nouns} if teller else {}
            told[verb] = {name: each for name, each in lines.items() if each is not None}
    return {verb: lines for verb, lines in told.items() if lines}


def _name(verb: str, noun: int) -> str:
    if verb == "unit":
        return UNITS[noun]
    return BOMBERS[noun] if verb in ("bomber", "abort", "destroy") else AREAS[noun]


def _teller(view: View, s: Position, ask: Ask, verb: str) -> Callable[[int], Line | None] | None:
    """Who tells of a noun of this verb in this ask."""
    prompt, side = ask["prompt"], SIDES.index(ask["seat"])
    if verb == "unit":
        return lambda unit: _unit(view, s, prompt, unit)
    if verb in ("bomber", "abort", "destroy"):
        return lambda bomber: _bomber(s, bomber)
    if verb in ("space", "via") and prompt in MARCHES:
        return _marching(s, UNIT[ask["args"]["unit"]], ask["args"]["points"])
    if verb == "space" and prompt == "blitz-where":
        return lambda area: _blitz(s, UNIT[ask["args"]["unit"]], area)
    if verb == "space" and prompt in BATTLES:
        return lambda area: _battle(s, area)
    if verb in ("space", "rail", "sea", "via"):
        return lambda area: _room(s, side, area)
    return None


# -- where to -----------------------------------------------------------------------------------------------------


def _marching(s: Position, unit: int, points: int) -> Callable[[int], Line | None]:
    """10.9: what a march costs, and what it meets at its end."""
    found = march(s, unit, True, movement_points(s, unit) - points)
    spent = movement_points(s, unit) - points

    def tell(area: int) -> Line | None:
        if area not in found:
            return None
        total, before, _ = found[area]
        return line("hint-march", cost=total - spent, left=points - (total - spent), **_met(s, unit, before, area))

    return tell


def _blitz(s: Position, unit: int, area: int) -> Line:
    """10.17: what a Blitz meets."""
    return line("hint-march", cost=0, left=0, **_met(s, unit, s.where[unit], area))


def _met(s: Position, unit: int, before: int, area: int) -> dict[str, Any]:
    """The enemies that are met, their line, and the water that is crossed into a new battle (10.13.6.1)."""
    foe = other(blocks.SIDE[unit])
    begins = bool(s.there[foe] & ~s.was_contested & 1 << area)
    return {
        "foes": s.stack[foe * N + area], "bar": bool(s.lines[foe] >> area & 1),
        "water": begins and is_water_crossing(s, before, area),
    }  # fmt: skip


def _room(s: Position, side: int, area: int) -> Line:
    """2.9: how many already stand there."""
    return line("hint-room", number=s.stack[side * N + area], all=STACK[area])


def _battle(s: Position, area: int) -> Line:
    """10.12, 10.14: who stands there, and what the defender's ground takes."""
    attacker, defender = s.active, other(s.active)
    return line(
        "hint-battle", attackers=s.stack[attacker * N + area], defenders=s.stack[defender * N + area],
        bar=bool(s.lines[defender] >> area & 1), cover=absorption(s, defender, area), fresh=bool(s.fresh >> area & 1),
    )  # fmt: skip


# -- who ----------------------------------------------------------------------------------------------------------


def _unit(view: View, s: Position, prompt: str, unit: int) -> Line | None:
    told = view["units"].get(UNITS[unit])
    if told is None:
        return None
    here = {"strength": strength(UNITS[unit], told["strength"]), "space": told["at"] if told["at"] in AREA else None}
    if prompt in ("restore", "replace"):
        return line("hint-points", cost=SPENT.get(prompt, STEP_COST[unit]), **here)
    if prompt == "support":
        return line("hint-guns", dice=hq_stars(s, unit), needs=HIT[unit])
    if prompt == "activate" and s.where[unit] > 0 and blocks.IS_TACTICAL[unit]:
        return line("hint-commands", number=_commanded(s, unit), **here)
    if prompt == "setup-strength":
        return line("hint-full", full=FULL[unit], space=here["space"])
    return line("hint-unit", **here)


def _commanded(s: Position, hq: int) -> int:
    """10.2: how many own combat blocks this HQ commands from where it stands."""
    own = (u for u in blocks.OF_SIDE[blocks.SIDE[hq]] if blocks.IS_COMBAT[u] and s.where[u] > 0 and not s.isolated[u])
    return sum(commanded_by(s, hq, unit) for unit in own)


def _bomber(s: Position, bomber: int) -> Line:
    """10.11, 10.13.5: the dice of a bomber."""
    hq = BOMBER_HQ[bomber]
    return line("hint-bomber", hq=UNITS[hq], dice=hq_stars(s, hq), needs=BOMBER_HIT[bomber])
