"""pyproject.toml requires for a build what compiled code imports: mypyc checks its types.

The other tests build with the packages of this environment, where nothing is missing.
"""

import ast
import os
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
import setuptools
from packaging.requirements import Requirement

from tools.console import ROOT

WITHIN_MYPY = {"librt", "mypy_extensions"}  # it brings their types along


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The modules that setup.py compiles."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["setup.py", "--name"])
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    return [ROOT / path for path in runpy.run_path("setup.py")["sources"]()]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def others(compiled: list[Path]) -> set[str]:
    """Packages of others that compiled code imports."""
    packages = {name.partition(".")[0] for path in compiled for name in imports(path)}
    return packages - sys.stdlib_module_names - {"tavola"}


def test_every_package_that_compiled_code_imports_is_required_for_a_build(
    compiled: list[Path],
) -> None:
    system = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]
    required = {Requirement(line).name.replace("-", "_") for line in system["requires"]}
    assert "msgspec" in others(compiled)
    assert others(compiled) <= required


def test_its_types_are_right_where_nothing_else_is_installed(
    compiled: list[Path], tmp_path: Path
) -> None:
    """mypyc follows imports into modules that stay interpreted, and these import much more."""
    for package in others(compiled) - WITHIN_MYPY:
        found = find_spec(package)
        assert found is not None
        assert found.origin is not None
        (tmp_path / package).symlink_to(Path(found.origin).parent)
    words = ["--no-site-packages", "--cache-dir", str(tmp_path / "cache"), *map(str, compiled)]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *words],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout[-2000:]
