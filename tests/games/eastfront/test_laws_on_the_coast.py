"""All laws on a front with ships, landings, paratroops and satellites, which random matches seldom come to see."""

from __future__ import annotations

import random

import pytest

from grognard import Match
from grognard.kernel.laws import moment
from grognard.kernel.laws.fog import fog
from grognard.kernel.laws.history import Notes
from tests.games.eastfront.ground import AXIS_HOME
from tests.games.eastfront.play import position

LAWS = (
    moment.clones, moment.saved, moment.position, moment.undo, moment.offer, fog, moment.invariants, moment.words,
)  # fmt: skip
# What is seldom done, and done here as often as it can be.
SELDOM = {
    "invade", "drop", "evacuate", "sea", "invasion", "paradrop", "lay", "roll", "by-sea", "invasion-blitz",
    "paradrop-blitz", "rearguard",
}  # fmt: skip
COAST = """
scenario {scenario}
options naval paratroops
month {month}
phase command
turn {turn}
active {active}
axis {home} Odessa Odessa-SW1 Nikolaev Perekop Melitopol Simferopol Kerch Novorossiysk Krivoi-Rog Zaporozhye Mariupol
ax_hq_okh Bucharest 3
ax_hq_a Constanza 2
ax_hq_south Odessa 3
ax_infantry_11 Simferopol 3
ax_infantry_30 Kerch 2
ax_infantry_54 Sevastopol 4
ax_infantry_1 Constanza 3
ax_infantry_2 Odessa 4
ax_infantry_5 Novorossiysk 2
ax_rum_3 Varna 2
ax_rum_4 Constanza 3
ax_bul_1 Sofia 2
ax_armor_14 Krivoi-Rog 4
ax_armor_41 Perekop 1
sv_hq_stavka Rostov 3
sv_hq_south Sevastopol 2
sv_hq_ukraine Batumi 2
sv_hq_west Rostov 2
sv_p_1 Rostov 3
sv_co_coastal Sevastopol 3
sv_i_3 Sevastopol 2
sv_i_4 Batumi 3
sv_i_5 Batumi 2
sv_i_8 Rostov 2
sv_a_10 Tuapse 2
sv_i_9 Odessa 2
sv_i_13 Kerch 1
sv_i_16 Belgrade 2
sv_i_18 Bucharest 1
battle Odessa axis
battle Kerch axis
battle Sevastopol soviet
battle Bucharest axis
beachhead_is ready
"""


def seldom(match: Match, chance: random.Random) -> None:
    """A random answer: mostly something else than done, and what is seldom done as often as not."""
    ask = chance.choice(match.asks)
    answers = [each for each in ask.answers() if each[0] != "disband"] or ask.answers()
    rare = [each for each in answers if each[0] in SELDOM]
    deeds = [each for each in answers if each[0] != "done"]
    if rare and chance.random() < 0.6:
        answers = rare
    elif deeds and chance.random() < 0.9:
        answers = deeds
    match.play(ask.seat, *chance.choice(answers))


SUMMERS_AND_WINTERS = (
    ("S42", "july-1942"), ("W42", "february-1943"), ("S43", "october-1943"), ("S44", "august-1944"),
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_on_the_coast_all_laws_hold(seed: int) -> None:
    chance = random.Random(seed)
    scenario, month = SUMMERS_AND_WINTERS[seed]
    active, turn = (("soviet", "second"), ("axis", "first"))[seed & 1]
    match = position(COAST.format(scenario=scenario, month=month, home=AXIS_HOME, active=active, turn=turn), seed=seed)
    for number in range(90):
        if not match.asks:
            break
        if number % 15 == 7:
            for law in LAWS:
                law(match, random.Random(number), Notes())
        seldom(match, chance)
