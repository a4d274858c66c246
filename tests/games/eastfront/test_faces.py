"""2.1, 2.3: how the pieces look: colours that every eye tells apart, symbols that are drawn, words for each piece."""

from __future__ import annotations

import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import combinations
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from grognard import Match, picture
from grognard.games import eastfront
from grognard.games.eastfront import units
from grognard.games.eastfront.pieces import WOODS, colour, fire, pieces, sidc, wood
from grognard.games.eastfront.units import UNIT, UNITS
from tests.games.eastfront.play import GAME, position
from tests.games.eastfront.telling import MATCHES, SEATS, check, positions, say
from tests.games.leningrad41.colours import EYES, apart, contrast
from tests.marks import rule

ROOM = GAME.room
WEB = Path(picture.__file__).with_name("web")
BOARD = json.loads(Path(eastfront.__file__).with_name("data").joinpath("board.json").read_text("utf-8"))
PLACES = {*BOARD["areas"], *BOARD["boxes"]}
TOLD_APART = 20  # CIELAB
SIDE_WOODS = ("german", "soviet")  # the Axis' woods are alike
FIELDS = {"kind", "at", "side", "says"}


def groups(faces: dict[str, Any]) -> dict[str, list[str]]:
    """Colours that somebody has to tell from each other."""
    return {
        "wood": [faces["wood"][each]["body"] for each in SIDE_WOODS],
        **{f"sticker of {each}": list(faces["sticker"][each].values()) for each in faces["sticker"]},
        "formation": sorted(set(faces["formation"].values()) - {faces["formation"]["none"]}),
        **{table: list(faces[table].values()) for table in ("fire", "side", "mark", "token")},
    }


def too_close(faces: dict[str, Any], eyes: str) -> list[tuple[str, str, str]]:
    return [
        (name, one, two)
        for name, colours in groups(faces).items()
        for one, two in combinations(colours, 2)
        if apart(one, two, eyes) < TOLD_APART
    ]


@pytest.mark.parametrize("eyes", EYES)
def test_every_eye_tells_the_colour_blind_palette_apart(eyes: str) -> None:
    assert too_close(picture.faces(ROOM, "colour-blind"), eyes) == []


@pytest.mark.parametrize("palette", ["standard", "contrast"])
def test_colours_are_told_apart(palette: str) -> None:
    assert too_close(picture.faces(ROOM, palette), "all") == []


def test_the_contrast_palette_stands_out() -> None:
    faces = picture.faces(ROOM, "contrast")
    for each in faces["wood"].values():
        assert contrast(each["body"], each["ink"]) >= 7
    for sticker in faces["sticker"].values():
        assert all(contrast(paper, picture.INK) >= 7 for paper in sticker.values())
    for shade in (*faces["token"].values(), *faces["side"].values()):
        assert contrast(shade, "#ffffff") >= 4.5


@rule("eastfront", "2.1", "2.3")
@pytest.mark.parametrize("palette", ["standard", "colour-blind", "contrast"])
def test_every_piece_has_its_colours_and_the_axis_backs_are_alike(palette: str) -> None:
    faces = picture.faces(ROOM, palette)
    assert set(faces["wood"]) == set(faces["sticker"]) == set(WOODS) == {wood(unit) for unit in units.ALL}
    assert {colour(unit) for unit in units.ALL} <= set(faces["formation"])
    assert {fire(unit) for unit in units.ALL} <= set(faces["fire"])
    assert set(faces["side"]) == {"axis", "soviet"}
    assert faces["wood"]["german"] == faces["wood"]["ss"] == faces["wood"]["satellite"]


@rule("eastfront", "2.2", "2.6")
def test_the_symbol_tells_kind_and_size() -> None:
    assert sidc(UNIT["ax_infantry_1"])[8:10] == "22"
    assert sidc(UNIT["sv_i_8"])[8:10] == "23"
    assert sidc(UNIT["sv_a_4"])[8:10] == "22"
    assert sidc(UNIT["ax_hq_okh"])[8:10] == sidc(UNIT["sv_hq_stavka"])[8:10] == "24"
    kinds = ("ax_armor_41", "ax_mech_55", "ax_infantry_1", "ax_mountain_49", "sv_p_1", "sv_co_coastal", "sv_c_5")
    assert len({sidc(UNIT[name])[10:] for name in kinds}) == len(kinds)
    assert colour(UNIT["sv_s_1"]) == "shock"
    assert colour(UNIT["ax_armor_1ss"]) == wood(UNIT["ax_armor_1ss"]) == "ss"


