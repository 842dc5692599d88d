"""A server as a process of its own, on loopback."""

import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parent.parent.parent
PAGE = os.sysconf("SC_PAGE_SIZE")


class NotStarted(Exception):
    """The server ended before it was ready."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """Running from the moment it is made; ready when its first line of output has come."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str]) -> None:
        self.address = f"127.0.0.1:{port}"
        began = time.perf_counter()
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if b"ready" not in line:
            self.__exit__()
            raise NotStarted(f"{command[0]} {command[1]} did not start")
        self.start_seconds = time.perf_counter() - began

    @property
    def cpu(self) -> float:
        """Seconds of CPU time of all its threads so far, to the nanosecond (Linux)."""
        total = 0
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            total += int((thread / "schedstat").read_text().split()[0])
        return total / 1e9

    @property
    def memory(self) -> int:
        """Bytes that lie in memory."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate()
