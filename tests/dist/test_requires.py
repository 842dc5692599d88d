"""pyproject.toml requires for a build what compiled code imports: mypyc checks its types.

The other tests build with the packages of this environment, where nothing is missing.
"""

import ast
import runpy
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import setuptools
from packaging.requirements import Requirement

from tools.console import ROOT


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


def test_every_package_that_compiled_code_imports_is_required_for_a_build(
    compiled: list[Path],
) -> None:
    packages = {name.partition(".")[0] for path in compiled for name in imports(path)}
    others = packages - sys.stdlib_module_names - {"tavola"}
    system = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]
    required = {Requirement(line).name.replace("-", "_") for line in system["requires"]}
    assert "msgspec" in others
    assert others <= required
