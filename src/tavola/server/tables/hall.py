"""All tables of this process: loaded when asked for, kept up to date with the store.

How they are changed is said in acting.py, how they are looked at in looking.py.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.server.luck import Luck
from tavola.server.settings import Settings
from tavola.server.steady import Steady
from tavola.server.store import entries as log
from tavola.server.store.appender import Appender
from tavola.server.store.listing import Tables
from tavola.server.store.outage import lament
from tavola.server.store.service import Downs
from tavola.server.tables.acting import Attempt, Outcome
from tavola.server.tables.acts import Act
from tavola.server.tables.live import Live, Waiter, Watcher
from tavola.server.tables.loading import Find, load_table
from tavola.server.tables.refused import Refused
from tavola.server.tables.table import Table

LOG = logging.getLogger("tavola.tables")
IDLE_SECONDS = 300.0
CLOSING_SECONDS = 5.0


class Hall:
    """Where the tables stand."""

    def __init__(
        self,
        engine: AsyncEngine,
        settings: Settings,
        find: Find,
        now: Callable[[], float] | None = None,
        luck: Luck | None = None,
    ) -> None:
        self.engine = engine
        self.settings = settings
        self.find = find
        self.now = now or Steady()
        self.luck = luck or Luck()
        self.rows = Tables(engine)
        self.appender = Appender(engine)
        self.many = settings.is_postgres  # other processes may change the same tables
        # The driver's ears: something has happened at a table, by this process or by another one;
        # somebody has begun to watch one.
        self.after_act: Callable[[Live, bool], None] = lambda _live, _own: None
        self.after_look: Callable[[Live], None] = lambda _live: None
        self.downs: Downs = ()  # when nobody served this store
        # Where acts are measured: what is to be called instead of `then`.
        self.timed: Callable[[Callable[[Outcome], None]], Callable[[Outcome], None]] | None = None
        self.closing = False  # nobody need wait for news any more
        self._lives: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- tables -----------------------------------------------------------------------------------

    def live(self, id: str) -> Live:
        """The place of a table in this process; whether there is one, loading will tell."""
        found = self._lives.get(id)
        if found is None:
            found = self._lives[id] = Live(id)
        found.used = time.monotonic()
        return found

    def lives(self) -> list[Live]:
        return list(self._lives.values())

    async def read(self, live: Live) -> Table:
        """The table, up to date. Its turn must be taken."""
        if live.table is None:
            return await self.load(live)
        return await self.catch_up(live) if self.many else live.table

    async def load(self, live: Live) -> Table:
        """Who watches is shown what it then is: of a change that was thought not to be stored it is
        known only now whether it was.
        """
        try:
            async with self.engine.connect() as connection:
                live.table = table = await load_table(connection, live.id, self.find, self.downs)
        except Refused:
            self._lives.pop(live.id, None)
            raise
        if live.watchers:
            live.tell_all()
            self.after_act(live, False)
        return table

    async def catch_up(self, live: Live) -> Table:
        """Take in what other processes have stored."""
        table = live.table
        assert table is not None
        async with self.engine.connect() as connection:
            missed = await log.read_entries(connection, live.id, table.number)
        live.table = None  # unless all of it can be followed
        for entry in missed:
            table.follow(entry)
        live.table = table
        for entry in missed:
            live.tell(entry)
        if missed:
            self.after_act(live, False)
        return table

    def forget(self, id: str) -> bool:
        """A table is about to be deleted; False: somebody looks at it."""
        live = self._lives.get(id)
        if live is not None:
            if not live.idle:
                return False
            live.rest()
            del self._lives[id]
        return True

    def let_go(self) -> None:
        """Forget tables that nobody has looked at for a while."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for live in self.lives():
            if live.idle and live.used < long_ago:
                live.rest()
                del self._lives[live.id]

    # --- those who come ---------------------------------------------------------------------------

    async def act(self, live: Live, act: Act) -> int:
        """Carry out an act; the number that the actor's seat has for it.

        Once begun it is finished, even if whoever asked for it has gone.
        """
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.begin(live, act, partial(_settle, done))
        return await done

    def begin(self, live: Live, act: Act, then: Callable[[Outcome], None]) -> None:
        """Carry out an act as soon as it is its turn. `then` is called when it is stored, or with
        the reason why it was not carried out.
        """
        if self.timed is not None:
            then = self.timed(then)
        live.turn.take(Attempt(self, live, act, then).begin)

    @contextlib.contextmanager
    def watching(self, live: Live, watcher: Watcher) -> Iterator[None]:
        """Somebody who may see the table looks at it: meanwhile bots move."""
        live.watchers.add(watcher)
        self.after_look(live)
        try:
            yield
        finally:
            live.leave(watcher)

    # --- the other processes ----------------------------------------------------------------------

    def heard(self, id: str, number: int) -> None:
        """Another process has stored something (or we have). A table that is being loaded may have
        been read before it.
        """
        live = self._lives.get(id)
        if live is None or (live.table is not None and live.table.number >= number):
            return
        if live.idle:
            live.rest()
        else:
            self.look_again(live)

    async def hear_all(self) -> None:
        """Notices may have been missed."""
        for live in self.lives():
            await self._look_again(live)

    def look_again(self, live: Live) -> None:
        self.spawn(self._look_again(live))

    def look_again_where_it_failed(self) -> None:
        """Somebody watches a table that could not be read."""
        for live in self.lives():
            if live.table is None and live.watchers and not live.turn.taken:
                self.look_again(live)

    async def _look_again(self, live: Live) -> None:
        """What is stored is shown to those who watch."""
        async with live.turn:
            if live.table is None and not live.watchers:
                return
            try:
                await self.read(live)
            except Exception as error:  # noqa: BLE001 - it is logged, and tried again
                live.table = None
                lament(LOG, "not read", error, table=live.id)

    # --- the end ----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop_waiting(self) -> None:
        """The server is about to stop: whoever waits for news is answered now."""
        self.closing = True
        for live in self._lives.values():
            for watcher in live.watchers:
                if isinstance(watcher, Waiter):
                    watcher.wake()

    async def close(self) -> None:
        """Finish what is under way."""
        for live in self._lives.values():
            if live.timer is not None:
                live.timer.cancel()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._finish(), CLOSING_SECONDS)
        await self.appender.close()

    async def _finish(self) -> None:
        """What is stored may be followed by what waited for its turn, and must be loaded first."""
        while self._tasks or self.appender.busy:
            if self._tasks:
                await asyncio.wait(self._tasks)
            await self.appender.finish()


def _settle(done: asyncio.Future[int], outcome: Outcome) -> None:
    if done.done():  # whoever asked has gone
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
