"""`foresee`: what a move would do, as far as its player may know."""

from typing import Any

import pytest

import tavola
from tavola.core.foresee import MOST_AFTER, changed, differences
from tests.example import table


def ids(foresight: object) -> list[str]:
    assert hasattr(foresight, "events")
    return [event.id for event in foresight.events]


def test_a_move_is_foreseen_with_what_is_told_and_what_is_then_seen() -> None:
    match = table("10 1", "1 1", city="siena")
    before = match.save()
    found = match.foresee(0, "play 10")
    assert ids(found) == ["played"]
    assert found.table is not None
    assert not found.open
    assert match.save() == before
    match.play(0, "play 10")
    assert found.table == match.view(0)["table"]


def test_a_move_after_which_cards_are_dealt_is_open() -> None:
    match = table("10", "1", idle=2, city="siena")
    match.play(0, "pass")
    match.play(1, "pass")
    match.play(0, "keep")
    found = match.foresee(1, "keep")
    assert found.open
    assert "your-hand" not in ids(found)


def test_all_legal_moves_are_foreseen_at_once() -> None:
    match = table("10 1", "1 1", city="siena")
    assert list(match.foresee_all(0)) == match.legal(0)
    assert match.foresee_all(1) == {}


def test_one_can_ask_and_then() -> None:
    match = table("scarecrow 10 1", "1 1", city="siena", armies={0: "10 3"})
    found = match.foresee_all(0, after=["play scarecrow"])
    assert set(found) == {"take 10", "take 3", "take none"}
    match.play(0, "play scarecrow")
    taken = match.foresee(0, "take 3")
    assert taken.table == found["take 3"].table


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    match = table("10 1", "1 1", city="siena")
    with pytest.raises(tavola.IllegalMove) as error:
        match.foresee(0, "play winter")
    assert error.value.refusal.rule == "D4.1"
    with pytest.raises(tavola.IllegalMove) as error:
        match.foresee(1, "pass")
    assert error.value.refusal.rule == "D3.3"
    with pytest.raises(tavola.IllegalMove) as error:
        match.foresee(0, "pass", after=["play winter"])
    assert error.value.refusal.rule == "D4.1"


@pytest.mark.parametrize("after", [5, None, "pass", {"pass": 1}])
def test_moves_to_look_beyond_are_a_list(after: Any) -> None:
    match = table("10 1", "1 1", city="siena")
    with pytest.raises(tavola.BadSetup, match="after: must be a list of moves, not "):
        match.foresee_all(0, after=after)


def test_nobody_can_ask_what_comes_after_the_unknown() -> None:
    match = table("10", "1", idle=2, city="siena")
    match.play(0, "pass")
    match.play(1, "pass")
    match.play(0, "keep")
    with pytest.raises(tavola.IllegalMove) as error:
        match.foresee_all(1, after=["keep"])
    assert error.value.refusal.id == "unforeseeable"


def test_only_so_many_moves_are_looked_ahead() -> None:
    match = table("10 1", "1 1", city="siena")
    with pytest.raises(tavola.BadSetup, match=f"at most {MOST_AFTER} moves"):
        match.foresee_all(0, after=["pass"] * (MOST_AFTER + 1))


@pytest.mark.parametrize(
    ("now", "then", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": 1, "b": 2}, {"a": 1}, {"-": ["b"]}),
        ({"a": 1}, {"a": 1, "b": None}, {"b": None}),
        ({"a": [1, 2, 3]}, {"a": [1, 5, 3]}, {"a": {"#1": 5}}),
        ({"a": [1, 2, 3]}, {"a": [1, 2]}, {"a": [1, 2]}),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}, {"a": {"b": {"c": 2}}}),
        ({"a": None}, {"a": {"b": 1}}, {"a": {"b": 1}}),
        ({"a": {"b": 1}}, {"a": {}}, {"a": {"-": ["b"]}}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, {"a": {"#1": {"b": 3}}}),
        ({"a": 1}, {"a": 1}, {}),
    ],
)
def test_differences_are_by_key_and_place_and_give_the_new_table(
    now: object, then: object, patch: object
) -> None:
    assert differences(now, then) == patch
    assert changed(now, patch) == then
