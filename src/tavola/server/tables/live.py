"""A table in memory, with those who look at it."""

import asyncio
import time

from tavola.core.game import NOBODY
from tavola.server.store.entries import Entry
from tavola.server.store.people import Person
from tavola.server.tables import acts
from tavola.server.tables.messages import ForeseeMessage
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
        self.foreseen: dict[object, ForeseeMessage] = {}  # the same for what was foreseen
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()

    def foresee(self, person: Person, on: int, after: tuple[str, ...]) -> ForeseeMessage:
        """What each legal move of this person would do; asked again, it is known already."""
        assert self.table is not None
        key = (self.table.seat_of(person.id), on, after, self.table.number)
        found = self.foreseen.get(key)
        if found is None:
            found = self.foreseen[key] = acts.foresee(self.table, person, on, after)
        return found

    def tell(self, entry: Entry) -> None:
        """Wake those who may know of the entry; nobody else notices."""
        assert self.table is not None
        self.forget_answers()
        for watcher in self.watchers:
            seat = self.table.seat_of(watcher.person)
            if entry.visible_to(NOBODY if seat is None else seat):
                watcher.news.set()

    def forget_answers(self) -> None:
        """Something has happened."""
        self.told.clear()
        self.foreseen.clear()

    def tell_all(self) -> None:
        self.forget_answers()
        for watcher in self.watchers:
            watcher.news.set()

    @property
    def idle(self) -> bool:
        """Whether it can be let go of."""
        thinks = self.thinking is not None and not self.thinking.done()
        return not self.watchers and not thinks and not self.lock.locked()
