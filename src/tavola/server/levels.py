"""The bots that can be seated: their names, from weak to strong, and how each is made."""

from tavola.bots import LEVELS as NAMED
from tavola.bots import Bot, make
from tavola.bots.names import announced

LEVELS = ("random", *NAMED, *announced())
STAND_IN = "medium"
SIMPLER = ("greedy", "random")  # who answers, one after the other, when a bot does not


def thinks(level: str) -> bool:
    """Whether it takes its time; the others answer at once."""
    return NAMED.get(level, level).startswith("search")


def make_bot(level: str, seed: int, seconds: float, iterations: int | None = None) -> Bot:
    """A bot that takes at most so many seconds for a move; or goes so far, whatever it takes."""
    if not thinks(level):
        return make(level, seed)
    return make(f"search@{seconds:f}s" if iterations is None else f"search@{iterations}", seed)
