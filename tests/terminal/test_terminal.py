"""The command in a real terminal: drawn where one can draw, left in good order."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.example import EXAMPLE, TITLE


class Terminal:
    """A pseudo-terminal with the command running in it."""

    def __init__(self, process: subprocess.Popen[bytes], side: int) -> None:
        self.process = process
        self.side = side
        self.output = ""

    def wait_for(self, text: str, seconds: float = 60) -> None:
        until = time.monotonic() + seconds
        while text not in self.output:
            assert time.monotonic() < until, self.output[-2000:]
            self._read(0.1)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.side], [], [], seconds)[0]:
            return False
        try:
            self.output += os.read(self.side, 65536).decode("utf-8", "replace")
        except OSError:  # the other side is closed
            return False
        return True

    def type(self, keys: str) -> None:
        os.write(self.side, keys.encode())

    def end(self) -> int:
        """The exit code; all output has been read then."""
        until = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < until:
            self._read(0.1)
        while self._read(0.1):
            pass
        return self.process.wait(timeout=10)


@contextmanager
def terminal(*words: str, term: str = "xterm-256color") -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    environ = {**os.environ, "TERM": term, "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "tavola", "play", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environ,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def last_lines(output: str) -> str:
    """What is left on the screen once the drawn table is gone."""
    return output.rpartition("\x1b[?1049l")[2]


def test_leaving_says_how_to_go_on() -> None:
    with terminal(EXAMPLE, "--seed", "5") as table:
        table.wait_for(TITLE)
        table.type("q")
        assert table.end() == 0
        assert "tavola play --resume" in last_lines(table.output)


@pytest.mark.parametrize("how", ["key", "SIGTERM", "SIGHUP"])
def test_an_interrupted_table_says_that_nothing_is_lost_and_goes_on(how: str) -> None:
    with terminal(EXAMPLE, "--seed", "5") as table:
        table.wait_for(TITLE)
        time.sleep(0.5)
        if how == "key":
            table.type("\x03")
        else:
            table.process.send_signal(getattr(signal, how))
        assert table.end() == 2
        assert "nothing is lost" in last_lines(table.output)
        assert "Traceback" not in table.output
    with terminal("--resume", "--lang", "de") as table:
        table.wait_for("Willkommen")
        table.type("q")
        assert table.end() == 0


def test_a_terminal_that_cannot_draw_gets_plain_lines() -> None:
    with terminal(EXAMPLE, "--seed", "5", term="dumb") as table:
        table.wait_for("You are Caterina.")
        table.wait_for("> ")
        table.type("quit\n")
        assert table.end() == 0
        assert "\x1b[" not in table.output
