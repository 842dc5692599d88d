"""Worker processes in which bots think and records are imported, never the event loop.

A worker answers one question at a time over its standard input and output (`thinker.py`). One that
crashes or runs over its time is ended, and a new one takes its place: nobody else notices. The same
happens when the package has been compiled meanwhile: questions and answers are plain data, the same
for both.
"""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tavola.server.places import Places
from tavola.server.store.happenings import Why

LOG = logging.getLogger("tavola.bots")
START_SECONDS = 60.0  # a fresh worker loads the games
LENGTH_BYTES = 4
LARGEST_ANSWER = 256 * 1024 * 1024
Read = Callable[[bytes], Any]
THINKER = (sys.executable, "-m", "tavola.server.thinker")


class Failed(Exception):
    """No answer in time, or none at all."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


class Worker:
    """One process, with the folder that its package comes from; empty: where the server's is."""

    def __init__(self, process: asyncio.subprocess.Process, engine: str, read: Read) -> None:
        self._process = process
        self._read = read
        self.engine = engine

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, question: object) -> Any:
        """Its answer. Whoever stops waiting must end the worker."""
        assert self._process.stdin is not None
        text = msgspec.json.encode(question)
        self._process.stdin.write(len(text).to_bytes(LENGTH_BYTES, "big") + text)
        await self._process.stdin.drain()
        return self._read(await self.hear())

    async def hear(self) -> bytes:
        assert self._process.stdout is not None
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH_BYTES), "big")
        if length > LARGEST_ANSWER:
            raise ConnectionError("the answer is too long")
        return await self._process.stdout.readexactly(length)

    async def end(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        if self.alive:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()


class Thinkers:
    """At most `size` workers, started when first needed, from `engine` once it is there.

    `read` makes of an answer's JSON what is told on.
    """

    def __init__(
        self,
        size: int,
        command: Sequence[str] = THINKER,
        engine: str = "",
        read: Read = msgspec.json.decode,
    ) -> None:
        self._command = command
        self._engine = engine
        self._read = read
        self.places = Places(size)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    async def ask(
        self, question: object, seconds: float, patient: bool = False, owner: str = ""
    ) -> Any:
        """The answer of a worker within the time, not counting the wait for a free one.

        `patient`: all others who wait come first. Owners take turns.
        """
        async with self.places.place(patient, owner):
            try:
                worker = await self._take()
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                LOG.error("no worker", extra={"reason": str(error)})
                raise Failed("crash") from error
            try:
                answer = await asyncio.wait_for(worker.ask(question), seconds)
            except TimeoutError as error:
                await self._end(worker)
                raise Failed("time") from error
            except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
                await self._end(worker)
                raise Failed("crash") from error
            except BaseException:
                await self._end(worker)
                raise
            self._idle.append(worker)
            return answer

    async def _take(self) -> Worker:
        engine = self._engine if self._engine and Path(self._engine).is_dir() else ""
        while self._idle:
            worker = self._idle.pop()
            if worker.engine == engine:
                return worker
            await self._end(worker)
        return await self._start(engine)

    async def _start(self, engine: str) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            env={**os.environ, "PYTHONPATH": engine} if engine else None,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which then ends its workers
        )
        worker = Worker(process, engine, self._read)
        self._all.add(worker)
        try:
            await asyncio.wait_for(worker.hear(), START_SECONDS)
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    async def close(self) -> None:
        for worker in list(self._all):
            await self._end(worker)
        self._idle.clear()
