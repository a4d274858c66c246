"""Whose dice were rolled, for the statistics."""

from __future__ import annotations

from grognard.games.eastfront.tally import sides
from tests.games.eastfront.fronts import front
from tests.games.eastfront.play import position


def test_fire_belongs_to_the_side_of_the_unit_and_the_weather_to_nobody() -> None:
    text = "ax_infantry_1 Kotelnikovo 1\nsv_i_8 Kotelnikovo 1\nbattle Kotelnikovo soviet ordered"
    m = front(text, [1, 1], phase="combat")
    assert sides(m.events(None)) == ["soviet", "axis"]
    m = position("scenario S42\nmonth october-1942\nphase fortnight\naxis germany\nax_hq_okh Warsaw", dice=[1, 2])
    assert sides(m.events(None)) == [None]


def test_pursuit_fire_belongs_to_the_side_that_is_left_and_surrenders_to_the_soviets() -> None:
    log = [
        {"kind": "roll", "purpose": "pursuit"},
        {"kind": "turn", "side": "axis"},
        {"kind": "roll", "purpose": "pursuit"},
        {"kind": "turn", "side": "soviet"},
        {"kind": "roll", "purpose": "pursuit"},
        {"kind": "roll", "purpose": "surrender"},
    ]
    assert sides(log) == [None, "soviet", "axis", "soviet"]
