"""Whoever is inside waits a little while others come in.

Opening a connection takes many small steps, each in another round of the loop. Where hundreds of
tables move as fast as they are answered a round takes long, and after a restart it would be seconds
until everybody is in. So while anybody comes in, those inside are heard for a few milliseconds per
round, one after the other.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

A_WHILE = 0.004  # seconds per round


class Doorway:
    """Of a server."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._entering = 0
        self._waiting: deque[Callable[[], None]] = deque()
        self._called = False

    @contextmanager
    def entering(self) -> Iterator[None]:
        """Somebody comes in."""
        self._entering += 1
        try:
            yield
        finally:
            self._entering -= 1

    def crowded(self) -> bool:
        """Whether those inside have to wait. Nobody overtakes who waits already."""
        return self._entering > 0 or bool(self._waiting)

    def wait(self, work: Callable[[], None]) -> None:
        """It is done when its turn comes."""
        self._waiting.append(work)
        self._call()

    def _call(self) -> None:
        if self._waiting and not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._hear_some)

    def _hear_some(self) -> None:
        self._called = False
        end = self._now() + A_WHILE
        try:
            while self._waiting and self._now() < end:
                self._waiting.popleft()()
        finally:
            self._call()
