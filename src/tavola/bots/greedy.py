"""A bot that looks one step ahead: the move that the game's advice likes best."""

from typing import Final

from mypy_extensions import i64

from tavola.bots.bot import Bot, Sight
from tavola.bots.policy import best_of
from tavola.core.chance import FastChance
from tavola.core.game import Move


class GreedyBot(Bot):
    """`blunders`: how often, from 0 to 1, it plays at random instead, for beginners' opponents."""

    def __init__(self, seed: i64, blunders: float = 0.0) -> None:
        self.chance: Final = FastChance(seed)
        self.blunders: Final = blunders

    def choose(self, sight: Sight) -> Move:
        moves = sight.moves
        if len(moves) == 1:
            return moves[0]
        if self.blunders > 0.0 and self.chance.fraction() < self.blunders:
            return moves[self.chance.pick(len(moves))]
        return moves[best_of(sight.weigh(), self.chance)]
