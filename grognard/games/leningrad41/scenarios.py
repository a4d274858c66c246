"""scenario.campaign, scenario.preludes, scenario.sight, scenario.circle: when, where, who wins, what stands where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from grognard.board.areas import mask
from grognard.games.leningrad41.areas import AREA, N
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.words import MONTHS, SIDES, WEATHERS


@dataclass(frozen=True, slots=True)
class Setup:
    """What stands where, as the data says it: names of blocks, codes of places."""

    removed: tuple[tuple[tuple[str, ...], int, str], ...]  # some of these, to "pool" or "surrendered"
    fixed: tuple[tuple[str, str, int | str], ...]  # block, place, strength
    draws: tuple[tuple[tuple[str, ...], tuple[str, ...], int | str], ...]  # blocks, places, strength
    choices: tuple[tuple[int, tuple[str, ...], tuple[int, ...]], ...]  # side, blocks, strengths
    lines: tuple[tuple[str, ...], tuple[str, ...]]
    isolated: tuple[str, ...]
    pool: frozenset[str]
    waiting: frozenset[str]  # marks


@dataclass(frozen=True, slots=True)
class Record:
    """One scenario. `axis_wins` are pairs: areas to control all together, or an area to cut off."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    first_turn: int
    last_turn: int
    starts_with_logistics: bool
    disc: int
    first_impulse: int
    weather: int
    weather_rolls: int  # the month, 0 for never
    takes_options: bool
    disc_uses: int
    sudden_death: int
    axis_wins: tuple[tuple[int, int], ...]
    otherwise: str
    rule: str
    axis_areas: int
    axis_road: int
    setup: Setup


def spread(codes: list[str]) -> int:
    """Area codes and ranges of numbers as a set.

    >>> from grognard.board.areas import members
    >>> members(spread(["1-3", "7"]))
    [1, 2, 3, 7]
    """
    found: list[int] = []
    for code in codes:
        first, dash, last = code.partition("-")
        found += range(int(first), int(last) + 1) if dash else [AREA[code]]
    return mask(found)


def _record(told: dict[str, Any]) -> Record:
    victory = told["victory"]
    return Record(
        id=told["id"], title=told["title"], text=told["text"],
        first_turn=MONTHS.index(told["turns"][0]), last_turn=MONTHS.index(told["turns"][-1]),
        starts_with_logistics=told["start_phase"] == "logistics",
        disc=SIDES.index(told["initiative"]), first_impulse=SIDES.index(told["first_impulse"]),
        weather=WEATHERS.index(told["weather"]),
        weather_rolls=MONTHS.index(told["weather_rolls"]) if told["weather_rolls"] else 0,
        takes_options=told["options"] == "any", disc_uses=told["disc_uses"],
        sudden_death=victory["sudden_death"],
        axis_wins=tuple((spread(w.get("control", [])), AREA[w["cut_off"]] if "cut_off" in w else 0)
                        for w in victory["axis_wins"]),
        otherwise=victory["otherwise"], rule=f"scenario.{told['id']}",
        axis_areas=spread(told["control"]["axis"]), axis_road=told["control"]["road"], setup=_setup(told))  # fmt: skip


def _setup(told: dict[str, Any]) -> Setup:
    fixed = [block for entry in told["fixed"] for block in entry["blocks"]]
    return Setup(
        removed=tuple((tuple(e["from"]), e["count"], e["to"]) for e in told.get("removed", ())),
        fixed=tuple((unit, where, strength[0] if strength else "full") for unit, where, *strength in fixed),
        draws=tuple((tuple(e["from"]), tuple(e["to"]), e["strength"]) for e in told["draws"]),
        choices=tuple(
            (SIDES.index(e["side"]), tuple(e["from"]), tuple(e["strengths"])) for e in told.get("choices", ())
        ),
        lines=(tuple(told["lines"]["axis"]), tuple(told["lines"]["soviet"])),
        isolated=tuple(told.get("isolated", {}).get("areas", ())),
        pool=frozenset(told["pool"]["blocks"]),
        waiting=frozenset(told["waiting"]["marks"]),
    )


@cache
def _all() -> dict[str, Record]:
    told = {record["id"]: record for record in table("scenarios.toml")["scenario"]}
    for record in list(told.values()):
        if "setup" in record:  # set up as another scenario, but for what it says itself
            told[record["id"]] = {**told[record["setup"]], **record}
    return {name: _record(record) for name, record in told.items()}


SCENARIOS = _all()
EVERYWHERE = mask(range(1, N))
