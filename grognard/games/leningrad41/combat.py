"""10.12, 10.13, 10.16: battles, one by one, each a single round."""

from __future__ import annotations

from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import CITY, GREENS, RED, TERRAIN, YELLOW, ZONE
from grognard.games.leningrad41.blocks import (
    BOMBER_HIT,
    BOMBER_HQ,
    BOMBERS,
    DIETL,
    HIT,
    IS_COMBAT,
    IS_FAST,
    IS_SNIPER,
    IS_STUKA,
    IS_TANK,
    LINE_HIT,
)  # fmt: skip
from grognard.games.leningrad41.damage import absorb, absorption, suffer
from grognard.games.leningrad41.marat import fight_the_marat, marat_fights_on_land, marat_needs
from grognard.games.leningrad41.murmansk import BOXES, dietl_advances, tanks_bar_the_way
from grognard.games.leningrad41.position import (
    ABORTED,
    BOX,
    DESTROYED,
    READY,
    Position,
    blocks_in,
    contested,
    controls,
    has_line,
    hide,
    name,
    other,
    place,
    reveal,
    settle,
)  # fmt: skip
from grognard.games.leningrad41.support import attackers, battle_areas, is_battle_area, may_be_battle
from grognard.games.leningrad41.victory import watch
from grognard.games.leningrad41.weather import ARMOURED, attack_dice, defence_dice, hq_stars
from grognard.games.leningrad41.weather import BLITZ as WEATHER_LETS_BLITZ
from grognard.games.leningrad41.words import (
    AXIS,
    BLITZ,
    BLITZ_COMBAT,
    COMBAT,
    DEACTIVATION,
    SIDES,
    SOVIET,
    STRATEGIC,
    TACTICAL,
)  # fmt: skip
from grognard.kernel import Ask, Flow, Refused, Roll, procedure

# -- the segment ------------------------------------------------------------------------------------------


def compulsory(s: Position) -> tuple[int, ...]:
    """10.12, 14.3: battles that must be fought: newly contested, or joined by the Marat."""
    must = s.fresh | (1 << s.marat_area if s.marat_area else 0)
    return tuple(a for a in battle_areas(s) if must >> a & 1)


def may_battle(s: Position, area: int) -> Refused | None:
    """10.12: a contested area where the battle is still to be fought, and somebody attacks."""
    if not contested(s, area):
        return Refused("10.12", "no-battle", space=place(area))
    if s.fought >> area & 1:
        return Refused("10.16", "already-fought", space=place(area))
    if not may_be_battle(s, area):
        return Refused("10.12", "only-isolated", space=place(area))
    if not is_battle_area(s, area):
        return Refused("10.17", "no-blitz-battle", space=place(area))
    return None


def dietl_may_fight(s: Position) -> Refused | None:
    """14.8: in a Strategic Impulse Dietl, before Murmansk, may attack the 1st Tank Division."""
    if not dietl_stands_at_murmansk(s):
        return Refused("14.8", "murmansk-not-now")
    return None if s.strength[DIETL] else Refused("10.5", "exhausted", unit=name(DIETL))


def dietl_stands_at_murmansk(s: Position) -> bool:
    """14.8: has he reached the box that the tanks hold, in a Strategic Impulse in which he has not fought yet?"""
    return bool(
        tanks_bar_the_way(s) and s.impulse == STRATEGIC and s.phase == COMBAT and s.active == AXIS
        and s.road == BOXES and s.where[DIETL] == BOX and not s.dietl_rolled
    )  # fmt: skip


@procedure
def combat(s: Position) -> Flow[None]:
    """10.12: the attacker fights the battles in the order he likes, those that are compulsory for certain."""
    if s.active_hq[DIETL] and not s.dietl_rolled:
        yield from dietl_advances(s)
        return
    side = s.active
    must = compulsory(s)
    able = tuple(battle_areas(s))
    at_murmansk = dietl_stands_at_murmansk(s)  # 1.6: that he is too weak to fight there is not for all to know
    verb: str = "done"
    area: Any = None
    if able or at_murmansk:
        verb, area = yield Ask(
            SIDES[side], "battle", rule="10.12", space=able, done=not must, dietl=dietl_may_fight(s) is None,
            pair=True, always=at_murmansk,
            tests={"space": (may_battle,), "done": (must_fight,), "dietl": (dietl_may_fight,)},
        )  # fmt: skip
    if verb == "dietl":
        s.active_hq[DIETL] = 1
        reveal(s, DIETL)
    elif verb == "space":
        yield from battle(s, area)
    else:
        end_combat(s)


