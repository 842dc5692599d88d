"""Search on several processors: each worker grows a tree of its own, and the visits are added up.

Not compiled: process pools want plain Python functions. What goes to a worker is the sight as data.
"""

from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from multiprocessing.util import Finalize

from tavola.bots.bot import Bot, Sight, sight_from
from tavola.bots.search import Budget, SearchBot, most_visited
from tavola.core.chance import FastChance
from tavola.core.game import Move, Plain
from tavola.core.interrupts import interrupts_wait
from tavola.games import find

GRACE = 10.0  # seconds that a worker may be late before it is done without


class ParallelSearchBot(Bot):
    def __init__(self, seed: int, budget: Budget, workers: int) -> None:
        self._seeds = FastChance(seed)
        self._budget = budget
        self._workers = workers
        self._fallback = SearchBot(seed, budget)
        self._left = False

    def choose(self, sight: Sight) -> Move:
        if len(sight.moves) == 1:
            return sight.moves[0]
        total = [0] * len(sight.moves)
        for visits in self._ask_workers(sight.plain()):
            total = [one + other for one, other in zip(total, visits)]
        if any(total):
            return sight.moves[most_visited(total)]
        if self._left:
            raise OSError("the workers were sent home while they thought")
        return self._fallback.choose(sight)  # no worker came back: think alone

    def leave(self) -> None:
        """Nobody waits for an answer any more: without workers none is thought out here."""
        self._left = True

    def _ask_workers(self, sight: Plain) -> list[list[int]]:
        """The visits that the workers counted; one that failed or is far too late is left out."""
        if self._left:
            return []
        budget = (int(self._budget.iterations), self._budget.seconds)
        try:
            answers: list[Future[list[int]]] = [
                pool(self._workers).submit(think, sight, *budget, self._seeds.pick(2**31))
                for _ in range(self._workers)
            ]
            patience = None if self._budget.seconds > 1e6 else self._budget.seconds + GRACE
            done, _ = wait(answers, patience)
        except BrokenProcessPool:
            pool.cache_clear()
            return []
        if any(isinstance(answer.exception(), BrokenProcessPool) for answer in done):
            pool.cache_clear()
        return [answer.result() for answer in answers if answer in done and not answer.exception()]


@cache
def pool(workers: int) -> ProcessPoolExecutor:
    """Workers that stay for the whole session. Spawned: a fork would copy threads and locks."""
    made = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    with interrupts_wait():
        made.submit(int)  # starts them
    # A process that was started by another waits for its own children before it leaves, and they
    # would wait for work for ever: so they are sent home first.
    Finalize(made, made.shutdown, exitpriority=100)
    return made


def think(sight: Plain, iterations: int, seconds: float, seed: int) -> list[int]:
    """In the worker: how often each move was tried."""
    game = find(str(sight["game"]))
    return SearchBot(seed, Budget(iterations, seconds)).think(sight_from(sight, game))
