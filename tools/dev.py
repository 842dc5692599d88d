"""What `make dev` does: the page with hot reload, and the server anew after every change.

Vite serves the page from its source and passes on to the server what is for it; the server runs
interpreted, with data of its own in build/dev. Both listen on loopback only. Ctrl-C ends both.

python3 -m tools.dev [OPTIONS OF tavola serve]
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import compile as compiling
from tools import environment, page
from tools.console import ROOT, give_up, say
from tools.play import tavola

HOST = "127.0.0.1"
PAGE_PORT = 5173  # if it is free
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
SECONDS_BETWEEN_LOOKS = 0.5


def main(options: list[str]) -> None:
    environment.ensure(dev=False)
    vite = [*page.install(), "run", "--silent", "dev", "--", "--strictPort"]
    page_port, server_port = free_port(PAGE_PORT), free_port()
    vite += ["--host", HOST, "--port", str(page_port)]
    server = tavola("serve", "--host", HOST, *options, "--port", str(server_port))
    os.environ["TAVOLA_SERVER"] = f"http://{HOST}:{server_port}"
    os.environ.setdefault("TAVOLA_DATA", str(ROOT / "build" / "dev"))
    os.environ["PYTHONPATH"] = str(compiling.SOURCE)
    say(f"The page, as its source is at every moment: http://{HOST}:{page_port}")
    keep_running(vite, server)


def free_port(wanted: int = 0) -> int:
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, wanted))
        except OSError:
            return free_port()
        port: int = listener.getsockname()[1]
        return port


def keep_running(vite: list[str], server: list[str]) -> None:
    """The server is started again whenever its source changes; until Vite ends, or a signal."""
    signals = note_signals()
    with running(vite, page.WEB) as page_process:
        while not signals:
            seen = look()
            with running(server, ROOT) as process:
                wait_for_a_change(seen, page_process, process, signals)
            if not signals:
                say("The source has changed: the server starts again ...")
    sys.exit(128 + signals[0])


def wait_for_a_change(
    seen: dict[Path, int],
    vite: subprocess.Popen[bytes],
    server: subprocess.Popen[bytes],
    signals: list[int],
) -> None:
    alive = True
    while not signals and look() == seen:
        if vite.poll() is not None:
            give_up("Vite has ended, see above.")
        if alive and server.poll() is not None:
            say("The server has ended, see above. It starts again after a change.")
            alive = False
        time.sleep(SECONDS_BETWEEN_LOOKS)


def look() -> dict[Path, int]:
    """Every file of the source, and when it was written."""
    found: dict[Path, int] = {}
    for path in compiling.source_files():
        try:
            found[path] = path.stat().st_mtime_ns
        except FileNotFoundError:  # between being found and being looked at
            continue
    return found


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """In a group of its own, so that Ctrl-C reaches this process alone, which ends the group."""
    process = subprocess.Popen(command, cwd=folder, process_group=0)
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def catch_signals() -> None:
    """Each of them ends this process as any end does: with all that runs."""

    def stop(number: int, frame: object) -> None:
        sys.exit(128 + number)

    for number in SIGNALS:
        signal.signal(number, stop)


def note_signals() -> list[int]:
    """From now on they are noted, and looked for where nothing is half begun.

    An exception out of nowhere could come while a process is being started: it would run on, and
    nobody would know of it.
    """
    noted: list[int] = []
    for number in SIGNALS:
        signal.signal(number, lambda number, _: noted.append(number))
    return noted


if __name__ == "__main__":
    catch_signals()
    main(sys.argv[1:])
