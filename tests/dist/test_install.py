"""What is handed out is installed into a fresh environment, and works there.

Here the wheel takes the modules that are compiled already, and what Tavola needs comes from the
environment of the tests; `make dist-test` does without both.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from tests.example import EXAMPLE
from tools import compile as compiling
from tools import dist, page
from tools.visit import visit


@pytest.fixture(scope="module")
def root() -> Path:
    return compiling.package_root()


@pytest.fixture(scope="module")
def made(root: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sdist and the wheel."""
    ready = {} if root == compiling.SOURCE else {"TAVOLA_EXTENSIONS": str(root)}
    return dist.make(tmp_path_factory.mktemp("dist"), **ready)


def install(folder: Path, what: Path, **environ: str) -> str:
    """Into a fresh environment; what pip says."""
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "needed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    command = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python")]
    command += ["install", "-v", "--no-index", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*command, "--ignore-installed", str(what)],
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_wheel_is_installed_serves_the_page_and_plays(
    made: tuple[Path, Path], root: Path, tmp_path: Path
) -> None:
    install(tmp_path / "fresh", made[1])
    engine = "interpreted" if root == compiling.SOURCE else "compiled"
    assert f"({engine}, Python" in visit(tmp_path / "fresh")


def test_the_sdist_is_installed_without_node_serves_the_page_and_plays(
    made: tuple[Path, Path], tmp_path: Path
) -> None:
    said = install(tmp_path / "fresh", made[0], TAVOLA_PURE="1")
    assert "Building the page" not in said
    assert "Not compiled, TAVOLA_PURE was set: the games will run interpreted" in said
    version = visit(tmp_path / "fresh").splitlines()
    assert "(interpreted, Python" in version[0]
    assert version[1].endswith("the games are slower: TAVOLA_PURE was set.")


def test_sdist_and_wheel_hold_what_they_should(made: tuple[Path, Path]) -> None:
    sdist, wheel = made
    with tarfile.open(sdist) as packed:
        in_sdist = {name.partition("/")[2] for name in packed.getnames()}
    with zipfile.ZipFile(wheel) as packed_wheel:
        in_wheel = set(packed_wheel.namelist())
    pages = {f"tavola/server/static/{name}" for name in ("index.html", "licences.txt", "made-from")}
    assert pages <= in_wheel
    assert {f"src/{name}" for name in pages} <= in_sdist
    assert {"LICENSE", "NOTICE.md", "web/package-lock.json", "tools/backend.py"} <= in_sdist
    assert not any("node_modules" in name or name.endswith(".so") for name in in_sdist)
    for kind in ("data.toml", "RULES.de.md", "text/de.ftl"):
        assert f"tavola/games/{EXAMPLE}/{kind}" in in_wheel
    assert not any(name.startswith(("tests/", "tools/", "laws/")) for name in in_wheel)


def test_the_licences_name_every_package_of_which_something_is_in_the_page(
    made: tuple[Path, Path],
) -> None:
    with zipfile.ZipFile(made[1]) as packed:
        licences = packed.read("tavola/server/static/licences.txt").decode()
    manifest = (page.STATIC / ".vite" / "manifest.json").read_text("utf-8")
    wanted = {match[1] for match in re.finditer(r"node_modules/((?:@[^/]+/)?[^/]+)/", manifest)}
    assert "@fontsource/eb-garamond" in wanted
    wanted |= {*json.loads((page.WEB / "package.json").read_text("utf-8"))["dependencies"]}
    wanted |= {"@iconify-json/game-icons", "world-atlas"}  # drawn from when it is built
    missing = [
        name for name in wanted if not re.search(rf"^{name} [0-9.]+ \(", licences, re.MULTILINE)
    ]
    assert not missing
    for words in (
        "CC-BY-3.0",
        "Lorc, Delapouite",
        "SIL OPEN FONT LICENSE",
        "Apache License",
        "MIT",
    ):
        assert words in licences
