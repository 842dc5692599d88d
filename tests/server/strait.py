"""The way to PostgreSQL, on which everything may stop without a word, or be refused."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


class Strait:
    def __init__(self, address: str) -> None:
        self._to = urlsplit(address)
        self.open = asyncio.Event()
        self.open.set()
        self.port = 0
        self._server: asyncio.Server | None = None
        self._crossing: set[asyncio.StreamWriter] = set()

    @asynccontextmanager
    async def crossed(self) -> AsyncIterator[str]:
        """The address by which the database is reached over it."""
        await self.restore()
        try:
            yield self._to._replace(netloc=f"{self._to.username}@127.0.0.1:{self.port}").geturl()
        finally:
            await self.cut()

    async def cut(self) -> None:
        """Whoever is under way is thrown out, whoever comes is refused."""
        if self._server is not None:
            self._server.close()
            for writer in self._crossing:
                writer.transport.abort()
            await self._server.wait_closed()
            self._server = None

    async def restore(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection(self._to.hostname, self._to.port)
        ends = {back, there}
        self._crossing |= ends
        try:
            await asyncio.gather(self._carry(near, there), self._carry(far, back))
        finally:
            self._crossing -= ends

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.open.wait()
                writer.write(data)
        writer.close()
