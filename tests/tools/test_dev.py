"""`make dev`: the server starts anew after every change; whatever happens, both end together."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tools import dev
from tools.console import ROOT

PROGRAM = """
import sys
from pathlib import Path
from tools import compile as compiling, dev, page
folder, stub, ends_at_once = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
page.WEB = folder
compiling.SOURCE = folder / "src"
dev.SECONDS_BETWEEN_LOOKS = 0.01
dev.catch_signals()
vite = [sys.executable, "-c", stub, str(folder), "page", "page-ended", ""]
server = [sys.executable, "-c", stub, str(folder), "server", "ended", ends_at_once]
dev.keep_running(vite, server)
"""
# A signal that comes before it is waited for is not lost: it is held back from the beginning.
STUB = """
import signal, sys
from pathlib import Path
folder, name, ended, ends_at_once = sys.argv[1:]
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
Path(folder, name).write_text("started\\n")
if ends_at_once:
    sys.exit(1)
signal.sigwait({signal.SIGTERM})
Path(folder, ended).touch()
"""


class Watch:
    """`make dev` with a page and a server that say when they are started."""

    def __init__(self, folder: Path, ends_at_once: str = "") -> None:
        self.folder = folder
        self.edit("first")
        for name in ("page", "server"):
            os.mkfifo(folder / name)
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(folder), STUB, ends_at_once],
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
        )

    def edit(self, text: str) -> None:
        source = self.folder / "src" / "rules.py"
        source.parent.mkdir(exist_ok=True)
        source.write_text(text, "utf-8")
        os.utime(source, ns=(len(text), len(text)))  # another time for another text

    def hear(self, name: str) -> None:
        assert (self.folder / name).read_text("utf-8") == "started\n"

    def end(self, number: signal.Signals) -> str:
        self.process.send_signal(number)
        _, said = self.process.communicate(timeout=60)
        assert self.process.returncode == 128 + number
        return said


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_change_starts_the_server_anew_and_a_signal_ends_both(
    number: signal.Signals, tmp_path: Path
) -> None:
    watch = Watch(tmp_path)
    watch.hear("page")
    watch.hear("server")
    watch.edit("another text")
    watch.hear("server")
    assert (tmp_path / "ended").exists()
    said = watch.end(number)
    assert said.splitlines() == ["The source has changed: the server starts again ..."]
    assert (tmp_path / "page-ended").exists()


def test_a_server_that_cannot_start_waits_for_the_next_change(tmp_path: Path) -> None:
    watch = Watch(tmp_path, ends_at_once="yes")
    watch.hear("page")
    watch.hear("server")
    assert watch.process.stderr is not None
    assert watch.process.stderr.readline().startswith("The server has ended, see above.")
    watch.edit("another text")
    watch.hear("server")
    watch.end(signal.SIGINT)


def test_a_port_that_is_taken_is_not_taken_again() -> None:
    with socket.socket() as taken:
        taken.bind((dev.HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert dev.free_port(port) != port
    assert dev.free_port(port) == port
