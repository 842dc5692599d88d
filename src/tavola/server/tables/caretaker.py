"""Every hour: tables that nobody has joined are given up, and what is old is forgotten (`keep`)."""

import asyncio
import logging

from tavola.server.store.changes import Entry
from tavola.server.store.happenings import GivenUp
from tavola.server.store.outage import lament
from tavola.server.store.tidying import (
    forget_strangers,
    forget_tables,
    lonely_tables,
    old_tables,
)
from tavola.server.tables.acts import make_entry, must_be_open
from tavola.server.tables.hall import Hall
from tavola.server.tables.refused import Refused
from tavola.server.tables.table import Table

LOG = logging.getLogger("tavola.tables")
ROUND_SECONDS = 3600.0
# Days for which an open table waits for somebody to join. Those in the lobby are seen by many;
# others wait for friends, who may have time only next month.
WAITS = {"public": 2.0, "private": 30.0}


class Caretaker:
    """Of the tables of a server."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep_tidy())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.tidy()
            except Exception as error:  # noqa: BLE001 - it is logged, and tried again
                lament(LOG, "tidying failed", error)

    async def tidy(self) -> None:
        hall, keep = self._hall, self._hall.settings.keep
        expired = await lonely_tables(hall.engine, hall.now(), WAITS)
        closed = sum([await self._expire(table) for table in expired])
        old = await old_tables(hall.engine, hall.now(), keep)
        gone = [table for table in old if hall.forget(table)]
        await forget_tables(hall.engine, gone)
        people = await forget_strangers(hall.engine, hall.now(), keep)
        if closed or gone or people:
            figures = {"expired": closed, "tables": len(gone), "people": people}
            LOG.info("tidied", extra=figures)

    async def _expire(self, id: str) -> bool:
        live = self._hall.live(id)
        if live.watchers:
            return False
        try:
            await self._hall.act(live, expire)
        except Refused:  # somebody has joined just now, or it is played by rules that are gone
            return False
        return True


def expire(table: Table, at: float) -> Entry:
    """Nobody has come."""
    must_be_open(table)
    if any(seat.person not in (None, table.setup.owner) for seat in table.seats):
        raise Refused("taken", "Somebody has joined.")
    return make_entry(table, at, GivenUp())
