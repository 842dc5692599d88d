"""Numbers per viewer: each counts the entries that it could see.

Table numbers would tell a seat how many small moves the others have made in secret. So a viewer's
entries are numbered by what the viewer could see, and the table's own numbers never leave the
server. A viewer is a seat, or NOBODY (-1) for all who watch.
"""

from tavola.server.store.changes import Entry
from tavola.server.store.happenings import Moved

GAME_KINDS = ("start", "move", "undo")


class Numbers:
    """How much each viewer has seen. Lists are indexed by viewer + 1."""

    def __init__(self, players: int, at: float = 0.0) -> None:
        self.seen = [0] * (players + 1)  # entries
        self.game = [0] * (players + 1)  # its number of the last entry of the game itself
        self.moves = [0] * (players + 1)  # moves that stand (were not taken back)
        self.at = [at] * (players + 1)  # when it last saw anything happen

    def count(self, entry: Entry, undone: list[int] | None, undoes_a_move: bool) -> None:
        """Take an entry in. `undone`: who had seen the move that it takes back."""
        moves = isinstance(entry.data, Moved)
        of_game = moves or entry.kind in GAME_KINDS
        for place in range(len(self.seen)):
            viewer = place - 1
            if entry.visible_to(viewer):
                self.seen[place] += 1
                self.at[place] = entry.at
                if of_game:
                    self.game[place] = self.seen[place]
                if moves:
                    self.moves[place] += 1
            if undoes_a_move and (undone is None or viewer in undone):
                self.moves[place] -= 1

    def dump(self) -> list[list[int]]:
        return [self.seen[:], self.game[:], self.moves[:]]

    @staticmethod
    def load(counts: list[list[int]], at: float) -> "Numbers":
        """`at`: when everybody last saw something, where that is not known."""
        numbers = Numbers(len(counts[0]) - 1, at)
        numbers.seen, numbers.game, numbers.moves = (row[:] for row in counts)
        return numbers
