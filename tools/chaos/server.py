"""The server as a process of its own, on one port, to be killed and troubled."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from pathlib import Path

from tools.chaos.broken import Broken

START_SECONDS = 60.0
REFUSING = "refusing"  # while a file of this name is in the folder, commits fail now and then


class Server:
    """Tavola with faults (faulty.py)."""

    def __init__(self, data: Path, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [
            sys.executable,
            "-m",
            "tools.chaos.faulty",
            str(data / REFUSING),
            "--port",
            str(self.port),
        ]
        self._command += ["--data", str(data)]
        self._command += ["--database", database] if database else []
        self._log = data / "server.log"
        self._refusing = data / REFUSING
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, "TAVOLA_RATE": "0"},
            )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), START_SECONDS)
        if b"ready" not in line:
            raise Broken(f"the server did not start: {self.log[-500:]}")

    @property
    def log(self) -> str:
        return self._log.read_text("utf-8", errors="replace")

    async def end(self, how: signal.Signals) -> None:
        """By its own process id, whatever it is doing."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(how)
        await self._process.wait()

    def refuse(self, commits: bool) -> None:
        """Whether the store refuses commits now and then."""
        if commits:
            self._refusing.touch()
        else:
            self._refusing.unlink(missing_ok=True)
