"""Whoever changes a table or looks at it has it alone, in the order of asking."""

import asyncio
from collections import deque
from collections.abc import Callable


class Turn:
    """A lock that is taken without waiting where it is free, and with a callback where it is not.

    So a move that meets nobody else goes through without a task; whatever must wait for the store
    keeps the turn until it is called back.
    """

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """`begin` is called when it is its turn, at once if nobody else has it; it must `leave`."""
        if self.taken:
            self._waiting.append(begin)
        else:
            self.taken = True
            begin()

    def leave(self) -> None:
        """The next one's turn."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        if not self.taken:
            self.taken = True
            return
        granted = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if not granted.done():
                granted.set_result(None)

        self._waiting.append(begin)
        try:
            await granted
        except asyncio.CancelledError:
            if begin in self._waiting:
                self._waiting.remove(begin)
            else:  # it was given at the same moment
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
