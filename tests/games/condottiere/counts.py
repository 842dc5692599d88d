"""Positions, and how many games of 1, 2, 3 … moves there are from each (perft)."""

from collections.abc import Callable

import tavola
from tests.games.condottiere.table import table

COUNTS: dict[str, tuple[Callable[[], tavola.Match], list[int]]] = {
    "2 players": (
        lambda: tavola.start("condottiere", 2, seed=1),
        [17, 136, 1088, 7973, 53040],
    ),
    "3 players": (
        lambda: tavola.start("condottiere", 3, seed=2),
        [17, 153, 1377, 8993, 72998],
    ),
    "4 players": (
        lambda: tavola.start("condottiere", 4, seed=3),
        [17, 136, 1088, 6800],
    ),
    "6 players": (
        lambda: tavola.start("condottiere", 6, seed=4),
        [17, 170, 1088, 7514],
    ),
    "scarecrows": (
        lambda: table(
            *("10 4 scarecrow scarecrow", "1 scarecrow drummer", "5 winter"),
            city="siena",
            owners={2: "siena"},
        ),
        [4, 16, 48, 152, 388, 874, 2065, 6304, 30327],
    ),
    "an owner waits, and a new round begins": (
        lambda: table("10 surrender", "heroine bishop", city="siena", owners={1: "siena"}),
        [3, 8, 30, 300, 2525, 19541],
    ),
    "hands laid aside, and a standstill": (
        lambda: table("heroine", "winter drummer", "bishop 1", "10", phase="lay-aside", idle=3),
        [2, 4, 4, 4, 68, 544, 4352],
    ),
    "a victory is near": (
        lambda: table(
            *("1 10", "2 scarecrow", "", "heroine 5", "bishop", "1 1"),
            city="roma",
            owners={4: "roma", 0: "siena firenze urbino"},
        ),
        [3, 9, 27, 54, 81, 135, 250, 440, 1442, 2649, 6963],
    ),
}
