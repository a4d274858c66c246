"""7.5, 14.4, 15.43: assaults over a river, from the air or from the sea, and who is thrown back in them."""

from __future__ import annotations

from grognard.games.eastfront import units
from grognard.games.eastfront.data import table
from grognard.games.eastfront.fire import take_hits
from grognard.games.eastfront.position import (
    Position,
    lift,
    name,
    place,
    put,
    stand_up,
    units_in,
    weaken,
)  # fmt: skip
from grognard.games.eastfront.scenarios import SCENARIOS, special
from grognard.games.eastfront.weather import weather_at
from grognard.games.eastfront.words import AXIS, BY_AIR, BY_LAND, BY_SEA, MUD, SIDES, SNOW
from grognard.kernel import Ask, Flow, Refused, procedure

_FACES: dict[str, int] = {key: face for key, face in table("tables.toml")["repulse"].items() if key != "source"}


def surprised(s: Position) -> bool:
    """S'41 3: in June 1941 no Axis river assault is thrown back."""
    return s.active == AXIS and special(s.scenario, "surprise") and s.month == SCENARIOS[s.scenario].month


def repulse_face(s: Position, unit: int, hex_: int) -> int:
    """7.51, 7.52, 7.53, 1.36, 14.4, 15.43, 15.5: the highest face that throws a unit back, by the way it came; 0: none
    does.
    """
    way = s.way[unit]
    if way == BY_AIR:
        return _FACES["air"]
    if way == BY_SEA:
        return _FACES["sea_coastal" if unit == units.COASTAL else "sea"]
    if way == BY_LAND or weather_at(s, hex_) == SNOW or surprised(s):
        return 0  # 7.52: frozen
    return _FACES["river_mud" if weather_at(s, hex_) == MUD else "river"]


def assault_face(s: Position, hex_: int) -> int:
    """7.5, 7.54, 14.41: in the first round of a new battle the lowest face of its attackers; one by land makes it 0."""
    if not s.fresh >> hex_ & 1:
        return 0
    return min((repulse_face(s, unit, hex_) for unit in units_in(s, s.active, hex_)), default=0)


def weakest(s: Position, hex_: int, back: tuple[int, ...]) -> tuple[int, ...]:
    """7.51: the weakest attackers that have not been thrown back yet."""
    here = [u for u in units_in(s, s.active, hex_) if u not in back]
    low = min((s.strength[u] for u in here), default=0)
    return tuple(u for u in here if s.strength[u] == low)


def may_be_repulsed(s: Position, hex_: int, back: tuple[int, ...], unit: int) -> Refused | None:
    """7.51: one of the weakest attackers."""
    if unit not in units_in(s, s.active, hex_) or unit in back:
        return Refused("7.51", "not-in-assault")
    return None if unit in weakest(s, hex_, back) else Refused("7.51", "not-the-weakest", unit=name(unit))


@procedure
def repulse(s: Position, hex_: int, number: int, hits: int) -> Flow[None]:
    """7.51: so many attackers are thrown back, the weakest first; those that stay take the hits, if anybody does."""
    back: tuple[int, ...] = ()
    for due in range(number, 0, -1):
        s.repulses = due
        if not weakest(s, hex_, back):
            break
        unit = yield Ask(
            SIDES[s.active], "repulse", rule="7.51", args={"space": place(hex_), "number": due},
            unit=weakest(s, hex_, back), tests={"unit": (may_be_repulsed, hex_, back)},
        )  # fmt: skip
        back = (*back, unit)
    s.repulses = 0
    yield from take_hits(s, s.active, hex_, hits, 1, "7.51", back)
    for unit in back:
        if s.where[unit] == hex_:
            go_back(s, unit)


def go_back(s: Position, unit: int) -> None:
    """7.51, 14.4, 15.43: to the hex from which it came; paratroops lose a step over it."""
    origin = s.came[unit]
    s.report("repulsed", "7.51", unit=name(unit), space=place(s.where[unit]), at=place(origin))
    dropped = s.way[unit] == BY_AIR
    s.came[unit] = s.way[unit] = 0
    lift(s, unit)
    put(s, unit, origin)
    if dropped:
        s.scattered[unit] = 0  # 14.6: it stands again where it set out from
        weaken(s, unit, "14.4")
    if s.where[unit] == origin:
        stand_up(s, unit)


def repulses(rolled: tuple[int, ...], face: int) -> int:
    """7.51: how many of these dice throw somebody back.

    >>> repulses((1, 4, 6), 2)
    1
    """
    return sum(1 for each in rolled if each <= face)
