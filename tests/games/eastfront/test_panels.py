"""4.0, 11.2, 17.1, 2.3: what lies beside the map: whole at every position, and only what the seat may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard.games.eastfront import victory
from grognard.games.eastfront.income import level
from grognard.games.eastfront.panels import HEADINGS, panels
from grognard.games.eastfront.words import SIDES
from tests.games.eastfront.play import GAME, position, state
from tests.games.eastfront.telling import MATCHES, SEATS, check, positions, say
from tests.games.eastfront.test_fog import front
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
            told = panels(match.view(seat))
            names = [panel["id"] for panel in told]
            assert names[:2] == ["now", "score"]
            assert len(set(names)) == len(names)
            for panel in told:
                check([panel["title"], *panel["lines"], *(piece["says"] for piece in panel["pieces"])])
                ids = [piece["id"] for piece in panel["pieces"]]
                assert len(set(ids)) == len(ids)


@rule("eastfront", "17.1")
@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES[:4])
def test_who_counts_his_own_points_counts_them_as_the_rules_do(
    scenario: str, options: dict[str, Any], seed: int
) -> None:
    for match in positions(scenario, options, seed):
        for number, seat in enumerate(SIDES):
            score = next(panel for panel in panels(match.view(seat)) if panel["id"] == "score")
            own = next(args for key, args in score["lines"] if args.get("side") == seat)
            assert own["open"]
            assert own["total"] == victory.score(state(match), number).total


@rule("eastfront", "11.2", "11.3")
@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES[:4])
def test_base_and_sites_make_the_production_level(scenario: str, options: dict[str, Any], seed: int) -> None:
    for match in positions(scenario, options, seed):
        told = next(panel for panel in panels(match.view(None)) if panel["id"] == "production")
        for number, (_, args) in enumerate(told["lines"][:2]):
            assert args["level"] == args["sites"] + args["base"] == level(state(match), number)


@rule("eastfront", "2.3")
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
@pytest.mark.parametrize("phase", ["command", "movement", "strikes", "production"])
def test_no_hidden_block_changes_a_panel(phase: str, watcher: str) -> None:
    owner = "soviet" if watcher == "axis" else "axis"
    differ = 0
    for seed in range(4):
        one = front(phase)
        two = one.determinize(watcher, seed)
        assert json.dumps(panels(one.view(watcher))) == json.dumps(panels(two.view(watcher)))
        differ += panels(one.view(owner)) != panels(two.view(owner))
    assert differ


# -- what a player reads ----------------------------------------------------------------------------------

SUMMER = """
scenario S42
month july-1942
phase command
active axis
axis germany romania bulgaria hungary Kiev Kharkov Stalino
ax_hq_okh Warsaw 3
ax_hq_south Kharkov 2 shown role=command blitzes
ax_armor_41 Belgorod 3
ax_infantry_52 lost
sv_i_12 Belgorod 2
sv_i_8 Kupyansk
sv_i_51 gone
battle Belgorod soviet
"""


def test_the_calendar_the_score_and_the_battles_are_told() -> None:
    told = shown(SUMMER, "axis")
    assert told["now"][:3] == ["July 1942, first fortnight", "Axis: Command Phase", "Dry"]
    assert "Last month: November 1942" in told["now"]
    assert told["battles"][1] == "Belgorod: the Soviets defend; Axis 1, Soviets 1; not active yet, supported"
    assert any(line.startswith("Soviets:") and line.endswith("(HQs, want of supply)") for line in told["score"])
    assert "Army Group South, 2 stars, Kharkov: active in Blitz" in told["order"]
    assert "Armour (1): 41st Panzer Corps 3/4" in told["order"]


def test_spanish_has_the_rulebooks_terms() -> None:
    told = shown(SUMMER, "soviet", "es")
    assert told["now"][:2] == ["Julio de 1942, primera Quincena", "Eje: Fase de Mando"]
    assert "Descubiertas: Grupo de Ejércitos Sur 2★" in told["seen-axis"]
    assert "Infantería: paso 2, Cuadro 4" in told["production"]


@rule("eastfront", "2.4")
def test_who_is_lost_is_named_to_all() -> None:
    for seat in SEATS:
        losses = shown(SUMMER, seat)["losses"]
        assert any(line.startswith("Axis, eliminated (") and "52nd Corps" in line for line in losses)
        assert any(line.startswith("Soviets, gone for good (") and "51st Army" in line for line in losses)


@rule("eastfront", "11.5", "16.4", "16.5")
def test_reinforcements_are_told_by_what_brings_them() -> None:
    told = {
        panel["id"]: [say(each) for each in panel["lines"]]
        for panel in panels(GAME.start("S42", seed=1).view("soviet"))
    }
    assert "February 1943, Axis: 1st SS Panzer Corps" in told["coming"]
    assert "When Sevastopol falls, Axis: Italian 8th Army" in told["coming"]


def test_what_nobody_plays_with_has_no_panel() -> None:
    assert "sea" not in shown(SUMMER, "axis")
    with_ships = GAME.start("S42", options={"naval": True})
    assert "sea" in {panel["id"] for panel in panels(with_ships.view("soviet"))}


def test_headings_are_events_that_there_are() -> None:
    assert set(HEADINGS) == {"scenario", "month", "turn"}
