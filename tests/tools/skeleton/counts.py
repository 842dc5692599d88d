"""Positions, and how many games of 1, 2, 3 … moves there are from each (perft)."""

from collections.abc import Callable

import tavola
from tests.tools.skeleton.table import begin, table

COUNTS: dict[str, tuple[Callable[[], tavola.Match], list[int]]] = {
    "2 players": (begin, [3, 9, 27]),
    "the end is near": (lambda: table(9, 9), [3, 3, 1]),
}
