"""1.6, 4.2: how the pieces look: colours that every eye tells apart, symbols that are drawn, words for each piece."""

from __future__ import annotations

import json
import random
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import combinations
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from grognard import picture, words
from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.blocks import UNIT, UNITS
from grognard.games.leningrad41.pieces import pieces, sidc
from grognard.games.leningrad41.words import FACTIONS
from grognard.words import faults
from tests.games.leningrad41.colours import EYES, apart, contrast
from tests.games.leningrad41.play import GAME, position
from tests.marks import rule

ROOM = GAME.room
WEB = Path(picture.__file__).with_name("web")
TOLD_APART = 20  # CIELAB; standard red and green, yellow and orange are 16 apart to some
KINDS = {"block", "line", "control", "artillery", "bomber", "marker", "disc", "count"}
FIELDS = {"kind", "at", "side", "says"}


def groups(faces: dict[str, Any]) -> dict[str, list[str]]:
    """Colours that somebody has to tell from each other."""
    return {
        "wood": [faces["wood"][wood]["body"] for wood in faces["wood"]],
        **{f"sticker of {wood}": list(faces["sticker"][wood].values()) for wood in faces["sticker"]},
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


def test_the_printed_colours_are_not_for_every_eye() -> None:
    standard = picture.faces(ROOM)
    assert not too_close(standard, "all")
    assert {name for eyes in EYES for name, _, _ in too_close(standard, eyes)} == {"formation"}


def test_the_contrast_palette_stands_out() -> None:
    faces = picture.faces(ROOM, "contrast")
    assert not too_close(faces, "all")
    for wood in faces["wood"].values():
        assert contrast(wood["body"], wood["ink"]) >= 7
    for sticker in faces["sticker"].values():
        assert all(contrast(paper, picture.INK) >= 7 for paper in sticker.values())
    for colour in (*faces["token"].values(), *faces["side"].values()):
        assert contrast(colour, "#ffffff") >= 4.5


@pytest.mark.parametrize("palette", ["standard", "colour-blind", "contrast"])
def test_every_piece_has_its_colours(palette: str) -> None:
    faces = picture.faces(ROOM, palette)
    assert set(faces["wood"]) == set(faces["sticker"]) == set(FACTIONS)
    assert all(set(wood) == {"body", "edge", "ink", "sign"} for wood in faces["wood"].values())
    assert set(blocks.COLOUR) <= set(faces["formation"])
    assert set(blocks.FIRE) == set(faces["fire"])
    assert set(faces["side"]) == {"axis", "soviet"}


def test_a_palette_overrides_nothing_that_is_not_there() -> None:
    standard, palettes = picture.faces(ROOM), picture.faces(ROOM)["palettes"]
    assert set(palettes) == {"colour-blind", "contrast"}
    for palette in palettes.values():
        for table, entries in palette.items():
            assert set(entries) <= set(standard[table])


@rule("leningrad41", "4.2")
def test_the_symbol_tells_kind_and_size() -> None:
    assert sidc(UNIT["de_16_ii"])[8:10] == "22"
    assert sidc(UNIT["su_r_8a"])[8:10] == "23"
    assert len({sidc(UNIT[name]) for name in ("de_16_ii", "de_16_hq", "de_1pz", "de_36mot", "de_fj", "fi_cav")}) == 6
    assert sidc(UNIT["su_l_21td"])[10:] == sidc(UNIT["de_1pz"])[10:]


def test_the_browser_draws_every_symbol() -> None:
    from playwright.sync_api import sync_playwright

    codes = sorted({sidc(unit) for unit in blocks.ALL})
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


@rule("leningrad41", "1.6")
def test_only_blocks_that_can_be_told_apart_have_a_name() -> None:
    match = GAME.position("scenario campaign\nphase choice none\n113 de_1pz | su_nw_hq:3s su_nw_11rk\n32 fi_1:2")
    for seat, known in (("axis", {"de_1pz", "fi_1", "su_nw_hq"}), ("soviet", {"su_nw_hq", "su_nw_11rk"})):
        found = [
            piece for piece in pieces(match.view(seat)) if piece["kind"] == "block" and piece["at"] in ("113", "32")
        ]
        assert {piece["id"] for piece in found if "id" in piece} == known
        assert all(("id" in piece) == ("sidc" in piece) == ("label" in piece) for piece in found)
        assert len(found) == 4


@pytest.mark.parametrize(("scenario", "options", "seed"), [("campaign", {"optional": 9}, 1), ("circle", {}, 2)])
def test_every_piece_of_a_match_is_whole_and_has_words(scenario: str, options: dict[str, Any], seed: int) -> None:
    match, chance = GAME.start(scenario, seed=seed, options=options), random.Random(seed)
    board = json.loads(Path(picture.__file__).parent.joinpath("games/leningrad41/data/board.json").read_text("utf-8"))
    places = {*board["areas"], *board["boxes"]}
    seen = set()
    for step in range(900):
        if match.result is not None:
            break
        for seat in ("axis", "soviet", None) if step % 30 == 0 else ():
            shown = pieces(match.view(seat))
            named = [piece["id"] for piece in shown if "id" in piece]
            assert len(named) == len(set(named))
            assert {*named} <= {*UNITS, *blocks.BOMBERS}
            for piece in shown:
                seen.add(piece["kind"])
                assert set(piece) >= FIELDS, piece
                assert piece["at"] in places
                for lang in words.languages():
                    assert faults(piece["says"][0], piece["says"][1], lang, GAME) == []
        ask = match.asks[0]
        match.play(ask.seat, *chance.choice(ask.answers()))
    assert seen >= KINDS - {"artillery", "bomber"}


def test_a_piece_is_called_by_what_is_seen_of_it() -> None:
    match = position("113 de_1pz:2i | su_nw_hq:0s su_nw_11rk:1i")
    said = {_said(piece) for piece in pieces(match.view("axis")) if piece["at"] == "113"}
    assert said == {
        "1st Panzer Division, 2 of 3, isolated",
        "HQ Northwest Front (Sobennikov), exhausted (heart), revealed",
        "Soviet block, upright, isolated",
    }


def _said(piece: dict[str, Any], lang: str = "en") -> str:
    key, args = piece["says"]
    return words.say_for(GAME, key, args, lang)
