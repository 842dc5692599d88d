"""T2 A turn."""

from tests.games.lines import play, why
from tests.tools.skeleton.table import left, table


def test_turns_go_round_clockwise() -> None:  # T2.1
    match = table(1, 1, 1)
    play(match, "0: take 1", "1: take 1", "2: take 1")
    assert match.to_act == (0,)
    assert why(match, "1: take 1") == "T2.1 not-your-turn"


def test_one_to_three_counters_are_taken() -> None:  # T2.2
    match = table(1, 1)
    assert match.legal(0) == ["take 1", "take 2", "take 3"]
    assert play(match, "0: take 3") == ["took seat=0 count=3"]
    assert left(match) == 16


def test_nobody_takes_more_counters_than_there_are() -> None:  # T2.2
    match = table(10, 9)
    assert match.legal(0) == ["take 1", "take 2"]
    assert why(match, "0: take 3") == "T2.2 too-few-left"
