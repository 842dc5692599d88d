"""What commands share that run side by side, in one terminal or in two.

What one of them makes the others wait for, and then find made: `alone`. A folder or a file that is
made anew is never seen half made: `swap_in`, `put`.

python3 -m tools.sharing NAME COMMAND... (runs the command when nobody else runs NAME)
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.console import ROOT, say

LOCKS = ROOT / "build" / "locks"


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Nobody else is in here under that name. Whoever dies in here leaves it."""
    import fcntl  # noqa: PLC0415 - where there is none, Tavola can be installed still

    LOCKS.mkdir(parents=True, exist_ok=True)
    with (LOCKS / name).open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"Waiting for another command that is at the same ({name}) ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def swap_in(fresh: Path, place: Path) -> None:
    """Puts the folder where the old one was, which goes only when the new one is there."""
    old = fresh.with_name(f"{fresh.name}.old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    fresh.rename(place)
    shutil.rmtree(old, ignore_errors=True)


def put(text: str, place: Path) -> None:
    """Makes it the text of the file. One that says so already is not touched."""
    if place.exists() and place.read_text("utf-8") == text:
        return
    fresh = place.with_name(f"{place.name}.fresh")
    fresh.write_text(text, "utf-8")
    fresh.replace(place)


if __name__ == "__main__":
    with alone(sys.argv[1]):
        sys.exit(subprocess.run(sys.argv[2:], check=False).returncode)
