"""What other processes have done: PostgreSQL tells, `table:number` for each entry that they have
stored, and the hashes of secrets that are void.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text

from tavola.server.store.engine import COMMAND_SECONDS, CONNECT_SECONDS
from tavola.server.store.outage import OUTAGE, lament

CHANNEL, ENDED = "tavola", "tavola_ended"
NOTIFY = text("SELECT pg_notify(:channel, :told)")  # 8,000 bytes at most: 200 entries are half

LOG = logging.getLogger("tavola.store")
RECONNECT_SECONDS = 1.0
PROBE_SECONDS = 30.0  # between two looks whether a connection on which nothing comes is still one

Heard = Callable[[str, int], None]


class Notices:
    """Listens on a connection of its own, and connects again if it is lost."""

    def __init__(
        self,
        url: str,
        heard: Heard,
        missed: Callable[[], Awaitable[None]],
        ended: Callable[[list[str]], None] = lambda _hashes: None,
    ) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._heard = heard
        self._ended = ended
        self._missed = missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        connection = await self._connect()
        self._task = asyncio.create_task(self._keep(connection))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _connect(self) -> Any:
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - SQLite needs none

        connection = await asyncpg.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS
        )
        await connection.add_listener(CHANNEL, self._on_notice)
        await connection.add_listener(ENDED, self._on_end)
        return connection

    def _on_notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        for told in str(payload).split():
            table, _, number = told.partition(":")
            if number.isdigit():
                self._heard(table, int(number))

    def _on_end(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._ended([str(payload)])

    async def _keep(self, connection: Any) -> None:
        try:
            while True:
                await _until_lost(connection)
                OUTAGE.meet(ConnectionError("the connection for notices was lost"))
                connection = await self._again()
                await self._catch_up()
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)

    async def _catch_up(self) -> None:
        try:
            await self._missed()
        except Exception as error:  # noqa: BLE001 - lost again: then it is done again
            lament(LOG, "notices were missed", error)

    async def _again(self) -> Any:
        while True:
            try:
                return await self._connect()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                OUTAGE.meet(error)
                await asyncio.sleep(RECONNECT_SECONDS)


async def _until_lost(connection: Any) -> None:
    lost = asyncio.Event()
    connection.add_termination_listener(lambda *_: lost.set())
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), PROBE_SECONDS)
        except TimeoutError:
            try:
                await connection.execute("SELECT 1")
            except Exception:  # noqa: BLE001 - whatever it is, nothing is heard on it
                connection.terminate()
                return
