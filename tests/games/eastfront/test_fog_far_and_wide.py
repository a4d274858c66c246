"""2.3: an adversary looks on in every phase at a map on which nearly every chapter has something going on.

Paratroops, a fortress under siege, a landing, satellites about to give up, Soviets on the western edge, units
out of supply: what hides behind the enemy's blocks is otherwise in the twin, and the watcher is told the same.
"""

from __future__ import annotations

import random

import pytest

from grognard import Match
from tests.games.eastfront.adversary import difference, step, twins
from tests.games.eastfront.play import position
from tests.marks import rule

HEAD = "scenario {scenario}\noptions naval paratroops\nmonth {month}\nphase {phase}\nactive {active}\n"
AXIS = """
axis germany romania hungary bulgaria slovakia yugoslavia greece albania Odessa Nikolaev Kiev Stalino Riga Pskov Kerch \
Simferopol !Budapest !Jassy
ax_hq_okh Warsaw 2{supreme}
ax_hq_south Nikolaev 1{command}
ax_hq_north Riga 2
ax_armor_41 Kiev 3
ax_infantry_1 Kiev 2
ax_infantry_2 Stalino
ax_armor_3 Stalino 1 cut_off
ax_infantry_17 Riga 2
ax_infantry_29 Riga 4
ax_infantry_4 Odessa 3
ax_mech_55 Nikolaev 4
ax_rum_1 Bucharest 1
ax_rum_4 Jassy 3
ax_rum_3 Galati 2
ax_infantry_9 Galati 2
ax_bul_1 Sofia 2
ax_hun_1 Miskolc 2
ax_infantry_20 Krakow 2
ax_armor_14 Krakow 1
ax_infantry_52 lost
ax_infantry_30 Sevastopol 2 shown
ax_infantry_54 Sevastopol 3 shown
ax_infantry_44 Kerch 3
ax_infantry_42 away 2 opposite=Belgrade-NW1
"""
SOVIETS = """
sv_hq_stavka Moscow 2{supreme}
sv_hq_ukraine Kharkov 1{drop}
sv_hq_south Novorossiysk 2{invasion}
sv_p_1 Kharkov 3
sv_i_12 Kiev 2
sv_a_4 Kiev 3
sv_i_8 Stalino 1
sv_gi_11 Kharkov 4
sv_i_13 Moscow
sv_s_1 Moscow 2
sv_c_5 Voronezh 1
sv_gm_3 Voronezh 2
sv_co_coastal Novorossiysk 3
sv_i_9 Novorossiysk 2
sv_i_18 Novorossiysk 2
sv_i_5 Sevastopol 1
sv_i_3 Sevastopol 3
sv_gi_24 Budapest 2
sv_i_26 Belgrade-NW1 2
sv_i_37 Jassy 2
sv_i_51 lost
battle Kiev axis
battle Stalino soviet
battle Sevastopol soviet
battle Jassy axis
"""
WITH_HQS = ("movement", "mobilize", "strikes", "battles", "combat", "deactivation")
PHASES = ("command", *WITH_HQS, "supply", "production")
DATES = (("S43", "november-1943"), ("S44", "october-1944"))


def wide_front(scenario: str, month: str, phase: str, active: str) -> Match:
    """The map, with the HQs of the active side at work where the phase needs them."""
    at_work = [dict.fromkeys(("supreme", "command", "drop", "invasion"), "") for _ in range(2)]
    head = HEAD.format(scenario=scenario, month=month, phase=phase, active=active)
    if phase in WITH_HQS:
        at_work[active == "soviet"] = {
            "supreme": " role=command shown",
            **{role: f" role={role} shown" for role in ("command", "drop", "invasion")},
        }
        head += "supreme 4\n"
    if phase == "production":
        head += "points 60 60\n"
    return position(head + AXIS.format(**at_work[0]) + SOVIETS.format(**at_work[1]), seed=3)


@rule("eastfront", "2.1", "2.3")
@pytest.mark.parametrize(("scenario", "month"), DATES)
@pytest.mark.parametrize("active", ["axis", "soviet"])
@pytest.mark.parametrize("phase", PHASES)
def test_whatever_hides_behind_the_blocks_the_other_seat_is_told_the_same(
    phase: str, active: str, scenario: str, month: str
) -> None:
    match = wide_front(scenario, month, phase, active)
    for seed in range(3):
        chance = random.Random(f"{phase} {active} {scenario} {seed}")
        for watcher in ("axis", "soviet"):
            pair = twins(match, watcher, seed)
            assert not pair.told_apart(), difference(pair)
            for _ in range(12):
                if pair.one.result or not any(ask.seat == pair.owner for ask in pair.one.asks):
                    break
                if not step(pair, chance):
                    break
                assert not pair.told_apart(), difference(pair)
