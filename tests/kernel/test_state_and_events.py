"""States are copied by lists, events are seen by some, records share what they have in common."""

import pickle
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import BadInput, Refused, State
from grognard.kernel.events import Event, Record


@dataclass(slots=True)
class Hill(State):
    height: int = 3
    name: str = "hill"
    paths: tuple[int, ...] = (1, 2)
    trees: list[int] = field(default_factory=lambda: [1, 2, 3])


def test_a_clone_has_lists_of_its_own_and_no_news() -> None:
    hill = Hill()
    hill.report("climbed", "1", by="red")
    twin = hill.clone()
    twin.trees[0] = 9
    twin.height = 8
    assert (hill.trees, hill.height) == ([1, 2, 3], 3)
    assert (twin.trees, twin.height, twin.name, twin.paths) == ([9, 2, 3], 8, "hill", (1, 2))
    assert (len(hill.news), len(twin.news)) == (1, 0)
    assert type(twin) is Hill


def test_the_news_is_no_part_of_a_position() -> None:
    hill, other = Hill(), Hill()
    hill.report("climbed", "1")
    assert hill == other
    assert "news" not in hill.plain()


def test_a_state_comes_back_from_plain_data() -> None:
    hill = Hill(height=7, paths=(5,), trees=[4])
    assert Hill.from_plain(hill.plain()) == hill
    assert hill.plain() == {"height": 7, "name": "hill", "paths": [5], "trees": [4]}


# -- events ----------------------------------------------------------------------------------------------


def test_what_is_secret_is_told_only_to_those_it_is_for() -> None:
    event = Event("moved", "10.9", {"to": "113"}, secret={"unit": "de_1pz"}, to=("axis",))
    assert event.seen_by("axis") == {"kind": "moved", "rule": "10.9", "to": "113", "unit": "de_1pz"}
    for other in ("soviet", None):
        assert event.seen_by(other) == {"kind": "moved", "rule": "10.9", "to": "113", "unit": None}


def test_an_event_only_for_some_is_none_for_others() -> None:
    event = Event("drew", "5", {}, only=("axis",))
    assert event.seen_by("axis") == {"kind": "drew", "rule": "5"}
    assert event.seen_by("soviet") is None
    assert event.seen_by(None) is None


# -- records ---------------------------------------------------------------------------------------------

STEPS = st.lists(st.tuples(st.integers(0, 3), st.sampled_from(["append", "copy", "cut"]), st.integers(0, 9)))


@given(STEPS)
def test_copies_of_a_record_never_disturb_each_other(steps: list[tuple[int, str, int]]) -> None:
    records: list[Record[int]] = [Record()]
    lists: list[list[int]] = [[]]
    for which, what, number in steps:
        at = which % len(records)
        if what == "append":
            records[at].append(number)
            lists[at].append(number)
        elif what == "copy":
            records.append(records[at].copy())
            lists.append(lists[at][:])
        else:
            records[at].cut(number)
            del lists[at][number:]
        assert [list(record) for record in records] == lists
        assert [len(record) for record in records] == [len(each) for each in lists]
        for record, each in zip(records, lists, strict=True):
            assert record.since(number) == each[number:]
            assert [record[i] for i in range(-len(each), len(each))] == each * 2


@pytest.mark.parametrize("at", [2, -3])
def test_a_record_ends_where_it_was_cut(at: int) -> None:
    record = Record([1, 2, 3])
    record.cut(2)
    with pytest.raises(IndexError):
        record[at]


# -- refusals and errors ------------------------------------------------------------------------------------


def test_refusals_and_errors_pass_from_process_to_process() -> None:
    no = pickle.loads(pickle.dumps(Refused("10.9", "too-far", unit="de_1pz")))
    assert no == Refused("10.9", "too-far", unit="de_1pz")
    bad = pickle.loads(pickle.dumps(BadInput("save-lacks", field="key")))
    assert (bad.key, bad.details) == ("save-lacks", {"field": "key"})
    assert str(bad) == str(BadInput("save-lacks", field="key"))
