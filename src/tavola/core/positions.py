"""Positions that people write: names, sets and seats, each problem with its place.

`save*.py` of every game use these; what is wrong is a ValueError (docs/positions.md).
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.errors import BadSetup
from tavola.core.game import NOBODY
from tavola.core.packs import Shelf

P = TypeVar("P")


def need(truth: bool, problem: str) -> None:
    """What must be true of a position."""
    if not truth:
        raise ValueError(problem)


def index_of(name: str, names: Sequence[str], place: str, what: str) -> int:
    """The number of a thing that is written by its name."""
    if name not in names:
        raise ValueError(f"{place}: no {what} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def indices_of(written: Sequence[str], names: Sequence[str], place: str, what: str) -> list[int]:
    """The numbers of different things."""
    distinct(written, place)
    return [index_of(name, names, place, what) for name in written]


def set_of(written: Sequence[str], names: Sequence[str], place: str, what: str) -> int:
    """Different things as a set, one bit each."""
    return sum(2**number for number in indices_of(written, names, place, what))


def counts_of(written: Sequence[str], names: Sequence[str], place: str, what: str) -> vec[i64]:
    """How many of each there are, where a list may name things more than once."""
    counts = vec[i64]([i64(0)] * len(names))
    for name in written:
        counts[index_of(name, names, place, what)] += 1
    return counts


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


def or_none(number: int) -> int | None:
    """How a seat is written, or a number that counts from 0: None for nobody and none."""
    return None if number < 0 else number


def pack_of(shelf: Shelf[Any, P], name: str) -> P:
    """The figures that a position was played with."""
    try:
        return shelf.find(name)
    except BadSetup as error:
        raise ValueError(f"data_pack: {error}") from error
