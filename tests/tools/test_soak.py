"""What the long run and the return say, and when they fail."""

from dataclasses import replace

import pytest

from tools.soak import report
from tools.soak.lasting import Lasted
from tools.soak.returning import Returned

LASTED = Lasted(
    tables=2000,
    sockets=4000,
    minutes=10,
    moves=30_000,
    p50=0.004,
    p99=0.02,
    memory=[(minute, 800.0) for minute in range(10)],
    cpu=0.1,
    lost=0,
    unanswered=0,
    errors=0,
)
RETURNED = Returned(300, 1200, [1.0, 2.0, 4.0], 2.5, 3.0, 900, 0.5)


def test_memory_that_stays_is_flat_and_one_that_grows_is_not() -> None:
    assert LASTED.slope == pytest.approx(0)
    assert LASTED.wrong == []
    grows = replace(LASTED, memory=[(minute, 800.0 + 2 * minute) for minute in range(10)])
    assert grows.slope == pytest.approx(2)
    assert grows.growth == pytest.approx(0.025)
    assert grows.wrong == ["memory grows: +2.00 MB/min"]


@pytest.mark.parametrize(
    "found",
    [
        replace(LASTED, p99=0.06),
        replace(LASTED, lost=1),
        replace(LASTED, unanswered=1),
        replace(LASTED, errors=1),
    ],
)
def test_whatever_is_wrong_is_told(found: Lasted) -> None:
    assert len(found.wrong) == 1
    assert report.lasting(found, "").count("missed") == 1
    assert "missed" not in report.lasting(LASTED, "")


def test_a_client_that_waits_too_long_and_a_table_without_a_move_are_told() -> None:
    assert RETURNED.wrong == []
    late = replace(RETURNED, first=[1.0, 5.1, 6.0])
    assert late.wrong == ["2 clients waited longer than 5 s"]
    assert "6.00 s | missed" in report.returning(late, "")
    assert replace(RETURNED, moved=0.0).wrong == ["some tables had no move"]
