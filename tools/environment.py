"""Keeps .venv in step with the lock: the packages Tavola needs, never Tavola itself.

python3 -m tools.environment [--dev]
"""

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path

from tools.console import ROOT, give_up, say
from tools.sharing import alone

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "made-from"
RUNTIME_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"


def ensure(dev: bool) -> None:
    """Makes .venv anew if it was made from another lock or by another Python."""
    with alone("environment"):
        keep_in_step(DEV_LOCK if dev else RUNTIME_LOCK)


def keep_in_step(lock: Path) -> None:
    # The dev lock holds all of the runtime lock, so its environment serves for both.
    accepted = {digest(DEV_LOCK), digest(lock)}
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text("utf-8") in accepted:
        return
    create()
    install(lock)
    STAMP.write_text(digest(lock), "utf-8")


def digest(lock: Path) -> str:
    made_by = f"{sys.version} {sys.base_prefix}"
    return hashlib.sha256(made_by.encode() + lock.read_bytes()).hexdigest()


def create() -> None:
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        give_up(
            "this Python cannot make a virtual environment. On Debian and Ubuntu: "
            "'apt install python3-venv', then run the same command again."
        )


def install(lock: Path) -> None:
    say(f"Installing the packages of {lock.name} into .venv (only now and when they change) ...")
    command = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    # The lock is whole. Resolved again, an extra that a package asks for (`coverage[toml]`) would
    # find versions newer than the locked one, and pip refuses those for want of a hash.
    command += ["--no-input", "--no-deps", "--require-hashes", "--requirement", str(lock)]
    if subprocess.run(command, check=False).returncode:
        give_up(
            f"pip could not install {lock.name} (its reason is above). "
            "Check the network, then run the same command again."
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dev", action="store_true", help="with the tools to test and compile")
    ensure(parser.parse_args().dev)
