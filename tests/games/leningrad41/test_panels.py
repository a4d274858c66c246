"""2.4.4, 5.0, 7.2.1, 1.6: what lies beside the map: whole at every position, and only what the seat may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grognard.games.leningrad41.panels import panels
from tests.games.leningrad41.adversary import twins
from tests.games.leningrad41.play import GAME, position
from tests.games.leningrad41.telling import MATCHES, SEATS, check, positions, say
from tests.games.leningrad41.test_fog import front
from tests.marks import rule


def shown(text: str, seat: str | None, lang: str = "en") -> dict[str, list[str]]:
    """The panels by name, each with its title first, spoken."""
    return {
        panel["id"]: [say(each, lang) for each in (panel["title"], *panel["lines"])]
        for panel in panels(position(text).view(seat))
    }


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_at_every_position_each_seat_has_panels_that_can_be_read(
    scenario: str, options: dict[str, Any], seed: int
) -> None:
    for match in positions(scenario, options, seed):
        for seat in SEATS:
            view = match.view(seat)
            told = panels(view)
            names = [panel["id"] for panel in told]
            assert names[:2] == ["now", "score"]
            assert len(set(names)) == len(names)
            for panel in told:
                check([panel["title"], *panel["lines"], *(piece["says"] for piece in panel["pieces"])])
                ids = [piece["id"] for piece in panel["pieces"]]
                assert len(set(ids)) == len(ids)


@rule("leningrad41", "7.2.1")
@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_the_parts_make_the_logistics_value(scenario: str, options: dict[str, Any], seed: int) -> None:
    for match in positions(scenario, options, seed):
        for seat in ("axis", "soviet"):
            view = match.view(seat)
            panel = next(panel for panel in panels(view) if panel["id"] == "logistics")
            parts = {key.removeprefix("leningrad41-panel-value-"): args for key, args in panel["lines"]}
            divisor = parts.pop("weather", {}).get("divisor", 1)
            value = sum(args["number"] for key, args in parts.items() if "-panel-" not in key)
            assert view["logistics"] == (max(1, value // divisor) if value else 0)


@rule("leningrad41", "1.6")
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
@pytest.mark.parametrize("active", ["axis", "soviet"])
@pytest.mark.parametrize("phase", ["restore none", "command tactical", "combat tactical", "exploit tactical"])
def test_no_hidden_block_changes_a_panel(phase: str, active: str, watcher: str) -> None:
    chance = random.Random(f"{phase} {active} {watcher}")
    for _ in range(6):
        pair = twins(front(phase, active), watcher, chance)
        for seat in (watcher, None):
            one, two = (json.dumps(panels(match.view(seat))) for match in (pair.one, pair.two))
            assert one == two
        owner = "soviet" if watcher == "axis" else "axis"
        assert panels(pair.one.view(owner)) != panels(pair.two.view(owner))


# -- what a player reads ----------------------------------------------------------------------------------


@rule("leningrad41", "2.4.4.2")
def test_the_score_says_how_far_each_side_is() -> None:
    campaign = shown("turn august\naxis HOME 108 T\n108 de_18_i", "axis")
    assert campaign["score"][0] == "Victory Points: Axis 2, Soviets 5"
    assert "The Axis lack 5 points to Sudden Death, a Decisive Victory with 7" in campaign["score"]
    assert "Axis: Riga (108), Tallinn (T)" in campaign["score"]
    assert "After December whoever has more points has a Marginal Victory" in campaign["score"]
    spanish = shown("scenario preludes\nphase choice none\naxis 113", "soviet", "es")
    assert "El Eje gana en el acto con Pskov (113), Velikiye Luki (G4), Tallinn (T): tiene 1 de 3" in spanish["score"]
    assert "Acabado julio, ganan los soviéticos" in spanish["score"]


@rule("leningrad41", "5.0")
def test_both_see_how_many_are_in_a_pool_and_the_owner_sees_which() -> None:
    match = position("113 de_1pz | su_nw_11rk\npool su_r_8a su_r_11a de_16_x\nwaiting su_v_hq")
    for seat, own in (("axis", {"de_16_x"}), ("soviet", {"su_r_8a", "su_r_11a"}), (None, set())):
        reserves = next(panel for panel in panels(match.view(seat)) if panel["id"] == "reserves")
        assert [say(each) for each in reserves["lines"]] == ["Axis pool: 1 block", "Soviet pool: 2 blocks"]
        assert {piece["id"] for piece in reserves["pieces"]} == own


@rule("leningrad41", "9.3", "10.15.3")
def test_who_is_lost_for_good_is_named_to_all() -> None:
    for seat in SEATS:
        assert "Axis, gone for good: 6th Panzer Division" in shown("113 de_1pz\nlost de_6pz", seat)["losses"]


def test_a_battle_is_told_with_both_sides() -> None:
    told = shown("113 de_1pz | su_nw_11rk su_nw_hq soviet-line\nfresh 113", "axis")
    assert told["battles"][1:] == [
        "Pskov (113): Soviet control; Axis 1, Soviets 2 and a Defensive Line; newly contested",
    ]


def test_what_nobody_plays_with_has_no_panel() -> None:
    assert "sea" not in shown("113 de_1pz", "axis")
    assert "typhoon" not in shown("113 de_1pz", "axis")
    with_all = GAME.start("campaign", options={"optional": 9})
    assert {"sea", "typhoon"} <= {panel["id"] for panel in panels(with_all.view("soviet"))}