def must_fight(s: Position) -> Refused | None:
    """10.12: a battle in a newly contested area is not left out."""
    left = compulsory(s)
    return Refused("10.12", "battle-compulsory", space=place(left[0])) if left else None


def end_combat(s: Position) -> None:
    """6.0: the Blitz after a Tactical Impulse's battles, if any block earned it; else the HQs stand down."""
    if s.phase == COMBAT and s.impulse == TACTICAL and any(s.cleared):
        open_blitz(s)
        s.phase = BLITZ
    else:
        s.phase = DEACTIVATION


def open_blitz(s: Position) -> None:
    """10.17, 10.13.3.1: the battles are over; guns of Blitz HQs and Stukas that came through one are free again."""
    flew = [area > 0 and s.fought >> area & 1 and s.bomber[b] == READY for b, area in enumerate(s.mission)]
    s.mission[:] = [0 if IS_STUKA[b] and flew[b] else -1 for b in range(len(BOMBERS))]
    s.was_contested, s.fresh, s.fought = s.there[AXIS] & s.there[SOVIET], 0, 0
    for marks in (s.crossed, s.barrage, s.acted):
        marks[:] = [0] * len(marks)


# -- one battle ----------------------------------------------------------------------------------------------


# 10.13: how far a battle is.
STAGES = ("none", "snipers", "artillery", "anti-air", "air-strike", "first-volley", "second-volley")
NO_STAGE, SNIPE, SHELL, FLAK, STRIKE, FIRST, SECOND = range(len(STAGES))


@procedure
def battle(s: Position, area: int) -> Flow[None]:
    """10.13: deployment, snipers, artillery, anti-air, air strike, ground combat: one round (10.16)."""
    s.fought |= 1 << area
    deploy(s, area)
    s.battle, s.shield = area, absorption(s, other(s.active), area)
    s.stage = SNIPE
    yield from snipe(s, area)
    s.stage = SHELL
    yield from shell(s, area)
    yield from air_strike(s, area)
    s.stage = FIRST
    if armoured_attack(s, area):
        s.report("armoured-attack", "10.13.6.2", space=place(area))
        yield from attack(s, area)
        s.stage = SECOND
        yield from defend(s, area)
    else:
        yield from defend(s, area)
        s.stage = SECOND
        yield from attack(s, area)
    s.battle = s.stage = s.fired = s.shield = 0
    after_battle(s, area)
    if s.marat_area == area and s.bombs:
        yield from fight_the_marat(s)
    watch(s)


def deploy(s: Position, area: int) -> None:
    """10.13.1: both sides lay their blocks down."""
    for side in (s.active, other(s.active)):
        for unit in blocks_in(s, side, area):
            reveal(s, unit)
    s.report(
        "battle", "10.13", space=place(area), attacker=SIDES[s.active],
        units={SIDES[k]: [[name(u), s.strength[u]] for u in blocks_in(s, k, area)] for k in (AXIS, SOVIET)},
        lines=[SIDES[k] for k in (AXIS, SOVIET) if has_line(s, k, area)],
    )  # fmt: skip


# Who fires so many dice that need this face: ("block", its number), ("line", -1) or ("marat", -1) at the end.
Shot = tuple[int, int, str, int]


def count(rolled: tuple[int, ...], needs: int) -> int:
    return sum(1 for face in rolled if face >= needs)


def snipers(s: Position, area: int) -> tuple[int, ...]:
    """10.13.2, 2.7.1: Finnish combat blocks but the 163rd, in yellow or red of the zone without city or line."""
    if not ZONE >> area & 1 or TERRAIN[area] not in (YELLOW, RED) or CITY[area]:
        return ()
    if has_line(s, AXIS, area) or has_line(s, SOVIET, area):
        return ()
    ready = attackers(s, area) if s.active == AXIS else blocks_in(s, AXIS, area)
    return tuple(u for u in ready if IS_SNIPER[u])


@procedure
def snipe(s: Position, area: int) -> Flow[None]:
    """10.13.2: a die for each, by its own fire; the ground gives no cover from it (reading A14)."""
    hits = 0
    for unit in snipers(s, area):
        rolled = yield Roll(1, rule="10.13.2", purpose="snipers", needs=HIT[unit], unit=name(unit))
        hits += count(rolled, HIT[unit])
    if hits:
        yield from suffer(s, SOVIET, area, hits)


def guns(s: Position, area: int) -> tuple[int, ...]:
    """10.13.3, 10.4.1: the HQs whose marker lies there."""
    return tuple(hq for hq in blocks.TACTICAL[s.active] if s.barrage[hq] == area)


