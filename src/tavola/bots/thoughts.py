"""What search found, for those who ask."""

from typing import Final

from mypy_extensions import i64

from tavola.bots.bot import Sight
from tavola.bots.tree import Node
from tavola.core.game import Move

FOLLOWED: Final[i64] = 8  # how often a move must have been tried to be told as the next one


class Thought:
    """What search found of one move: how often it was tried, and what it came to.

    `value` is the share of a win that the seat may expect after it, among equals; `line` how the
    game may go on, beginning with the move, as far as search has followed it; moves without a
    choice are left out.
    """

    def __init__(self, move: Move, visits: int, value: float, line: list[Move]) -> None:
        self.move: Final = move.text
        self.visits: Final = visits
        self.value: Final = value
        self.line: Final = [step.text for step in line]

    def __repr__(self) -> str:
        return f"<{self.move}: {self.visits} visits, {self.value:.3f}>"


class Thoughts:
    """What search found of a position: `moves` as they stand in the sight, `best` first of all.

    `chances`: the share of a win of every seat, as far as the seat that thinks may know.
    """

    def __init__(self, moves: list[Thought], chances: list[float], iterations: int) -> None:
        self.moves: Final = moves
        self.chances: Final = chances
        self.iterations: Final = iterations

    @property
    def best(self) -> list[Thought]:
        """The moves from the most tried to the least."""
        return sorted(self.moves, key=visits_of, reverse=True)

    def __repr__(self) -> str:
        return f"Thoughts({self.best[:3]}, {self.iterations} iterations)"


def visits_of(thought: Thought) -> int:
    return thought.visits


def thought_of(sight: Sight, node: Node, move: Move) -> Thought:
    """What the tree says of a move. What was hardly tried says nothing of how it goes on."""
    visits = node.visits
    value = node.reward / float(visits) if visits > 0 else 0.0
    line = [move]
    while True:
        best = node
        most: i64 = FOLLOWED - 1
        for child in node.children:
            if child.visits > most:
                most = child.visits
                best = child
        if best is node:
            return Thought(move, int(visits), value, line)
        node = best
        line.append(sight.game.table.moves[node.move])
