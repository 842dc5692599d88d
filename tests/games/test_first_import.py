"""Any module of the games may be the first that a program imports: none depends on an order."""

import subprocess
import sys
from pathlib import Path

import tavola.games

# Each in a process of its own that knows nothing but `tavola`, forked from one that has just begun.
PROGRAM = """
import os, sys
from importlib import import_module

import tavola

for name in sys.argv[1:]:
    child = os.fork()
    if child == 0:
        import_module(name)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        sys.exit(f"{name} can't be imported first")
"""


def modules() -> list[str]:
    folder = Path(tavola.games.__file__).parent
    files = (file.relative_to(folder).with_suffix("") for file in folder.rglob("*.py"))
    return sorted(
        ".".join((tavola.games.__name__, *file.parts)).removesuffix(".__init__") for file in files
    )


def test_every_module_can_be_imported_first() -> None:
    found = modules()
    assert len(found) > 4 * len(tavola.game_names())
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *found], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
