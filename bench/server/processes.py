"""A server as a process of its own, on loopback."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
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


def family(pid: int) -> Iterator[int]:
    yield pid
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        yield from family(int(child))


def cpu_of(pid: int) -> float:
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9


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
    def cpus(self) -> dict[int, float]:
        """Seconds of CPU time so far, to the nanosecond (Linux): its own, and by process those of
        all that it has started.
        """
        return {pid: cpu_of(pid) for pid in family(self._process.pid)}

    @property
    def cpu(self) -> float:
        """Of all of them."""
        return sum(self.cpus.values())

    @property
    def memory(self) -> int:
        """Bytes that lie in memory."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate()
