"""10.10, 14.8: the Road to Murmansk."""

from __future__ import annotations

from grognard.games.leningrad41.blocks import DIETL, FIRST_TANKS, HITS_ON
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.losses import surrender
from grognard.games.leningrad41.position import MURMANSK, Position, name, weaken
from grognard.games.leningrad41.victory import watch
from grognard.games.leningrad41.weather import attack_dice
from grognard.kernel import Flow, Roll, procedure

_TABLE = table("tables.toml")["murmansk"]
BOXES: int = _TABLE["boxes"]
ADVANCE = HITS_ON[_TABLE["advance"]]
AGAINST_TANKS = HITS_ON[_TABLE["tank_division"]]


def tanks_bar_the_way(s: Position) -> bool:
    """14.8: is the 1st Tank Division in Murmansk?"""
    return bool(s.first_tanks) and s.where[FIRST_TANKS] == MURMANSK


@procedure
def dietl_advances(s: Position) -> Flow[None]:
    """10.10: Dietl rolls his strength, less the weather; each hit is one box, or a step of the tanks (14.8)."""
    s.dietl_rolled = 1
    if s.murmansk:
        return  # nothing is left to roll for
    needs = AGAINST_TANKS if tanks_bar_the_way(s) else ADVANCE
    rolled = yield Roll(attack_dice(s, DIETL), rule="10.10", purpose="murmansk", needs=needs, unit=name(DIETL))
    hits = sum(1 for face in rolled if face >= needs)
    if s.road == BOXES:
        fight_for_murmansk(s, hits)
    elif hits:
        s.road = min(BOXES, s.road + hits)
        s.report("dietl", "10.10", box=s.road, boxes=BOXES)
        if s.road == BOXES and not tanks_bar_the_way(s):
            murmansk_falls(s)
    watch(s)


def fight_for_murmansk(s: Position, hits: int) -> None:
    """14.8: each hit costs the division a step; its end is Murmansk's, and it counts as surrendered."""
    for _ in range(hits):
        if s.where[FIRST_TANKS] != MURMANSK:
            return
        if weaken(s, FIRST_TANKS):
            s.report("loss", "14.8", unit=name(FIRST_TANKS), strength=s.strength[FIRST_TANKS])
        else:
            surrender(s, FIRST_TANKS)
            murmansk_falls(s)


def murmansk_falls(s: Position) -> None:
    """10.10: for good."""
    s.murmansk = 1
    s.report("murmansk", "10.10")
