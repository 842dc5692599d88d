"""Room for a few at a time, shared out fairly among those who ask.

Who is not in a hurry waits until nobody else does. Among the others owners take turns, however many
questions each of them has; and nobody has all places as long as there are several, so that somebody
who asks seldom finds one.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Turn = asyncio.Future[None]


class Places:
    """So many places; the others wait in a queue."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._most = max(1, size - 1)  # of one owner
        self._held: Counter[str] = Counter()
        # Those in a hurry, and the patient: whose turn it is next comes first.
        self._waiting: tuple[OrderedDict[str, deque[Turn]], OrderedDict[str, deque[Turn]]] = (
            OrderedDict(),
            OrderedDict(),
        )

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(len(turns) for queue in self._waiting for turns in queue.values())

    @property
    def held(self) -> int:
        return self._held.total()

    @asynccontextmanager
    async def place(self, patient: bool = False, owner: str = "") -> AsyncIterator[None]:
        """Have a place within the block."""
        if self._free and self._held[owner] < self._most:  # whoever waits has all that he may have
            self._give(owner)
        else:
            await self._wait(patient, owner)
        try:
            yield
        finally:
            self._give_up(owner)

    def _give(self, owner: str) -> None:
        self._free -= 1
        self._held[owner] += 1

    async def _wait(self, patient: bool, owner: str) -> None:
        turn: Turn = asyncio.get_running_loop().create_future()
        queue = self._waiting[patient]
        queue.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its turn came, and nobody is there any more
                self._give_up(owner)
            else:
                queue[owner].remove(turn)
                if not queue[owner]:
                    del queue[owner]
            raise

    def _give_up(self, owner: str) -> None:
        """The place is the next one's."""
        self._free += 1
        self._held[owner] -= 1
        if not self._held[owner]:
            del self._held[owner]
        for queue in self._waiting:
            for next_owner in queue:
                if self._held[next_owner] < self._most:
                    self._call(queue, next_owner)
                    return

    def _call(self, queue: OrderedDict[str, deque[Turn]], owner: str) -> None:
        turns = queue[owner]
        turn = turns.popleft()
        if turns:
            queue.move_to_end(owner)
        else:
            del queue[owner]
        self._give(owner)
        turn.set_result(None)
