"""The only door: a look has all that the contract promises, in each language, at any moment, for one seat alone."""

import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import grognard
from grognard import words
from grognard.server import ladder, views
from grognard.server.ladder import Turned
from grognard.server.tables import Table, Tables
from tests.server.playing import TOYS, answer, any_answer, at_tables, stroll, toys, undo, wanted
from tests.server.twins import pairs

LOOK = {
    "table", "game", "seat", "position", "moment", "moments", "title", "active", "waiting", "pieces", "order", "panels",
    "overlays", "asks", "undo", "barrier", "floor", "chosen", "result", "mind", "events",
}  # fmt: skip
FRAME = ("pieces", "order", "panels", "title", "active", "waiting", "overlays", "result")
TEXTS = {"text", "title", "lines", "hint", "digest", "turn", "message", "labels", "legend", "label", "chances"}
TONES = {"own", "foe", "contested", "good", "bad", "warn", "news"}
TONES |= {f"{kind}-{number}" for kind, most in (("cost", 5), ("terrain", 4)) for number in range(1, most + 1)}
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


def silent(told: Any) -> Any:
    """Without what is said: the same in every language."""
    if isinstance(told, dict):
        return {key: silent(value) for key, value in told.items() if key not in TEXTS}
    return [silent(each) for each in told] if isinstance(told, list) else told


