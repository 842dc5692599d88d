"""Wilson's interval, against values from the literature."""

import pytest

from tavola.arena.interval import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_the_published_one(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_all_wins_and_no_wins_mirror_each_other() -> None:
    low, high = wilson(20, 20)
    assert (1 - high, 1 - low) == pytest.approx(wilson(0, 20))


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
