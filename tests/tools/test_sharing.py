"""Commands that run side by side, in one terminal or in two, never trample on each other."""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from mypy.options import Options

from tools import compile as compiling
from tools import environment, machine, page, sharing, types
from tools.console import ROOT
from tools.samples import __main__ as samples

COMPILER_THAT_TELLS_ITS_CACHE = """
import os

def mypycify(*paths, **options):
    print(os.environ["MYPY_CACHE_DIR"])
    return []
"""


@pytest.fixture(autouse=True)
def locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Locks of the test's own: those of this clone may be held by others."""
    monkeypatch.setattr(sharing, "LOCKS", tmp_path / "locks")
    return tmp_path / "locks"


class Rivals:
    """Two that do the same at once: the first is in the middle of it until the second waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.in_the_middle, self.other_waits = threading.Event(), threading.Event()
        self.said: list[str] = []
        self.done = 0
        monkeypatch.setattr(sharing, "say", self.wait_is_told)

    def wait_is_told(self, line: str) -> None:
        self.said.append(line)
        self.other_waits.set()

    def do(self) -> None:
        self.in_the_middle.set()
        assert self.other_waits.wait(60)
        self.done += 1

    def run(self, ensure: Callable[[], object]) -> None:
        first, second = threading.Thread(target=ensure), threading.Thread(target=ensure)
        first.start()
        assert self.in_the_middle.wait(60)
        second.start()
        first.join(60)
        second.join(60)
        assert not first.is_alive()
        assert not second.is_alive()


@pytest.fixture
def rivals(monkeypatch: pytest.MonkeyPatch) -> Rivals:
    return Rivals(monkeypatch)


def test_the_environment_is_installed_once_by_two(
    rivals: Rivals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(environment, "STAMP", tmp_path / "made-from")
    monkeypatch.setattr(environment, "create", (tmp_path / "python").touch)
    monkeypatch.setattr(environment, "install", lambda lock: rivals.do())
    rivals.run(lambda: environment.ensure(dev=True))
    assert rivals.done == 1
    assert rivals.said == ["Waiting for another command that is at the same (environment) ..."]


def test_packages_of_the_page_are_installed_once_by_two(
    rivals: Rivals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "MODULES", tmp_path)
    monkeypatch.setattr(page, "find_npm", lambda: ["npm"])
    monkeypatch.setattr(page, "run", lambda command, trouble: rivals.do())
    rivals.run(page.install)
    assert rivals.done == 1


def test_the_page_is_built_once_by_two_and_never_seen_half_built(
    rivals: Rivals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static, fresh = tmp_path / "static", tmp_path / "fresh"
    static.mkdir()
    (static / "old").touch()

    def build(command: list[str], trouble: str) -> None:
        fresh.mkdir()
        (fresh / "new").touch()
        assert [path.name for path in static.iterdir()] == ["old"]
        rivals.do()

    monkeypatch.setattr(page, "STATIC", static)
    monkeypatch.setattr(page, "FRESH", fresh)
    monkeypatch.setattr(page, "STAMP", static / "made-from")
    monkeypatch.setattr(page, "install", lambda: ["npm"])
    monkeypatch.setattr(page, "run", build)
    monkeypatch.setenv("TAVOLA_PAGE", "put back after the test")
    rivals.run(page.ensure)
    assert rivals.done == 1
    assert {path.name for path in static.iterdir()} == {"new", "made-from"}
    assert not fresh.exists()


def test_the_games_are_compiled_once_by_two(
    rivals: Rivals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = tmp_path / "tree"
    monkeypatch.delenv("TAVOLA_PURE", raising=False)
    monkeypatch.setattr(compiling, "wanted_tree", lambda: tree)
    monkeypatch.setattr(compiling, "no_compiler", lambda: None)
    monkeypatch.setattr(environment, "ensure", lambda dev: None)
    monkeypatch.setattr(compiling, "compile_extensions", rivals.do)
    monkeypatch.setattr(compiling, "assemble", Path.mkdir)
    monkeypatch.setattr(compiling, "bring_page", lambda tree: None)
    monkeypatch.setattr(compiling, "point_to", lambda tree: None)
    rivals.run(compiling.package_root)
    assert rivals.done == 1


def test_programs_are_installed_once_by_two(
    rivals: Rivals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    abacus = tmp_path / "abacus"

    def run(command: list[str], quiet: bool = False) -> int:
        if "install" in command:
            rivals.do()
            abacus.touch()
        return 0

    packages = {"abacus": machine.Package("abacus", "Abacus", abacus.exists)}
    monkeypatch.setattr(machine, "PACKAGES", packages)
    monkeypatch.setattr(machine, "privilege", lambda: ["sudo"])
    monkeypatch.setattr(machine, "run", run)
    rivals.run(lambda: machine.ensure(["abacus"]))
    assert rivals.done == 1


def test_types_of_the_page_are_written_by_one_at_a_time_and_only_what_has_changed(
    rivals: Rivals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, made = tmp_path / "told.ts", tmp_path / "made.ts"
    told.write_text("the same", "utf-8")
    gone = tmp_path / "gone.ts"
    gone.touch()
    before = told.stat()

    def files() -> dict[Path, str]:
        rivals.do()
        return {told: "the same", made: "new"}

    monkeypatch.setattr(types, "OUT", tmp_path)
    monkeypatch.setattr(types, "files", files)
    rivals.run(types.main)
    assert sorted(path.name for path in tmp_path.glob("*.ts*")) == ["made.ts", "told.ts"]
    assert made.read_text("utf-8") == "new"
    assert (told.stat().st_ino, told.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_samples_for_the_page_are_written_by_one_at_a_time(
    rivals: Rivals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def written(game: str) -> str:
        rivals.do()
        return f"of {game}"

    monkeypatch.setattr(samples, "SAMPLES", tmp_path)
    monkeypatch.setattr(samples, "written", written)
    rivals.run(lambda: samples.main(["scopa"]))
    assert rivals.done == 2  # it has to be made to be compared
    assert (tmp_path / "scopa.json").read_text("utf-8") == "of scopa"


def test_a_file_that_is_made_anew_is_never_seen_half_made(tmp_path: Path) -> None:
    place = tmp_path / "types.ts"
    sharing.put("old", place)
    with place.open(encoding="utf-8") as reader:  # somebody is in the middle of reading it
        sharing.put("new and longer", place)
        assert reader.read() == "old"
    assert place.read_text("utf-8") == "new and longer"
    assert [path.name for path in tmp_path.glob("types*")] == ["types.ts"]


def test_lint_and_compiler_have_caches_of_their_own(tmp_path: Path) -> None:
    """They run side by side; mypy that reads what the compiler is writing ends in an error."""
    compiler = tmp_path / "mypyc" / "build.py"
    compiler.parent.mkdir()
    compiler.write_text(COMPILER_THAT_TELLS_ITS_CACHE, "utf-8")
    environ = {key: value for key, value in os.environ.items() if key != "TAVOLA_PURE"}
    done = subprocess.run(
        [sys.executable, "setup.py", "--name"],
        cwd=ROOT,
        env={**environ, "PYTHONPATH": str(tmp_path), "CC": sys.executable},
        capture_output=True,
        text=True,
        check=True,
    )
    compiler_cache = done.stdout.splitlines()[0]
    lint_cache = Options().cache_dir
    assert Path(ROOT, compiler_cache) != Path(ROOT, lint_cache)
    told = re.findall("cache.dir.*", (ROOT / "Makefile").read_text("utf-8"), re.IGNORECASE)
    [daemon_cache] = [line.split()[1] for line in told]  # lint is told of no other
    assert daemon_cache not in (compiler_cache, lint_cache)
    assert "cache_dir" not in (ROOT / "pyproject.toml").read_text("utf-8")


def test_two_lints_take_turns_at_the_caches_of_types_and_imports() -> None:
    commands = (ROOT / "Makefile").read_text("utf-8").splitlines()
    for tool in ("-m mypy ", "-m mypy.dmypy ", "importlinter"):
        [command] = [line for line in commands if tool in line]
        assert "$(ALONE) " in command.partition(tool)[0]


def test_what_is_compiled_leaves_out_what_others_write_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "tavola" / "games.py"
    others = ["tavola/__pycache__/a.pyc", "tavola/server/static/a.js", "tavola.egg-info/PKG-INFO"]
    for path in (kept, *(tmp_path / other for other in others)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    monkeypatch.setattr(compiling, "SOURCE", tmp_path)
    assert compiling.source_files() == [kept]


def test_a_folder_is_swapped_whole(tmp_path: Path) -> None:
    for name in ("fresh", "place"):
        (tmp_path / name / name).mkdir(parents=True)
    sharing.swap_in(tmp_path / "fresh", tmp_path / "place")
    assert [path.name for path in tmp_path.iterdir()] == ["place"]
    assert [path.name for path in (tmp_path / "place").iterdir()] == ["fresh"]


def test_a_command_s_failure_is_told_on() -> None:
    command = [sys.executable, "-c", "raise SystemExit(3)"]
    done = subprocess.run(
        [sys.executable, "-m", "tools.sharing", "a-test", *command], cwd=ROOT, check=False
    )
    assert done.returncode == 3
