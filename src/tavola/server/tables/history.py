"""Who has played a seat, and when: told when the game is over, in the numbers of its record."""

from collections.abc import Sequence

import msgspec

from tavola.server.store.changes import Entry
from tavola.server.store.happenings import Moved, Undone


class Played(msgspec.Struct):
    """Moves of a seat that one player made, from one number of the record to another."""

    bot: str | None  # None: the person
    first: int
    last: int


def taken_back(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the entries that do not stand any more."""
    return {entry.data.undoes for entry in entries if isinstance(entry.data, Undone)}


def standing(entries: Sequence[Entry]) -> list[Moved]:
    """The moves that were not taken back."""
    undone = taken_back(entries)
    return [
        entry.data
        for entry in entries
        if isinstance(entry.data, Moved) and entry.number not in undone
    ]


def who_played(entries: Sequence[Entry], players: int) -> list[list[Played]]:
    """By seat, from its first move to its last."""
    seats: list[list[Played]] = [[] for _ in range(players)]
    for number, moved in enumerate(standing(entries), 1):
        played = seats[moved.seat]
        if played and played[-1].bot == moved.played_by:
            played[-1].last = number
        else:
            played.append(Played(moved.played_by, number, number))
    return seats
