"""Room for a few at a time: who is not in a hurry waits until nobody else does."""

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Places:
    """So many places; the others wait in a queue."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._count = 0

    @asynccontextmanager
    async def place(self, patient: bool = False) -> AsyncIterator[None]:
        """Have a place within the block."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(patient)
        try:
            yield
        finally:
            self._give_up()

    async def _wait(self, patient: bool) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._count += 1
        heapq.heappush(self._waiting, (patient, self._count, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its turn came, and nobody is there any more
                self._give_up()
            raise

    def _give_up(self) -> None:
        """The place is the next one's."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
