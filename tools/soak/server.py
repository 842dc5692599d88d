"""Tavola as a process of its own."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from tools.postgresql import free_port

PAGE = os.sysconf("SC_PAGE_SIZE")


class Server:
    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._command = [sys.executable, "-m", "tavola", "--port", str(self.port)]
        self._command += ["--data", str(folder)]
        self._log = folder / "server.log"
        self._process: asyncio.subprocess.Process

    async def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, "TAVOLA_RATE": "0"},
            )
        assert self._process.stdout is not None
        await self._process.stdout.readline()

    async def end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        await self._process.wait()

    @property
    def memory(self) -> int:
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    @property
    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9

    @property
    def errors(self) -> int:
        log = self._log.read_text("utf-8", errors="replace")
        return log.count(" error ") + log.count("Traceback")
