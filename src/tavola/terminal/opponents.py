"""The bots at the table. Each gets a sight of its own seat, never the position."""

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from multiprocessing import active_children
from threading import Thread

from tavola.bots import Bot, make, sight_of
from tavola.bots.parallel import ParallelSearchBot, pool
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
        self._here = {seat: make(kind, seed + seat) for seat, kind in enumerate(kinds) if kind}
        self._bots: dict[int, Bot] = dict(self._here)
        self._closed = False
        if not apart:
            return
        for seat, bot in self._here.items():
            if isinstance(bot, SearchBot):
                self._bots[seat] = ParallelSearchBot(seed + seat, bot.budget, workers=1)
                pool(1)  # starts the process now: later the screen is in the way

    def choose(self, match: Match, seat: int) -> str:
        """The move of this seat's bot. May take its time; changes nothing."""
        sight = sight_of(match.game, match.state, seat, self._chance)
        try:
            return self._bots[seat].choose(sight).text
        except (OSError, ValueError):  # no other process can be had: think here
            if self._closed:  # it was ended, and nobody waits for the answer
                raise
            return self._here[seat].choose(sight).text

    def close(self) -> None:
        """Whoever still thinks need not finish."""
        self._closed = True
        for bot in self._bots.values():
            if isinstance(bot, ParallelSearchBot):
                bot.leave()
        for child in active_children():
            child.terminate()
        pool.cache_clear()


def in_background(work: Callable[[], str]) -> "Future[str]":
    """Do this in a thread for which nobody waits at the end, as they would for a pool's."""
    future: Future[str] = Future()
    future.set_running_or_notify_cancel()

    def run() -> None:
        try:
            future.set_result(work())
        except Exception as error:  # noqa: BLE001  (whoever waits for the future gets it)
            future.set_exception(error)

    Thread(target=run, daemon=True).start()
    return future
