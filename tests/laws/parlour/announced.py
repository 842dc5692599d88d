"""Parlour as somebody else's package would bring it: announced by an entry point, and no more."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavola.games import GROUP, packages

ROOT = Path(__file__).parents[3]
METADATA = "Metadata-Version: 2.1\nName: parlour\nVersion: 1\n"
ENTRY = f"[{GROUP}]\nparlour = {__package__}\n"


@contextmanager
def parlour_announced(folder: Path) -> Iterator[None]:
    """What pip would write lies in this folder, for this process and for those that it starts."""
    installed = folder / "parlour-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text(METADATA, "utf-8")
    (installed / "entry_points.txt").write_text(ENTRY, "utf-8")
    before = os.environ["PYTHONPATH"]
    os.environ["PYTHONPATH"] = os.pathsep.join([before, str(folder), str(ROOT)])
    sys.path.append(str(folder))
    packages.cache_clear()
    try:
        yield
    finally:
        os.environ["PYTHONPATH"] = before
        sys.path.remove(str(folder))
        packages.cache_clear()
