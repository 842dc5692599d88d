"""Bots by name: `random`, `greedy`, `search@0.1s`, `search@500`, `search@2s/2`, and the levels.

A bot of somebody else's is named by where its class is (`my_bots.bold:Bold`), or by the name under
which a package announces it (an entry point of the group `tavola.bots`). It is made with a seed. A
program in any language is named by its command line: `program:node bot.mjs`.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from tavola.bots.bot import Bot
from tavola.bots.greedy import GreedyBot
from tavola.bots.parallel import ParallelSearchBot
from tavola.bots.program import ProgramBot
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

GROUP: Final = "tavola.bots"
PROGRAM: Final = "program:"
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
    if found is not None:
        return _search(found, seed)
    if plain.startswith(PROGRAM):
        return ProgramBot(plain.removeprefix(PROGRAM), seed)
    place = announced().get(plain, plain)
    if ":" in place:
        return _of_others(place, seed)
    others = "".join(f", {other}" for other in announced())
    raise BadSetup(
        f"there is no bot {name!r}; there are: {KNOWN}{others}, "
        "package.module:Class, program:COMMAND"
    )


@cache
def announced() -> dict[str, str]:
    """The bots that packages announce, and where each is. Nobody replaces one of ours."""
    ours = {"random", "greedy", "blunderer", *LEVELS}
    points = entry_points(group=GROUP)
    return {point.name: point.value for point in points if point.name not in ours}


def _of_others(place: str, seed: int) -> Bot:
    """The bot whose class is there."""
    module, _, name = place.partition(":")
    try:
        kind: object = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadSetup(f"there is no bot {place!r}: {error}") from error
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadSetup(f"{place} is no bot: a subclass of tavola.bots.Bot is needed")
    make_one: Callable[[int], object] = kind
    try:
        bot = make_one(seed)
    except TypeError as error:
        raise BadSetup(f"{place} can't be made with a seed alone: {error}") from error
    assert isinstance(bot, Bot)
    return bot


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
