"""The command, cut short: a full disk, a reader who leaves, Ctrl-C at any moment. Never a trace."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tavola
from tavola.core.record import to_text
from tests.example import EXAMPLE

COMMAND = (sys.executable, "-m", "tavola_command")

WRITING = {
    "games": ("games",),
    "version": ("--version",),
    "help": ("--help",),
    "data": ("data", EXAMPLE),
    "simulate": ("simulate", EXAMPLE, "--games", "1", "--option", "round_limit=1"),
    "play": ("play", EXAMPLE, "--plain"),
    "bench": ("bench", EXAMPLE, "--seconds", "0.001", "--rounds", "1"),
    "serve": ("serve", "--port", "0"),
}


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLA_DATA", str(tmp_path / "data"))


@pytest.mark.parametrize("words", WRITING.values(), ids=WRITING)
def test_a_full_disk_is_one_line(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, *words],
            input="",
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    lines = [line for line in done.stderr.splitlines() if "tavola: " in line]
    assert lines == ["tavola: the output: No space left on device"]
    assert "Traceback" not in done.stderr


def test_a_full_disk_is_one_line_for_verify_too(tmp_path: Path) -> None:
    match = tavola.start(EXAMPLE, 2, seed=11, round_limit=1)
    path = tmp_path / "game.json"
    path.write_text(to_text(tavola.record(match)), "utf-8")
    test_a_full_disk_is_one_line(("verify", str(path)))


def test_a_reader_who_leaves_is_no_error_to_speak_of() -> None:
    command = subprocess.list2cmdline([*COMMAND, "data", EXAMPLE, "--file"])
    done = subprocess.run(f"{command} | :", shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


# Interrupts itself as soon as a module of that name is asked for.
INTERRUPTED = """
import os, signal, sys
from importlib.abc import MetaPathFinder

class Interrupt(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == {when!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
sys.argv = ["tavola", *{words!r}]
from tavola_command import main
main()
"""


@pytest.mark.parametrize(
    ("when", "words"),
    [
        ("tavola", ("games",)),
        ("tavola.core.record", ("games",)),
        ("tavola.cli", ("games",)),
        ("tavola.gamelist", ("games",)),
        ("tavola.arena.series", ("simulate", EXAMPLE)),
        ("tavola.terminal.lines", ("play", EXAMPLE, "--plain")),
        ("tavola.server.run", ("serve", "--port", "0")),
    ],
)
def test_ctrl_c_while_modules_are_loaded_leaves_no_trace(when: str, words: tuple[str, ...]) -> None:
    code = INTERRUPTED.format(when=when, words=words)
    done = subprocess.run(
        [sys.executable, "-c", code], input="", capture_output=True, text=True, check=False
    )
    assert done.returncode in (2, -signal.SIGINT)
    assert done.stderr.strip() in ("", "tavola: interrupted")


def test_ctrl_c_while_workers_start_ends_a_simulation_without_a_trace() -> None:
    words = ("simulate", EXAMPLE, "--games", "1000000", "--workers", "2")
    with subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while len(children(process.pid)) < 2 and process.poll() is None:
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: everybody hears it
        out, err = process.communicate()
    assert (process.returncode, out, err.strip()) == (2, "", "tavola: interrupted")


def children(parent: int) -> list[str]:
    return Path(f"/proc/{parent}/task/{parent}/children").read_text("utf-8").split()
