"""Tables: what is acknowledged stays, what cannot be kept has never been, and every number is the seat's own."""

import asyncio
import random
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import grognard
from grognard import words
from grognard.server import ladder, views
from grognard.server.ladder import Turned
from grognard.server.store import NotKept, Stale, Store
from grognard.server.tables import Table, Tables
from tests.server.playing import answer, any_answer, at_tables, stroll, toys, undo, wanted

AXIS_ALONE = {"axis": "person", "soviet": "random"}


def refused(told: "pytest.ExceptionInfo[Turned]") -> tuple[int, str]:
    return told.value.status, told.value.key


def facts(table: Table) -> dict[str, Any]:
    """What must be the same after a restart."""
    look = {seat: views.look(table, seat, "es") for seat in table.players if table.players[seat] == "person"}
    return {
        "digest": table.match.digest(),
        "players": table.players,
        "looks": [{key: value for key, value in each.items() if key != "position"} for each in look.values()],
        "events": [views.events(table, seat, "es") for seat in look],
        "summary": views.summary(table, "es"),
        "commitment": views.detail(table, "es")["commitment"],
    }


# -- a table is made, kept and found again -----------------------------------------------------------------------


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def play(tables: Tables) -> None:
        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(3), 120)
        kept[table.id] = facts(table)

    async def look_again(tables: Tables) -> None:
        (table,) = await tables.all()
        assert {table.id: facts(table)} == kept

    at_tables(tmp_path, play)
    at_tables(tmp_path, look_again)


