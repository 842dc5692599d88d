"""How many games of so many moves there are from fixed positions (perft).

A rule that allows one move too many or too few, anywhere in the tree, changes these numbers. From
the set-up, small depths are counted by the referee too, which knows nothing of the engine.
"""

from collections.abc import Callable

import pytest

import tavola
from tavola.core.playout import count_positions
from tests.games.comuni.duel import refereed
from tests.games.comuni.referee import Referee
from tests.games.comuni.table import table, who

SEED = 1
BY_REFEREE = 3000  # so many games are counted once more

# name: position, counts for 1, 2, 3 … moves
COUNTS: dict[str, tuple[Callable[[], tavola.Match], list[int]]] = {
    "2 players": (lambda: tavola.start("comuni", 2, seed=1), [9, 136, 744, 4816]),
    "3 players": (lambda: tavola.start("comuni", 3, seed=2), [11, 209, 1598]),
    "4 players": (lambda: tavola.start("comuni", 4, seed=3), [16, 191, 1885]),
    "5 players": (lambda: tavola.start("comuni", 5, seed=4), [18, 249, 2912]),
    "a chain of outbid players": (
        lambda: table(
            who("lucca", gold=4),
            who("firenze", pilgrims=2),
            who("siena", pilgrims=1, hand="a01"),
            bids={1: ("firenze", 3), 2: ("siena", 2), 3: ("lucca", 1), 4: ("firenze", 0)},
        ),
        [15, 85, 401, 2047],
    ),
    "building": (
        lambda: table(
            who(
                "lucca",
                craftsmen=2,
                pilgrims=1,
                plunder=2,
                hand="a02 a17 c11",
                build="economic a01",
                walls="a04 a05",
            ),
            who("firenze"),
            phase="build",
        ),
        [19, 231, 1239, 2604],
    ),
    "an invasion": (
        lambda: table(
            who("lucca", armies=2, gold=2),
            who("firenze", armies=1, pilgrims=2),
            who("siena"),
            phase="invasion",
            left=0,
        ),
        [12, 121, 1043, 7911],
    ),
    "a claim brings an invasion": (
        lambda: table(
            who("lucca", armies=1, hand="a01"),
            who("firenze", gold=2),
            bids={4: ("lucca", 1), 2: ("lucca", 0)},
            left=2,
        ),
        [4, 14, 104, 457, 1862, 7945],
    ),
    "the last turn": (
        lambda: table(
            who("lucca", gold=1, armies=1),
            who("firenze", armies=1),
            deck="d",
            left=0,
            last_player="lucca",
            last_turns=1,
        ),
        [9, 52, 237, 773, 1892, 4014],
    ),
}


def count(referee: Referee, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in referee.to_act():
        for move in referee.legal(seat):
            child = referee.copy()
            child.play(seat, move)
            total += count(child, depth - 1)
    return total


@pytest.mark.parametrize(("make", "counts"), COUNTS.values(), ids=COUNTS)
def test_the_engine_finds_so_many_games(
    make: Callable[[], tavola.Match], counts: list[int]
) -> None:
    match = make()
    found = [
        count_positions(match.game, match.state, depth, SEED) for depth in range(1, len(counts) + 1)
    ]
    assert found == counts


@pytest.mark.parametrize("players", range(2, 6))
def test_the_referee_finds_as_many(players: int) -> None:
    make, counts = COUNTS[f"{players} players"]
    referee = refereed(make())
    small = [number for number in counts if number <= BY_REFEREE]
    assert len(small) > 2
    assert [count(referee, depth) for depth in range(1, len(small) + 1)] == small
