"""The peers, each in an environment of its own: build/peers/NAME, from the hashed NAME.lock.

One file a peer measures it (see worker.py), one lock says what it needs. A new peer is these two
files. Locks name no addresses; they are made anew, here for catanatron, by

echo catanatron | uv pip compile - --universal --generate-hashes --no-annotate --no-header \
    --python-version 3.11 --output-file bench/peers/catanatron.lock
"""

import hashlib
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
BUILD = HERE.parent.parent / "build" / "peers"


class NotInstalled(Exception):
    """Why a peer is missing, in one line."""


def names() -> list[str]:
    return sorted(lock.stem for lock in HERE.glob("*.lock"))


def environment(name: str) -> Path:
    """The Python that has this peer installed. Raises NotInstalled."""
    lock = HERE / f"{name}.lock"
    folder = BUILD / name
    python = folder / "bin" / "python"
    stamp = folder / "made-from"
    wanted = hashlib.sha256(f"{sys.version} {sys.base_prefix}".encode() + lock.read_bytes())
    if not (stamp.exists() and stamp.read_text("utf-8") == wanted.hexdigest()):
        run([sys.executable, "-m", "venv", "--clear", str(folder)])
        run([str(python), "-m", "pip", *INSTALL, "--requirement", str(lock)])
        stamp.write_text(wanted.hexdigest(), "utf-8")
    return python


INSTALL = ["install", "-qq", "--disable-pip-version-check", "--no-input", "--no-deps"]
INSTALL += ["--require-hashes", "--only-binary", ":all:"]


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotInstalled(last_line(done.stderr) or last_line(done.stdout) or "no reason given")


def last_line(text: str) -> str:
    """pip gives its reason in the last line that begins so."""
    errors = [line for line in text.splitlines() if line.startswith("ERROR:")]
    lines = errors or text.splitlines()
    return lines[-1].removeprefix("ERROR:").strip() if lines else ""
