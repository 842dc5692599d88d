"""A table in memory, with those who look at it."""

import asyncio
import time

from tavola.core.game import NOBODY
from tavola.server.store.entries import Entry
from tavola.server.tables.table import Table


class Watcher:
    """Somebody who waits for news of a table. `news` is set when there is something to look at."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.news = asyncio.Event()


class Live:
    """One table of this process. Whoever reads or changes `table` holds `lock`.

    `table` is None when it must be loaded (again): a change that could not be stored is forgotten
    by forgetting all of it.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.watchers: set[Watcher] = set()
        self.guests: set[str] = set()
        self.told: dict[object, str] = {}  # views as text, until something happens
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()

    def tell(self, entry: Entry) -> None:
        """Wake those who may know of the entry; nobody else notices."""
        assert self.table is not None
        self.told.clear()
        for watcher in self.watchers:
            seat = self.table.seat_of(watcher.person)
            if entry.visible_to(NOBODY if seat is None else seat):
                watcher.news.set()

    def tell_all(self) -> None:
        self.told.clear()
        for watcher in self.watchers:
            watcher.news.set()

    @property
    def idle(self) -> bool:
        """Whether it can be let go of."""
        thinks = self.thinking is not None and not self.thinking.done()
        return not self.watchers and not thinks and not self.lock.locked()
