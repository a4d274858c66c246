"""The odds of a battle: against battles that the rules fight with thrown dice, and for every seat at any time."""

from __future__ import annotations

import copy
import json
import random
import time
from typing import Any

import pytest

from grognard import words
from grognard.games.leningrad41.areas import AREA
from grognard.games.leningrad41.blocks import HIT, IS_TANK, OF_SIDE, SIDE, STEPS, UNIT, UNITS
from grognard.games.leningrad41.odds import odds
from grognard.games.leningrad41.position import Position, blocks_in, has_line
from grognard.games.leningrad41.prospects import by_use, spared_last
from grognard.games.leningrad41.view import guess
from grognard.games.leningrad41.words import AXIS, SIDES, SOVIET
from tests.games.leningrad41.fighting import MATCHES, SEATS, at_random, fought, fought_on
from tests.games.leningrad41.play import GAME, answer, position

BATTLES = 20_000
FEWER = 2_000
SIGMAS = 4.5  # what a count of so many battles may be off
ENDS = ("cleared", "repelled", "undecided", "nobody")
HEAD = "scenario campaign\nphase combat tactical\nactive axis\n"
EAST = HEAD.replace("active axis", "active soviet")

# Everybody lies open, so that nothing is left to guess: the area, and the position.
OPEN = {
    "line and city": ("79", HEAD + "79 de_1pz:3s de_6pz:3s | su_nw_hq:0s su_nw_11rk:2s soviet-line\nfresh 79"),
    "tanks in the open": ("93", HEAD + "93 de_1pz:3s de_tt:3s de_16_x:2s | su_nw_22rk:3s su_r_25cav:2s\nfresh 93"),
    "over a river": ("139", HEAD + "139 de_1pz:3sc de_16_x:4s | su_nw_22rk:3s su_r_3td:2s soviet-line\nfresh 139"),
    "guns and bombers": (
        "114",
        HEAD + "G1 de_1fk:4sda\n113 de_41_hq:3sda>114\n"
        "114 de_1pz:2s de_16_x:3s | su_nw_22rk:3s su_r_3td:2s su_nw_hq:2s\n"
        "bomber ju88_1 ready >114\nbomber ju88_2 ready >114\nbomber ju88_3 ready >114",
    ),
    "snipers": ("40", HEAD + "40 fi_1:2s fi_2:2s | su_k_71:2s su_k_168:2s\nfresh 40"),
    "snipers in defence": ("40", EAST + "axis 40\n40 su_k_71:2s su_k_168:2s | fi_1:2s fi_2:1s\nfresh 40"),
    "snow": ("93", HEAD + "turn november\nweather snow\n93 de_1pz:3s de_16_x:4s | su_nw_22rk:3s su_nw_33:1s\nfresh 93"),
    "an isolated attacker": ("93", HEAD + "93 de_1pz:3si de_16_x:3s | su_nw_22rk:1s su_nw_33:1s"),
    "the Marat": ("63", HEAD + "options baltic marat\nmarat 63\n63 de_16_x:4s | su_l_90:2s su_l_142:2s\nbefore 63"),
    "a Soviet attack": (
        "113",
        EAST + "axis 113\n113 su_r_3td:2s su_nw_22rk:3s su_nw_24rk:3s | de_fj:2s de_id_81:1s axis-line",
    ),
}  # fmt: skip


def read(text: str) -> tuple[Position, dict[str, Any]]:
    """A position as it was typed in, before anything happens, and the options."""
    _, options, state = GAME.read(text)
    assert isinstance(state, Position)
    return state, GAME.full_options(state.scenario, options)


def seen(s: Position, options: dict[str, Any], seat: str | None) -> dict[str, Any]:
    """What a seat knows of a position that no match has gone on from."""
    head: dict[str, Any] = {"game": GAME.key, "scenario": s.scenario, "options": options, "seat": seat}
    return {**head, "waiting": [], "result": None, **GAME.view(s, seat)}


