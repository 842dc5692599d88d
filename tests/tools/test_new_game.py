"""`make new-game` begins a game that passes lint and the laws at once, in a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.console import ROOT
from tools.new_game import free_letter, renamed

NAME = "scopa"
COPIED = ("bench", "docs", "laws", "src", "tests", "tools", "pyproject.toml", "setup.py")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "records")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the new game."""
    copy = tmp_path_factory.mktemp("project")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, copy / name)
    run(copy, "tools.new_game", NAME)
    return copy


def run(project: Path, *command: str) -> str:
    environ = {**os.environ, "PYTHONPATH": str(project / "src"), "TAVOLA_BOTH": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=project,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_files_have_the_names_of_the_other_games(project: Path) -> None:
    games = project / "src" / "tavola" / "games"
    made = {path.name for path in (games / NAME).iterdir()}
    for other in games.glob("*/game.py"):
        assert made <= {path.name for path in other.parent.iterdir()} | {"__pycache__"}


@pytest.mark.parametrize(
    "check",
    [
        ("ruff", "check", "--no-cache"),
        ("ruff", "format", "--check", "--no-cache"),
        ("mypy", "--strict", f"src/tavola/games/{NAME}", f"tests/games/{NAME}"),
        ("tools.dead",),
    ],
    ids=lambda check: " ".join(check[:2]),
)
def test_it_passes_lint(project: Path, check: tuple[str, ...]) -> None:
    run(project, *check)


def test_its_imports_point_one_way(project: Path) -> None:
    lint = "from importlinter.cli import lint_imports_command as lint; lint()"
    environ = {**os.environ, "PYTHONPATH": str(project / "src")}
    command = [sys.executable, "-c", lint, "--no-logo", "--no-cache"]
    done = subprocess.run(
        command, cwd=project, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_keeps_the_laws_and_its_own_rules_in_words_and_in_the_terminal(project: Path) -> None:
    rooms = ["tests/games", "tests/laws", "tests/text", "tests/terminal/test_frame.py"]
    told = run(project, "pytest", "-q", "-k", NAME, "-p", "no:cacheprovider", *rooms)
    assert int(told.split(" passed")[0].split()[-1]) > 100, told


def test_its_rules_have_a_letter_of_their_own(project: Path) -> None:
    games = project / "src" / "tavola" / "games"
    assert free_letter("zeta", games) == "Z"
    books = [book.read_text("utf-8") for book in games.glob("*/RULES.md")]
    letters = [re.findall(r"^## ([A-Z])1", book, re.MULTILINE)[0] for book in books]
    assert len(letters) == len({*letters}) > 2
    assert free_letter("".join(letters).lower(), games) not in letters


def test_every_name_of_the_skeleton_is_replaced() -> None:
    text = "from tools.skeleton.game import Skeleton  # T1.2\nfrom tests.tools.skeleton import x"
    wanted = "from tavola.games.scopa.game import Scopa  # S1.2\nfrom tests.games.scopa import x"
    assert renamed(text, "scopa", "S") == wanted
