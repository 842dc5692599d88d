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
    "2 players": (lambda: tavola.start("medievalia", 2, seed=1), [5, 27, 146, 795, 3987]),
    "3 players": (lambda: tavola.start("medievalia", 3, seed=2), [7, 45, 268, 1494, 7931]),
    "4 players": (lambda: tavola.start("medievalia", 4, seed=3), [7, 46, 290, 1766, 10222]),
    "2 against 2": (
        lambda: tavola.start("medievalia", 4, seed=4, alliance=True),
        [7, 46, 291, 1772, 10295],
    ),
    "at the gates": (lambda: at_the_gates(1), [5, 6, 24, 41, 153, 442, 2031, 8768]),
    "archers and priests": (lambda: archers_and_priests(1), [8, 30, 199, 772, 4526]),
    "specialists": (lambda: specialists(1), [13, 102, 978, 8140]),
    "four at war": (lambda: four_at_war(1), [6, 22, 87, 346, 1399, 5611]),
    "allies at war": (lambda: allies_at_war(1), [11, 54, 340, 1731, 9207]),
}
