"""The board by itself, in a real Chromium: what it shows and what can be clicked, by mouse, finger and key."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect

from tests.e2e import hex_board
from tests.e2e.board_page import PIECES, BoardPage, Course, crowd, middle, scale
from tests.e2e.visitor import AXE, GRAVE

# -- what it shows ---------------------------------------------------------------------------------------------


def test_every_piece_of_a_look_is_on_the_board_with_its_words(still: BoardPage, played: Course) -> None:
    page, look = still.go(), played.fullest()
    still.show(look)
    shown = page.evaluate(
        "[...document.querySelectorAll('[data-piece]')].map((each) => [each.dataset.piece, each.ariaLabel])"
    )
    assert dict(shown) == {key: piece["text"] for key, piece in look["pieces"].items()}


def test_words_are_never_markup(still: BoardPage, played: Course) -> None:
    page, look = still.go(), played.looks[0]
    bad = '<img src=x onerror="heard.push(1)">'
    key = next(key for key, piece in look["pieces"].items() if "label" in piece)
    still.show({**look, "pieces": {**look["pieces"], key: {**look["pieces"][key], "text": bad, "label": bad}}})
    page.evaluate("(bad) => board.choose({space: new Map([['113', bad]]), unit: new Map()}, [])", bad)
    page.evaluate("(bad) => board.paint({areas: {113: 'own'}, labels: {113: bad}, legend: [['own', bad]]})", bad)
    assert page.locator("img").count() == 0
    assert still.heard() == []


def test_a_block_turns_with_its_losses(still: BoardPage, played: Course) -> None:
    page, look = still.go(), played.looks[0]
    key = next(key for key, piece in look["pieces"].items() if piece.get("full") == piece.get("value") == 4)
    turns = []
    for value in (4, 3, 2, 1):
        still.show({"pieces": {key: {**look["pieces"][key], "value": value}}, "order": [key]})
        turns.append(page.locator(".sticker").get_attribute("transform"))
        assert page.locator(".strength").count() == 1
    assert turns == ["rotate(0)", "rotate(-90)", "rotate(-180)", "rotate(-270)"]


def test_blocks_beyond_the_slots_of_a_place_all_show_an_edge(still: BoardPage, played: Course) -> None:
    page, look = still.go(), played.looks[0]
    _, names = crowd(played.fullest())
    one = played.fullest()["pieces"][names[0]]
    many = {f"b{number}": {**one, "id": f"b{number}", "at": "113"} for number in range(11)}
    still.show({"pieces": many, "order": list(many)})
    spots = {page.locator(f"[data-piece=b{number}]").get_attribute("transform") for number in range(11)}
    assert len(spots) == 11
    assert look["order"]


def test_a_palette_and_a_theme_change_the_board_as_if_it_had_begun_with_them(still: BoardPage, played: Course) -> None:
    page, look = still.go(), played.fullest()
    still.show(look)
    plain = page.evaluate(PIECES + " + document.querySelectorAll('defs')[1].innerHTML")
    page.evaluate("board.set({palette: 'contrast', theme: 'dark'})")
    still.rest()
    changed = still.shot()
    page = still.go(palette="contrast", theme="dark")
    still.show(look)
    still.rest()
    assert still.apart(still.shot(), changed) == 0
    assert page.evaluate(PIECES + " + document.querySelectorAll('defs')[1].innerHTML") != plain


def test_an_overlay_tells_its_tones_apart_by_colour_and_by_pattern(still: BoardPage) -> None:
    page = still.go()
    tones = ["own", "foe", "contested", "good", "bad", "warn", "news"]
    tones += [f"cost-{number}" for number in range(1, 6)] + [f"terrain-{number}" for number in range(1, 5)]
    areas = {str(100 + number): tone for number, tone in enumerate(tones)}
    overlay = {"areas": areas, "labels": {"100": "7"}, "legend": [[tone, f"the {tone}"] for tone in tones]}
    page.evaluate("(overlay) => board.paint(overlay)", overlay)
    assert page.locator("[data-tone]").count() == len(tones)
    colours = page.evaluate(
        "[...document.querySelectorAll('[data-tone] .tone-fill')].map((each) => getComputedStyle(each).fill)"
    )
    patterns = page.evaluate("[...document.querySelectorAll('pattern path')].map((each) => each.getAttribute('d'))")
    assert len(set(colours)) == len(set(patterns)) == len(tones)
    expect(page.locator(".board-legend")).to_contain_text("the cost-3")
    expect(page.locator(".tone-label").first).to_contain_text("7")
    page.evaluate("board.paint(null)")
    assert page.locator("[data-tone], .tone-label").count() == 0
    expect(page.locator(".board-legend")).to_be_hidden()


def test_the_pieces_can_be_hidden(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    place, names = crowd(played.fullest())
    still.choose({place: ""}, {names[0]: ""})
    page.evaluate("board.hide(true)")
    expect(page.locator(".layer-pieces")).to_be_hidden()
    page.evaluate("board.hide(false)")
    expect(page.locator(f"[data-piece='{names[0]}']")).to_be_visible()


def test_from_afar_what_stands_in_a_place_is_a_pile_that_says_how_many(still: BoardPage, played: Course) -> None:
    page, look = still.go(), played.fullest()
    still.show(look)
    still.rest()
    place, names = crowd(look)
    spots = page.evaluate("(names) => names.map((name) => board.table.spots.get(name).x)", names)
    assert max(spots) - min(spots) < 15
    told = page.evaluate("board.table.piles().map((keys) => [board.table.spots.get(keys[0]).at, keys.length])")
    assert [place, len(names)] in told
    assert page.locator(".tally").all_text_contents() == [str(number) for _, number in told]
    still.choose({}, dict.fromkeys(names, ""))
    page.locator(f"[data-piece='{names[-1]}']").click(position={"x": 5, "y": 9})
    assert page.locator(".fan-item.may").count() == len(names)
    page.evaluate("(name) => { board.camera.zoom(2.5); board.centre(name); }", place)
    still.rest()
    assert page.locator(".tally").count() == 0
    assert [told for told in still.heard() if told[0] == "click"] == []


def test_the_print_is_set_in_its_own_type(browser: Browser) -> None:
    looks = []
    for ours in (True, True, False):
        with BoardPage(browser, still=True) as board:
            if not ours:
                board.page.route("**/*.woff2", lambda route: route.fulfill(status=404))
            board.go()
            board.rest()
            looks.append(board.shot())
            if not ours:
                assert board.apart(looks[0], looks[1]) == 0
                assert board.apart(looks[1], looks[2]) > 1000
                board.amiss.clear()


# -- choosing --------------------------------------------------------------------------------------------------


def test_only_what_may_be_clicked_is_told(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    still.choose({"30": "2"})
    expect(page.locator(".hint")).to_have_text("2")
    page.mouse.click(*middle(page, "30"))
    expect(page.locator(".over-place")).to_have_count(1)
    page.mouse.click(*middle(page, "5"))
    expect(page.locator(".over-place")).to_have_count(0)
    assert [told for told in still.heard() if told[0] == "click"] == [["click", "space", "30"]]


def test_a_click_on_a_block_is_one_on_the_block_or_else_on_its_place(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    place, names = crowd(played.fullest())
    page.evaluate("(name) => { board.camera.zoom(4); board.centre(name); }", place)
    still.rest()
    top = page.locator(f"[data-piece='{names[-1]}']")
    still.choose({}, {names[-1]: ""})
    top.click()
    still.choose({place: ""})
    top.click()
    clicks = [told for told in still.heard() if told[0] == "click"]
    assert clicks == [["click", "unit", names[-1]], ["click", "space", place]]


def test_a_stack_says_how_many_may_be_chosen_and_fans_out(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    place, names = crowd(played.fullest())
    still.choose({}, dict.fromkeys(names, ""))
    expect(page.locator(".badge text")).to_have_text(str(len(names)))
    page.mouse.click(*middle(page, place))
    items = page.locator(".fan-item.may")
    assert items.count() == len(names)
    assert min(item.bounding_box()["width"] for item in items.all()) >= 44  # type: ignore[index]
    items.nth(1).click()
    [click] = [told for told in still.heard() if told[0] == "click"]
    assert click[1] == "unit"
    assert click[2] in names
    assert page.locator(".fan-item").count() == 0


def test_a_fan_opens_over_a_stack_after_a_while_and_closes_when_left(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    _, names = crowd(played.fullest())
    page.locator(f"[data-piece='{names[-1]}']").hover()
    expect(page.locator(".fan-item").first).to_be_visible()
    page.locator(".fan-item").first.hover()
    page.wait_for_timeout(500)
    expect(page.locator(".fan-words")).not_to_be_empty()
    page.mouse.move(5, 5)
    expect(page.locator(".fan-item")).to_have_count(0)


def test_what_was_chosen_is_lifted(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    _, names = crowd(played.fullest())
    still.choose({"30": ""}, {}, [names[0]])
    expect(page.locator(".piece.chosen")).to_have_attribute("data-piece", names[0])
    still.choose()
    assert page.locator(".piece.chosen, .may, .glow-wide, .ring, .layer-halos > *").count() == 0


def test_a_hint_is_a_number_from_afar_and_said_in_full_when_near(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    still.choose({"30": "2 points", "113": "by rail"})
    assert page.locator(".hint").all_text_contents() == ["2", "by rail"]
    page.evaluate("board.camera.zoom(3)")
    assert page.locator(".hint").all_text_contents() == ["2 points", "by rail"]


def test_what_was_chosen_comes_into_sight(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    place, names = crowd(played.fullest())
    page.evaluate("board.camera.zoom(6); board.centre('5')")
    shows = "(name) => board.camera.shows(board.places.get(name).anchor)"
    assert not page.evaluate(shows, place)
    still.choose({}, dict.fromkeys(names, ""))
    assert not page.evaluate(shows, place)
    still.choose({}, {}, [names[0]])
    assert page.evaluate(shows, place)
    page.evaluate("board.centre('5')")
    still.choose({"30": ""}, {}, [names[0]])
    assert not page.evaluate(shows, place)


def test_in_a_small_window_one_begins_where_the_pieces_are(browser: Browser, played: Course) -> None:
    with BoardPage(browser, still=True, size=(390, 420)) as board:
        page = board.go()
        board.show(played.fullest())
        near = scale(page)
        assert near > 2 * page.evaluate("board.camera.fitting")
        shown = page.evaluate("[...board.table.spots.values()].filter(({x, y}) => board.camera.shows([x, y])).length")
        assert shown > 10
        page.evaluate("board.fit()")
        board.show(played.looks[-1])
        assert scale(page) == page.evaluate("board.camera.fitting")


def test_the_eye_is_drawn_to_places_and_pieces(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    _, names = crowd(played.fullest())
    page.evaluate("(names) => board.point(names)", ["113", names[0]])
    assert (page.locator(".pointed-place").count(), page.locator(".pointed-piece").count()) == (1, 1)
    page.evaluate("board.point([])")
    assert page.locator(".pointed-place, .pointed-piece").count() == 0


def test_the_right_button_asks_why_about_anything(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    place, names = crowd(played.fullest())
    page.mouse.click(*middle(page, place), button="right")
    page.wait_for_timeout(650)
    page.locator(f"[data-piece='{names[-1]}']").click(button="right")
    told = [each for each in still.heard() if each[0] == "why"]
    assert told == [["why", "space", place], ["why", "unit", names[-1]]]


def test_the_pointer_tells_what_it_is_over(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    page.mouse.move(*middle(page, "5"))
    page.mouse.move(2, 2)
    told = [each for each in still.heard() if each[0] == "hover"]
    assert told == [["hover", "space", "5"], ["hover", None, None]]


# -- any board --------------------------------------------------------------------------------------------------


def test_a_board_of_hexes_is_shown_and_clicked_like_any_other(browser: Browser) -> None:
    with BoardPage(browser, still=True, board=hex_board.files()) as board:
        page, look = board.go(), hex_board.look()
        board.show(look)
        spots = page.evaluate(
            "[...board.table.spots].map(([key, { x, y, at }]) => [key, board.places.at(x, y)?.name, at])"
        )
        assert len(spots) == hex_board.BLOCKS
        assert [key for key, inside, at in spots if inside != at] == []
        names = [hex_board.name(*each) for each in hex_board.hexes()]
        board.choose(dict.fromkeys(names, "2"))
        chance = random.Random(2)
        clicked = chance.sample(names, 12)
        page.evaluate("board.hide(true)")
        for name in clicked:
            x, y = page.evaluate("(name) => board.camera.toScreen(...board.places.get(name).anchor)", name)
            page.mouse.click(x, y)
        assert [told[2] for told in board.heard() if told[0] == "click"] == clicked


def test_arrows_go_from_hex_to_hex(browser: Browser) -> None:
    with BoardPage(browser, still=True, board=hex_board.files()) as board:
        page = board.go()
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowDown")
        ways = {"ArrowDown": (0, 1), "ArrowUp": (0, -1), "ArrowRight": (1, 0), "ArrowLeft": (-1, 0)}
        here = page.evaluate("document.activeElement.dataset.place")
        for key, (right, down) in ways.items():
            page.keyboard.press(key)
            there = page.evaluate("document.activeElement.dataset.place")
            step = [int(there[:2]) - int(here[:2]), int(there[2:]) - int(here[2:])]
            assert max(map(abs, step)) == 1
            assert step[0] == right if right else step == [0, down]
            here = there


# -- the keyboard ----------------------------------------------------------------------------------------------


def test_arrows_go_from_place_to_place_and_enter_clicks(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    still.choose({"113": "", "112": "3"})
    page.keyboard.press("Tab")
    page.keyboard.press("PageDown")
    first = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("Enter")
    page.keyboard.press("PageDown")
    second = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("Enter")
    assert {first, second} == {"112", "113"}
    page.keyboard.press("ArrowLeft")
    third = page.evaluate("document.activeElement.dataset.place")
    assert page.evaluate(
        "([one, two]) => board.places.get(one).anchor[0] < board.places.get(two).anchor[0]", [third, second]
    )
    page.keyboard.press("Enter")
    assert [told[1:] for told in still.heard() if told[0] == "click"] == [["space", first], ["space", second]]


def test_a_place_is_read_out_with_what_stands_there(still: BoardPage, played: Course) -> None:
    page, look = still.go(), played.fullest()
    still.show(look)
    place, names = crowd(look)
    still.choose({place: "cost 3"})
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    told = page.evaluate("document.activeElement.ariaLabel")
    for part in ("cost 3", look["pieces"][names[0]]["text"], place):
        assert part in told


def test_a_block_of_a_stack_is_chosen_with_keys_alone(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    place, names = crowd(played.fullest())
    still.choose({}, dict.fromkeys(names, ""))
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    chosen = [page.evaluate("document.activeElement.dataset.fan")]
    page.keyboard.press("ArrowRight")
    chosen.append(page.evaluate("document.activeElement.dataset.fan"))
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.place") == place
    page.keyboard.press("f")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert len(set(chosen)) == 2
    assert [told[1:] for told in still.heard() if told[0] == "click"] == [["unit", chosen[1]]]


def test_keys_ask_why_and_zoom(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    still.choose({"113": ""})
    before = scale(page)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+F10")
    page.keyboard.press("+")
    assert scale(page) > before
    page.keyboard.press("0")
    assert scale(page) == before
    assert still.heard() == [["why", "space", "113"]]


def test_axe_finds_nothing_serious(still: BoardPage, played: Course) -> None:
    page = still.go()
    still.show(played.fullest())
    place, names = crowd(played.fullest())
    still.choose({"30": "2"}, dict.fromkeys(names, ""))
    page.evaluate("(place) => board.fan.open(place)", place)
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    assert [each for each in found if each["impact"] in GRAVE] == []
