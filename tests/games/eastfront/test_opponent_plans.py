"""What the scripted opponent does in positions that a player would recognise."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.opponent.commander import Commander
from grognard.games.eastfront.opponent.draft import draft
from grognard.games.eastfront.opponent.estimate import clash, own_kinds
from grognard.games.eastfront.opponent.fields import if_somebody_came, starving, survey
from grognard.games.eastfront.opponent.posts import value
from grognard.games.eastfront.opponent.sight import known, look, unknown
from grognard.games.eastfront.opponent.worth import site, unit_value
from grognard.games.eastfront.units import MAX, UNIT
from grognard.games.eastfront.words import SOVIET
from tests.games.eastfront.play import at, block, position, prompt, state
from tests.games.eastfront.written import EVERYWHERE, units_after

AXIS = f"""
scenario S42
month july-1942
active axis
axis {EVERYWHERE}
ax_hq_okh Warsaw 3
sv_hq_stavka Moscow 3
"""
SOUTH = "ax_hq_south Krasnograd 3 role=command shown\n"


def axis(text: str, phase: str = "movement", dice: list[int] | None = None) -> Match:
    """The Axis is to act in the summer of 1942, and has all the land behind it."""
    return position(f"{AXIS}phase {phase}\n{text}", dice=dice)


def led(match: Match, *prompts: str) -> Match:
    """A commander answers until something else is asked."""
    commander = Commander(match.asks[0].seat)
    while match.asks and prompt(match) in prompts:
        seat = match.asks[0].seat
        mine = [ask for ask in match.asks if ask.seat == seat]
        match.play(seat, *commander.answer(match.view(seat), mine))
    return match


def moved(text: str) -> Match:
    return led(axis(text), "movement", "march", "via")


# -- attacks ---------------------------------------------------------------------------------------------------


def test_it_attacks_where_the_odds_are_good() -> None:
    m = moved(SOUTH + "ax_armor_3 Izyum 4\nax_armor_14 Izyum 4\nax_armor_24 Izyum 4\nsv_i_5 Kupyansk 1")
    assert "Kupyansk" in m.view("axis")["battles"]


def test_it_lets_a_fortress_alone_that_it_cannot_take() -> None:
    garrison = "sv_i_5 Leningrad 3\nsv_i_8 Leningrad 3\nsv_i_9 Leningrad 3\nsv_i_12 Leningrad 3"
    m = moved("ax_hq_north Luga 2 role=command shown\nax_infantry_1 Luga 2\n" + garrison)
    assert not m.view("axis")["battles"]


def test_without_support_it_does_not_choose_to_fight_on() -> None:
    text = "ax_infantry_1 Kupyansk 1 shown\nsv_i_5 Kupyansk 3\nsv_a_9 Kupyansk 3\nbattle Kupyansk soviet"
    m = led(axis(text, phase="battles"), "battles")
    assert units_after(m, "ax_infantry_1") == [1]
    assert m.view("axis")["phase"] != "combat"


def test_many_against_few_win_and_few_against_many_do_not() -> None:
    s = state(axis("ax_armor_3 Izyum 4\nsv_i_5 Kupyansk 1"))
    hex_ = HEX["Kupyansk"]
    panzers, riflemen = own_kinds(s, [UNIT["ax_armor_3"]] * 3, hex_), [known(UNIT["sv_i_5"], 1)]
    strong = clash(s, hex_, panzers, riflemen, defends=True, supported=True, air=0)
    weak = clash(s, hex_, own_kinds(s, [UNIT["ax_armor_3"]], hex_), riflemen * 9, defends=True, supported=True, air=0)
    assert strong.wins > 0.9
    assert strong.theirs > strong.mine
    assert weak.wins < strong.wins / 2
    assert weak.mine > strong.mine


# -- posts -----------------------------------------------------------------------------------------------------


def test_an_hq_keeps_away_from_the_enemy() -> None:
    m = axis("ax_hq_a Krasnograd 2\nax_infantry_1 Izyum 4\nsv_i_5 Kupyansk 3")
    sight = look(m.view("axis"))
    made = draft(sight, survey(sight))
    hq = UNIT["ax_hq_a"]
    assert value(made, hq, HEX["Poltava"]) > value(made, hq, HEX["Stalino-NE1"])
    assert value(made, hq, HEX["Krasnograd"]) > value(made, hq, HEX["Brest"])


def test_supreme_headquarters_stay_at_home() -> None:
    m = led(axis("sv_i_5 Kupyansk 3\nax_infantry_1 Izyum 4", phase="command"), "command", "activate", "movement")
    assert at(m, "ax_hq_okh") == "Warsaw"


def test_reserves_go_to_the_front() -> None:
    m = moved(SOUTH + "ax_infantry_1 Krasnograd 4\nax_infantry_2 Izyum 4\nsv_i_5 Kupyansk 3\nsv_i_8 Millerovo 3")
    before = HEX["Krasnograd"]
    fields = survey(look(m.view("axis")))
    assert fields.depth[HEX[at(m, "ax_infantry_1")]] < fields.depth[before]


def test_it_sees_through_which_hexes_supply_comes() -> None:
    """10.3: one Soviet unit astride the only railway behind a spearhead would starve it."""
    s = state(
        position("""
        scenario S42
        month july-1942
        phase movement
        active axis
        axis germany Brest..Brest-E1
        ax_infantry_1 Brest-E1 4
        sv_i_5 Minsk 3
        sv_hq_stavka Moscow 3
        """)
    )
    assert starving(s)[0] == 0
    before = list(s.friendly)
    assert if_somebody_came(s, SOVIET, HEX["Minsk"])[0] == 0
    assert s.friendly == before


# -- the rest --------------------------------------------------------------------------------------------------


def test_what_it_does_not_see_it_takes_for_the_mean_of_what_there_may_be() -> None:
    one, other = known(UNIT["sv_i_5"], MAX[UNIT["sv_i_5"]]), known(UNIT["sv_a_9"], MAX[UNIT["sv_a_9"]])
    both = unknown((UNIT["sv_i_5"], UNIT["sv_a_9"]))
    assert one.attack < both.attack < other.attack
    assert both.strength < max(one.strength, other.strength)


def test_headquarters_are_dear_and_so_are_the_great_cities() -> None:
    assert unit_value(UNIT["ax_hq_south"]) > unit_value(UNIT["ax_infantry_1"])
    s = state(axis("ax_infantry_1 Izyum 4\nsv_i_5 Kupyansk 3"))
    assert site(s, 0, HEX["Moscow"]) > site(s, 0, HEX["Voronezh"]) > site(s, 0, HEX["Izyum"]) == 0


def test_infantry_takes_the_hits_before_armour() -> None:
    text = (
        "ax_armor_3 Kupyansk 2 shown\nax_infantry_1 Kupyansk 2 shown\nsv_i_5 Kupyansk 1\nbattle Kupyansk soviet fresh"
    )
    m = axis(SOUTH + text, phase="battles", dice=[6, 1, 1, 1, 1, 1, 1, 1])
    led(m, "battles", "battle", "take-hit")
    assert units_after(m, "ax_armor_3", "ax_infantry_1") == [2, 1]


@pytest.mark.parametrize("seat", ["axis", "soviet"])
def test_production_goes_to_headquarters_first_and_disbands_nobody(seat: str) -> None:
    m = position("""
        scenario S42
        month august-1942
        phase production
        active axis
        points 20 20
        axis germany romania hungary
        ax_hq_south Krakow 1
        ax_infantry_1 Krakow 2
        ax_infantry_2 lost
        sv_hq_west Moscow 1
        sv_i_5 Moscow 2
        sv_i_8 lost
        """)
    commander, before = Commander(seat), len(m.view(seat)["units"])
    while any(ask.seat == seat for ask in m.asks):
        m.play(seat, *commander.answer(m.view(seat), [ask for ask in m.asks if ask.seat == seat]))
    hq = "ax_hq_south" if seat == "axis" else "sv_hq_west"
    assert block(m, hq)["strength"] == 2
    assert m.view(seat)["points"] < 5
    assert len(m.view(seat)["units"]) == before
    assert not any(told.get("due_at") == "lost" for told in m.view(seat)["units"].values())


def test_the_edge_of_the_polish_plain_is_kept_while_that_decides() -> None:
    """W'44 5: the hexes beside the enemy are manned first, with whoever is at hand."""
    m = position(f"""
        scenario W44
        month january-1945
        phase movement
        active axis
        weather dry
        axis {EVERYWHERE}
        ax_hq_center Torun 3 role=command shown
        ax_infantry_1 Lodz-NW1 3
        ax_infantry_2 Torun 3
        sv_i_5 Warsaw 3
        sv_i_8 Minsk 3
        sv_hq_stavka Moscow 3
        """)
    led(m, "movement", "march", "via")
    assert {at(m, "ax_infantry_1"), at(m, "ax_infantry_2")} == {"Lodz", "Katowice"}
