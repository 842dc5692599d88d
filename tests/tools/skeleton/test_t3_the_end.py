"""T3 The end."""

import pytest

import tavola
from tests.games.lines import play, why
from tests.tools.skeleton.table import table


def test_who_takes_the_last_counter_wins() -> None:  # T3.1
    match = table(10, 9, 0)
    play(match, "0: take 2")
    assert match.result is not None
    assert match.result.places == [1, 2, 2]
    assert why(match, "1: take 1") == "T3.1 game-is-over"


def test_a_position_has_a_winner_when_it_is_over_and_only_then() -> None:  # T3.1
    assert table(11, 10, acting=None, winner=0).result is not None
    for wrong in ({"acting": None}, {"winner": 1}):
        with pytest.raises(tavola.BadPosition, match=r"T3\.1"):
            table(5, 5, **wrong)
    with pytest.raises(tavola.BadPosition, match=r"T3\.1"):
        table(21, 0, acting=None, winner=1)
