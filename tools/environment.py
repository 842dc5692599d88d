"""Keeps .venv in step with the lock: the packages Tavola needs, never Tavola itself.

uv installs them (in a sixth of the time that pip takes); pip brings uv, and does uv's work where uv
can't: uv knows nothing of mirrors and certificates that pip is set up for.

python3 -m tools.environment [--dev]
"""

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.console import ROOT, give_up, say
from tools.sharing import alone, swap_in

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "made-from"
RUNTIME_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
PROGRAMS_LOCK = ROOT / "requirements-programs.lock"
PROGRAMS = ROOT / "build" / "programs"


def ensure(dev: bool) -> None:
    """Makes .venv anew if it was made from another lock or by another Python."""
    with alone("environment"):
        keep_in_step(DEV_LOCK if dev else RUNTIME_LOCK)


def keep_in_step(lock: Path) -> None:
    made_from = STAMP.read_text("utf-8") if PYTHON.exists() and STAMP.exists() else ""
    # The dev lock holds all of the runtime lock. So its environment serves for both, and it is
    # laid over that of the runtime lock, from which somebody may be playing.
    if made_from in {digest(DEV_LOCK), digest(lock)}:
        return
    if made_from != digest(RUNTIME_LOCK):
        create()
    say(f"Installing the packages of {lock.name} into .venv (only now and when they change) ...")
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
    if not (by_uv(lock) or by_pip(lock)):
        give_up(
            f"pip could not install {lock.name} (its reason is above). "
            "Check the network, then run the same command again."
        )


def by_uv(lock: Path, *options: str) -> bool:
    uv = bring("uv")
    if uv is None:
        return False
    done = run(
        [str(uv / "bin" / "uv"), "pip", "install", "-q"], lock, "--python", str(PYTHON), *options
    )
    if not done:
        say("uv could not install it (its reason is above): pip tries.")
    return done


def by_pip(lock: Path, *options: str) -> bool:
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check"]
    return run(pip, lock, *options)


def run(installer: list[str], lock: Path, *options: str) -> bool:
    # The lock is whole. Resolved again, an extra that a package asks for (`coverage[toml]`) would
    # find versions newer than the locked one, and those are refused for want of a hash.
    command = [*installer, "--no-deps", "--require-hashes", "--requirement", str(lock), *options]
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0


def fetch(program: str) -> Path | None:
    """The folder of a program that comes as a package, such as node; None: it did not come."""
    if not STAMP.exists():  # one that is there will do, and more may be being laid over it
        ensure(dev=False)
    return bring(program)


def locked(program: str) -> re.Match[str]:
    """The lines of the lock that name a program; the first group is its version."""
    lock = PROGRAMS_LOCK.read_text("utf-8")
    wanted = re.search(rf"^{program}==(\S+).*(?:\n +--hash.*)+", lock, re.MULTILINE)
    assert wanted is not None, f"{program} is not in {PROGRAMS_LOCK.name}"
    return wanted


def bring(program: str) -> Path | None:
    wanted = locked(program)
    folder, fresh = PROGRAMS / f"{program}-{wanted[1]}", PROGRAMS / f"{program}.new"
    with alone(program), tempfile.TemporaryDirectory() as lines:
        if folder.exists():
            return folder
        say(f"Fetching {program} (only now and when its version changes) ...")
        its_lock = Path(lines, f"{program}.lock")
        its_lock.write_text(wanted[0], "utf-8")
        shutil.rmtree(fresh, ignore_errors=True)
        target = "--target", str(fresh)
        if not (program != "uv" and by_uv(its_lock, *target)) and not by_pip(its_lock, *target):
            return None
        swap_in(fresh, folder)
    return folder


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dev", action="store_true", help="with the tools to test and compile")
    ensure(parser.parse_args().dev)
