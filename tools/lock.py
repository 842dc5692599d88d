"""Writes the hashed locks from pyproject.toml. They name packages, never where to get them.

python3 -m tools.lock [options of uv pip compile, such as --upgrade]
"""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from tools import environment
from tools.console import ROOT, give_up, say
from tools.environment import DEV_LOCK, PROGRAMS_LOCK, RUNTIME_LOCK


def main(options: list[str]) -> None:
    folder = environment.fetch("uv")
    if folder is None:
        give_up("uv could not be fetched (the reason is above). Check the network.")
    uv = folder / "bin" / "uv"
    with tempfile.TemporaryDirectory() as folder_of_build:
        build = Path(folder_of_build, "build-requirements.in")
        build.write_text(build_requirements(), "utf-8")
        # The dev lock is resolved first, and rules the other: both hold the same versions.
        write(uv, DEV_LOCK, ["pyproject.toml", *options, "--group", "dev", str(build)])
    write(uv, RUNTIME_LOCK, ["pyproject.toml", "--constraint", DEV_LOCK.name])
    write(uv, PROGRAMS_LOCK, [*options, "--group", "programs"])


def build_requirements() -> str:
    """What compiling needs: the Makefile compiles in .venv, so the dev lock holds it too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return "\n".join(project["build-system"]["requires"])


def write(uv: Path, lock: Path, options: list[str]) -> None:
    say(f"Resolving {lock.name} ...")
    command = [str(uv), "pip", "compile", "--quiet", "--universal"]
    command += ["--generate-hashes", "--no-annotate", "--no-header"]
    command += ["--output-file", lock.name, *options]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        give_up(f"uv could not resolve {lock.name} (its reason is above).")
    if "://" in lock.read_text("utf-8"):
        give_up(f"{lock.name} names an address: take it out before you commit it.")


if __name__ == "__main__":
    main(sys.argv[1:])
