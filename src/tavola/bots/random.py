"""A bot without a thought: any legal move, each equally likely."""

from typing import Final

from mypy_extensions import i64

from tavola.bots.bot import Bot, Sight
from tavola.core.chance import FastChance
from tavola.core.game import Move


class RandomBot(Bot):
    def __init__(self, seed: i64) -> None:
        self.chance: Final = FastChance(seed)

    def choose(self, sight: Sight) -> Move:
        return sight.moves[self.chance.pick(len(sight.moves))]
