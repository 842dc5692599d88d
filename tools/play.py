"""What `make play` and `make terminal` do: install, build, and start Tavola. Nothing is done twice.

Where the games are yet to be compiled nobody waits for that: they run interpreted, and are compiled
beside it at low priority. Bots of the server think compiled as soon as that is done (they are
processes of their own), everything else from the next start.

python3 -m tools.play (serve | play) [OPTIONS OF tavola serve OR tavola play]
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

from tools import compile as compiling
from tools import environment, page
from tools.console import ROOT, say

COMPILE = ("nice", "-n", "19", sys.executable, "-m", "tools.compile")
BEGUN = "The games are not compiled yet: they run interpreted, and are compiled beside it."
READY = "The games run compiled."
DONE = "Compiled: bots think with it from now on, everything else from the next start."

GRACE_SECONDS = 10  # for a server to finish what is under way


def main(command: str, *options: str) -> int:
    has_page = command == "serve"
    root = compiling.root_at_once()
    environment.ensure(dev=False)
    if root is not None:
        if has_page:
            page.ensure()
        if root != compiling.SOURCE:
            compiling.bring_page(root)
            say(READY)
        start(root, command, *options)
    say(BEGUN)
    with compiled_beside(aloud=has_page) as tree:
        if has_page:
            page.ensure()
        return run(compiling.SOURCE, command, *options, engine=tree)


def tavola(*words: str) -> list[str]:
    """The command: as a module that ends quietly if Ctrl-C comes while the package is loaded."""
    return [str(environment.PYTHON), "-m", "tavola_command", *words]


def start(root: Path, *words: str) -> None:
    """In the place of this process."""
    command = tavola(*words)
    os.execve(command[0], command, {**os.environ, "PYTHONPATH": str(root)})


def run(root: Path, *words: str, engine: Path) -> int:
    """Until it ends, by itself or by a signal."""
    environ = {**os.environ, "PYTHONPATH": str(root), "TAVOLA_ENGINE": str(engine)}
    process = subprocess.Popen(tavola(*words), env=environ)
    try:
        process.wait()
    except KeyboardInterrupt:  # Ctrl-C goes to both at once
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE_SECONDS)
    finally:
        process.terminate()
        process.wait()
    return process.returncode


@contextmanager
def compiled_beside(aloud: bool) -> Iterator[Path]:
    """Compiles while the rest goes on, and no longer; the folder where it will be found."""
    out = None if aloud else subprocess.DEVNULL  # lines would land in the middle of the board
    # A group of its own, which Ctrl-C does not reach. Not a session of its own: Linux gives each
    # session the same share of the processors, whatever the priorities in it.
    process = subprocess.Popen(
        COMPILE, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=out, process_group=0
    )

    def tell() -> None:
        if process.wait() == 0 and aloud:
            say(DONE)

    threading.Thread(target=tell, daemon=True).start()
    try:
        yield compiling.wanted_tree()
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)  # with all that it has started
            process.wait()


def command_line(words: list[str]) -> NoReturn:
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGHUP, stop)
    try:
        sys.exit(main(*words))
    except KeyboardInterrupt:
        sys.exit(130)


def stop(number: int, frame: object) -> NoReturn:
    sys.exit(128 + number)


if __name__ == "__main__":
    command_line(sys.argv[1:])
