"""The tree of a search: what was tried, how often, and what came of it."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tavola.bots.policy import shares
from tavola.core.game import Move

CURIOSITY: Final = 0.6  # how much untried moves are favoured
PRIOR_TEMPERATURE: Final = 0.05  # how much the advice is trusted in the tree


class Node:
    """One decision, or one answer of others, as far as the seat can tell them apart."""

    def __init__(self, move: i64) -> None:
        self.move: Final[i64] = move  # index of the move that led here
        self.children: Final[list[Node]] = []
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often the move was legal when its parent was visited
        self.reward = 0.0

    def child(self, move: i64) -> "Node":
        """The node of this move, made when it is first needed."""
        for node in self.children:
            if node.move == move:
                return node
        made = Node(move)
        self.children.append(made)
        return made


def select(node: Node, moves: list[Move], weights: list[float]) -> i64:
    """PUCT over the moves legal in this world, each measured by how often it was offered."""
    prior = shares(weights, PRIOR_TEMPERATURE)
    best: i64 = 0
    best_value = -1.0
    for place in range(len(moves)):
        child = node.child(moves[place].index)
        child.offered += 1
        # An untried move is expected to do as well as its parent did so far.
        mean = node.reward / float(node.visits) if node.visits > 0 else 0.5
        if child.visits > 0:
            mean = child.reward / float(child.visits)
        effort = sqrt(float(child.offered)) / float(1 + child.visits)
        value = mean + CURIOSITY * prior[place] * effort
        if value > best_value:
            best_value = value
            best = place
    return best
