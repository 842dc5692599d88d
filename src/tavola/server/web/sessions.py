"""Who is connected with which secret: if it is void, so is all that is open with it."""

import contextlib
from collections.abc import Callable, Iterable, Iterator

from tavola.server.store.people import People, hashed

End = Callable[[], None]


class Sessions:
    """What is open in this process, by the hash of the secret with which it was opened."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._open: dict[str, set[End]] = {}
        people.on_end = self.end

    @contextlib.contextmanager
    def opened(self, secret: str | None, end: End) -> Iterator[None]:
        """`end` is called if the secret becomes void meanwhile. Those without one have nothing that
        could be taken from them.
        """
        if secret is None:
            yield
            return
        key = hashed(secret)
        ends = self._open.setdefault(key, set())
        ends.add(end)
        try:
            yield
        finally:
            ends.discard(end)
            if not ends:
                self._open.pop(key, None)

    def end(self, hashes: Iterable[str]) -> None:
        for one in hashes:
            for end in tuple(self._open.get(one, ())):
                end()

    async def look_again(self) -> None:
        """Notices may have been missed."""
        self._people.forget_all()
        self.end(await self._people.void_among(list(self._open)))
