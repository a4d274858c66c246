"""Whose dice each roll of a log shows."""

import random

import grognard
from grognard.games.leningrad41.tally import sides

GAME = grognard.game("leningrad41")


def roll(**told: object) -> dict[str, object]:
    return {"kind": "roll", "rule": "10.13.6", "purpose": "fire", "faces": [6], **told}


def impulse(side: str) -> dict[str, object]:
    return {"kind": "impulse", "rule": "3.1", "side": side}


def test_a_block_rolls_for_its_side_whoever_is_active() -> None:
    log = [impulse("axis"), roll(unit="de_1pz"), roll(unit="su_l_hq"), impulse("soviet"), roll(unit="de_1pz")]
    assert sides(log) == ["axis", "soviet", "axis"]


def test_a_line_rolls_for_who_is_attacked() -> None:
    assert sides([impulse("axis"), roll(by="line"), impulse("soviet"), roll(by="line")]) == ["soviet", "axis"]


def test_only_the_axis_flies_and_only_the_soviets_fire_at_it() -> None:
    assert sides([roll(bomber="b1"), roll(purpose="anti-air"), roll(by="marat")]) == ["axis", "soviet", "soviet"]


def test_the_weather_is_nobodys() -> None:
    assert sides([impulse("axis"), roll(purpose="weather")]) == [None]


def test_in_whole_matches_every_roll_but_the_weathers_is_somebodys() -> None:
    met = set()
    for seed in range(4):
        match, chance = GAME.start("campaign", seed=seed, options={"optional": 9}), random.Random(seed)
        while match.result is None:
            ask = chance.choice(match.asks)
            match.play(ask.seat, *chance.choice(ask.answers()))
        for seat in ("axis", "soviet", None):
            log = match.events(seat)
            rolls = [event for event in log if event["kind"] == "roll"]
            for side, event in zip(sides(log), rolls, strict=True):
                met.add((event["purpose"], side))
                assert (side is None) == (event["purpose"] == "weather"), event
    assert len(met) > 4
