"""Bots by name: `random`, `greedy`, `search@0.1s`, `search@500`, `search@2s/2`, and the levels."""

import re
from typing import Final

from tavola.bots.bot import Bot
from tavola.bots.greedy import GreedyBot
from tavola.bots.parallel import ParallelSearchBot
from tavola.bots.random import RandomBot
from tavola.bots.search import Budget, SearchBot
from tavola.core.errors import BadSetup

# For people who choose an opponent, not an algorithm: each level in terms of the names above.
LEVELS: Final[dict[str, str]] = {
    "easy": "blunderer",
    "medium": "greedy",
    "hard": "search@1s",
}
BLUNDERS: Final = 0.3  # how often `blunderer`, otherwise greedy, plays at random
UNLIMITED: Final = 10**9

KNOWN: Final = (
    "random, blunderer, greedy, search@SECONDSs, search@ITERATIONS, search@BUDGET/WORKERS, "
    "easy, medium, hard"
)
_SEARCH: Final = re.compile(r"search(?:@(?:(\d+(?:\.\d+)?)s|(\d+))(?:/(\d+))?)?")
MOST_SECONDS: Final = 3600.0
MOST_WORKERS: Final = 64


def make(name: str, seed: int) -> Bot:
    """The bot of that name; with the same seed it plays the same, but for budgets in seconds."""
    plain = LEVELS.get(name, name)
    if plain == "random":
        return RandomBot(seed)
    if plain == "greedy":
        return GreedyBot(seed)
    if plain == "blunderer":
        return GreedyBot(seed, BLUNDERS)
    found = _SEARCH.fullmatch(plain)
    if found is None:
        raise BadSetup(f"there is no bot {name!r}; there are: {KNOWN}")
    return _search(found, seed)


def _search(found: re.Match[str], seed: int) -> Bot:
    seconds = float(found[1] or (UNLIMITED if found[2] else 1.0))
    iterations = int(found[2] or UNLIMITED)
    workers = int(found[3] or 1)
    if found[1] and not 0.0 < seconds <= MOST_SECONDS:
        raise BadSetup(f"search thinks for more than 0 and at most {MOST_SECONDS:.0f} seconds")
    if not 1 <= iterations <= UNLIMITED:
        raise BadSetup(f"search needs from 1 to {UNLIMITED} iterations")
    if not 1 <= workers <= MOST_WORKERS:
        raise BadSetup(f"search takes from 1 to {MOST_WORKERS} workers")
    budget = Budget(iterations, seconds)
    return SearchBot(seed, budget) if workers == 1 else ParallelSearchBot(seed, budget, workers)