def sentences(told: Any, key: str = "") -> Iterator[str]:
    """What is said."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield from sentences(value, name)
    elif isinstance(told, list):
        for value in told:
            yield from sentences(value, key)
    elif isinstance(told, str) and key in TEXTS - {"label", "labels"}:
        yield told


# -- looks -------------------------------------------------------------------------------------------------------


def test_a_look_has_what_the_contract_promises_in_each_language(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table, chance = await tables.create(wanted()), random.Random(1)
        for _ in range(60):
            await stroll(tables, table, chance, 4)
            for seat in ("axis", "soviet", "spectator"):
                look, other = views.look(table, seat, "en"), views.look(table, seat, "es")
                assert set(look) == LOOK
                assert json.loads(json.dumps(look)) == look
                assert silent(look) == silent(other)
                assert look["order"] == list(look["pieces"])
                assert look["moment"] == look["moments"]
                assert bool(look["asks"]) == (seat in look["waiting"])
                for text in (*sentences(look), *sentences(other)):
                    assert not KEY.fullmatch(text), f"no words for {text}"
        assert set(sentences(look)) != set(sentences(other))

    at_tables(tmp_path, go)


def test_an_ask_offers_what_the_match_offers_and_names_it(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table, chance, seen = await tables.create(wanted(scenario="campaign")), random.Random(2), set[str]()
        for _ in range(150):
            if table.over:
                break
            for ask in table.match.asks:
                (told,) = views.look(table, ask.seat, "es")["asks"]
                assert (told["prompt"], told["rule"]) == (ask.prompt, ask.rule)
                assert told["text"] == words.ask(table.game, ask, "es")
                assert told["digest"]
                offered = {
                    verb["verb"]: True if verb["nouns"] is None else [noun["name"] for noun in verb["nouns"]]
                    for verb in told["verbs"]
                }
                names = table.game.names
                assert offered == {
                    verb: [names[verb][noun] for noun in nouns] if isinstance(nouns, list) else True
                    for verb, nouns in ask.options.items()
                }
                for verb in told["verbs"]:
                    seen.add(str(verb["kind"]))
                    assert (verb["kind"] is None) == (verb["nouns"] is None)
                    assert all(noun["text"] for noun in verb["nouns"] or ())
            await answer(tables, table, *any_answer(table, chance))
        assert {"unit", "space", "None"} <= seen

    at_tables(tmp_path, go)


def test_what_was_just_clicked_is_chosen(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table, chance, found = await tables.create(wanted(scenario="campaign")), random.Random(3), 0
        for _ in range(200):
            if table.over:
                break
            seat, verb, noun = any_answer(table, chance)
            await answer(tables, table, seat, verb, noun)
            asked = [ask for ask in table.match.asks if ask.seat == seat]
            if verb == "unit" and any(ask.args.get("unit") == noun for ask in asked):
                found += 1
                assert noun in views.look(table, seat, "en")["chosen"]
            for other in {"axis", "soviet"} - {ask.seat for ask in table.match.asks}:
                assert views.look(table, other, "en")["chosen"] == []
        assert found > 5

    at_tables(tmp_path, go)


def test_pieces_are_keyed_by_what_the_seat_can_tell_apart(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(3), 80)
        units = set(table.game.names["unit"])
        for seat, other in (("axis", "soviet"), ("soviet", "axis")):
            pieces, known = views.look(table, seat, "en")["pieces"], table.match.view(seat)["units"]
            named = {key for key, piece in pieces.items() if piece["kind"] == "block" and "id" in piece}
            assert named <= units & set(known)
            backs = {key: piece for key, piece in pieces.items() if piece["kind"] == "block" and "id" not in piece}
            assert backs
            for key, piece in backs.items():
                assert re.fullmatch(rf"block/{other}/{piece['at']}/\d+", key)
                assert not set(piece) & {"label", "sidc", "size", "colour", "value", "full", "fire", "stars"}
                assert piece["text"]

    at_tables(tmp_path, go)


def test_a_past_moment_looks_as_it_looked_then(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table, chance = await tables.create(wanted(scenario="campaign")), random.Random(4)
        then: dict[tuple[str, int], Any] = {}
        for _ in range(150):
            if table.over:
                break
            for seat in ("axis", "soviet"):
                look = views.look(table, seat, "es")
                then.setdefault((seat, look["moment"]), look)
            await answer(tables, table, *any_answer(table, chance))
        for seat in ("axis", "soviet"):  # the last moment is the present, also where something came without an event
            look = views.look(table, seat, "es")
            then[seat, look["moment"]] = look
        assert [moment for seat, moment in then if seat == "axis"] == sorted({m for s, m in then if s == "axis"})
        for (seat, moment), look in random.Random(1).sample(sorted(then.items(), key=str), 60):
            past = views.look(table, seat, "es", moment)
            assert set(past) == LOOK
            assert {key: past[key] for key in FRAME} == {key: look[key] for key in FRAME}
            assert past["moment"] == moment
            assert past["events"] == look["events"]
            if moment != past["moments"]:
                assert (past["asks"], past["undo"], past["chosen"], past["mind"]) == ([], False, [], None)
        for moment in (-1, views.look(table, "axis", "en")["moments"] + 1):
            with pytest.raises(Turned, match="no-such-moment"):
                views.look(table, "axis", "en", moment)

    at_tables(tmp_path, go)


def test_the_seats_of_others_are_seen_when_the_match_is_over(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table = await tables.create(wanted(seats={"axis": "person", "soviet": "random"}))
        for seat, key in (("soviet", "not-your-seat"), ("all", "not-over"), ("finland", "no-such-seat")):
            for ask in (
                lambda seat: views.look(table, seat, "en"), lambda seat: views.events(table, seat, "en"),
                lambda seat: views.why(table, seat, "en", "space", "95"), lambda seat: views.dice(table, seat, "en"),
                lambda seat: views.overlay(table, seat, "en", "news"),
                lambda seat: views.odds(table, seat, "en", "95"),
            ):  # fmt: skip
                with pytest.raises(Turned) as no:
                    ask(seat)
                assert no.value.key == key
        with pytest.raises(Turned, match="not-over"):
            views.verify(table, "en")
        assert "key" not in views.detail(table, "en")

        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(3), 5000)
        looks = {seat: views.look(table, seat, "en") for seat in ("axis", "soviet", "all")}
        revealed = looks["all"]["pieces"]
        for seat in ("axis", "soviet"):
            own = {k: v for k, v in looks[seat]["pieces"].items() if v["side"] == seat}
            assert own == {key: revealed.get(key) for key in own}
        assert len(looks["axis"]["pieces"]) <= len(revealed) <= sum(len(looks[s]["pieces"]) for s in ("axis", "soviet"))
        assert all("id" in piece for piece in revealed.values() if piece["kind"] == "block")
        logs = {seat: views.events(table, seat, "en") for seat in looks}
        assert len(logs["all"]) >= max(len(log) for log in logs.values())
        assert all(event["args"].get("unit", "") is not None for event in logs["all"] if event["kind"] == "moved")
        assert any(event["args"].get("unit", "") is None for event in logs["soviet"] if event["kind"] == "moved")
        assert looks["all"]["result"]["text"]
        assert views.detail(table, "en")["key"] == table.match.dice.key.hex()
        for moment in range(0, looks["all"]["moments"], 40):
            assert views.look(table, "all", "en", moment)["order"]

    at_tables(tmp_path, go)


# -- undo --------------------------------------------------------------------------------------------------------


def test_undo_says_what_stands_against_it(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table, chance, barriers = await tables.create(wanted()), random.Random(5), set[str]()
        first = views.look(table, "soviet", "en")
        assert (first["undo"], first["barrier"], first["floor"]) == (False, "start", 0)
        for _ in range(300):
            if table.over:
                break
            seat, verb, noun = any_answer(table, chance)
            await answer(tables, table, seat, verb, noun)
            look = views.look(table, seat, "en")
            barriers.add(look["barrier"])
            assert look["undo"] == table.match.can_undo(seat)
            assert 0 <= look["floor"] <= look["moment"]
            if look["undo"]:
                back = await undo(tables, table, seat)
                assert back == views.look(table, seat, "en")["position"] != look["position"]
                await answer(tables, table, seat, verb, noun)
            else:
                assert look["floor"] == look["moment"]
            if table.over:
                break
        assert {"other", "roll", "start"} <= barriers

    at_tables(tmp_path, go)


# -- the log -----------------------------------------------------------------------------------------------------


def test_the_log_is_numbered_by_what_the_seat_has_seen(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(6), 200)
        for seat in ("axis", "soviet", "spectator"):
            log, look = views.events(table, seat, "es"), views.look(table, seat, "es")
            raw = table.match.events(None if seat == "spectator" else seat)
            assert [event["i"] for event in log] == list(range(look["events"]))
            moments = [event["moment"] for event in log]
            assert moments == sorted(moments)
            assert set(moments) | {0} == set(range(look["moments"] + 1))
            assert [event["text"] for event in log] == [words.event(table.game, event, "es") for event in raw]
            assert [{"kind": e["kind"], "rule": e["rule"], **e["args"]} for e in log] == raw
            assert views.events(table, seat, "es", 150) == log[150:]
            assert views.events(table, seat, "es", 10**6) == []
            for event in log:
                assert set(event["where"]) <= set(table.game.names["space"])
                assert set(event["who"]) <= set(table.game.names["unit"])
        assert any(event["where"] for event in log)
        assert any(event["who"] for event in views.events(table, "axis", "es"))

    at_tables(tmp_path, go)


# -- why not -----------------------------------------------------------------------------------------------------


def test_why_says_of_each_thing_what_stands_against_it_and_agrees_with_what_is_offered(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table, chance, met = await tables.create(wanted(scenario="campaign")), random.Random(7), 0
        for _ in range(25):
            await stroll(tables, table, chance, 5)
            seat = table.match.asks[0].seat
            (ask,) = views.look(table, seat, "es")["asks"]
            for kind in ("unit", "space"):
                verbs = {verb["verb"]: verb for verb in ask["verbs"] if verb["kind"] == kind}
                for name in chance.sample([name for name in table.game.names[kind] if name], 12):
                    told = views.why(table, seat, "es", kind, name)
                    assert told["title"] == table.game.label(kind, name, "es")
                    for each in told["answers"]:
                        offered = [noun["name"] for noun in verbs.get(each["verb"], {}).get("nouns", ())]
                        assert each["allowed"] == (name in offered)
                        if not each["allowed"]:
                            met += 1
                            assert each["message"]
                            assert each["rule"]
                            assert each["digest"]
                            assert not KEY.fullmatch(each["message"])
                    assert {each["verb"] for each in told["answers"]} >= set(verbs)
                    assert told["answers"]
        assert met > 100

    at_tables(tmp_path, go)


def test_who_is_not_asked_hears_nothing_of_what_others_are_asked(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table = await tables.create(wanted())
        assert table.match.asks[0].seat == "axis"
        told = views.why(table, "soviet", "en", "space", "95")["answers"]
        nothing = {"verb": None, "text": "", "allowed": False, "rule": None, "digest": ""}
        assert told == [{**nothing, "message": words.say("server-not-asked", "en")}]
        await stroll(tables, table, random.Random(1), 30)
        assert views.why(table, "soviet", "en", "space", "95", moment=3)["answers"] == []
        for kind, name in (("space", "atlantis"), ("unit", ""), ("colour", "red"), ("number", "999")):
            with pytest.raises(Turned, match="no-such-thing"):
                views.why(table, "axis", "en", kind, name)

    at_tables(tmp_path, go)


# -- overlays and odds ---------------------------------------------------------------------------------------------


def test_each_overlay_of_a_look_can_be_laid_over_it_now_and_then(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(8), 90)
        look = views.look(table, "axis", "es")
        painted = set[str]()
        nouns = {"unit": [key for key, piece in look["pieces"].items() if "stars" in piece][:8], "space": ["95", "L"]}
        for each in look["overlays"]:
            for noun, moment in itertools.product([None] if each["noun"] is None else nouns[each["noun"]], (None, 9)):
                told = views.overlay(table, "axis", "es", each["id"], noun, moment)
                assert set(told) == {"areas", "labels", "legend"}
                assert set(told["areas"]) | set(told["labels"]) <= set(table.game.names["space"])
                assert set(told["areas"].values()) <= TONES
                assert {tone for tone, _ in told["legend"]} >= set(told["areas"].values())
                assert all(text and not KEY.fullmatch(text) for _, text in told["legend"])
                painted |= {each["id"]} if told["areas"] else set()
            if each["noun"] is not None:
                for wrong in (None, "", "atlantis"):
                    with pytest.raises(Turned, match="no-such-thing"):
                        views.overlay(table, "axis", "es", each["id"], wrong)
        assert len(painted) > 4
        with pytest.raises(Turned, match="no-such-overlay"):
            views.overlay(table, "axis", "es", "telepathy")

    at_tables(tmp_path, go)


def test_news_are_the_events_since_the_last_turn_ended(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table, chance = await tables.create(wanted()), random.Random(9)
        ended: dict[str, int] = {"axis": 0, "soviet": 0}  # events that a seat had seen when its turn was last its own
        compared = 0
        for _ in range(400):
            if table.over:
                break
            active = views.look(table, "axis", "en")["active"]
            seen = {seat: views.look(table, seat, "en")["events"] for seat in ended}
            await answer(tables, table, *any_answer(table, chance))
            now = views.look(table, "axis", "en")["active"]
            if now != active:
                ended[active] = seen[active]
                log = views.events(table, now, "en")[ended[now] :]
                moment = views.look(table, now, "en")["moment"]
                told = views.overlay(table, now, "en", "news")
                if all(event["moment"] != moment for event in views.events(table, now, "en")[seen[now] :]):
                    continue  # the turn changed without anything to be seen
                compared += 1
                assert set(told["areas"]) == {place for event in log for place in event["where"]}
        assert compared > 3

    at_tables(tmp_path, go)


def test_odds_are_spoken_where_there_is_a_battle(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table, chance, found = await tables.create(wanted()), random.Random(10), 0
        for _ in range(60):
            await stroll(tables, table, chance, 5)
            for place in [*table.match.view("axis")["contested"], "95"]:
                told = views.odds(table, "axis", "es", place)
                if told is not None:
                    found += 1
                    assert 0.99 < sum(chance for _, chance in told["chances"]) < 1.01
                    assert not any(KEY.fullmatch(text) for text in sentences(told))
        assert found or grognard.games()["leningrad41"].room
        with pytest.raises(Turned, match="no-such-thing"):
            views.odds(table, "axis", "es", "atlantis")

    at_tables(tmp_path, go)


# -- the fog -----------------------------------------------------------------------------------------------------


def everything(table: Table, seat: str, chance: random.Random) -> Any:
    """All that a seat can get to know of a table."""
    look = views.look(table, seat, "en")
    names = {kind: [name for name in table.game.names[kind] if name] for kind in ("unit", "space")}
    things = [(kind, chance.choice(names[kind])) for kind in names for _ in range(3)]
    moment = chance.randrange(look["moments"] + 1)
    return [
        look, views.look(table, seat, "es", moment), views.events(table, seat, "en"), views.summary(table, "en"),
        views.look(table, "spectator", "en"), views.events(table, "spectator", "en"), views.dice(table, seat, "en"),
        [views.why(table, seat, "en", kind, name) for kind, name in things],
        [views.overlay(table, seat, "en", each["id"], None if each["noun"] is None else names[each["noun"]][0], when)
         for each in look["overlays"] for when in (None, moment)],
        [views.odds(table, seat, "en", chance.choice(names["space"])) for _ in range(3)],
    ]  # fmt: skip


def nameless(told: Any, table: Table) -> str:
    """As it goes out, but for the table's own random name."""
    return json.dumps(told).replace(table.id, "t")