def end_of(s: Position, area: int) -> str:
    """How a battle has ended."""
    attackers, defenders = (bool(s.there[side] >> area & 1) for side in (s.active, 1 - s.active))
    if attackers:
        return "undecided" if defenders else "cleared"
    return "repelled" if defenders else "nobody"


def strength(s: Position, side: int, area: int) -> int:
    """The hits that a side's blocks can take."""
    return sum(len(STEPS[u]) - STEPS[u].index(s.strength[u]) for u in blocks_in(s, side, area))


def chances(told: dict[str, Any]) -> dict[str, float]:
    """How likely each end is."""
    return {line[0].removeprefix("leningrad41-odds-"): chance for line, chance in told["chances"]}


def line(told: dict[str, Any], key: str, **args: Any) -> dict[str, Any]:
    """The arguments of the one line of a kind with these arguments."""
    (found,) = [
        given for name, given in told["lines"] if name == f"leningrad41-odds-{key}" and given.items() >= args.items()
    ]
    return dict(found)


def compare(told: dict[str, Any], counted: dict[str, int], number: int, more: float = 0.0) -> None:
    for end in ENDS:
        p = chances(told).get(end, 0.0)
        off = SIGMAS * (max(p, 0.0005) * (1 - p) / number) ** 0.5 + 0.0001 + more
        assert counted.get(end, 0) / number == pytest.approx(p, abs=off), end


# -- against the rules --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OPEN)
def test_the_rules_fight_as_the_odds_say(name: str) -> None:
    code, text = OPEN[name]
    s, options = read(text)
    told = odds(seen(s, options, "axis"), code)
    assert told is not None
    area, luck = AREA[code], random.Random(name)
    before = [strength(s, side, area) for side in (AXIS, SOVIET)]
    counted: dict[str, int] = {}
    lost, gone = [0, 0], [0, 0]
    for _ in range(BATTLES):
        after = fought(s, area, luck)
        end = end_of(after, area)
        counted[end] = counted.get(end, 0) + 1
        for side in (AXIS, SOVIET):
            lost[side] += before[side] - strength(after, side, area)
            gone[side] += len(blocks_in(s, side, area)) - len(blocks_in(after, side, area))
    compare(told, counted, BATTLES)
    for side in (AXIS, SOVIET):
        given = line(told, "losses", side=SIDES[side])
        assert lost[side] / BATTLES == pytest.approx(given["steps"], abs=0.1)
        assert gone[side] / BATTLES == pytest.approx(given["number"], abs=0.1)


def test_blocks_not_revealed_are_any_of_those_not_accounted_for() -> None:
    """The Axis knows two blocks stand there; over all that they may be, the odds are right."""
    s, options = read(HEAD + "113 de_1pz:3 de_6pz:3 de_16_x:4 | su_nw_22rk su_r_3td\nfresh 113\nlost su_r_8a")
    told = odds(seen(s, options, "axis"), "113")
    assert told is not None
    area, luck = AREA["113"], random.Random("hidden")
    suspects = [
        u for u in OF_SIDE[SOVIET]
        if UNITS[u] not in ("su_stalin", "su_st_hanko", "su_st_kures", "su_r_8a") and not _later(u)
    ]  # fmt: skip
    assert line(told, "unseen")["of"] == len(suspects)
    counted: dict[str, int] = {}
    for _ in range(BATTLES):
        world = s.clone()
        for unit in blocks_in(s, SOVIET, area):
            world.where[unit] = 0
        for unit in luck.sample(suspects, 2):
            world.where[unit], world.strength[unit] = area, guess(unit, luck)
        end = end_of(fought(world, area, luck), area)
        counted[end] = counted.get(end, 0) + 1
    compare(told, counted, BATTLES, more=0.03)  # 64 hands stand for all that they may be


