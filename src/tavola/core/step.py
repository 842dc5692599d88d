"""A move with what came of it, and which of the moves of a match could be taken back."""

from typing import Final, final

from tavola.core.fair import Drawn
from tavola.core.game import Event, Move


@final
class Step:
    """One move with what came of it. Step 0 is the set-up: no seat, no move."""

    def __init__(
        self, seat: int, move: Move | None, drawn: list[Drawn], events: list[Event]
    ) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.drawn: Final = drawn
        self.events: Final = events

    @property
    def final(self) -> bool:
        """Whether somebody learnt something by it: a card was shown, or chance has spoken."""
        if self.drawn:
            return True
        for event in self.events:
            if event.reveals:
                return True
        return False

    def seen_by(self, seat: int) -> bool:
        for event in self.events:
            if event.visible_to(seat):
                return True
        return False


def newest_undoable(steps: list[Step], first: int, seat: int) -> int | None:
    """The number of the step that a seat could take back, or None (see `Match.undoable`).

    `first`: the number of the first that could be taken back.
    """
    for number in range(len(steps) - 1, first - 1, -1):
        step = steps[number]
        if step.seat == seat:
            return number
        if step.seen_by(seat):
            return None
    return None
