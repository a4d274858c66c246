"""The board by itself in motion: moved about, animated, measured; and that it never ends up wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e import hex_board
from tests.e2e.board_page import PIECES, BoardPage, Course, crowd, middle, scale
from tests.e2e.visitor import SHOTS

FRAME = 1000 / 60
STEADY = "!document.getAnimations().length && !document.querySelector('.layer-ghosts').childElementCount"
FRAMES = """async (move) => {
  const frames = [];
  let last = await new Promise(requestAnimationFrame);
  for (let i = 0; i < 90; i++) {
    if (move === "zoom") board.camera.zoom(i < 45 ? 1.04 : 1 / 1.04, 500 + i, 400);
    else board.camera.pan(i % 60 < 30 ? -12 : 12, i % 80 < 40 ? -6 : 6);
    const now = await new Promise(requestAnimationFrame);
    frames.push(now - last);
    last = now;
  }
  return frames.sort((a, b) => a - b);
}"""


# -- moving about ----------------------------------------------------------------------------------------------


def test_the_wheel_zooms_where_the_pointer_is_and_within_limits(moving: BoardPage) -> None:
    page = moving.go()
    page.mouse.move(700, 300)
    before = page.evaluate("board.camera.toBoard(700, 300)")
    least = scale(page)
    page.mouse.wheel(0, -240)
    moving.rest()
    assert scale(page) > least * 1.3
    assert page.evaluate("board.camera.toBoard(700, 300)") == pytest.approx(before, abs=0.5)
    for _ in range(12):
        page.mouse.wheel(0, -600)
        page.wait_for_timeout(40)
    moving.rest()
    assert scale(page) == pytest.approx(page.evaluate("board.camera.limits[1]"))
    page.evaluate("board.fit()")
    moving.rest()
    page.mouse.wheel(0, 600)
    moving.rest()
    assert scale(page) == pytest.approx(least)


def test_dragging_moves_the_board_and_clicks_nothing(still: BoardPage) -> None:
    page = still.go()
    still.choose({"30": "", "5": ""})
    page.evaluate("board.zoom(4)")
    before = page.evaluate("[board.camera.x, board.camera.y]")
    page.mouse.move(640, 400)
    page.mouse.down()
    page.mouse.move(600, 420, steps=4)
    page.mouse.up()
    after = page.evaluate("[board.camera.x, board.camera.y]")
    assert after == pytest.approx([before[0] - 40, before[1] + 20], abs=0.01)
    assert [told for told in still.heard() if told[0] == "click"] == []


def test_the_board_keeps_its_middle_when_the_window_changes_its_size(still: BoardPage) -> None:
    page = still.go()
    fitted = scale(page)
    page.set_viewport_size({"width": 800, "height": 600})
    still.rest()
    assert scale(page) < fitted
    page.evaluate("board.camera.zoom(4)")
    page.evaluate("board.centre('113')")
    seen = page.evaluate("board.camera.toBoard(400, 300)")
    page.set_viewport_size({"width": 1000, "height": 700})
    still.rest()
    assert page.evaluate("board.camera.toBoard(500, 350)") == pytest.approx(seen, abs=0.01)


@pytest.mark.parametrize("density", [1, 2])
def test_the_print_is_as_sharp_at_rest_whichever_way_it_was_reached(browser: Browser, density: int) -> None:
    with BoardPage(browser, still=True, size=(800, 600), device_scale_factor=density) as board:
        page = board.go()
        page.evaluate("board.camera.zoom(5, 100, 100); board.camera.zoom(0.5, 100, 100)")
        board.rest()
        roundabout = board.shot()
        page = board.go()
        page.evaluate("board.camera.zoom(2.5, 100, 100)")
        board.rest()
        assert board.apart(board.shot(), roundabout) == 0
        width = page.evaluate("document.querySelector('canvas').width")
        assert width == 800 * density


def test_with_fingers_the_board_is_pinched_dragged_tapped_and_asked(browser: Browser, played: Course) -> None:
    with BoardPage(browser, still=True, size=(390, 700), has_touch=True, is_mobile=True) as board:
        page = board.go()
        board.show(played.fullest())
        place, names = crowd(played.fullest())
        hand = page.context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            told = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

        before = scale(page)
        touch("touchStart", (150, 350), (250, 350))
        for spread in range(10, 80, 10):
            touch("touchMove", (150 - spread, 350), (250 + spread, 350))
        touch("touchEnd")
        assert scale(page) == pytest.approx(before * 2.4, rel=0.1)
        page.evaluate("(name) => { board.fit(); board.centre(name); }", place)
        board.rest()
        board.choose({}, dict.fromkeys(names, ""))
        page.touchscreen.tap(*middle(page, place))
        assert page.locator(".fan-item.may").count() == len(names)
        x, y = middle(page, place)
        page.evaluate("board.fan.close()")
        touch("touchStart", (x, y))
        page.wait_for_timeout(700)
        touch("touchEnd")
        assert [told for told in board.heard() if told[0] in ("why", "click")] == [["why", "space", place]]


# -- motion ----------------------------------------------------------------------------------------------------


def test_after_any_quick_changes_the_board_is_that_of_a_fresh_one(moving: BoardPage, played: Course) -> None:
    page, chance = moving.go(), random.Random(4)
    last = len(played.looks) - 1
    for _ in range(4):
        at = chance.randrange(last - 40)
        for _ in range(12):
            at = min(last, max(0, at + chance.choice((1, 1, 1, 2, 5, -3))))
            told = [played.looks[at], chance.choice((played.events[at], [], None))]
            page.evaluate("([look, events]) => { board.show(look, events ?? undefined); }", told)
            page.wait_for_timeout(chance.choice((0, 0, 30, 200)))
        moving.until(STEADY)
        moving.rest()
        quick = page.evaluate(PIECES)
        page.evaluate("board.close(); window.board = window.open(); board.ready")
        moving.show(played.looks[at])
        moving.rest()
        assert page.evaluate(PIECES) == quick


def test_moves_and_losses_are_seen_and_come_to_rest(moving: BoardPage, played: Course) -> None:
    page = moving.go()
    moved = next(at for at, events in enumerate(played.events) if any(e["kind"] == "moved" for e in events))
    moving.show(played.looks[moved - 1])
    page.evaluate(
        "([look, events]) => { window.over = false; board.show(look, events).then(() => { window.over = true; }); }",
        [played.looks[moved], played.events[moved]],
    )
    assert page.evaluate("document.getAnimations().length") > 0
    moving.until("window.over")
    assert page.evaluate(STEADY)


def test_on_its_way_a_block_is_as_wide_as_ever_and_shows_what_it_showed(browser: Browser, played: Course) -> None:
    """One that lies down or stands up when it has come does so when it has come."""
    told = [
        (at, event["who"][0])
        for at, events in enumerate(played.events)
        for event in events
        if event["kind"] == "moved" and event["who"] and at
    ]
    changed = [
        (at, key)
        for at, key in told
        if played.looks[at - 1]["pieces"][key]["lies"] != played.looks[at]["pieces"][key]["lies"]
        and played.looks[at - 1]["pieces"][key]["at"] != played.looks[at]["pieces"][key]["at"]
    ]
    assert changed
    width = "(key) => document.querySelector(`[data-piece='${key}'] .lift`).getBoundingClientRect().width"
    with BoardPage(browser) as board:
        page = board.go(speed=0.2)
        for at, key in [*told[:3], *changed[:3]]:
            board.show(played.looks[at - 1])
            usual = page.evaluate(width, key)
            page.evaluate("([look, events]) => { board.show(look, events); }", [played.looks[at], played.events[at]])
            for _ in range(3):
                page.wait_for_timeout(60)
                assert page.evaluate(width, key) > 0.7 * usual
            assert page.locator(".face-before").count() == ((at, key) in changed)
            page.evaluate("board.rest()")
            assert page.locator(".face-before").count() == 0


@pytest.mark.parametrize("settings", [{"motion": False}, {}])
def test_nothing_moves_for_whoever_wants_no_motion(browser: Browser, played: Course, settings: dict[str, Any]) -> None:
    with BoardPage(browser, still=not settings) as board:
        page = board.go(**settings)
        for at in range(20):
            board.show(played.looks[at], played.events[at])
            assert page.evaluate(STEADY)


# -- how fast, and how it looks --------------------------------------------------------------------------------


def processor(page: Page) -> Callable[[], float]:
    """Seconds of work of the page's main thread so far, however busy the machine is with other things."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def seconds() -> float:
        told = line.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in told if each["name"] == "TaskDuration"))

    return seconds


