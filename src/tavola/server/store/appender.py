"""Appending what happened: the one hot piece of the store.

All that arrives while one transaction is under way shares the next one: under load a commit is paid
once for many moves, and each still waits for its own commit before anyone sees it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextvars import Context
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.server.store.changes import Change
from tavola.server.store.entries import write_rows
from tavola.server.store.notices import CHANNEL, NOTIFY
from tavola.server.store.outage import is_outage
from tavola.server.store.statements import append
from tavola.server.store.writer import Writer

LOG = logging.getLogger("tavola.store")
LARGEST_BATCH = 200


class NotStored(Exception):
    """The store failed: nothing was written."""

    @staticmethod
    def by(cause: Exception) -> "NotStored":
        failure = NotStored((str(cause) or type(cause).__name__).splitlines()[0])
        failure.__cause__ = cause
        return failure


# True: it is stored. False: another process has taken that number.
Stored = Callable[[bool | NotStored], None]
Waiting = tuple[Change, Stored]


class Appender:
    """Writes changes in batches. Several processes may each have one on the same PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._writer = Writer(engine)
        self._postgres = engine.dialect.name == "postgresql"
        self._waiting: list[Waiting] = []
        # Called after every batch, with the kinds of its entries and the seconds it took.
        self.on_stored: Callable[[list[str], float], None] | None = None
        self._task: asyncio.Task[None] | None = None

    def append(self, change: Change, then: Stored) -> None:
        """Store it; `then` is called with how that went."""
        self._waiting.append((change, then))
        if self._task is None or self._task.done():
            # For many: it is nobody's request (log.py).
            self._task = asyncio.create_task(self._write_all(), context=Context())

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def finish(self) -> None:
        """Until nothing waits to be stored."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])  # whoever gives up waiting does not end it

    async def close(self) -> None:
        await self.finish()
        await self._writer.aclose()

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[:LARGEST_BATCH]
            failure = await self._write(batch)
            if failure is not None:
                await self._write_again(batch, failure)

    async def _write_again(self, batch: list[Waiting], failure: Exception) -> None:
        """If the store was gone: all together, perhaps only its answer was lost. Else one by one:
        what can't be written must not stop the others.
        """
        parts = [batch] if is_outage(failure) else [[single] for single in batch]
        gone: Exception | None = None
        for part in parts:
            why = gone or await self._write(part)
            if why is None:
                continue
            if is_outage(why):
                gone = why  # nobody waits for one outage after the other
            for _, then in part:
                _tell(then, NotStored.by(why))

    async def _write(self, batch: list[Waiting]) -> Exception | None:
        """None: it is written, and told."""
        # In one order everywhere, so that two processes never wait for each other in a circle.
        ordered = sorted((change for change, _ in batch), key=lambda c: (c.table, c.entry.number))
        begun = time.perf_counter()
        try:
            won = await self._writer.write(partial(self._append, changes=ordered))
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits is told
            return error
        if self.on_stored is not None:
            self.on_stored([change.entry.kind for change in ordered], time.perf_counter() - begun)
        for change, then in batch:
            _tell(then, won is None or (change.table, change.entry.number) in won)
        return None

    def _append(self, connection: Connection, changes: list[Change]) -> set[tuple[str, int]] | None:
        """Tables and numbers of the entries that were new; None: all were, as they nearly always
        are.
        """
        stored = append(connection, changes)
        write_rows(connection, stored)
        if self._postgres and stored:
            told = " ".join(f"{change.table}:{change.entry.number}" for change in stored)
            connection.execute(NOTIFY, {"channel": CHANNEL, "told": told})
        if len(stored) == len(changes):
            return None
        return {(change.table, change.entry.number) for change in stored}


def _tell(then: Stored, outcome: bool | NotStored) -> None:
    try:
        then(outcome)
    except Exception:  # one table's trouble is not another's
        LOG.exception("what was stored could not be told")
