"""Writes the hashed locks from pyproject.toml. They name packages, never where to get them.

python3 -m tools.lock [options of uv pip compile, such as --upgrade]
"""

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from tools.console import ROOT, give_up, say
from tools.environment import DEV_LOCK, RUNTIME_LOCK


def main(options: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        uv = install_uv(Path(folder))
        build = Path(folder, "build-requirements.in")
        build.write_text(build_requirements(), "utf-8")
        # The dev lock is resolved first, and rules the other: both hold the same versions.
        write(uv, DEV_LOCK, [*options, "--group", "dev", str(build)])
        write(uv, RUNTIME_LOCK, ["--constraint", DEV_LOCK.name])


def install_uv(folder: Path) -> Path:
    say("Fetching uv ...")
    venv.create(folder / "uv", with_pip=True)
    pip = [str(folder / "uv" / "bin" / "python"), "-m", "pip", "install", "-qq", "uv"]
    if subprocess.run(pip, check=False).returncode:
        give_up("pip could not install uv (its reason is above). Check the network.")
    return folder / "uv" / "bin" / "uv"


def build_requirements() -> str:
    """What compiling needs: the Makefile compiles in .venv, so the dev lock holds it too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return "\n".join(project["build-system"]["requires"])


def write(uv: Path, lock: Path, options: list[str]) -> None:
    say(f"Resolving {lock.name} ...")
    command = [str(uv), "pip", "compile", "pyproject.toml", "--quiet", "--universal"]
    command += ["--generate-hashes", "--no-annotate", "--no-header"]
    command += ["--output-file", lock.name, *options]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        give_up(f"uv could not resolve {lock.name} (its reason is above).")
    if "://" in lock.read_text("utf-8"):
        give_up(f"{lock.name} names an address: take it out before you commit it.")


if __name__ == "__main__":
    main(sys.argv[1:])