@procedure
def shell(s: Position, area: int) -> Flow[None]:
    """10.13.3, 10.4.1: every HQ whose marker lies there fires its stars."""
    for hq in guns(s, area):
        if contested(s, area):
            rolled = yield Roll(hq_stars(s, hq), rule="10.13.3", purpose="artillery", needs=HIT[hq], unit=name(hq))
            s.fired += 1
            hits = absorb(s, other(s.active), area, count(rolled, HIT[hq]))
            yield from suffer(s, other(s.active), area, hits)
    s.fired = 0


# -- from the air -----------------------------------------------------------------------------------------------


def flying(s: Position, area: int) -> tuple[int, ...]:
    """10.13.5: bombers over this battle, without those that look for the Marat (14.3)."""
    return tuple(
        b for b in range(len(BOMBERS)) if s.mission[b] == area and s.bomber[b] == READY and not s.bombs >> b & 1
    )


@procedure
def air_strike(s: Position, area: int) -> Flow[None]:
    """10.13.4, 10.13.5: anti-air fire first; each bomber that is left rolls its HQ's strength."""
    if not flying(s, area) or not contested(s, area):
        return
    s.stage = FLAK
    hits = yield from anti_air(s, area)
    yield from drive_off(s, area, hits)
    s.stage = STRIKE
    for bomber in flying(s, area):
        if not contested(s, area):
            break  # 10.15.2: nobody is left to bomb
        dice = hq_stars(s, BOMBER_HQ[bomber])
        rolled = yield Roll(
            dice, rule="10.13.5", purpose="air-strike", needs=BOMBER_HIT[bomber], bomber=BOMBERS[bomber]
        )  # fmt: skip
        s.fired += 1
        hits = absorb(s, SOVIET, area, count(rolled, BOMBER_HIT[bomber]))
        yield from suffer(s, SOVIET, area, hits)
    s.fired = 0


def flak(s: Position, area: int) -> tuple[Shot, ...]:
    """10.13.4, 10.5: a die for each Soviet block with strength, for the line, for the Marat; weather apart."""
    line = has_line(s, SOVIET, area)
    return (
        *((1, LINE_HIT, "line", -1) for _ in range(line)),
        *((1, HIT[u], "block", u) for u in blocks_in(s, SOVIET, area) if s.strength[u] and HIT[u] <= 6),
        *((1, marat_needs(s), "marat", -1) for _ in range(marat_fights_on_land(s, area))),
    )


@procedure
def anti_air(s: Position, area: int) -> Flow[int]:
    """10.13.4: the anti-air dice are thrown one by one."""
    hits = 0
    for dice, needs, by, unit in flak(s, area):
        if by == "line":
            rolled = yield Roll(dice, rule="10.13.4", purpose="anti-air", needs=needs, by="line")
        elif by == "block":
            rolled = yield Roll(dice, rule="10.13.4", purpose="anti-air", needs=needs, by="block", unit=name(unit))
        else:
            rolled = yield Roll(dice, rule="14.3", purpose="anti-air", needs=needs, by="marat")
        hits += count(rolled, needs)
    return hits


@procedure
def drive_off(s: Position, area: int, hits: int) -> Flow[None]:
    """10.13.4: each hit aborts a bomber; the Axis may take two as one bomber destroyed."""
    while hits and flying(s, area):
        s.due = hits
        planes = flying(s, area)
        answer = yield Ask(
            SIDES[AXIS], "abort", rule="10.13.4", args={"hits": hits, "space": place(area)},
            abort=planes, destroy=planes if hits >= 2 else (), pair=True,
            tests={"abort": (may_lose_bomber, area, hits, 1), "destroy": (may_lose_bomber, area, hits, 2)},
        )  # fmt: skip
        bomber = answer[1]
        if answer[0] == "destroy":
            s.bomber[bomber] = DESTROYED
            hits -= 2
        else:
            s.bomber[bomber] = ABORTED
            hits -= 1
        s.mission[bomber] = -1
        s.report("destroyed-bomber" if answer[0] == "destroy" else "aborted", "10.13.4", bomber=BOMBERS[bomber])
    s.due = 0


def may_lose_bomber(s: Position, area: int, hits: int, cost: int, bomber: int) -> Refused | None:
    """10.13.4: one of the bombers over this battle; to count it destroyed takes two hits."""
    if bomber not in flying(s, area):
        return Refused("10.13.4", "not-flying", bomber=BOMBERS[bomber])
    return None if hits >= cost else Refused("10.13.4", "two-hits-needed")


# -- on the ground ---------------------------------------------------------------------------------------------