def test_matches_that_differ_only_in_what_is_hidden_look_the_same(tmp_path: Path) -> None:
    """What others do unseen, and how often, moves no number and no word either."""

    async def go(tables: Tables) -> None:
        chance, compared = random.Random(12), 0
        for pair in itertools.islice(pairs(grognard.game("leningrad41"), 5), 14):
            with patch("time.time", return_value=0.0):
                one, two = [await tables.bring(match.save()) for match in (pair.one, pair.two)]
            for step in range(1, 14):
                same = chance.randrange(1 << 30)
                told = [everything(table, pair.seat, random.Random(same)) for table in (one, two)]
                assert nameless(told[0], one) == nameless(told[1], two)
                compared += 1
                done = pair.step(chance)
                if done is None:
                    break
                with patch("time.time", return_value=float(step)):
                    for table, acts in ((one, done.one), (two, done.two)):
                        for act in acts:
                            if act is None:
                                await undo(tables, table, done.seat)
                            else:
                                await answer(tables, table, done.seat, *act)
        assert compared > 60

    at_tables(tmp_path, go)


# -- the list and the shelf ----------------------------------------------------------------------------------------


def test_the_list_says_whose_turn_it_is_and_what_happened_since(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table = await tables.create(wanted(seats={"axis": "person", "soviet": "random"}))
        told = views.summary(table, "es")
        assert told["seats"] == [
            {"id": "axis", "title": "Eje", "player": "person"},
            {"id": "soviet", "title": "Soviéticos", "player": "random"},
        ]
        assert (told["waiting"], told["over"], told["result"]) == (["axis"], False, None)
        assert told["news"] == {"axis": len(views.events(table, "spectator", "es"))}
        tables.looked(table, "axis")
        assert views.summary(table, "es")["news"] == {"axis": 0}
        before = len(views.events(table, "spectator", "es"))
        for _ in range(20):
            seat, verb, noun = any_answer(table, random.Random(1))
            if seat == "axis":
                await answer(tables, table, seat, verb, noun)
            else:
                assert await tables.agent_answers(table, seat, verb, noun, lambda: True)
        assert views.summary(table, "es")["news"] == {"axis": len(views.events(table, "spectator", "es")) - before}
        other = await tables.create(wanted())
        assert [each.id for each in await tables.all()] == [other.id, table.id]

    at_tables(tmp_path, go)


@pytest.mark.parametrize("lang", words.languages())
def test_the_shelf_has_games_boards_and_rules_in_each_language(lang: str) -> None:
    for told in views.games(lang):
        game = grognard.game(told["key"])
        assert told["title"] == words.title(game.title, lang)
        assert [each["id"] for each in told["scenarios"]] == [each.id for each in game.scenarios]
        assert all(each["title"] and each["text"] for each in told["options"])
        assert {each["id"] for each in told["players"]} <= {"person", "computer", "random"}
        assert not any(KEY.fullmatch(text) for text in sentences(told))
    (told,) = [each for each in views.games(lang) if each["key"] == "leningrad41"]
    assert [each["id"] for each in told["players"]] == ["person", "computer", "random"]
    game = grognard.game("leningrad41")
    board = views.board(game, lang)
    assert set(board["areas"]) == {name for name in game.names["space"] if name}
    assert all(area["title"] == game.label("space", code, lang) for code, area in board["areas"].items())
    assert all(box["title"] for box in board["boxes"].values())
    assert board["faces"]["wood"]
    assert len(board["size"]) == 2
    other = {"en": "es", "es": "en"}[lang]
    picture = views.picture(game, lang)
    assert picture.startswith("<svg")
    assert f'class="lang-{other}"' not in picture
    book = views.rules(game, lang)
    assert all(rule["title"] and rule["text"] for rule in book)
    assert {"10", "14"} <= {rule["chapter"] for rule in book}


@pytest.mark.parametrize("key", sorted(TOYS))
def test_a_room_without_board_or_words_of_its_own_is_played_all_the_same(tmp_path: Path, key: str) -> None:
    async def go(tables: Tables) -> None:
        game = TOYS[key]
        table = await tables.create(wanted(key, game.scenarios[0].id))
        chance = random.Random(3)
        while not table.over:
            for seat in (*table.players, "spectator"):
                look = views.look(table, seat, "es")
                assert set(look) == LOOK
                assert (look["pieces"], look["panels"]) == ({}, [])
                assert [each["id"] for each in look["overlays"]] == ["news"]
                assert views.overlay(table, seat, "es", "news")["areas"] == {}
                for ask in look["asks"]:
                    for verb in ask["verbs"]:
                        for noun in verb["nouns"] or ():
                            told = views.why(table, seat, "es", verb["kind"], noun["name"])
                            assert any(each["allowed"] for each in told["answers"])
            await answer(tables, table, *any_answer(table, chance))
        assert views.look(table, "all", "en")["result"]["text"]
        for shelf in (views.board, views.picture):
            with pytest.raises(Turned, match="no-board"):
                shelf(game, "en")
        assert views.rules(game, "en") == []

    with toys():
        at_tables(tmp_path, go)


def test_a_computer_gets_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table = await tables.create(wanted(seats={"axis": "person", "soviet": "computer"}))
        told = views.question(table, "soviet")
        assert told["view"] == table.match.view("soviet")
        assert told["asks"] == []
        assert views.question(table, "axis")["asks"] == [ask.plain() for ask in table.match.asks]

    at_tables(tmp_path, go)


def test_a_number_of_an_address_is_a_number() -> None:
    assert ladder.number("12", "moment", 99) == 12
    with pytest.raises(Turned, match="bad-number"):
        ladder.number("1e3", "moment", 99)
