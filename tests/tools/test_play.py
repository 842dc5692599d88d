"""The first start is quick: people play interpreted while the games are compiled beside it."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.example import EXAMPLE
from tools import compile as compiling
from tools import environment, page, play
from tools.console import ROOT

TREE = Path("build", "trees", "of-this-source")


# A signal that comes before it is waited for is not lost: it is held back from the beginning.
STUB = """
import signal, sys
from pathlib import Path
name, ended = map(Path, sys.argv[1:])
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
name.write_text("up")
signal.sigwait({signal.SIGTERM})
ended.touch()
sys.exit(1)
"""


class Steps:
    """What was done, in its order, and nothing of it for real."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.done: list[str] = []
        self.root: Path | None = None
        self.engine: object = None
        self.compiled = threading.Event()
        self.served = folder / "served"  # compiling takes until then, however slow this test is
        os.mkfifo(self.served)
        monkeypatch.setattr(compiling, "root_at_once", lambda: self.root)
        monkeypatch.setattr(compiling, "wanted_tree", lambda: TREE)
        monkeypatch.setattr(compiling, "bring_page", self.note("page brought"))
        monkeypatch.setattr(environment, "ensure", lambda dev: self.note(f"dev={dev}")())
        monkeypatch.setattr(page, "ensure", self.note("page built"))
        wait = f"open({str(self.served)!r}).read()"
        monkeypatch.setattr(play, "COMPILE", (sys.executable, "-c", wait))
        monkeypatch.setattr(play, "run", self.run)
        monkeypatch.setattr(play, "start", self.start)
        monkeypatch.setattr(play, "say", self.say)

    def note(self, step: str) -> Callable[..., None]:
        return lambda *_: self.done.append(step)

    def say(self, line: str) -> None:
        self.done.append(line)
        if line == play.DONE:
            self.compiled.set()

    def run(self, root: Path, *words: str, engine: Path) -> int:
        self.note(f"{' '.join(words)} from {root.name}")()
        self.engine = engine
        if words[0] == "serve":
            self.served.write_text("")
            assert self.compiled.wait(60)
        return 0

    def start(self, root: Path, *words: str) -> None:
        self.note(f"{' '.join(words)} from {root.name}")()
        raise SystemExit(0)  # this process is no more


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Steps:
    return Steps(monkeypatch, tmp_path)


def test_the_first_start_waits_for_the_page_alone_and_says_what_goes_on(steps: Steps) -> None:
    assert play.main("serve", "--port", "0") == 0
    serving = "serve --port 0 from src"
    assert steps.done == ["dev=False", play.BEGUN, "page built", serving, play.DONE]
    assert steps.engine == TREE


def test_the_next_start_is_compiled_and_says_so(steps: Steps) -> None:
    steps.root = TREE
    with pytest.raises(SystemExit):
        play.main("serve")
    serving = f"serve from {TREE.name}"
    assert steps.done == ["dev=False", "page built", "page brought", play.READY, serving]


def test_without_a_compiler_it_is_played_interpreted(steps: Steps) -> None:
    steps.root = compiling.SOURCE
    with pytest.raises(SystemExit):
        play.main("serve")
    assert steps.done == ["dev=False", "page built", "serve from src"]


def test_the_terminal_needs_no_page_and_its_board_is_not_written_over(
    steps: Steps,
) -> None:
    assert play.main("play", EXAMPLE) == 0
    assert steps.done == ["dev=False", play.BEGUN, f"play {EXAMPLE} from src"]


def test_ctrl_c_while_the_package_is_loaded_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes as soon as the package is asked for."""
    package = tmp_path / "tavola" / "__init__.py"
    package.parent.mkdir()
    package.write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n", "utf-8")
    shutil.copy(compiling.SOURCE / "tavola_command.py", tmp_path)
    monkeypatch.setattr(environment, "PYTHON", sys.executable)
    done = subprocess.run(
        play.tavola("games"),
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_game_and_the_compiling_with_all_that_it_has_started(
    number: signal.Signals, tmp_path: Path
) -> None:
    game, compiler = tmp_path / "game", tmp_path / "compiler"
    os.mkfifo(game)
    os.mkfifo(compiler)
    program = f"""
import sys
from tools import compile as compiling, environment, play
compiling.root_at_once = lambda: None
environment.ensure = lambda dev: None
stub = {(sys.executable, "-c", STUB)!r}
play.tavola = lambda *words: [*stub, {str(game)!r}, {str(tmp_path / "game-ended")!r}]
play.COMPILE = (*stub, {str(compiler)!r}, {str(tmp_path / "compiler-ended")!r})
play.GRACE_SECONDS = 0
play.command_line(["play"])
"""
    process = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT)
    assert game.read_text("utf-8") == compiler.read_text("utf-8") == "up"
    process.send_signal(number)
    assert process.wait(60) not in (None, 0)
    assert (tmp_path / "game-ended").exists()
    assert (tmp_path / "compiler-ended").exists()