def test_a_finished_match_is_finished_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def play(tables: Tables) -> None:
        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(3), 5000)
        assert table.over
        kept[table.id] = (facts(table), views.detail(table, "en")["key"])

    async def look_again(tables: Tables) -> None:
        (table,) = await tables.all()
        assert {table.id: (facts(table), views.detail(table, "en")["key"])} == kept
        told = await tables.store.table(table.id)
        assert told is not None
        assert told.result == table.match.result.plain()  # type: ignore[union-attr]

    at_tables(tmp_path, play)
    at_tables(tmp_path, look_again)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"scenario": "barbarossa"}, "unknown-scenario"),
        ({"options": {"nukes": True}}, "unknown-option"),
        ({"options": {"rail": 7}}, "bad-option-value"),
        ({"seats": {"axis": "person"}}, "bad-player"),
        ({"seats": {"axis": "person", "soviet": "god"}}, "bad-player"),
        ({"seats": {"axis": "person", "soviet": "random", "finland": "person"}}, "no-such-seat"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(tmp_path: Path, changes: dict[str, Any], key: str) -> None:
    async def ask(tables: Tables) -> None:
        new = wanted()
        for name, value in changes.items():
            setattr(new, name, value)
        with pytest.raises(Turned) as no:
            await tables.create(new)
        assert refused(no) == (400, key)
        assert await tables.all() == []
        for lang in words.languages():
            assert no.value.plain(lang)["error"]["message"]

    at_tables(tmp_path, ask)


def test_a_deleted_table_is_gone_for_everybody(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table, gone = await tables.create(wanted()), list[str]()
        tables.gone.append(lambda each: gone.append(each.id))
        await tables.delete(table.id)
        assert gone == [table.id]
        for late in (tables.get(table.id), tables.delete(table.id), answer(tables, table, "axis", "done")):
            with pytest.raises(Turned) as no:
                await late
            assert refused(no) == (404, "no-such-table")

    at_tables(tmp_path, go)


def test_a_table_of_other_rules_is_listed_as_such_and_can_be_deleted(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(1), 5)
        await tables.store.append(table.id, 5, "axis", "fly", "moon")

    async def look_again(tables: Tables) -> None:
        assert await tables.all() == []
        (row,) = tables.lost
        with pytest.raises(Turned) as no:
            await tables.get(row.id)
        assert refused(no) == (409, "rules-changed")
        told = views.lost(row, "es")
        assert told["broken"] == words.say("server-rules-changed", "es")
        assert told["title"] == "Les Preludes"
        await tables.delete(row.id)
        assert (await tables.all(), tables.lost) == ([], [])

    at_tables(tmp_path, play)
    at_tables(tmp_path, look_again)


# -- answers -----------------------------------------------------------------------------------------------------


def test_an_answer_is_acknowledged_when_it_is_on_the_disk(tmp_path: Path) -> None:
    """Until then nobody sees it; a look meanwhile shows the board as it was."""

    async def play(tables: Tables) -> None:
        table = await tables.create(wanted())
        before, door = views.look(table, "axis", "en"), asyncio.Event()
        append = tables.store.append

        async def slow(*args: Any) -> None:
            await door.wait()
            await append(*args)

        seat, verb, noun = any_answer(table, random.Random(1))
        with patch.object(tables.store, "append", slow):
            giving = asyncio.create_task(answer(tables, table, seat, verb, noun))
            await asyncio.sleep(0.02)
            assert views.look(table, "axis", "en") == before
            assert not giving.done()
            door.set()
            await giving
        assert await tables.store.answers(table.id) == [(seat, verb, noun)]
        assert len(table.match.answers) == 1

    at_tables(tmp_path, play)


def test_what_the_disk_refuses_has_never_been(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(1), 10)
        before, digest = facts(table), table.match.digest()

        async def full(*_: Any) -> None:
            raise NotKept("disk full")

        told: list[Table] = []
        tables.listeners.append(told.append)
        with patch.object(tables.store, "append", full), patch.object(tables.store, "cut", full):
            for attempt in (answer(tables, table, *any_answer(table, random.Random(1))), _undo_if_any(tables, table)):
                with pytest.raises(Turned) as no:
                    await attempt
                assert refused(no) == (503, "not-kept")
        assert (facts(table), table.match.digest(), told) == (before, digest, [])
        await stroll(tables, table, random.Random(2), 30)  # and then the match goes on
        assert len(await tables.store.answers(table.id)) == 40

    at_tables(tmp_path, play)


async def _undo_if_any(tables: Tables, table: Table) -> None:
    while not any(table.match.can_undo(seat) for seat in table.players):
        raise Turned(503, "not-kept")
    seat = next(seat for seat in table.players if table.match.can_undo(seat))
    await undo(tables, table, seat)


def test_an_answer_is_kept_though_whoever_gave_it_is_gone(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(wanted())
        giving = asyncio.create_task(answer(tables, table, *any_answer(table, random.Random(1))))
        while not table.lock.locked():
            await asyncio.sleep(0)
        giving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await giving
        async with table.lock:
            assert len(table.match.answers) == 1
        await stroll(tables, table, random.Random(1), 3)
        assert len(await tables.store.answers(table.id)) == len(table.match.answers) == 4

    at_tables(tmp_path, play)


def test_a_table_that_moved_elsewhere_is_read_again(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(wanted())
        other = Tables(Store.open(tmp_path))
        twin = await other.get(table.id)
        await answer(other, twin, *any_answer(twin, random.Random(1)))
        await other.close()
        with pytest.raises(Turned) as no:
            await answer(tables, table, *any_answer(table, random.Random(2)))
        assert refused(no) == (409, "table-moved")
        assert isinstance(no.value.__cause__, Stale)
        again = await tables.get(table.id)
        assert again.match.digest() == twin.match.digest()

    at_tables(tmp_path, play)


@pytest.mark.parametrize(
    ("seat", "position", "verb", "noun", "no"),
    [
        ("finland", None, "done", None, (404, "no-such-seat")),
        ("soviet", None, "done", None, (403, "not-your-seat")),
        ("spectator", None, "done", None, (403, "not-your-seat")),
        ("all", None, "done", None, (403, "not-your-seat")),
        ("axis", "-1", "done", None, (409, "stale")),
        ("axis", " 0", "done", None, (409, "stale")),
        ("axis", None, "fly", None, (409, "no-such-answer")),
        ("axis", None, "unit", "mars", (409, "no-such-noun")),
        ("axis", None, "unit", None, (409, "no-such-noun")),
        ("axis", None, "unit", "su_stalin", (409, "not-offered")),
    ],
)
def test_a_wrong_answer_changes_nothing(
    tmp_path: Path, seat: str, position: str | None, verb: str, noun: str | None, no: tuple[int, str]
) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(wanted(seats=AXIS_ALONE))
        before = facts(table)
        now = table.position("axis") if position is None else position
        with pytest.raises(Turned) as told:
            await tables.answer(table, seat, ladder.Answer(now, verb, noun))
        assert told.value.status == no[0]
        assert told.value.key == no[1] or told.value.no is not None
        assert facts(table) == before
        for lang in words.languages():
            error = told.value.plain(lang)["error"]
            assert error["message"] != f"server-{error['key']}"

    at_tables(tmp_path, play)


def test_the_same_click_twice_counts_once(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(wanted())
        seat, verb, noun = any_answer(table, random.Random(1))
        click = ladder.Answer(table.position(seat), verb, noun)
        both = await asyncio.gather(
            tables.answer(table, seat, click), tables.answer(table, seat, click), return_exceptions=True
        )
        assert [getattr(each, "key", "") for each in both] == ["", "stale"]
        assert len(table.match.answers) == 1

    at_tables(tmp_path, play)


def test_a_click_from_before_an_undo_or_a_restart_is_stale(tmp_path: Path) -> None:
    clicks: list[ladder.Answer] = []
    ids: list[str] = []

    async def play(tables: Tables) -> None:
        table = await tables.create(wanted(scenario="campaign"))
        ids.append(table.id)
        chance = random.Random(5)
        for _ in range(60):
            if table.over:
                break
            seat, verb, noun = any_answer(table, chance)
            clicks.append(ladder.Answer(table.position(seat), verb, noun))
            await answer(tables, table, seat, verb, noun)
            if table.match.can_undo(seat):
                await undo(tables, table, seat)
            with pytest.raises(Turned, match="stale"):
                await tables.answer(table, seat, clicks[-1])

    async def play_on(tables: Tables) -> None:
        table = await tables.get(ids[0])
        for _ in range(60):
            if table.over:
                break
            for seat in table.players:
                assert all(click.position != table.position(seat) for click in clicks)
            await answer(tables, table, *any_answer(table, random.Random(7)))

    at_tables(tmp_path, play)
    at_tables(tmp_path, play_on)


def test_who_answers_for_a_computer_must_have_seen_the_present_match(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(wanted(seats={"axis": "random", "soviet": "person"}))
        seat, verb, noun = any_answer(table, random.Random(1))
        assert seat == "axis"
        assert not await tables.agent_answers(table, "axis", verb, noun, lambda: False)
        assert not await tables.agent_answers(table, "soviet", verb, noun, lambda: True)
        assert not await tables.agent_answers(table, "axis", "fly", None, lambda: True)
        assert await tables.agent_answers(table, "axis", verb, noun, lambda: True)
        assert not await tables.agent_answers(table, "axis", verb, noun, lambda: True)
        assert await tables.store.answers(table.id) == [(seat, verb, noun)]

    at_tables(tmp_path, play)


async def no_undo(tables: Tables, table: Table, seat: str) -> tuple[int, str]:
    """How a seat hears that it cannot take back what it has answered; it must be so."""
    with pytest.raises(Turned) as no:
        await undo(tables, table, seat)
    return refused(no)


# -- taking back -------------------------------------------------------------------------------------------------


def test_what_is_taken_back_is_taken_back_on_the_disk_too(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table, chance, taken = await tables.create(wanted(scenario="campaign")), random.Random(8), 0
        while taken < 12:
            seat, verb, noun = any_answer(table, chance)
            before = facts(table)
            await answer(tables, table, seat, verb, noun)
            if table.match.can_undo(seat):
                await undo(tables, table, seat)
                taken += 1
                after = facts(table)
                after["summary"]["changed"] = before["summary"]["changed"]
                assert after == before
            else:
                assert await no_undo(tables, table, seat) == (409, "undo-barrier")
            await answer(tables, table, *any_answer(table, chance))
            told = [(a, b, None if c is None else table.game.name(b, c)) for a, b, c in table.match.answers]
            assert await tables.store.answers(table.id) == told

    at_tables(tmp_path, play)


def test_only_an_own_answer_is_taken_back(tmp_path: Path) -> None:
    async def play(tables: Tables) -> None:
        table = await tables.create(wanted())
        with pytest.raises(Turned) as no:
            await undo(tables, table, "soviet")
        assert refused(no) == (409, "undo-nothing")
        with pytest.raises(Turned) as no:
            await tables.undo(table, "axis", ladder.Back("99"))
        assert refused(no) == (409, "stale")

    at_tables(tmp_path, play)


# -- saves and branches ------------------------------------------------------------------------------------------


def test_a_save_goes_out_and_comes_in_again(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(1), 70)
        text = views.save(table)
        for seat, players in (
            (None, {"axis": "person", "soviet": "person"}),
            ("soviet", {"axis": "computer", "soviet": "person"}),
        ):
            other = await tables.bring(text, seat)
            assert (other.match.digest(), other.players) == (table.match.digest(), players)
            assert views.save(other) == text
            assert other.id != table.id
        with pytest.raises(Turned) as no:
            await tables.bring(text, "finland")
        assert refused(no) == (400, "no-such-seat")

    at_tables(tmp_path, go)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"grognard": 1}', "\x00", "9" * 9000, "[" * 90000])
def test_what_is_no_save_is_turned_away(tmp_path: Path, text: str) -> None:
    async def go(tables: Tables) -> None:
        with pytest.raises(Turned) as no:
            await tables.bring(text)
        assert no.value.status == 400
        assert no.value.plain("es")["error"]["message"]
        assert await tables.all() == []

    at_tables(tmp_path, go)


def test_a_match_with_dice_laid_down_is_looked_at_but_not_played_on(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        match = grognard.game("leningrad41").start("preludes", seed=1, dice=[6] * 2000)
        with pytest.raises(Turned) as no:
            await tables.bring(match.save())
        assert refused(no) == (400, "scripted-dice")
        chance = random.Random(1)
        while match.result is None:
            ask = chance.choice(match.asks)
            match.play(ask.seat, *chance.choice(ask.answers()))
        table = await tables.bring(match.save())
        assert not views.verify(table, "en")["stands"]

    at_tables(tmp_path, go)


def test_a_branch_goes_on_from_what_the_seat_knew(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def go(tables: Tables) -> None:
        table = await tables.create(wanted(scenario="campaign"))
        await stroll(tables, table, random.Random(4), 150)
        redrawn = 0
        for moment in range(0, views.look(table, "axis", "en")["moments"], 7):
            branch = await tables.branch(table, "axis", ladder.Branch(moment, "axis", "computer"))
            past, first = views.look(table, "axis", "en", moment), views.look(branch, "axis", "en")
            for field in ("pieces", "order", "panels", "active", "waiting", "title", "result"):
                assert first[field] == past[field], field
            assert branch.players == {"axis": "person", "soviet": "computer"}
            assert (views.events(branch, "axis", "en"), first["moments"]) == ([], 0)
            assert views.detail(branch, "en")["commitment"] != views.detail(table, "en")["commitment"]
            then = table.moment("axis", moment)
            redrawn += branch.match.view("soviet")["units"] != then.view("soviet")["units"]
            kept[branch.id] = branch.match.digest()
        assert redrawn > 3  # the enemy's blocks are others
        other = await tables.bring(views.save(branch))
        await stroll(tables, other, random.Random(1), 40)
        kept[other.id] = other.match.digest()

    async def look_again(tables: Tables) -> None:
        for name, digest in kept.items():
            table = await tables.get(name)
            assert table.match.digest() == digest
            if table.players["soviet"] == "computer":
                await tables.branch(table, "axis", ladder.Branch(0, "axis", "random"))  # a branch of a branch

    at_tables(tmp_path, go)
    at_tables(tmp_path, look_again)


def test_while_the_match_is_on_a_branch_is_for_the_own_seat_only(tmp_path: Path) -> None:
    async def go(tables: Tables) -> None:
        table = await tables.create(wanted())
        await stroll(tables, table, random.Random(3), 20)
        for seat, taken, moment, status in (
            ("axis", "soviet", 0, 403),
            ("spectator", "axis", 0, 403),
            ("all", "axis", 0, 403),
            ("axis", "finland", 0, 400),
            ("axis", "axis", 9999, 404),
            ("axis", "axis", -1, 404),
        ):
            with pytest.raises(Turned) as no:
                await tables.branch(table, seat, ladder.Branch(moment, taken, "random"))
            assert no.value.status == status
        await stroll(tables, table, random.Random(3), 5000)
        end = views.look(table, "all", "en")["moment"]
        with pytest.raises(Turned, match="over"):
            await tables.branch(table, "all", ladder.Branch(end, "soviet", "random"))
        revealed = await tables.branch(table, "all", ladder.Branch(5, "soviet", "random"))
        then = table.moment("all", 5)
        assert all(revealed.match.view(seat) == then.view(seat) for seat in ("axis", "soviet", None))
        assert revealed.match.dice.key != table.match.dice.key

    at_tables(tmp_path, go)


# -- what does not show ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario"), [("leningrad41", "campaign"), ("partners", "night")])
def test_an_answer_that_nobody_else_sees_leaves_every_number_of_the_others_as_it_was(
    game: str, scenario: str, tmp_path: Path
) -> None:
    async def play(tables: Tables) -> None:
        table, chance, unseen = await tables.create(wanted(game, scenario)), random.Random(11), 0
        for _ in range(150):
            if table.over:
                table = await tables.create(wanted(game, scenario))
            seat, verb, noun = any_answer(table, chance)
            others = [each for each in table.players if each != seat]
            before = {each: views.look(table, each, "en") for each in (*others, "spectator")}
            barred = {each: await no_undo(tables, table, each) for each in others if not before[each]["undo"]}
            listed, row = views.summary(table, "en"), await tables.store.table(table.id)
            await answer(tables, table, seat, verb, noun)
            for each, look in before.items():
                after = views.look(table, each, "en")
                same = {**after, "position": ""} == {**look, "position": ""}
                assert same == (after["position"] == look["position"])
                if same and each in others:
                    assert await no_undo(tables, table, each) == barred[each]
                    unseen += 1
            again = await tables.store.table(table.id)
            assert row is not None
            assert again is not None
            if same:  # to a spectator
                assert (views.summary(table, "en"), again.changed) == (listed, row.changed)
            else:
                assert again.changed == views.summary(table, "en")["changed"] > row.changed
        assert unseen > 15

    with toys():
        at_tables(tmp_path, play)


# -- any game ----------------------------------------------------------------------------------------------------


def test_three_who_answer_at_once_see_nothing_of_each_other_until_all_are_in(tmp_path: Path) -> None:
    kept: list[Any] = []

    async def play(tables: Tables) -> None:
        table, chance, sealed = await tables.create(wanted("bids", "long")), random.Random(2), 0
        while not table.over:
            several = len(table.match.asks) > 1
            before = {seat: views.look(table, seat, "en") for seat in table.players}
            seat, verb, noun = any_answer(table, chance)
            await answer(tables, table, seat, verb, noun)
            for each in table.players:
                after = views.look(table, each, "en")
                if several and each != seat:
                    sealed += 1
                    assert seat not in after["waiting"]
                    assert (after["events"], after["moment"]) == (before[each]["events"], before[each]["moment"])
                    assert after["asks"] == before[each]["asks"]
        assert sealed > 10
        kept.append(facts(table))

    async def look_again(tables: Tables) -> None:
        (table,) = await tables.all()
        assert facts(table) == kept[0]

    with toys():
        at_tables(tmp_path, play)
        at_tables(tmp_path, look_again)


@pytest.mark.parametrize(("game", "scenario"), [("bids", "short"), ("hats", ""), ("partners", "evening")])
def test_a_table_knows_no_game_by_name(tmp_path: Path, game: str, scenario: str) -> None:
    async def play(tables: Tables) -> None:
        from tests.server.playing import TOYS

        table = await tables.create(wanted(game, scenario or TOYS[game].scenarios[0].id))
        await stroll(tables, table, random.Random(2), 8)
        branch = await tables.branch(table, table.game.seats[0].id, ladder.Branch(0, table.game.seats[0].id, "random"))
        assert set(branch.players.values()) == {"person", "random"}  # a toy has no computer of its own
        other = await tables.bring(views.save(table), table.game.seats[1].id)
        assert other.match.digest() == table.match.digest()
        await stroll(tables, table, random.Random(2), 500)
        assert views.verify(table, "es")["stands"]

    with toys():
        at_tables(tmp_path, play)
