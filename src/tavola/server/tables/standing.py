"""Moves that stand: which could be taken back, and which belong together as one act."""

from dataclasses import dataclass
from typing import Any

from tavola.core.errors import TavolaError
from tavola.core.game import Game
from tavola.server.store.entries import Entry
from tavola.server.store.happenings import Moved


@dataclass
class Made:
    """A move that stands and could perhaps be taken back."""

    number: int
    seen: list[int] | None
    numbers: list[int]  # each viewer's number of it
    seat: int
    move: str
    act: list[int] | None  # who has seen anything of the act that it belongs to; None: everyone


class Standing:
    """The newest moves of a table."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self._game = game
        self.made: list[Made] = []  # beside match.steps[1:]
        # The newest of those that each seat could see, if it is known here.
        self._lasts: list[Made | None] = [None] * players

    def before(self, seat: int, move: str) -> Made | None:
        """The move with which this one would go on, as the same act of the seat.

        That is the one before as far as the seat could see: nothing tells whether others have
        decided in secret meanwhile.
        """
        last = self._lasts[seat]
        if last is None or last.seat != seat or not joins(self._game, last.move, move):
            return None
        return last

    def add(self, entry: Entry, data: Moved, numbers: list[int]) -> None:
        before = self._lasts[data.seat] if data.joins else None
        act = entry.seen if before is None else _both(entry.seen, before.act)
        made = Made(entry.number, entry.seen, numbers, data.seat, data.move, act)
        self.made.append(made)
        self._lasts = [
            made if entry.visible_to(seat) else last for seat, last in enumerate(self._lasts)
        ]

    def take_back(self, number: int) -> Made:
        """The move of that entry stands no more."""
        for place, made in enumerate(self.made):
            if made.number == number:
                self.made.pop(place)
                self._lasts = [self._newest(seat) for seat in range(len(self._lasts))]
                return made
        raise TavolaError(f"a move is taken back that does not stand: entry {number}")

    def keep(self, count: int) -> None:
        """Only the newest could still be taken back."""
        del self.made[: len(self.made) - count]

    def _newest(self, seat: int) -> Made | None:
        seen = (made for made in reversed(self.made) if made.seen is None or seat in made.seen)
        return next(seen, None)


def joins(game: Game[Any], before: str, move: str) -> bool:
    """Whether two moves of one seat, one right after the other, are one act; both as text."""
    one, other = game.table.parse(before), game.table.parse(move)
    return one is not None and other is not None and game.joins(one, other)


def _both(some: list[int] | None, others: list[int] | None) -> list[int] | None:
    return None if some is None or others is None else sorted({*some, *others})
