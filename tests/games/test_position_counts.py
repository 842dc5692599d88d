"""How many games of so many moves there are from fixed positions (perft).

A rule that allows one move too many or too few, anywhere in the tree, changes these numbers. The
positions stand in tests/games/GAME/counts.py; small depths are counted by the game's referee too.
"""

from collections.abc import Callable

import pytest

import tavola
from tavola.core.playout import count_positions
from tests.games.found import each

SEED = 1  # of every draw on the way
COUNTS = {
    f"{game}: {name}": case
    for game, counts in each("counts").items()
    for name, case in counts.COUNTS.items()
}


@pytest.mark.parametrize(("make", "counts"), COUNTS.values(), ids=COUNTS)
def test_the_engine_finds_so_many_games(
    make: Callable[[], tavola.Match], counts: list[int]
) -> None:
    match = make()
    found = [
        count_positions(match.game, match.state, depth, SEED) for depth in range(1, len(counts) + 1)
    ]
    assert found == counts
