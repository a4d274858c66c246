"""1.6: the fog of war, tried by somebody who looks hard at everything that a seat is told."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grognard import Match, Refused
from grognard.games.leningrad41.words import PHASES
from tests.games.leningrad41.adversary import all_told, look, play_on, twins
from tests.games.leningrad41.play import GAME, answer, at, block, move, offered, position, told
from tests.marks import rule

ALL_OPTIONAL = [
    "rail",
    "baltic",
    "marat",
    "road-of-life",
    "blizzard",
    "typhoon",
    "agility",
    "first-tanks",
    "lend-lease",
]

# A front with everything on it: Germans and Finns, HQs and troops, a battle of old and isolated blocks.
FRONT = """
scenario campaign
options {options}
phase {phase}
turn {turn}
active {active}
disc {active}
weather {weather}
left 5
value 7
road {road}
axis 1-12 16-24 32-38 54-58 71-75 87-91 105-113 121-132 F G1-G4
6 fi_mannerheim:3
24 fi_ii:3 fi_cav
38 fi_1:1 fi_163:2
124 de_16_hq:4 de_16_ii:3 de_1fk:2
113 de_56_hq:2 de_8pz:3 de_3mot:1
91 de_41_hq:0 de_1pz:2
G4 de_39_hq:3 de_8fk:4 de_12pz de_id_81
110 de_18_i:2
59 su_l_90:2 su_r_8a:3 | de_18_l:4 de_tt:2
T su_l_142:1 | de_36mot:3
39 su_k_54:2 soviet-line
93 su_nw_hq:2 su_r_46td:1
79 su_l_21td:2 soviet-line
L su_l_hq:4 su_lm:2
84 su_zhukov:3 su_r_25cav
95 su_nw_22rk:1i
30 su_k_1td:2
H su_st_hanko:1
pool de_16_x de_18_xxvi de_azul su_r_11a su_r_23a su_st_kures
waiting de_18mot su_v_hq
lost de_6pz
box de_hitler:3 su_stalin:2 de_dietl:2
"""


def front(phase: str, active: str, **more: Any) -> str:
    told = {"options": "rail", "turn": "october", "weather": "good", "road": 3, **more}
    return FRONT.format(phase=phase, active=active, **told)


# ---- two positions that the watcher cannot tell apart --------------------------------------------------------


@rule("leningrad41", "1.6")
@pytest.mark.parametrize("active", ["axis", "soviet"])
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
@pytest.mark.parametrize("phase", [p for p in PHASES if p not in ("setup", "final", "reinforce")])
def test_swapped_hidden_blocks_change_nothing_that_the_enemy_is_told(phase: str, watcher: str, active: str) -> None:
    impulses = ["none"] if phase in ("logistics", "restore", "replace", "opening", "choice") else ["tactical"]
    if phase in ("command", "combat", "closing"):
        impulses = ["tactical", "strategic"] if phase == "combat" else ["tactical", "strategic", "pass"]
    for number, impulse in enumerate(impulses):
        chance = random.Random(f"{phase} {watcher} {active} {number}")
        text = front(f"{phase} {impulse}", active)
        for _ in range(3):
            pair = twins(text, watcher, chance)
            look(pair, f"in {phase} {impulse}")
            play_on(pair, 6, chance)


ON_THE_ROAD = "box de_dietl:{x} de_hitler su_stalin"
MURMANSK = f"options first-tanks\nphase combat strategic\nactive axis\nroad 10\nmurmansk su_k_1td\n{ON_THE_ROAD}"


@rule("leningrad41", "1.6")
@pytest.mark.parametrize(
    ("text", "one", "two"),
    [
        # Nothing to choose but the Pass; no HQ left to activate; nobody left to command; no room to move in.
        ("phase choice none\nactive axis\ndisc soviet\nbox de_dietl:0 de_hitler\n124 {x}", "de_16_hq", "de_16_ii"),
        ("phase activation tactical\nactive axis\n124 de_16_hq:4sda\n110 {x}", "de_18_hq", "de_18_i"),
        ("phase activation tactical\nactive axis\n124 de_16_hq:4sda\n110 {x}", "de_8fk:4", "de_8fk:0"),
        ("phase command tactical\nactive axis\n124 de_16_hq:4sda\n110 {x}", "de_16_ii", "de_18_i"),
        ("phase command tactical\nactive axis\n124 de_16_hq:4sda\n110 {x}", "de_16_ii:4", "de_16_ii:4d"),
        ("phase command strategic\nactive axis\n124 de_16_hq\nleft {x}", "0", "5"),
        ("phase command pass\nactive soviet\nleft 1\nH {x}", "su_st_hanko:1", "su_r_8a:1"),
        ("phase exploit tactical\nactive axis\nleft 3\n124 {x}", "de_16_ii", "de_1pz"),
        ("phase exploit tactical\nactive axis\nleft {x}\n124 de_1pz", "0", "3"),
        # Nothing to restore, nothing to replace, no points.
        ("phase restore none\nactive axis\nturn august\nleft 3\n124 {x}", "de_16_hq:4", "de_16_hq:2"),
        ("phase restore none\nactive axis\nturn august\nleft {x}\n124 de_16_hq:2", "0", "2"),
        ("phase replace none\nactive axis\nturn august\nleft 3\nvalue 3\n124 {x}", "de_16_ii:4", "de_16_ii:2"),
        # One reinforcement or several, by the leader's stars.
        ("phase reinforce reinforcement\nactive soviet\nleft {x}\npool su_r_8a su_r_11a su_r_23a", "2", "3"),
        # Dietl before Murmansk, with the strength to fight or without.
        (MURMANSK, "0", "4"),
        (f"{MURMANSK}\n59 su_r_8a | de_18_i\nfresh 59", "0", "4"),
    ],
)
def test_that_there_is_nothing_to_choose_tells_nothing(text: str, one: str, two: str) -> None:
    first, second = (position(text.format(x=x)) for x in (one, two))
    watcher = "soviet" if "active axis" in text else "axis"
    for seat in (watcher, None):
        assert all_told(first, seat) == all_told(second, seat)


@rule("leningrad41", "1.6", "5.0")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_nobody_sees_what_the_enemy_has_drawn(side: str) -> None:
    drawn = "drawn de_id_93 de_id_96\n" if side == "axis" else "drawn su_r_27a su_r_48a\n"
    chance = random.Random(side)
    for watcher in ("axis", "soviet"):
        pair = twins(front("reinforce none", side).replace("left 5", "left 0") + drawn, watcher, chance)
        look(pair, "with reinforcements in hand")
        play_on(pair, 6, chance)


@rule("leningrad41", "1.6", "14.3", "14.6", "14.8")
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
@pytest.mark.parametrize("number", range(8))
def test_nor_do_the_optional_rules_tell(watcher: str, number: int) -> None:
    chance = random.Random(f"{watcher} {number}")
    phase = chance.choice(["opening none", "choice none", "activation tactical", "command strategic", "command pass"])
    text = front(phase, chance.choice(["axis", "soviet"]), options=" ".join(ALL_OPTIONAL), road=10)
    text = text.replace("30 su_k_1td:2", "murmansk su_k_1td:2")
    if number % 2:
        text = text.replace("weather good", "weather snow").replace("turn october", "turn november")
    pair = twins(text, watcher, chance)
    look(pair, f"in {phase}")
    play_on(pair, 8, chance)


def somewhere(seed: int) -> str:
    """The text of a position that random play of some scenario comes to."""
    chance = random.Random(f"fog {seed}")
    scenario = chance.choice(["campaign", "campaign", "preludes", "sight", "circle"])
    options = {name: True for name in ALL_OPTIONAL if scenario == "campaign" and chance.random() < 0.5}
    match = GAME.start(scenario, seed=seed, options=options)
    steps = chance.randint(0, 400)
    while match.result is None and (steps > 0 or not match.at_rest):
        match.play(match.asks[0].seat, *chance.choice(match.asks[0].answers()))
        steps -= 1
    return match.notation() if match.result is None else somewhere(seed + 1000)


@rule("leningrad41", "1.6")
@pytest.mark.parametrize("seed", range(40))
def test_wherever_play_leads_the_hidden_stays_hidden(seed: int) -> None:
    text = somewhere(seed)
    for watcher in ("axis", "soviet"):
        pair = twins(text, watcher, random.Random(seed))
        look(pair, "at first")
        play_on(pair, 8, random.Random(seed))


@rule("leningrad41", "1.6", "scenario.sight")
def test_the_enemy_does_not_see_the_strengths_chosen_at_the_set_up() -> None:
    first, second = (GAME.start("sight", seed=5) for _ in range(2))
    units = sorted(offered(first, "unit"))
    answer(first, ("unit", units[0]))
    answer(second, ("unit", units[1]))
    for match in (first, second):
        while match.asks[0].seat == "soviet" and match.asks[0].prompt == "setup-strength":
            answer(match, ("unit", min(offered(match, "unit"))))
    for seat in ("axis", None):
        assert json.dumps(first.view(seat)) == json.dumps(second.view(seat))
        assert first.events(seat) == second.events(seat)
    assert first.view("soviet") != second.view("soviet")


# ---- what is seen of a block ---------------------------------------------------------------------------------


@rule("leningrad41", "1.6", "1.4")
def test_an_upright_block_shows_only_its_wood() -> None:
    match = position(front("choice none", "axis"))
    seen = match.view("soviet")["upright"]
    assert seen == {
        "axis": {
            "6": {"finnish": 1}, "24": {"finnish": 2}, "38": {"finnish": 2}, "59": {"german": 2}, "91": {"german": 2},
            "110": {"german": 1}, "113": {"german": 3}, "124": {"german": 3}, "G4": {"german": 4}, "T": {"german": 1},
        }
    }  # fmt: skip
    assert {name[:2] for name in match.view("soviet")["units"]} == {"su"}


@rule("leningrad41", "1.6")
def test_a_spectator_sees_less_than_either_side() -> None:
    view = position(front("choice none", "axis")).view(None)
    assert set(view["upright"]) == {"axis", "soviet"}
    assert view["units"] == {}
    assert view["logistics"] is None
    assert view["upright"]["soviet"]["59"] == {"soviet": 2}


@rule("leningrad41", "1.6", "9.1")
def test_the_white_cubes_of_the_isolated_are_seen_by_all() -> None:
    assert position(front("choice none", "axis")).view("axis")["upright"]["soviet"]["95"] == {
        "isolated": 1,
        "soviet": 1,
    }


@rule("leningrad41", "1.6")
def test_of_a_pool_only_the_number_is_known() -> None:
    match = position(front("choice none", "axis"))
    assert match.view("soviet")["counts"]["axis"] == {"pool": 3, "drawn": 0, "waiting": 1, "murmansk": 0}
    assert "de_azul" not in match.view("soviet")["units"]
    assert at(match, "de_azul") == "pool"


@rule("leningrad41", "1.6", "7.2.1")
def test_a_logistics_value_is_its_owners_secret() -> None:
    match = position(front("choice none", "axis"))
    weaker = position(front("choice none", "axis").replace("de_hitler:3", "de_hitler:0"))
    assert match.view("axis")["logistics"] == weaker.view("axis")["logistics"] + 3
    assert json.dumps(match.view("soviet")) == json.dumps(weaker.view("soviet"))
    answer(match, "strategic")
    assert match.asks[0].plain()["args"] == {"left": match.view("axis")["logistics"]}  # told to the Axis, in its ask
    assert told(match, "logistics", "soviet") == []


# ---- revealed, and hidden again ----------------------------------------------------------------------------------


@rule("leningrad41", "1.6.1", "10.1")
def test_an_activated_hq_is_seen_by_the_enemy_until_it_stands_up_again() -> None:
    match = position(front("choice none", "axis"))
    answer(match, "tactical", ("unit", "de_16_hq"), "done")
    seen = match.view("soviet")["units"]["de_16_hq"]
    assert (seen["at"], seen["strength"]) == ("124", 4)
    answer(match, "done", "done", "done")
    if "done" in match.asks[0].options and match.asks[0].prompt == "battle":
        answer(match, "done")
    assert "de_16_hq" not in match.view("soviet")["units"]
    assert match.view("soviet")["upright"]["axis"]["124"] == {"german": 3}


@rule("leningrad41", "1.6.1", "10.16")
def test_what_was_seen_and_hidden_again_stays_in_the_log_and_nowhere_else() -> None:
    match = position(
        "phase combat strategic\nactive axis\nleft 0\ndisc soviet\n59 su_r_8a:3 | de_18_l:4 de_tt:2", dice=[1] * 9
    )
    answer(match, ("space", "59"))
    assert "su_r_8a" not in match.view("axis")["units"]  # Narva is Soviet: its defenders stand up again
    assert match.view("axis")["upright"]["soviet"]["59"] == {"soviet": 1}
    assert told(match, "battle", "axis")[0]["units"]["soviet"] == [["su_r_8a", 3]]
    assert block(match, "de_tt")["shown"]  # the attackers lie open
    assert match.view("soviet")["units"]["de_tt"]["strength"] == 2


@rule("leningrad41", "1.6.1", "10.9")
def test_a_block_that_lay_open_is_known_as_it_leaves_and_unknown_where_it_arrives() -> None:
    match = position("phase command pass\nactive axis\nleft 1\n59 su_r_8a:3 | de_18_l:4 de_tt:2s\n58 de_18_i")
    move(match, "de_tt", "58")
    (seen,) = told(match, "moved", "soviet")
    assert (seen["unit"], seen["path"]) == ("de_tt", ["59", "58"])
    assert "de_tt" not in match.view("soviet")["units"]
    assert match.view("soviet")["upright"]["axis"]["58"] == {"german": 2}


@rule("leningrad41", "1.6.1", "7.2")
def test_a_leader_lies_open_while_he_is_active() -> None:
    match = position(front("logistics none", "axis"))
    assert "de_hitler" not in match.view("soviet")["units"]
    answer(match, "activate")
    assert match.view("soviet")["units"]["de_hitler"]["strength"] == 3
    while match.view(None)["phase"] in ("restore", "replace", "reinforce"):
        ask = match.asks[0]
        match.play(ask.seat, *(ask.answers()[0] if "done" not in ask.options else ("done", None)))
    assert "de_hitler" not in match.view("soviet")["units"]


@rule("leningrad41", "1.6", "10.18")
def test_who_has_fired_is_forgotten_when_he_stands_up() -> None:
    match = position(
        "phase command tactical\nactive axis\ndisc axis\n109 su_r_8a:1 | de_16_ii:1\n124 de_16_hq:4sda", dice=[1] * 9
    )
    answer(match, "done", ("unit", "de_16_hq"), ("space", "109"))
    assert match.view(None)["phase"] == "exploitation"
    assert match.view("soviet")["artillery"] == []


@rule("leningrad41", "1.6")
def test_every_refusal_to_ask_about_an_enemy_block_is_the_same() -> None:
    match = position(front("choice none", "axis"))
    answer(match, "tactical")
    refusals = {match.why("axis", "unit", name) for name in GAME.names["unit"] if name.startswith("su_")}
    assert len(refusals) == 1


# ---- imagined worlds ------------------------------------------------------------------------------------------------


def placed(match: Match, side: str) -> dict[str, tuple[str, int]]:
    return {name: (unit["at"], unit["strength"]) for name, unit in match.view(side)["units"].items()}


@rule("leningrad41", "1.6")
@pytest.mark.parametrize("seat", ["axis", "soviet"])
def test_imagined_worlds_look_the_same_and_are_not(seat: str) -> None:
    enemy = "soviet" if seat == "axis" else "axis"
    match = position(front("choice none", "axis"))
    worlds = [match.determinize(seat, seed) for seed in range(30)]
    for world in worlds:
        assert json.dumps(world.view(seat)) == json.dumps(match.view(seat))
        assert placed(world, seat) == placed(match, seat)
        assert GAME.invariants(world.state) == []
    seen = [placed(world, enemy) for world in worlds]
    assert len({json.dumps(world, sort_keys=True) for world in seen}) == len(seen)
    leader, hq = ("su_stalin", "su_nw_hq") if enemy == "soviet" else ("de_hitler", "de_56_hq")
    assert {world[leader][1] for world in seen} == {0, 2, 3, 4}
    assert len({world[hq][0] for world in seen}) > 5  # anywhere where Germans, or Soviets, stand


@rule("leningrad41", "1.6")
@pytest.mark.parametrize("unit", ["fi_mannerheim", "de_dietl"])
def test_who_is_known_by_his_place_is_not_known_by_his_strength(unit: str) -> None:
    match = position(front("choice none", "axis"))
    seen = {placed(match.determinize("soviet", seed), "axis")[unit] for seed in range(40)}
    assert {place for place, _ in seen} == {at(match, unit)}
    assert {strength for _, strength in seen} == {0, 2, 3, 4}


@rule("leningrad41", "1.6", "4.2.1")
def test_a_garrison_is_known_by_its_place_where_no_train_or_ship_goes() -> None:
    def places(options: str) -> set[str]:
        match = position(front("choice none", "soviet", options=options))
        return {placed(match.determinize("axis", seed), "soviet")["su_st_hanko"][0] for seed in range(30)}

    assert places("agility") == {"H"}
    assert len(places("rail")) > 5
    match = position(front("choice none", "soviet", options="agility"))
    strengths = {placed(match.determinize("axis", seed), "soviet")["su_st_hanko"][1] for seed in range(30)}
    assert strengths == {1, 2}


@rule("leningrad41", "1.6", "14.8")
def test_the_tanks_in_murmansk_are_known_but_not_how_strong_they_are() -> None:
    text = front("choice none", "soviet", options="first-tanks").replace("30 su_k_1td:2", "murmansk su_k_1td:2")
    match = position(text)
    seen = {placed(match.determinize("axis", seed), "soviet")["su_k_1td"] for seed in range(30)}
    assert seen == {("murmansk", 1), ("murmansk", 2)}


@rule("leningrad41", "1.6")
def test_what_lies_open_is_the_same_in_every_imagined_world() -> None:
    match = position(front("choice none", "axis"))
    answer(match, "tactical", ("unit", "de_56_hq"), "done")
    seen = {placed(match.determinize("soviet", seed), "axis")["de_56_hq"] for seed in range(20)}
    assert seen == {("113", 2)}


@rule("leningrad41", "1.6")
def test_both_can_play_on_in_an_imagined_world() -> None:
    match = position(front("choice none", "axis"))
    for seed in range(10):
        world, chance = match.determinize("soviet", seed), random.Random(seed)
        for _ in range(40):
            if world.result:
                break
            world.play(world.asks[0].seat, *chance.choice(world.asks[0].answers()))


def test_the_twins_that_are_compared_do_differ_and_are_played_on() -> None:
    chance = random.Random(7)
    steps = 0
    for watcher, owner in (("axis", "soviet"), ("soviet", "axis")):
        for phase in ("choice none", "command tactical", "replace none"):
            pair = twins(front(phase, owner), watcher, chance)
            assert pair.one.view(owner) != pair.two.view(owner)
            assert sum(name != other for name, other in pair.same.items()) > 5
            steps += play_on(pair, 10, chance)
    assert steps > 10


# ---- who is gone is known -------------------------------------------------------------------------------------


@rule("leningrad41", "1.6")
@rule("leningrad41", "14.6")
def test_a_withdrawal_that_both_have_seen_is_not_taken_back() -> None:
    """The last of the eight takes Zhukov along, and shows where he stood."""
    text = (
        "scenario campaign\noptions typhoon\nphase opening\nturn september\nactive axis\ntyphoon-taken 7\n"
        "124 de_1pz de_16_hq\n84 su_zhukov su_r_8a\nwithdrawn de_41_hq de_6pz de_36mot de_56_hq de_8pz de_3mot de_8fk"
    )
    match = answer(position(text), ("unit", "de_1pz"))
    assert match.view("axis")["out"]["withdrawn"][-1] == "su_zhukov"
    with pytest.raises(Refused, match="taken back"):
        match.undo("axis")
    world = position(text).determinize("axis", seed=3)
    assert not answer(world, ("unit", "de_1pz")).can_undo("axis")


@rule("leningrad41", "1.6")
@rule("leningrad41", "9.3")
def test_a_surrender_that_the_enemy_has_seen_is_not_taken_back() -> None:
    match = position(
        "scenario campaign\nphase command pass\nactive soviet\nleft 1\n"
        "axis HOME 71-75 87-94 109-141\n113 de_56_hq\n112 su_nw_11rk:1i"
    )
    answer(match, "done")
    assert at(match, "su_nw_11rk") == "lost"
    assert not match.can_undo("soviet")


@rule("leningrad41", "1.6")
@rule("leningrad41", "14.8")
def test_nor_is_the_way_to_murmansk_once_the_tanks_are_named() -> None:
    match = position("scenario campaign\noptions first-tanks\nphase command pass\nactive soviet\nleft 1\n30 su_k_1td")
    answer(match, ("unit", "su_k_1td"), "murmansk")
    assert match.view("axis")["counts"]["soviet"]["murmansk"] == 1
    assert not match.can_undo("soviet")


def test_a_position_text_says_of_the_gone_only_that_they_are_gone() -> None:
    text = "scenario campaign\nlost de_1pz\nwithdrawn de_6pz\nmurmansk su_k_1td:1\n"
    match = position(text)
    assert "lost de_1pz:3\nwithdrawn de_6pz:3\nmurmansk su_k_1td:1\n" in match.notation()
    assert GAME.position(match.notation()).digest() == match.digest()