@pytest.mark.parametrize("large", [False, True])
def test_the_frames_of_panning_and_zooming(
    browser: Browser, played: Course, capsys: pytest.CaptureFixture[str], large: bool
) -> None:
    with BoardPage(browser, board=hex_board.files() if large else None) as board:
        page = board.go()
        board.show(hex_board.look() if large else played.fullest())
        board.rest()
        busy = processor(page)
        for move in ("zoom", "pan"):
            before = busy()
            frames = page.evaluate(FRAMES, move)
            work = 1000 * (busy() - before) / len(frames)
            half, most = frames[len(frames) // 2], frames[int(len(frames) * 0.95)]
            with capsys.disabled():
                print(f"\n{move}: half of the frames in {half:.1f} ms, 95 % in {most:.1f} ms, of work {work:.1f} ms")
            assert work < 1.5 * FRAME
            page.evaluate("board.camera.zoom(4)")
            board.rest()


@pytest.mark.parametrize("palette", ["standard", "colour-blind", "contrast"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screenshots_at_three_zooms(browser: Browser, played: Course, palette: str, theme: str) -> None:
    with BoardPage(browser, still=True) as board:
        page = board.go(palette=palette, theme=theme)
        board.show(played.fullest())
        place, names = crowd(played.fullest())
        board.choose({"113": "2", "111": "3"}, dict.fromkeys(names, ""), [names[0]])
        SHOTS.mkdir(parents=True, exist_ok=True)
        for number, zoom in enumerate((1.0, 2.6, 3.0)):
            page.evaluate(
                "([zoom, name]) => { board.camera.zoom(zoom); if (zoom > 1) board.centre(name); }", [zoom, place]
            )
            board.rest()
            page.screenshot(path=SHOTS / f"board-{palette}-{theme}-{number}.png")
        assert scale(page) > 3
