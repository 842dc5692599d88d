"""How good each move of a position is, by long search: what a puzzle rests on.

Every legal move is played in worlds that fit what the seat knows, and searched on from there, as
the bots search. None is left out because the game's advice thinks little of it: a puzzle is often
a move that does not look like one. All get the same time; then the better half gets the same time
again, until two are left (sequential halving).
"""

from dataclasses import dataclass
from math import ceil, log2
from time import thread_time
from typing import Any

from tavola.bots.bot import Sight, sight_of
from tavola.bots.search import iterate
from tavola.bots.tree import Node
from tavola.core.chance import FastChance
from tavola.core.game import SILENT, Game, Move, Position
from tavola.core.match import Match

FEWEST = 12  # trials of a move, however little time there is
SLICE = 8  # trials between two looks at the clock


@dataclass(frozen=True)
class Judged:
    """What a move came to: the mean share of the win, over so many trials."""

    move: str
    trials: int
    worth: float


class Tried:
    """A move, and the tree of what came after it."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.root = Node(-1)

    def told(self) -> Judged:
        trials = int(self.root.visits)
        return Judged(self.move.text, trials, float(self.root.reward) / max(1, trials))

    def go_on(self, sight: Sight, chance: FastChance, seconds: float) -> None:
        """Try it for so long."""
        begun, least = thread_time(), self.root.visits + FEWEST
        while self.root.visits < least or thread_time() - begun < seconds:
            for _ in range(SLICE):
                world = sight.world(chance)
                sight.game.apply(world, sight.seat, self.move, chance, SILENT)
                iterate(Sight(sight.game, sight.seat, world), self.root, chance, [])


def judge_moves(
    game: Game[Any], state: Position, seat: int, seconds: float, seed: int = 1
) -> list[Judged]:
    """All legal moves of a seat, the best first. Seconds are those of a processor."""
    chance = FastChance(seed)
    sight = sight_of(game, state, seat, chance)
    every = [Tried(move) for move in sight.moves]
    rounds = max(1, ceil(log2(len(every))))
    left = every
    for _ in range(rounds):
        for one in left:
            one.go_on(sight, chance, seconds / rounds / len(left))
        left = sorted(left, key=lambda one: -one.told().worth)[: max(2, ceil(len(left) / 2))]
    best = [one.told() for one in left]
    others = [one.told() for one in every if one not in left]
    return [*_ordered(best), *_ordered(others)]


def worth_of(match: Match, seat: int, seconds: float, seed: int = 1) -> Judged:
    """What a position is worth to a seat, whoever is to move."""
    if (result := match.result) is not None:
        winners = result.winners()
        return Judged("", 1, 1 / len(winners) if seat in winners else 0.0)
    chance = FastChance(seed)
    sight = sight_of(match.game, match.state, seat, chance)
    root, begun = Node(-1), thread_time()
    while root.visits < FEWEST or thread_time() - begun < seconds:
        iterate(sight, root, chance, [])
    return Judged("", int(root.visits), float(root.reward) / int(root.visits))


def _ordered(moves: list[Judged]) -> list[Judged]:
    return sorted(moves, key=lambda one: -one.worth)