def _later(unit: int) -> bool:
    from grognard.games.leningrad41.blocks import MARK

    return MARK[unit] in ("S", "N")


MIDDLE = {
    "the defender's dice have fallen": (
        "79", HEAD + "79 de_1pz:3 de_6pz:3 | su_nw_hq:0 soviet-line\nfresh 79", [6],
    ),
    "an armoured attack has struck": (
        "93", HEAD + "93 de_1pz:3 de_tt:3 | su_nw_22rk:2 su_nw_33:2\nfresh 93", [4, 1, 1, 1, 1, 1],
    ),
    "the guns have fired": (
        "114", HEAD + "113 de_41_hq:3sda>114 de_56_hq:4sda>114\n114 de_16_x:3 | su_nw_33:2 su_nw_188:2 su_nw_22rk:2",
        [5, 1, 1],
    ),
    "the anti-air has hit": (
        "114", HEAD + "G1 de_1fk:3sda\n114 de_16_x:3 | su_nw_33:2 su_nw_22rk:3\n"
        "bomber ju88_1 ready >114\nbomber ju88_2 ready >114", [6, 1],
    ),
    "the first bomber has struck": (
        "114", HEAD + "G1 de_1fk:3sda\n114 de_16_x:3 | su_nw_33:2 su_nw_188:2\n"
        "bomber ju88_1 ready >114\nbomber ju88_2 ready >114", [1, 1, 5, 1, 1],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MIDDLE)
def test_a_battle_under_way_has_odds_too(name: str) -> None:
    """The dice of the script have fallen, somebody is asked, and the odds are those of what is left."""
    code, text, dice = MIDDLE[name]
    match = position(text, dice=dice)
    if match.asks[0].prompt == "battle":
        answer(match, ("space", code))
    assert match.asks[0].prompt in ("take-loss", "abort")
    for seat in SEATS:
        told = odds(match.view(seat), code)
        assert told is not None
        assert line(told, "under-way") == {}
    counted: dict[str, int] = {}
    for seed in range(FEWER):
        end = end_of(fought_on(match, seed), AREA[code])
        counted[end] = counted.get(end, 0) + 1
    assert told is not None
    compare(told, counted, FEWER)


# -- what is told --------------------------------------------------------------------------------------------


def test_the_lines_say_who_fires_with_what() -> None:
    s, options = read(OPEN["guns and bombers"][1])
    told = odds(seen(s, options, "soviet"), "114")
    assert told is not None
    assert told["title"] == ["leningrad41-odds-title", {"space": "114", "side": "axis"}]
    assert line(told, "attack") == {
        "side": "axis", "hidden": 0, "dice": 5, "triple": 2, "double": 3, "single": 0,
    }  # fmt: skip
    assert line(told, "defence")["dice"] == 7
    assert line(told, "guns")["double"] == 3
    assert line(told, "bombers") == {"number": 3, "dice": 12, "triple": 0, "double": 12, "single": 0}
    assert line(told, "cover") == {"side": "soviet", "number": 0, "line": False}


def test_an_armoured_attack_is_as_likely_as_that_no_tank_defends() -> None:
    s, options = read(HEAD + "93 de_1pz:3 | su_nw_22rk:3\nfresh 93")
    assert (own := odds(seen(s, options, "soviet"), "93")) is not None
    assert "leningrad41-odds-armoured" not in [key for key, _ in own["lines"] if "armoured" in key][1:]
    told = odds(seen(s, options, "axis"), "93")
    assert told is not None
    assert 70 < line(told, "armoured")["chance"] < 95
    s, options = read(OPEN["tanks in the open"][1])
    told = odds(seen(s, options, "axis"), "93")
    assert told is not None
    assert line(told, "armoured")["chance"] == 100


def test_a_garrison_that_cannot_leave_is_known() -> None:
    """4.2.1: in Hanko stands the static brigade, whatever its strength."""
    s, options = read(HEAD + "H fi_1:2 fi_2:2 | su_st_hanko:1\naxis H\nfresh H")
    told = odds(seen(s, options, "axis"), "H")
    s.strength[UNIT["su_st_hanko"]] = 2
    assert told == odds(seen(s, options, "axis"), "H")
    assert told is not None
    assert chances(told)["cleared"] > 0


def test_where_no_battle_is_there_are_no_odds() -> None:
    s, options = read(HEAD + "93 de_1pz:3 | su_nw_22rk:3\n114 de_6pz:3i | su_nw_11rk:1\n113 de_tt\nfought 93")
    view = seen(s, options, "axis")
    assert [odds(view, code) for code in ("93", "114", "113", "112", "nowhere", "")] == [None] * 6


def test_what_is_lost_last_is_an_hq_and_then_the_better_fire() -> None:
    s, _ = read(HEAD + "93 de_1pz:3 | su_nw_22rk:3")
    units = [UNIT[u] for u in ("de_41_hq", "de_1pz", "de_16_x", "de_tt")]
    given = []
    while units:
        given.append(UNITS[spared_last(s, units)])
        units.remove(UNIT[given[-1]])
    assert given == ["de_16_x", "de_tt", "de_1pz", "de_41_hq"]
    assert by_use([6, 0, 4]) == [0, 4, 6]  # a Stuka is kept as long as it can be


# -- at any time, for any seat ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_odds_at_random(scenario: str, options: dict[str, Any], seed: int) -> None:
    """For every seat: nothing changes, everything adds up and can be said, and twins have the same odds."""
    told_at_all = 0
    chance = random.Random(seed)
    for match in at_random(scenario, options, seed, 1200):
        contested = match.view(None)["contested"]
        if not contested or chance.random() > 0.06:
            continue
        digest = match.digest()
        for seat in SEATS:
            view = match.view(seat)
            before = copy.deepcopy(view)
            for code in chance.sample(contested, min(3, len(contested))):
                told = odds(view, code)
                assert view == before
                if told is None:
                    continue
                told_at_all += 1
                assert told == json.loads(json.dumps(told))
                assert sum(chances(told).values()) == pytest.approx(1, abs=0.0005)
                for key, args in [told["title"], *told["lines"], *(each for each, _ in told["chances"])]:
                    assert [fault for lang in words.languages() for fault in words.faults(key, args, lang, GAME)] == []
                if seat is not None:
                    twin = match.determinize(seat, chance.randrange(99))
                    assert odds(twin.view(seat), code) == told
        assert match.digest() == digest
    assert told_at_all


def test_an_odds_question_is_answered_at_once() -> None:
    """Eight blocks that nobody sees, guns and bombers: far more than most battles have."""
    text = OPEN["guns and bombers"][1].replace(
        "114 de_1pz:2s de_16_x:3s | su_nw_22rk:3s su_r_3td:2s su_nw_hq:2s",
        "114 de_1pz de_tt de_36mot de_6pz | su_nw_22rk su_nw_24rk su_r_3td su_nw_11rk",
    )
    s, options = read(text)
    for seat in SEATS:
        view = seen(s, options, seat)
        took = []
        for _ in range(5):
            start = time.process_time()
            assert odds(view, "114") is not None
            took.append(time.process_time() - start)
        assert min(took) < 0.1, seat


def test_the_positions_here_are_what_their_names_say() -> None:
    for name, (code, text) in OPEN.items():
        s, _ = read(text)
        here = [u for side in (AXIS, SOVIET) for u in blocks_in(s, side, AREA[code])]
        assert all(s.shown[u] for u in here), name
        assert {SIDE[u] for u in here} == {AXIS, SOVIET}
    assert has_line(read(OPEN["line and city"][1])[0], SOVIET, AREA["79"])
    assert any(IS_TANK[u] and HIT[u] == 4 for u in blocks_in(read(OPEN["snow"][1])[0], AXIS, AREA["93"]))
