"""Installs what is handed out as people do, with all that it needs, and looks whether it works.

The wheel, the sdist, a clone, and a clone that is edited; each into a fresh environment.

python3 -m tools.dist_test [PYTHON...]
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.console import ROOT, give_up, say
from tools.dist import DIST
from tools.visit import visit

VERSION = "import sys; print('cp%d%d' % sys.version_info[:2])"


def main(pythons: list[str]) -> None:
    for python in pythons or [sys.executable]:
        version = subprocess.check_output([python, "-c", VERSION], text=True).strip()
        with tempfile.TemporaryDirectory() as folder:
            for name, words in ways(version, Path(folder, "clone")):
                say(f"Installing with {version}: {name} (some minutes) ...")
                said = install_and_visit(python, Path(folder, name.replace(" ", "-")), words)
                print(f"{version}, {name}: {said}", flush=True)
                if name != "editable" and "(compiled," not in said:
                    give_up("it was not compiled.")


def ways(version: str, clone: Path) -> Iterator[tuple[str, list[str]]]:
    """What pip is told to install."""
    for wheel in DIST.glob(f"*-{version}-*.whl"):  # compiled for one Python
        yield "wheel", [str(wheel)]
    for sdist in DIST.glob("*.tar.gz"):
        yield "sdist", [str(sdist)]
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    yield "clone", [str(clone)]
    yield "editable", ["-e", str(clone)]


def install_and_visit(python: str, environment: Path, words: list[str]) -> str:
    subprocess.run([python, "-m", "venv", str(environment)], check=True)
    command = [str(environment / "bin" / "python"), "-m", "pip", "install", "-q", *words]
    if subprocess.run(command, check=False).returncode:
        give_up("pip could not install it, see above.")
    return visit(environment).strip()


if __name__ == "__main__":
    main(sys.argv[1:])
