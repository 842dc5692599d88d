"""Moves that stand: which could be taken back, and which belong together as one act."""

from typing import Any, Final, final

from tavola.core.errors import TavolaError
from tavola.core.game import Game
from tavola.server.store.changes import Entry
from tavola.server.store.happenings import Moved


@final
class Made:
    """A move that stands and could perhaps be taken back.

    `numbers`: each viewer's number of it. `act`: who has seen anything of the act that it belongs
    to; None: everyone. `lasts`: what each seat saw last before it, as long as it can be undone.
    """

    def __init__(
        self,
        entry: Entry,
        moved: Moved,
        numbers: list[int],
        act: list[int] | None,
        lasts: list["Made | None"],
    ) -> None:
        self.number: Final = entry.number
        self.seen: Final = entry.seen
        self.numbers: Final = numbers
        self.seat: Final = moved.seat
        self.move: Final = moved.move
        self.act: Final = act
        self.lasts = lasts


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
        made = Made(entry, data, numbers, act, self._lasts)
        self.made.append(made)
        self._lasts = _after(made)

    def take_back(self, number: int) -> Made:
        """The move of that entry stands no more."""
        for place, made in enumerate(self.made):
            if made.number == number:
                self.made.pop(place)
                self._lasts = made.lasts
                for later in self.made[place:]:
                    later.lasts = self._lasts
                    self._lasts = _after(later)
                return made
        raise TavolaError(f"a move is taken back that does not stand: entry {number}")

    def keep(self, count: int) -> None:
        """Only the newest could still be taken back."""
        settled = len(self.made) - count
        for made in self.made[:settled]:
            made.lasts = []  # else each would keep all before it
        del self.made[:settled]


def _after(made: Made) -> list[Made | None]:
    """What each seat has seen last, once this is made."""
    seen = made.seen
    return [made if seen is None or seat in seen else last for seat, last in enumerate(made.lasts)]


def joins(game: Game[Any], before: str, move: str) -> bool:
    """Whether two moves of one seat, one right after the other, are one act; both as text."""
    one, other = game.table.parse(before), game.table.parse(move)
    return one is not None and other is not None and game.joins(one, other)


def _both(some: list[int] | None, others: list[int] | None) -> list[int] | None:
    return None if some is None or others is None else sorted({*some, *others})
