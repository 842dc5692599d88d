"""A PostgreSQL of our own, on loopback, in a temporary folder, gone when it is not needed."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HOMES = Path("/usr/lib/postgresql")
# What was committed outlives the end of its processes, not that of the machine.
SPEED = "-c fsync=off -c full_page_writes=off"


class NotInstalled(Exception):
    """There is no PostgreSQL on this machine."""


def programs() -> Path:
    """Where initdb and pg_ctl are."""
    for folder in sorted(HOMES.glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    if found is None:
        raise NotInstalled(
            "PostgreSQL is needed for this: install Debian's package `postgresql` "
            "(apt-get install -y postgresql), then run the same command again"
        )
    return Path(found).parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Cluster:
    address: str  # without a database
    restart: Callable[[], None]  # ended as by a crash, and started again


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    tools = programs()
    # PostgreSQL refuses to run as root; Debian's package brings a user for it.
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="tavola-postgresql-"))
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    port = free_port()

    def run(*command: str) -> None:
        log = folder / "log"
        done = subprocess.run(
            command, user=user, cwd=folder, capture_output=True, text=True, check=False
        )
        told = log.read_text() if log.exists() else ""
        assert done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}{told}"

    try:
        run(
            str(tools / "initdb"),
            "-D",
            str(data),
            "-U",
            "tavola",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "-N",
        )
        where = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        options = f"{where} -c max_connections=200 {SPEED}"
        control = (str(tools / "pg_ctl"), "-D", str(data), "-w")
        start = (*control, "-l", str(folder / "log"), "-o", options, "start")
        stop = (*control, "-m", "immediate", "stop")

        def restart() -> None:
            run(*stop)
            run(*start)

        run(*start)
        try:
            yield Cluster(f"postgresql://tavola@127.0.0.1:{port}", restart)
        finally:
            run(*stop)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
