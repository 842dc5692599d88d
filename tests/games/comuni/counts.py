"""Positions, and how many games of 1, 2, 3 … moves there are from each (perft)."""

from collections.abc import Callable

import tavola
from tests.games.comuni.table import table, who

COUNTS: dict[str, tuple[Callable[[], tavola.Match], list[int]]] = {
    "2 players": (lambda: tavola.start("comuni", 2, seed=1), [9, 64, 336, 1780]),
    "3 players": (lambda: tavola.start("comuni", 3, seed=2), [11, 99, 749]),
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
