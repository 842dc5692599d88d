"""Transactions that write, one after the other, on a connection of their own.

However many read meanwhile, what happens is not kept waiting for a connection. On SQLite it runs in
one thread: the driver for asyncio would cross to a thread and back for every statement, and again
for the commit; so it crosses once.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.server.store.engine import make_sqlite_writer, make_writer

T = TypeVar("T")


class Writer:
    """The connection is opened when it is first needed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._postgres: AsyncEngine | None = None
        self._sqlite: tuple[Engine, ThreadPoolExecutor] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work returns, when it is stored: all of it, or an error and nothing."""
        if self._engine.dialect.name == "postgresql":
            if self._postgres is None:
                self._postgres = make_writer(self._engine)
            async with self._postgres.begin() as connection:
                return await connection.run_sync(work)
        if self._sqlite is None:
            self._sqlite = make_sqlite_writer(self._engine), ThreadPoolExecutor(1, "store")
        engine, thread = self._sqlite
        return await asyncio.get_running_loop().run_in_executor(thread, _run, engine, work)

    async def aclose(self) -> None:
        if self._postgres is not None:
            await self._postgres.dispose()
            self._postgres = None
        if self._sqlite is not None:
            engine, thread = self._sqlite
            thread.shutdown()
            engine.dispose()
            self._sqlite = None


def _run(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)
