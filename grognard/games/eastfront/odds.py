"""How a round of a battle may go, as far as one seat can know it (7.2, 7.3, 7.5).

What the seat sees is counted exactly (prospects.py). Blocks whose faces it does not see may be any of those that are
not accounted for: hands of them are dealt out, always the same for the same view, and each hand is counted exactly.
A round that has begun is not counted: its dice are half thrown.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grognard.games.eastfront.combat import flyer
from grognard.games.eastfront.fire import Shot, air_fire, attack_shots, defence_shots, passive_cover
from grognard.games.eastfront.headquarters import supports
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.imagine import guess
from grognard.games.eastfront.position import ASIDE, Position, defender, other, place
from grognard.games.eastfront.prospects import Loss, Prospects, Rung, prospects
from grognard.games.eastfront.repulse import assault_face
from grognard.games.eastfront.satellites import area
from grognard.games.eastfront.sketch import sketch
from grognard.games.eastfront.units import IS_HQ, IS_TURNCOAT, KIND, MAX, OF_SIDE, UNITS
from grognard.games.eastfront.words import (
    BATTLES,
    COMBAT,
    COMMAND,
    DOUBLE,
    MOBILIZE,
    MOVEMENT,
    PURSUIT,
    SIDES,
    SINGLE,
    STRIKES,
    TRIPLE,
    WAYS,
)
from grognard.odds.fire import mean

HANDS = 48  # how often unseen blocks are dealt out
TAIL = 0.1  # of the hands, at either end, that the range leaves out
DECIMALS = 4
_FIGHTING = (COMMAND, MOVEMENT, MOBILIZE, PURSUIT, STRIKES, BATTLES, COMBAT)

Line = list[Any]
Hand = list[tuple[int, int]]  # blocks, and how strong each is


def _line(key: str, **args: Any) -> Line:
    return [f"eastfront-odds-{key}", args]


def odds(view: Mapping[str, Any], noun: str) -> dict[str, Any] | None:
    """The odds of the next round of the battle in a hex; None where none can be fought now."""
    hex_ = HEX.get(noun, 0)
    if not hex_ or place(hex_) not in view["battles"] or view["fight"]:
        return None
    s = sketch(view)
    if s.phase not in _FIGHTING or s.fought >> hex_ & 1:
        return None
    unseen = _unseen(s, view, hex_)
    supported = supports(s, hex_)
    known: dict[Loss, Rung] | None = None if any(each.side == s.active for each in unseen) else {}
    worlds = list(_worlds(s, hex_, unseen))
    outlooks = [
        _outlook(prospects(world, hex_, supported, {} if known is None else known), weight) for world, weight in worlds
    ]
    return _told(s, hex_, unseen, outlooks, supported, assault_face(worlds[0][0], hex_))


# -- who may be there ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Unseen:
    """Blocks of a side in the hex that the seat does not see, and who they may be."""

    side: int
    number: int
    others: tuple[int, ...]
    came: tuple[tuple[int, int], ...]  # those that engaged in this phase: from where and how


def _unseen(s: Position, view: Mapping[str, Any], hex_: int) -> list[_Unseen]:
    found = []
    out = {name for names in view["out"].values() for name in names}
    for side, name in enumerate(SIDES):
        here = view["standing"].get(name, {}).get(place(hex_), {})
        for turncoat in (False, True):
            turned = here.get("turncoats", 0)
            number = turned if turncoat else here.get("blocks", 0) - turned
            if number:
                may = tuple(
                    unit
                    for unit in OF_SIDE[side]
                    if IS_TURNCOAT[unit] == turncoat and s.where[unit] == ASIDE and UNITS[unit] not in out
                    and area(s, unit) >> hex_ & 1 and not (IS_HQ[unit] and defender(s, hex_) != side)
                )  # fmt: skip
                came = () if turncoat else tuple((HEX[name], WAYS.index(way)) for name, way in here.get("came", ()))
                found.append(_Unseen(side, number, may if len(may) >= number else _anyone(s, side), came))
    return found


def _anyone(s: Position, side: int) -> tuple[int, ...]:
    """16.4: when more stand there than may, such as satellites whose freedom was taken back."""
    return tuple(unit for unit in OF_SIDE[side] if s.where[unit] == ASIDE)


def _worlds(s: Position, hex_: int, unseen: Sequence[_Unseen]) -> Iterator[tuple[Position, float]]:
    """Positions that the seat cannot tell apart as to this battle, with their weights."""
    if not unseen:
        yield s, 1.0
        return
    luck = random.Random(f"odds {hex_}")
    decks = [_hands(each, luck) for each in unseen]
    counted: dict[tuple[Any, ...], tuple[list[Hand], int]] = {}
    for _ in range(HANDS):
        dealt = [next(deck) for deck in decks]
        alike = tuple(tuple(sorted((KIND[u], MAX[u], strength) for u, strength in hand)) for hand in dealt)
        first, times = counted.get(alike, (dealt, 0))
        counted[alike] = first, times + 1
    for first, times in counted.values():
        yield _with(s, hex_, unseen, first), times / HANDS


def _hands(unseen: _Unseen, luck: random.Random) -> Iterator[Hand]:
    """Hands from a deck that is dealt to its end before it is shuffled again: everybody turns up equally often."""
    deck: list[int] = []
    while True:
        if len(deck) < unseen.number:
            deck = list(unseen.others)
            luck.shuffle(deck)
        hand, deck = deck[: unseen.number], deck[unseen.number :]
        yield [(unit, guess(unit, luck)) for unit in hand]


def _with(s: Position, hex_: int, unseen: Sequence[_Unseen], dealt: Sequence[Hand]) -> Position:
    """The position with these blocks in the hex, where until now they only counted in its stack."""
    s = s.clone()
    for each, hand in zip(unseen, dealt, strict=True):
        for number, (unit, strength) in enumerate(hand):
            s.where[unit], s.strength[unit] = hex_, strength
            if number < len(each.came):
                s.came[unit], s.way[unit] = each.came[number]
    return s


# -- what comes of it ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Outlook:
    """What one world gives: how likely each end is, and the means of what is lost."""

    weight: float
    ends: tuple[float, ...]  # in the order of ENDS
    losses: tuple[tuple[float, float], ...]  # of the attackers and the defender: steps and units
    back: float


ENDS = ("taken", "failed", "undecided", "nobody")
_STANDING = ((False, True), (True, False), (True, True), (False, False))  # the defender, the attackers


def _outlook(found: Prospects, weight: float) -> _Outlook:
    ends = dict.fromkeys(_STANDING, 0.0)
    for (steps, loss), p in found.ends.items():
        ends[found.defenders[steps].there, found.attackers(loss).there] += p
    losses = (
        (
            mean(found.ends, lambda k: found.attackers(k[1]).steps),
            mean(found.ends, lambda k: found.attackers(k[1]).units),
        ),
        (mean(found.ends, lambda k: k[0]), mean(found.ends, lambda k: found.defenders[k[0]].units)),
    )
    back = mean(found.ends, lambda k: found.attackers(k[1]).back)
    return _Outlook(weight, tuple(ends[each] for each in _STANDING), losses, back)


# -- in words -----------------------------------------------------------------------------------------------


def _told(
    s: Position, hex_: int, unseen: Sequence[_Unseen], outlooks: Sequence[_Outlook], supported: bool, face: int
) -> dict[str, Any]:
    attackers, passive = s.active, other(s.active)
    chances: list[Line] = []
    for number, (end, side) in enumerate(zip(ENDS, (attackers, passive, passive, passive), strict=True)):
        likely = round(sum(each.weight * each.ends[number] for each in outlooks), DECIMALS)
        if likely or end in ("taken", "undecided"):
            chances.append([_line(end, side=SIDES[side]), likely])
    lines = _forces(s, hex_, unseen, supported)
    if face:
        lines.append(_line("assault", face=face))
    for number, side in enumerate((attackers, passive)):
        steps, gone = (sum(each.weight * each.losses[number][k] for each in outlooks) for k in (0, 1))
        lines.append(_line("losses", side=SIDES[side], steps=round(steps, 1), number=round(gone, 1)))
    back = sum(each.weight * each.back for each in outlooks)
    if back:
        lines.append(_line("back", number=round(back, 1)))
    lines += [_line("unseen", side=SIDES[each.side], number=each.number, of=len(each.others)) for each in unseen]
    if unseen:
        low, high = _range(outlooks)
        lines.append(_line("range", side=SIDES[attackers], low=round(low * 100), high=round(high * 100)))
    return {"title": _line("title", space=place(hex_), side=SIDES[attackers]), "lines": lines, "chances": chances}


def _range(outlooks: Sequence[_Outlook]) -> tuple[float, float]:
    """How likely the hex is taken in all hands but the luckiest and the unluckiest."""
    ranked = sorted((each.ends[0], each.weight) for each in outlooks)
    low = high = ranked[0][0]
    before = 0.0
    for taken, weight in ranked:
        if before <= TAIL:
            low = taken
        if before < 1 - TAIL:
            high = taken
        before += weight
    return low, high


def _dice(shots: Iterable[tuple[int, int]]) -> dict[str, int]:
    """7.32: dice by their fire, as arguments of a line."""
    told = dict.fromkeys(("triple", "double", "single"), 0)
    names = {TRIPLE: "triple", DOUBLE: "double", SINGLE: "single"}
    for number, needs in shots:
        told[names[needs]] += number
    return {"dice": sum(told.values()), **told}


def _forces(s: Position, hex_: int, unseen: Sequence[_Unseen], supported: bool) -> list[Line]:
    """Who fires with what, as far as the seat sees it, and what covers the other side."""
    attackers, passive = s.active, other(s.active)
    hidden = [sum(each.number for each in unseen if each.side == side) for side in (attackers, passive)]

    def seen(shots: Iterable[Shot]) -> list[tuple[int, int]]:
        return [(dice, needs) for _, dice, needs in shots]

    world = _alone(s, hex_)
    lines = [
        _line("attack", side=SIDES[attackers], hidden=hidden[0], **_dice(seen(attack_shots(world, hex_)))),
        _line("defence", side=SIDES[passive], hidden=hidden[1], **_dice(seen(defence_shots(world, hex_)))),
    ]
    hq = flyer(s, hex_)
    if hq >= 0:
        lines.append(_line("air", **_dice([(s.bombs[hq], air_fire(s, s.active))])))
    lines.append(_line("cover", cover=passive_cover(s, hex_, supported), supported=supported))
    return lines


def _alone(s: Position, hex_: int) -> Position:
    """The position with only those blocks in the hex whose faces are seen, and the stacks counted by them."""
    world = s.clone()
    for side in (0, 1):
        here = sum(1 for unit in OF_SIDE[side] if s.where[unit] == hex_)
        world.stack[side * (len(s.stack) // 2) + hex_] = here
    return world