def armoured_attack(s: Position, area: int) -> bool:
    """10.13.6.2: good weather, a green area, no line and no city of the defender's, tanks on one side only."""
    defender = other(s.active)
    if not contested(s, area) or not ARMOURED[s.weather]:
        return False
    if not GREENS >> area & 1 or has_line(s, defender, area):
        return False
    if CITY[area] and controls(s, defender, area):
        return False
    if any(IS_TANK[u] for u in blocks_in(s, defender, area)):
        return False
    tanks = [u for u in attackers(s, area) if IS_TANK[u]]
    if s.fresh >> area & 1:  # tanks that all came over water do not count
        tanks = [u for u in tanks if not s.crossed[u]]
    return bool(tanks)


def ground_dice(s: Position, unit: int, area: int) -> int:
    """10.13.6, 10.13.6.1: an attacker's dice: its strength in this weather; one if it came over water."""
    dice = attack_dice(s, unit)
    return min(dice, 1) if s.crossed[unit] and s.fresh >> area & 1 else dice


def attack_fire(s: Position, area: int) -> tuple[Shot, ...]:
    """10.13.6, 9.1: the dice of the attackers; the isolated do not fire."""
    ready = [u for u in attackers(s, area) if HIT[u] <= 6 and s.strength[u]]
    return tuple((ground_dice(s, u, area), HIT[u], "block", u) for u in ready)


@procedure
def attack(s: Position, area: int) -> Flow[None]:
    """10.13.6: the attackers fire, if anybody is left to fire at."""
    hits = 0
    if not contested(s, area):
        return
    for dice, needs, _by, unit in attack_fire(s, area):
        rolled = yield Roll(dice, rule="10.13.6", purpose="attack", needs=needs, unit=name(unit))
        hits += count(rolled, needs)
    hits = absorb(s, other(s.active), area, hits)
    yield from suffer(s, other(s.active), area, hits)


def defence_fire(s: Position, area: int) -> tuple[Shot, ...]:
    """10.13.6, 4.1, 14.3: the dice of the defenders: the line, the blocks, the Marat."""
    defender = other(s.active)
    ready = [u for u in blocks_in(s, defender, area) if HIT[u] <= 6 and s.strength[u]]
    ship = defender == SOVIET and marat_fights_on_land(s, area)
    return (
        *((1, LINE_HIT, "line", -1) for _ in range(has_line(s, defender, area))),
        *((defence_dice(s, u), HIT[u], "block", u) for u in ready),
        *((1, marat_needs(s), "marat", -1) for _ in range(ship)),
    )


@procedure
def defend(s: Position, area: int) -> Flow[None]:
    """10.13.6, 4.1, 14.3: the defenders fire. Attackers never absorb."""
    hits = 0
    if not contested(s, area):
        return
    for dice, needs, by, unit in defence_fire(s, area):
        if by == "line":
            rolled = yield Roll(dice, rule="4.1", purpose="defence", needs=needs, by="line")
        elif by == "block":
            rolled = yield Roll(dice, rule="10.13.6", purpose="defence", needs=needs, by="block", unit=name(unit))
        else:
            rolled = yield Roll(dice, rule="14.3", purpose="bombardment", needs=needs, by="marat")
        hits += count(rolled, needs)
    yield from suffer(s, s.active, area, hits)


# -- afterwards ---------------------------------------------------------------------------------------------------


def after_battle(s: Position, area: int) -> None:
    """10.16: who is left hides; but blocks that may Blitz lie open, and so do those in another's area."""
    if s.marat_area == area and not s.bombs:
        s.marat_area = 0
    if contested(s, area):
        owner = AXIS if controls(s, AXIS, area) else SOVIET
        for unit in blocks_in(s, owner, area):
            hide(s, unit)
        s.report("undecided", "10.16", space=place(area), side=SIDES[owner])
        return
    if s.there[s.active] >> area & 1:
        for unit in attackers(s, area):
            s.cleared[unit] = int(earns_blitz(s, unit, area))
        s.report("won", "10.16", space=place(area), side=SIDES[s.active])
    elif s.there[other(s.active)] >> area & 1:
        s.report("won", "10.16", space=place(area), side=SIDES[other(s.active)])
    settle(s, area)


def earns_blitz(s: Position, unit: int, area: int) -> bool:
    """10.17: a fast combat block that has cleared a green area, in good weather, in a Tactical Impulse, once."""
    return bool(
        s.impulse == TACTICAL
        and s.phase != BLITZ_COMBAT
        and WEATHER_LETS_BLITZ[s.weather]
        and GREENS >> area & 1
        and IS_FAST[unit]
        and IS_COMBAT[unit]
    )
