"""The laws hold for games that are built well, and each of them notices what it is there for."""

import pickle

import pytest

from grognard import laws
from grognard.kernel import Game
from grognard.kernel.laws import LawBroken, settings
from tests.toys import bids, hats, parry, partners, workshop

# What is wrong -> the laws that may notice it, whichever comes first.
NOTICED_BY = {
    "leaky-view": {6},
    "leaky-spectator": {6},
    "leaky-ask": {6},
    "leaky-event": {6},
    "leaky-refusal": {6},
    "imagines-nothing": {6},
    "imagines-nonsense": {6},
    "looks-without-trace": {6},
    "acts-early": {3},
    "list-in-frame": {8},
    "bool-in-state": {8},
    "does-not-apply": {5, 6},  # in an imagined world it does not apply either
    "offers-too-much": {5},
    "offers-too-little": {5},
    "offers-twice": {5},
    "no-rule": {5},
    "no-message": {5},
    "mute-message": {10},
    "never-ends": {7},
    "loses-a-card": {8},
    "own-chance": {2, 3, 4, 9},
    "own-memory": {2, 3, 4, 9},
    "hash-in-rules": {1},
    "hash-in-view": {1},
    "odd-view": {10},
    "no-words": {10},
    "forgetful-notation": {3},
    "shared-list": {2, 4, 5},
    "spaced-names": {3},
    "same-names": {5},
    "one-language": {10},
}


@pytest.mark.parametrize(
    "game", [bids.GAME, parry.GAME, partners.GAME, hats.GAME, workshop.GAME], ids=lambda game: game.key
)
def test_the_toys_keep_all_laws(game: Game) -> None:
    report = laws.check(game, 40, seed="toys", workers=1)
    assert report.matches == 40
    for what in ("plays", "moments", "worlds", "positions", "undone", "answers"):
        assert report.notes.counts[what] > 80 or (what, game) == ("undone", hats.GAME), what


def test_every_flaw_is_expected_to_be_noticed() -> None:
    assert set(NOTICED_BY) == set(hats.BROKEN)


@pytest.mark.parametrize("flaw", NOTICED_BY)
def test_a_flaw_is_noticed_and_its_history_can_be_played_again(flaw: str) -> None:
    game = hats.BROKEN[flaw]
    with pytest.raises(LawBroken) as caught:
        laws.check(game, 30, seed="flaws", bound=300, workers=1)
    broken = caught.value
    assert broken.law in NOTICED_BY[flaw]
    assert game.key in str(broken)
    again = pickle.loads(pickle.dumps(broken))
    assert str(again) == str(broken)
    if broken.scenario and broken.law not in (7, 9) and flaw != "same-names":
        match = game.start(broken.scenario, seed=broken.seed, options=broken.options)
        for answer in broken.answers:
            match.play(*answer.split("/", 2))
    if broken.law not in (7, 1, 3, 9):
        assert len(broken.answers) <= 8


@pytest.mark.parametrize(
    ("flaw", "most"), [("loses-a-card", 3), ("leaky-view", 0), ("does-not-apply", 2), ("offers-too-much", 1)]
)
def test_the_history_is_the_shortest_there_is(flaw: str, most: int) -> None:
    with pytest.raises(LawBroken) as caught:
        laws.check(hats.BROKEN[flaw], 30, seed="short", workers=1)
    assert len(caught.value.answers) <= most


def test_a_broken_law_prints_how_to_see_it_again() -> None:
    with pytest.raises(LawBroken) as caught:
        laws.check(hats.BROKEN["loses-a-card"], 30, seed="short", workers=1)
    said = str(caught.value)
    assert said.startswith("law 8, invariants, does not hold in hats: hat")
    lines = said.split("\n")[2:]
    space = {"game": hats.BROKEN["loses-a-card"]}
    exec("\n".join(line[4:] for line in lines), space)
    match = space["match"]
    assert match.game.invariants(match.state)  # type: ignore[attr-defined]


def test_worker_processes_find_the_same() -> None:
    done: list[tuple[int, int]] = []
    report = laws.check(parry.GAME, 16, workers=2, progress=lambda *now: done.append(now))
    assert done[0] == (0, 16)
    assert done[-1] == (16, 16)
    alone = laws.check(parry.GAME, 16, workers=1)
    assert report.notes.counts == alone.notes.counts
    assert set(report.notes.heard) == set(alone.notes.heard)
    with pytest.raises(LawBroken) as caught:
        laws.check(hats.BROKEN["leaky-ask"], 16, workers=2)
    assert caught.value.law == 6


def test_every_scenario_comes_up_plain_and_with_options() -> None:
    ways = [way for way, _ in zip(settings(parry.GAME, 1), range(30), strict=False)]
    assert {way.scenario for way in ways[:2]} == {"skirmish", "siege"}
    assert all(way.options == {} for way in ways[:2])
    assert {way.options.get("trumps", False) for way in ways if way.scenario == "siege"} == {False, True}
    assert len({way.seed for way in ways}) == 30


def test_scenarios_and_options_can_be_chosen() -> None:
    report = laws.check(parry.GAME, 3, scenarios=["siege"], options={"trumps": True}, workers=1)
    assert report.matches == 3
    assert "parry: 3 matches" in str(report)
