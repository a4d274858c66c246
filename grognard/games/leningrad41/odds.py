"""How a battle in a place may go, as far as one seat can know it (10.12 to 10.15).

What the seat sees is counted exactly (prospects.py). Blocks whose faces it does not see may be any of those that are
not accounted for: hands of them are dealt out, always the same for the same view, and each hand is counted exactly.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA
from grognard.games.leningrad41.blocks import (
    AZUL,
    BOMBER_HIT,
    BOMBER_HQ,
    FACTION,
    HIT,
    HITS_ON,
    IS_SNIPER,
    IS_TANK,
    STEPS,
)
from grognard.games.leningrad41.combat import (
    FIRST,
    Shot,
    attack_fire,
    defence_fire,
    flying,
    guns,
    may_battle,
    snipers,
)
from grognard.games.leningrad41.damage import absorption
from grognard.games.leningrad41.ground import ground
from grognard.games.leningrad41.position import ASIDE, Position, blocks_in, has_line, other, place
from grognard.games.leningrad41.prospects import Prospects, ladder, prospects
from grognard.games.leningrad41.suspects import given_away, suspects
from grognard.games.leningrad41.view import guess
from grognard.games.leningrad41.weather import hq_stars
from grognard.games.leningrad41.words import (
    ACTIVATION,
    AXIS,
    BLITZ,
    BLITZ_COMBAT,
    BLITZ_SUPPORT,
    CHOICE,
    COMBAT,
    COMMAND,
    FACTIONS,
    MARAT,
    NONE,
    SIDES,
    STRATEGIC,
    SUPPORT,
    TACTICAL,
)
from grognard.odds.fire import mean

HANDS = 64  # how often unseen blocks are dealt out
TAIL = 0.1  # of the hands, at either end, that the range leaves out
DECIMALS = 4
_FIGHTING = (CHOICE, ACTIVATION, MARAT, COMMAND, SUPPORT, COMBAT, BLITZ, BLITZ_SUPPORT, BLITZ_COMBAT)

Line = list[Any]
Hand = list[tuple[int, int]]  # blocks, and how strong each is


def _line(key: str, **args: Any) -> Line:
    return [f"leningrad41-odds-{key}", args]


def odds(view: Mapping[str, Any], noun: str) -> dict[str, Any] | None:
    """The odds of the battle in a place; None where there is none."""
    area = AREA.get(noun, 0)
    if noun not in view["contested"] or not area:
        return None
    s = ground(view)
    unseen = _unseen(s, view, area)
    worlds = list(_worlds(s, area, unseen, noun))
    if not _is_fought(worlds[0][0], area):
        return None
    sufferer = SIDES.index(view["waiting"][0]) if s.battle == area and s.due and view["waiting"] else None
    unknown_attack = any(each.side == s.active for each in unseen)
    attackers = () if unknown_attack else ladder(worlds[0][0], s.active, area)
    outlooks = [_outlook(prospects(world, area, sufferer, attackers), s.active, weight) for world, weight in worlds]
    return _told(worlds[0][0], area, unseen, outlooks)


def _is_fought(s: Position, area: int) -> bool:
    """10.12: is it going on, or may it be fought in this impulse?"""
    if s.battle:
        return s.battle == area or may_battle(s, area) is None
    if s.phase not in _FIGHTING or s.impulse not in (NONE, TACTICAL, STRATEGIC):
        return False
    if s.phase == BLITZ:
        s.phase = BLITZ_SUPPORT
    return may_battle(s, area) is None


# -- who may be there ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Unseen:
    """Blocks of one wood in the area that the seat does not see."""

    side: int
    number: int
    known: tuple[int, ...]  # those of them whose place gives them away
    others: tuple[int, ...]  # who the rest may be
    isolated: int
    crossed: int


def _unseen(s: Position, view: Mapping[str, Any], area: int) -> list[_Unseen]:
    found = []
    for name, standing in view["upright"].items():
        side, here = SIDES.index(name), standing.get(place(area), {})
        for faction, wood in enumerate(FACTIONS):
            number = here.get(wood, 0)
            if not number:
                continue
            known = tuple(u for u in given_away(s, view, area) if FACTION[u] == faction)[:number]
            others = suspects(s, view, side)[faction]
            if len(others) < number:
                others = tuple(u for u in blocks.OF_SIDE[side] if FACTION[u] == faction and s.where[u] == ASIDE)
            marks = here.get("isolated", 0), here.get("crossed", 0)
            found.append(_Unseen(side, number, known, others, *marks))
    return found


def _worlds(s: Position, area: int, unseen: Sequence[_Unseen], noun: str) -> Iterator[tuple[Position, float]]:
    """Positions that the seat cannot tell apart as to this battle, with their weights."""
    if not unseen:
        yield s, 1.0
        return
    luck = random.Random(f"odds {noun}")
    decks = [_hands(each, luck) for each in unseen]
    counted: dict[tuple[Any, ...], list[tuple[list[Hand], int]]] = {}
    for _ in range(HANDS):
        dealt = [next(deck) for deck in decks]
        alike = tuple(tuple(sorted((*_kind(u), strength) for u, strength in hand)) for hand in dealt)
        counted.setdefault(alike, []).append((dealt, 1))
    for same in counted.values():
        yield _with(s, area, unseen, same[0][0]), len(same) / HANDS


def _kind(unit: int) -> tuple[Any, ...]:
    """All that matters of a block in a battle but its strength."""
    return (STEPS[unit], HIT[unit], FACTION[unit], IS_TANK[unit], IS_SNIPER[unit], unit == AZUL, blocks.IS_HQ[unit])


def _hands(unseen: _Unseen, luck: random.Random) -> Iterator[Hand]:
    """Hands from a deck that is dealt to its end before it is shuffled again: everybody turns up equally often."""
    deck: list[int] = []
    wanted = unseen.number - len(unseen.known)
    while True:
        if len(deck) < wanted:
            deck = list(unseen.others)
            luck.shuffle(deck)
        hand, deck = deck[:wanted], deck[wanted:]
        yield [(unit, guess(unit, luck)) for unit in (*unseen.known, *hand)]


def _with(s: Position, area: int, unseen: Sequence[_Unseen], dealt: Sequence[Hand]) -> Position:
    """The position with these blocks in the area, where until now they only counted in its stack."""
    s = s.clone()
    for each, hand in zip(unseen, dealt, strict=True):
        for number, (unit, strength) in enumerate(hand):
            s.where[unit], s.strength[unit] = area, strength
            s.isolated[unit], s.crossed[unit] = int(number < each.isolated), int(number < each.crossed)
    return s


# -- what comes of it ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Outlook:
    """What one world gives: how likely each end is, what it costs, and whether the attack would be armoured."""

    weight: float
    ends: tuple[float, ...]  # in the order of ENDS
    losses: tuple[tuple[float, float], ...]  # by side: the mean of steps and of blocks
    armoured: bool


ENDS = ("cleared", "repelled", "undecided", "nobody")
_STANDING = ((False, True), (True, False), (True, True), (False, False))  # the defender, the attackers


def _outlook(found: Prospects, attacker: int, weight: float) -> _Outlook:
    ends = dict.fromkeys(_STANDING, 0.0)
    for (lost, spent), p in found.ends.items():
        ends[found.defenders[lost].there, found.attackers[spent].there] += p
    theirs, ours = (_losses(found, which) for which in (0, 1))
    losses = (ours, theirs) if attacker == AXIS else (theirs, ours)
    return _Outlook(weight, tuple(ends[each] for each in _STANDING), losses, found.defenders[0].armoured)


def _losses(found: Prospects, which: int) -> tuple[float, float]:
    """The mean of steps and of blocks lost, by the defender (0) or the attackers (1)."""
    rungs = found.attackers if which else found.defenders
    return mean(found.ends, lambda k: rungs[k[which]].steps), mean(found.ends, lambda k: rungs[k[which]].blocks)


# -- in words -----------------------------------------------------------------------------------------------


def _told(s: Position, area: int, unseen: Sequence[_Unseen], outlooks: Sequence[_Outlook]) -> dict[str, Any]:
    attacker, defender = s.active, other(s.active)
    chances: list[Line] = []
    for number, (end, side) in enumerate(zip(ENDS, (attacker, defender, defender, defender), strict=True)):
        likely = round(sum(each.weight * each.ends[number] for each in outlooks), DECIMALS)
        if likely or end != "nobody":
            chances.append([_line(end, side=SIDES[side]), likely])
    lines = [*_forces(s, area, unseen), _cover(s, area)]
    armoured = sum(each.weight for each in outlooks if each.armoured)
    if armoured and s.stage < FIRST:
        lines.append(_line("armoured", chance=round(armoured * 100)))
    for side in (attacker, defender):
        steps, gone = (sum(each.weight * each.losses[side][k] for each in outlooks) for k in (0, 1))
        lines.append(_line("losses", side=SIDES[side], steps=round(steps, 1), number=round(gone, 1)))
    lines += [_line("unseen", side=SIDES[each.side], number=each.number, of=len(each.others)) for each in unseen]
    if unseen:
        low, high = _range(outlooks)
        lines.append(_line("range", side=SIDES[attacker], low=round(low * 100), high=round(high * 100)))
    return {"title": _line("title", space=place(area), side=SIDES[attacker]), "lines": lines, "chances": chances}


def _range(outlooks: Sequence[_Outlook]) -> tuple[float, float]:
    """How likely the area is cleared in all hands but the luckiest and the unluckiest."""
    ranked = sorted((each.ends[0], each.weight) for each in outlooks)
    low = high = ranked[0][0]
    before = 0.0
    for cleared, weight in ranked:
        if before <= TAIL:
            low = cleared
        if before < 1 - TAIL:
            high = cleared
        before += weight
    return low, high


def _dice(shots: Iterable[tuple[int, int]]) -> dict[str, int]:
    """4.2.2: dice by their fire, as arguments of a line."""
    told = dict.fromkeys(("triple", "double", "single"), 0)
    names = {needs: fire for fire, needs in HITS_ON.items()}
    for number, needs in shots:
        told[names[needs]] += number
    return {"dice": sum(told.values()), **told}


def _forces(s: Position, area: int, unseen: Sequence[_Unseen]) -> list[Line]:
    """Who fires with what, as far as the seat sees it."""
    attacker, defender = s.active, other(s.active)
    hidden = [
        sum(each.number for each in unseen if each.side == side) for side in (attacker, defender)
    ]  # fmt: skip
    dealt = {u for each in unseen for u in (*each.known, *each.others)}

    def seen(shots: Iterable[Shot]) -> list[tuple[int, int]]:
        return [(dice, needs) for dice, needs, _, unit in shots if unit not in dealt]

    lines = [_line("under-way")] if s.battle == area else []
    lines += [
        _line("attack", side=SIDES[attacker], hidden=hidden[0], **_dice(seen(attack_fire(s, area)))),
        _line("defence", side=SIDES[defender], hidden=hidden[1], **_dice(seen(defence_fire(s, area)))),
    ]
    sharp = [u for u in snipers(s, area) if u not in dealt]
    if sharp:
        lines.append(_line("snipers", **_dice((1, HIT[u]) for u in sharp)))
    if guns(s, area):
        lines.append(_line("guns", **_dice((hq_stars(s, hq), HIT[hq]) for hq in guns(s, area))))
    planes = flying(s, area)
    if planes:
        dice = _dice((hq_stars(s, BOMBER_HQ[plane]), BOMBER_HIT[plane]) for plane in planes)
        lines.append(_line("bombers", number=len(planes), **dice))
    over_water = sum(s.crossed[u] for u in blocks_in(s, attacker, area)) if s.fresh >> area & 1 else 0
    if over_water:
        lines.append(_line("water", number=over_water))
    idle = sum(s.isolated[u] for u in blocks_in(s, attacker, area))
    if idle:
        lines.append(_line("isolated", number=idle))
    return lines


def _cover(s: Position, area: int) -> Line:
    """10.14: what the ground and a line absorb."""
    defender = other(s.active)
    cover = s.shield if s.battle == area else absorption(s, defender, area)
    return _line("cover", side=SIDES[defender], number=cover, line=has_line(s, defender, area))
