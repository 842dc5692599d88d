"""How the game is played through, and how its table is told (tests/games/playthrough.py)."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import tavola
from tests.tools.skeleton import table

EVERY = 5  # moves between two looks at the table
WANTED = [": take 1\n", ": take 2\n", ": take 3\n"]  # what must happen in it


def begin(seed: int) -> tavola.Match:
    return table.begin()


def kind(match: tavola.Match, move: str) -> str:
    return move


def choose(match: tavola.Match, seat: int, done: Counter[str], rng: Random) -> str:
    """What has been done least."""
    return min(match.legal(seat), key=lambda move: (done[move], rng.random()))


def the_table(match: tavola.Match) -> Iterator[str]:
    yield f"--- {table.left(match)} counters ---"
