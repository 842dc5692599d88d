"""T1 Set-up."""

from typing import Any

import pytest

import tavola
from tests.tools.skeleton.table import begin, left, table


def test_21_counters_lie_on_the_table_unless_agreed_otherwise() -> None:  # T1.1
    assert left(begin()) == 21
    assert left(begin(counters=30)) == 30


def test_no_more_counters_are_taken_than_there_are() -> None:  # T1.1
    with pytest.raises(tavola.BadPosition, match="there are 21 counters"):
        table(20, 2)


def test_who_begins_is_drawn_by_lot() -> None:  # T1.2
    record: Any = tavola.record(begin())
    assert [draw["what"] for draw in record["moves"][0]["chance"]] == ["first"]
