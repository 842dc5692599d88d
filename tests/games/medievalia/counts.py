"""Positions, and how many games of 1, 2, 3 … moves there are from each (perft)."""

from collections.abc import Callable

import tavola
from tests.games.medievalia.notable import (
    allies_at_war,
    archers_and_priests,
    at_the_gates,
    four_at_war,
    specialists,
)

COUNTS: dict[str, tuple[Callable[[], tavola.Match], list[int]]] = {
    "2 players": (lambda: tavola.start("medievalia", 2, seed=1), [9, 74, 547, 3671, 22619]),
    "3 players": (lambda: tavola.start("medievalia", 3, seed=2), [6, 35, 198, 1087, 5839]),
    "4 players": (lambda: tavola.start("medievalia", 4, seed=3), [7, 45, 274, 1584, 8909]),
    "2 against 2": (
        lambda: tavola.start("medievalia", 4, seed=4, alliance=True),
        [7, 45, 276, 1632, 9412],
    ),
    "at the gates": (lambda: at_the_gates(1), [5, 6, 24, 41, 153, 442, 2031, 8768]),
    "archers and priests": (lambda: archers_and_priests(1), [8, 30, 199, 772, 4525]),
    "specialists": (lambda: specialists(1), [13, 102, 978, 8140]),
    "four at war": (lambda: four_at_war(1), [6, 24, 100, 421, 1773, 7490]),
    "allies at war": (lambda: allies_at_war(1), [10, 50, 314, 1564, 8391]),
}
