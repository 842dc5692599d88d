"""Reading a position that somebody has written: names, sets and seats, each problem with its place.

`save.py` of every game uses these; what is wrong is a ValueError (docs/positions.md).
"""

from collections.abc import Sequence

from tavola.core.game import NOBODY


def need(truth: bool, problem: str) -> None:
    """What must be true of a position."""
    if not truth:
        raise ValueError(problem)


def index_of(name: str, names: Sequence[str], place: str, what: str) -> int:
    """The number of a thing that is written by its name."""
    if name not in names:
        raise ValueError(f"{place}: no {what} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def distinct(written: Sequence[str], place: str) -> None:
    """A list that stands for a set names nothing twice."""
    for name in written:
        need(written.count(name) == 1, f"{place}: {name} is named twice")


def seat_of(seat: int | None, players: int, place: str) -> int:
    """A seat of this table; nobody where none is written."""
    if seat is None:
        return NOBODY
    need(0 <= seat < players, f"{place}: there is no seat {seat} with {players} players")
    return seat
