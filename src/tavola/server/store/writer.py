"""Transactions that write, one after the other.

The driver of SQLite for asyncio crosses to a thread and back for every statement, and again for the
commit. Here a whole transaction runs in one thread, on a connection of its own: it crosses once.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.server.store.engine import make_writing_engine

T = TypeVar("T")


class Writer:
    """On SQLite a thread, started when it is first needed; PostgreSQL needs none."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._in_thread = engine.dialect.name == "sqlite"
        self._writing: tuple[Engine, ThreadPoolExecutor] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work returns, when it is stored: all of it, or an error and nothing."""
        if not self._in_thread:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        if self._writing is None:
            engine = make_writing_engine(self._engine)
            self._writing = engine, ThreadPoolExecutor(1, "store")
        engine, thread = self._writing
        return await asyncio.get_running_loop().run_in_executor(thread, _run, engine, work)

    def close(self) -> None:
        if self._writing is not None:
            engine, thread = self._writing
            thread.shutdown()
            engine.dispose()
            self._writing = None


def _run(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)
