"""2.1, 2.3: the fog of war, tried by somebody who looks hard at everything that a seat is told."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from grognard import Match
from grognard.games.eastfront import satellites
from grognard.games.eastfront.hexes import HEX, HEXES
from grognard.games.eastfront.position import AWAY, battles
from grognard.games.eastfront.units import ALL, IS_HQ, IS_TURNCOAT, MAX, MIN, OF_SIDE, SIDE, UNIT, UNITS
from grognard.games.eastfront.view import view
from grognard.games.eastfront.words import AXIS, COMMAND, MOBILIZE, MOVEMENT, SETUP, SIDES, SOVIET, SUPPLY
from grognard.kernel.laws.fog import fog
from grognard.kernel.laws.history import Notes, play, random_answer
from tests.games.eastfront.adversary import difference, step, twins
from tests.games.eastfront.play import GAME, position, state
from tests.marks import rule

# A front with everything on it: HQs, old and new battles, satellites at home, blocks out of supply and on the move.
FRONT = """
scenario S43
month november-1943
fortnight 1
weather mud
west mud
phase {phase}
active {active}
axis germany romania hungary bulgaria slovakia yugoslavia greece albania Odessa Nikolaev Kiev Stalino Riga Pskov
ax_hq_okh Warsaw 2
ax_hq_south Nikolaev 1
ax_armor_41 Kiev 3
ax_infantry_1 Kiev 2
ax_infantry_2 Stalino
ax_armor_3 Stalino 1 cut_off
ax_infantry_17 Riga 2
ax_infantry_29 Riga 4
ax_infantry_4 Odessa 3
ax_mech_55 Nikolaev 4
ax_rum_1 Bucharest 1
ax_rum_4 Ploesti 3
ax_bul_1 Sofia 2
ax_hun_1 Budapest 2
ax_infantry_52 lost
sv_hq_stavka Moscow 2
sv_hq_ukraine Kharkov 1
sv_i_12 Kiev 2
sv_a_4 Kiev 3
sv_i_8 Stalino 1
sv_gi_11 Kharkov 4
sv_i_13 Moscow
sv_s_1 Moscow 2
sv_c_5 Voronezh 1
sv_gm_3 Voronezh 2
sv_rum_2 Rostov 2
sv_co_coastal Rostov 3
sv_i_51 lost
sv_hun_2 gone
battle Kiev axis
battle Stalino soviet
{more}
"""
PHASES = ("command", "movement", "mobilize", "strikes", "battles", "combat", "supply", "production", "fortnight")


def front(phase: str = "command", active: str = "axis", more: str = "") -> Match:
    return position(FRONT.format(phase=phase, active=active, more=more), seed=5)


def words_in(told: Any) -> Iterator[str]:
    """Every word that plain data contains."""
    if isinstance(told, dict):
        for key, value in told.items():
            yield str(key)
            yield from words_in(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from words_in(value)
    elif isinstance(told, str):
        yield told


@rule("eastfront", "2.1", "2.3")
@pytest.mark.parametrize("watcher", ["axis", "soviet", None])
def test_of_a_standing_block_nothing_is_told_but_that_it_stands_there(watcher: str | None) -> None:
    match = front()
    told = match.view(watcher)
    s = state(match)
    known = set(words_in(told))
    for unit in ALL:
        if s.where[unit] > 0 and SIDES[SIDE[unit]] != watcher:
            assert UNITS[unit] not in known, f"{watcher} is told of {UNITS[unit]}"
    if watcher != "axis":
        assert told["standing"]["axis"]["Kiev"] == {"blocks": 2}
        assert told["standing"]["axis"]["Stalino"] == {"blocks": 2, "cut_off": 1}
    if watcher != "soviet":
        assert told["standing"]["soviet"]["Rostov"] == {"blocks": 2, "turncoats": 1}


@rule("eastfront", "2.3")
def test_its_owner_knows_all_about_a_block() -> None:
    told = front().view("axis")["units"]
    assert told["ax_armor_41"] == {"at": "Kiev", "strength": 3}
    assert told["ax_armor_3"] == {"at": "Stalino", "strength": 1, "cut_off": True}
    assert told["ax_infantry_52"] == {"at": "lost", "strength": 0}


@rule("eastfront", "5.2", "7.12")
def test_active_hqs_and_original_attackers_lie_open() -> None:
    match = position(
        "scenario S42\nmonth july-1942\nphase movement\nsupreme 6\nax_hq_okh Rostov-W1 3 shown role=command\n"
        "ax_armor_41 Rostov 3 shown\nax_infantry_1 Rostov 2\nsv_i_12 Rostov 3\nbattle Rostov soviet\n"
    )
    told = match.view("soviet")
    assert told["units"]["ax_hq_okh"] == {"at": "Mariupol", "strength": 3, "shown": True, "role": "command"}
    assert told["units"]["ax_armor_41"]["strength"] == 3
    assert told["standing"]["axis"] == {"Rostov": {"blocks": 1}}
    assert told["supreme"] == 6


@rule("eastfront", "7.12", "7.22")
def test_defenders_lie_open_in_the_round_and_stand_again_after_it() -> None:
    match = position(
        "scenario S42\nmonth july-1942\nphase battles\nax_hq_south Voroshilovgrad 3 shown role=command\n"
        "ax_armor_41 Rostov 3\nsv_i_12 Rostov 3\nsv_i_8 Salsk\nbattle Rostov soviet fresh\n"
        "ax_infantry_1 Voronezh-W1\nsv_i_13 Voronezh-W1\nbattle Voronezh-W1 soviet fresh",
        dice=[1] * 14,
    )
    assert match.view("axis")["units"]["sv_i_12"]["shown"], "all who fight lie open before the first die"
    match.play("axis", "space", "Rostov")
    assert "sv_i_12" in set(words_in(match.events("axis"))), "all saw it fight"
    assert "sv_i_12" not in match.view("axis")["units"], "and it stands again"
    assert "ax_armor_41" in match.view("soviet")["units"], "but the Original Attacker stays as it lies"


@rule("eastfront", "2.4", "17.1")
def test_both_know_what_is_out_of_play() -> None:
    for watcher in ("axis", "soviet", None):
        out = front().view(watcher)["out"]
        assert out["lost"] == ["ax_infantry_52", "sv_i_51"]
        assert out["gone"] == ["sv_hun_2"]


@rule("eastfront", "17.1")
def test_when_all_is_over_everything_lies_open() -> None:
    match = position("scenario S42\nmonth november-1942\nfortnight 2\nturn second\nphase supply\nactive soviet\n"
                     "ax_hq_okh Warsaw 2\nax_infantry_1 Minsk 3\nsv_hq_stavka Moscow 1\n")  # fmt: skip
    while match.result is None:
        match.play(match.asks[0].seat, "done")
    for watcher in ("axis", "soviet", None):
        told = match.view(watcher)
        assert told["units"]["ax_infantry_1"] == {"at": "Minsk", "strength": 3}
        assert told["units"]["sv_hq_stavka"]["strength"] == 1
        assert not any(told["standing"].values())


# -- what may be imagined -------------------------------------------------------------------------------------


@rule("eastfront", "2.1", "2.3")
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
def test_imagined_worlds_look_alike_and_are_not(watcher: str) -> None:
    match = front()
    worlds = [match.determinize(watcher, seed) for seed in range(30)]
    assert len({world.digest() for world in worlds}) == 30
    enemy = OF_SIDE[1 - SIDES.index(watcher)]
    for world in worlds:
        assert world.view(watcher) == match.view(watcher)
        assert not GAME.invariants(world.state)
        s, t = state(match), state(world)
        assert all(s.where[u] == t.where[u] and s.strength[u] == t.strength[u] for u in ALL if u not in enemy)
        assert sorted(s.where[u] for u in enemy) == sorted(t.where[u] for u in enemy)
    stays = [u for u in enemy if len({state(world).where[u] for world in worlds}) == 1]
    assert not [UNITS[u] for u in stays if state(match).where[u] > 0 and not _is_given_away(u)]
    for unit in enemy:
        if state(match).where[unit] > 0:
            strengths = {state(world).strength[unit] for world in worlds}
            assert len(strengths) > 1
            assert strengths <= set(range(MIN[unit], MAX[unit] + 1))


def _is_given_away(unit: int) -> bool:
    """16.1, 2.66: the only turncoat, and satellites whose country holds no other block that might change with them."""
    return IS_TURNCOAT[unit] or UNITS[unit] in ("ax_bul_1", "ax_hun_1", "ax_rum_1", "ax_rum_4")


@rule("eastfront", "2.66", "16.4")
def test_restricted_satellites_are_imagined_in_their_own_countries_only() -> None:
    match = front(more="ax_infantry_5 Bucharest\nax_infantry_6 Budapest\nax_infantry_7 Sofia")
    at: dict[str, set[str]] = {}
    for seed in range(40):
        s = state(match.determinize("soviet", seed))
        for name in ("ax_rum_1", "ax_rum_4", "ax_bul_1", "ax_hun_1"):
            assert satellites.area(s, UNIT[name]) >> s.where[UNIT[name]] & 1
            at.setdefault(name, set()).add(HEXES[s.where[UNIT[name]]])
    assert at["ax_rum_1"] >= {"Bucharest", "Ploesti"}, "but not where they truly are"


@rule("eastfront", "5.1", "6.31")
def test_no_hq_is_imagined_in_a_battle_that_its_side_began() -> None:
    match = front()
    for seed in range(40):
        for watcher in (AXIS, SOVIET):
            s = state(match.determinize(SIDES[watcher], seed))
            begun = battles(s) & s.defends[watcher]
            assert not [
                UNITS[u] for u in OF_SIDE[1 - watcher] if IS_HQ[u] and s.where[u] > 0 and begun >> s.where[u] & 1
            ]


@rule("eastfront", "2.3", "6.1")
def test_what_was_seen_being_done_stays_with_the_place() -> None:
    match = position(
        "scenario S42\nmonth july-1942\nphase strikes\nax_hq_south Voroshilovgrad 3 shown role=command\n"
        "ax_armor_41 Rostov moved came=Voroshilovgrad\nax_infantry_1 Voroshilovgrad moved\nax_infantry_2 Stalino\n"
        "sv_i_12 Rostov 3\nbattle Rostov soviet fresh\n"
    )
    told = match.view("soviet")["standing"]["axis"]
    assert told["Rostov"] == {"blocks": 1, "came": [["Voroshilovgrad", "land"]], "moved": 1}
    found = set()
    for seed in range(20):
        world = match.determinize("soviet", seed)
        assert world.view("soviet")["standing"]["axis"] == told
        found.add(next(UNITS[u] for u in OF_SIDE[AXIS] if state(world).where[u] == HEX["Rostov"]))
    assert found == {"ax_armor_41", "ax_infantry_1", "ax_infantry_2"}


@rule("eastfront", "16.7")
def test_who_stands_off_the_map_is_hidden_too() -> None:
    edge = "Belgrade-NW1"
    match = position(
        "scenario W44\nmonth january-1945\nphase command\nactive soviet\n"
        f"ax_armor_41 away 3 opposite={edge}\nax_infantry_1 Warsaw\nax_infantry_2 Warsaw\nsv_i_12 {edge} 3\n"
    )
    assert match.view("soviet")["away"] == [["axis", edge]]
    away = {
        next(UNITS[u] for u in ALL if state(world).where[u] == AWAY)
        for world in (match.determinize("soviet", seed) for seed in range(20))
    }
    assert away == {"ax_armor_41", "ax_infantry_1", "ax_infantry_2"}


def first(match: Match, verb: str) -> str:
    """The first noun that the Axis may answer with."""
    ask = next(ask for ask in match.asks if ask.seat == "axis")
    return next(GAME.name(given, noun) for given, noun in ask.answers() if given == verb and noun is not None)


# -- production --------------------------------------------------------------------------------------------


@rule("eastfront", "11.1", "11.3")
def test_what_one_side_produces_the_other_does_not_hear_of_until_both_are_done() -> None:
    match = front("production", more="points 60 50")
    before = match.view("soviet"), match.events("soviet")
    match.play("axis", "step", first(match, "step"))
    assert (match.view("soviet"), match.events("soviet")) == before
    match.play("axis", "cadre", first(match, "cadre"))
    where = first(match, "space")
    match.play("axis", "space", where)
    match.play("axis", "done")
    told = match.view("soviet")
    assert {**told, "waiting": None} == {**before[0], "waiting": None}
    assert "ax_infantry_52" in told["out"]["lost"]
    match.play("soviet", "done")
    after = match.view("soviet")
    assert "ax_infantry_52" not in after["out"]["lost"], "the pile of the lost lies open"
    assert where in after["standing"]["axis"]
    arrived = next(event for event in match.events("soviet") if event["kind"] == "arrived")
    assert (arrived["unit"], arrived["space"]) == (None, where)


@rule("eastfront", "11.1")
def test_the_production_of_the_other_side_is_imagined_afresh() -> None:
    match = front("production", more="points 60 50")
    match.play("axis", "done")
    worlds = [match.determinize("soviet", seed) for seed in range(8)]
    assert any(any(state(world).built[u] for u in OF_SIDE[AXIS]) for world in worlds), "it may have built something"
    for world in worlds:
        assert world.view("soviet") == match.view("soviet")
        assert state(world).ready[AXIS] == 1


# -- the sixth law, in every phase -----------------------------------------------------------------------------


@rule("eastfront", "2.1", "2.3")
@pytest.mark.parametrize("active", ["axis", "soviet"])
@pytest.mark.parametrize("phase", PHASES)
def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_know(phase: str, active: str) -> None:
    more = "points 30 30" if phase == "production" else ""
    match = front(phase, active, more)
    chance = random.Random(f"{phase} {active}")
    for _ in range(6):
        fog(match, chance, Notes())
        if match.result is not None:
            return
        for _ in range(3):
            if match.result is None:
                play(match, random_answer(match, chance))


@rule("eastfront", "2.3", "6.31")
@pytest.mark.parametrize("scenario", ["S41", "W42", "S43", "W44"])
def test_what_the_enemy_does_tells_no_more_than_one_sees_him_do(scenario: str) -> None:
    """In the twin the enemy's hidden blocks are otherwise; he does the same with what stands in their places."""
    chance = random.Random(scenario)
    match = GAME.start(scenario, seed=scenario, options={"naval": True})
    steps = 0
    for _ in range(60):
        if match.result is not None:
            break
        owner = match.asks[0].seat
        if state(match).phase in (MOVEMENT, MOBILIZE, COMMAND, SUPPLY, SETUP) and match.at_rest:
            pair = twins(match, SIDES[1 - SIDES.index(owner)], chance.randrange(1 << 30))
            assert not pair.told_apart()
            for _ in range(12):
                if not step(pair, chance) or pair.one.result is not None or pair.two.result is not None:
                    break
                steps += 1
                assert not pair.told_apart(), difference(pair)
                if any(m.asks[0].seat != owner for m in (pair.one, pair.two)):
                    break
        for _ in range(5):
            if match.result is None:
                play(match, quickly(match, chance))
    assert steps > 30


def quickly(match: Match, chance: random.Random) -> tuple[str, str, int | None]:
    """Any answer, but a set-up is soon done."""
    ask = match.asks[0]
    if ask.prompt == "set-up" and ask.options.get("done") and chance.random() < 0.5:
        return ask.seat, "done", None
    return random_answer(match, chance)


def test_a_view_is_plain_data_in_an_order_that_tells_nothing() -> None:
    match = front()
    for watcher in ("axis", "soviet", None):
        told = view(state(match), watcher)
        assert json.loads(json.dumps(told)) == told
        for here in told["standing"].values():
            assert list(here) == sorted(here)