def test_the_browser_draws_every_symbol() -> None:
    from playwright.sync_api import sync_playwright

    codes = sorted({sidc(unit) for unit in units.ALL})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(WEB)))
    Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_port}"
    try:
        with sync_playwright() as drive:
            browser = drive.chromium.launch(executable_path="/usr/bin/chromium")
            page = browser.new_page()
            page.goto(f"{home}/vendor/VERSIONS.md")
            drawn = page.evaluate(
                """async ([codes, at]) => {
                    const ms = (await import(at)).default;
                    return codes.map((code) => {
                        const symbol = new ms.Symbol(code, { size: 24 });
                        return [symbol.isValid(), symbol.asSVG()];
                    });
                }""",
                [codes, f"{home}/vendor/milsymbol.js"],
            )
            browser.close()
    finally:
        server.shutdown()
        server.server_close()
    assert [code for code, (valid, _) in zip(codes, drawn, strict=True) if not valid] == []
    assert len({svg for _, svg in drawn}) == len(codes)


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: Any) -> None:
        """Nothing is said about requests."""


# -- the pieces of a view -----------------------------------------------------------------------------------

FRONT = """
scenario S43
phase strikes
active axis
axis germany romania Dnepropetrovsk Poltava
ax_hq_south Dnepropetrovsk 2 shown role=command strike=Kiev bombs=2
ax_hq_north Poltava 3 shown role=command
ax_armor_3 Kharkov 4 shown
sv_i_13 Kharkov
battle Kharkov soviet
ax_armor_41 Kiev 3 shown
ax_rum_4 Ploesti 3
sv_i_12 Kiev 2
sv_rum_2 Rostov 2
sv_i_8 Stalino 1 cut_off
battle Kiev soviet
sv_i_51 lost
"""


def at(match: Match, seat: str | None, place: str) -> list[dict[str, Any]]:
    return [piece for piece in pieces(match.view(seat)) if piece["at"] == place]


@rule("eastfront", "2.3")
def test_only_blocks_that_can_be_told_apart_have_a_name() -> None:
    match = position(FRONT)
    for seat, known in (("axis", {"ax_armor_41"}), ("soviet", {"ax_armor_41", "sv_i_12"}), (None, {"ax_armor_41"})):
        found = [piece for piece in at(match, seat, "Kiev") if piece["kind"] == "block"]
        assert {piece["id"] for piece in found if "id" in piece} == known
        assert all(("id" in piece) == ("sidc" in piece) == ("label" in piece) for piece in found)
        assert len(found) == 2


@rule("eastfront", "2.1", "16.1")
def test_a_back_tells_its_wood_and_no_more() -> None:
    match = position(FRONT)
    for seat, place, made_of in (("soviet", "Ploesti", "german"), ("axis", "Rostov", "satellite"),
                                 ("axis", "Stalino", "soviet")):  # fmt: skip
        (back,) = at(match, seat, place)
        assert back["wood"] == made_of
        assert not {"id", "value", "sidc", "colour"} & set(back)
    assert [say(piece["says"]) for piece in at(match, "axis", "Stalino")] == ["Soviet block, not revealed, unsupplied"]


@rule("eastfront", "7.13", "2.4")
def test_strikes_lie_on_battles_and_the_lost_beside_the_map() -> None:
    match = position(FRONT)
    (strike,) = [piece for piece in at(match, "soviet", "Kiev") if piece["kind"] == "strike"]
    assert (strike["label"], strike["side"]) == ("2", "axis")
    assert say(strike["says"]) == "Air Strike of Army Group South: 2 dice"
    assert "sv_i_51" in {piece["id"] for piece in at(match, "axis", "lost-soviet")}


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_every_piece_of_a_match_is_whole_and_has_words(scenario: str, options: dict[str, Any], seed: int) -> None:
    for match in positions(scenario, options, seed):
        for seat in SEATS:
            shown = pieces(match.view(seat))
            named = [piece["id"] for piece in shown if "id" in piece]
            assert len(named) == len(set(named))
            assert {*named} <= {*UNITS}
            assert all(set(piece) >= FIELDS and piece["at"] in PLACES for piece in shown)
            check(piece["says"] for piece in shown)


def test_sides_in_a_battle_stand_beside_each_other_in_the_picture() -> None:
    match = position(FRONT)
    drawn = picture.draw(GAME, match, "soviet")
    slots = BOARD["areas"]["Kiev"]["contested"]
    for side in ("axis", "soviet"):
        x, y = slots[side][0]
        assert f"translate({x:.1f} {y:.1f}) scale" in drawn
