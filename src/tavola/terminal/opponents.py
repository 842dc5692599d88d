"""The bots at the table. Each gets a sight of its own seat, never the position."""

import secrets
from collections.abc import Sequence

from tavola.bots import Bot, make, sight_of
from tavola.bots.parallel import ParallelSearchBot
from tavola.bots.search import SearchBot
from tavola.core.chance import FastChance
from tavola.core.match import Match


class Opponents:
    """A bot for each seat that no person holds; `kinds` has an empty text for a person.

    `apart`: long thinking goes to another process. A thread would not do: the compiled search lets
    nobody else have the interpreter, and the screen would freeze.
    """

    def __init__(
        self, kinds: Sequence[str], *, seed: int | None = None, apart: bool = False
    ) -> None:
        seed = secrets.randbits(31) if seed is None else seed
        self._chance = FastChance(seed)
        self._bots = {
            seat: _bot(kind, seed + seat, apart) for seat, kind in enumerate(kinds) if kind
        }

    def choose(self, match: Match, seat: int) -> str:
        """The move of this seat's bot. May take its time; changes nothing."""
        sight = sight_of(match.game, match.state, seat, self._chance)
        return self._bots[seat].choose(sight).text


def _bot(kind: str, seed: int, apart: bool) -> Bot:
    bot = make(kind, seed)
    if apart and isinstance(bot, SearchBot):
        return ParallelSearchBot(seed, bot.budget, workers=1)
    return bot
