"""Compiling may fail for whatever reason: then the package is installed interpreted, and says why.

A small package stands for ours: the same setup.py compiles it.
"""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.console import ROOT

SOUND = "def double(number: int) -> int:\n    return 2 * number\n"
WRONG = "def double(number: int) -> int:\n    return str(number)\n"
# Passes the look for Python's headers, and fails for what mypyc writes.
FAILING = '#!/bin/sh\ncase "$*" in *native*) exit 1;; *) exec cc "$@";; esac\n'
NO_HEADERS = "#!/bin/sh\nexit 1\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    core = tmp_path / "src" / "tavola" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text('__version__ = "1"\n', "utf-8")
    (core / "__init__.py").touch()
    (core / "game.py").write_text(SOUND, "utf-8")
    (tmp_path / "src" / "tavola_command.py").touch()
    for name in ("README.md", "LICENSE", "NOTICE.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    return tmp_path


def build(project: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    given = {name: value for name, value in os.environ.items() if not name.startswith("TAVOLA_")}
    return subprocess.run(
        [sys.executable, "setup.py", "bdist_wheel"],
        cwd=project,
        env={**given, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def compiler(project: Path, text: str) -> str:
    script = project / "compiler"
    script.write_text(text, "utf-8")
    script.chmod(0o755)
    return str(script)


def reason(project: Path) -> str:
    (wheel,) = project.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert not [name for name in packed.namelist() if name.endswith(".so")]
        return packed.read("tavola/why-interpreted.txt").decode()


def test_a_mistake_in_types_leaves_the_package_interpreted(project: Path) -> None:
    (project / "src" / "tavola" / "core" / "game.py").write_text(WRONG, "utf-8")
    done = build(project)
    assert done.returncode == 0, done.stdout
    assert "Not compiled, mypyc failed" in done.stdout
    assert reason(project).startswith("mypyc failed")
    strict = build(project, TAVOLA_EXPECT_COMPILED="1")
    assert strict.returncode != 0


def test_a_mistake_in_c_leaves_the_package_interpreted(project: Path) -> None:
    failing = compiler(project, FAILING)
    done = build(project, CC=failing)
    assert done.returncode == 0, done.stdout
    assert "Not compiled, the C compiler failed: the games will run interpreted" in done.stdout
    assert reason(project) == "the C compiler failed\n"
    assert build(project, CC=failing, TAVOLA_EXPECT_COMPILED="1").returncode != 0


def test_without_headers_the_package_is_left_interpreted_at_once(project: Path) -> None:
    done = build(project, CC=compiler(project, NO_HEADERS))
    assert done.returncode == 0, done.stdout
    assert "lacks Python's headers" in reason(project)
    without = build(project, CC="no-such-compiler")
    assert without.returncode == 0
    assert "no C compiler found" in reason(project)


def test_what_compiles_is_compiled_and_nothing_old_is_packed(project: Path) -> None:
    assert build(project, TAVOLA_PURE="1").returncode == 0
    assert reason(project) == "TAVOLA_PURE was set\n"
    shutil.rmtree(project / "dist")
    done = build(project, TAVOLA_EXPECT_COMPILED="1")
    assert done.returncode == 0, done.stdout
    (wheel,) = project.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(project / "tree")
    assert [name for name in names if name.startswith("tavola/core/game.cpython")]
    assert "tavola/why-interpreted.txt" not in names
    shutil.rmtree(project / "dist")
    again = build(project, TAVOLA_EXTENSIONS=str(project / "tree"), CC="no-such-compiler")
    assert again.returncode == 0, again.stdout
    (wheel,) = project.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert sorted(packed.namelist()) == sorted(names)
