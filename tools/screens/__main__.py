"""Photographs the page into build/screens, with a server and games of its own.

Games are played until they look like something, then the page is photographed: light and dark,
desktop and phone. With --docs the pictures that README.md and docs/*.md show are renewed, too.
Needs chromium and playwright.

python -m tools.screens [--docs] [GAME …]
"""

import argparse
import re
import shutil
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.console import ROOT
from tools.machine import chromium
from tools.photo import ARGUMENTS, server

GAMES = sorted(file.stem for file in Path(__file__).parent.glob("[a-z]*.py"))
ALL = ROOT / "build" / "screens"
DOCS = ROOT / "docs" / "screens"


def main(games: Sequence[str], *, docs: bool) -> None:
    ALL.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(data) as url, sync_playwright() as played:
        browser = played.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in games or GAMES:
            import_module(f"tools.screens.{game}").photograph(url, browser, ALL)
        browser.close()
    for name in sorted(shown()) if docs else ():
        if (ALL / name).exists():
            shutil.copy(ALL / name, DOCS)


def shown() -> set[str]:
    """The pictures that the documentation shows."""
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    return {
        name
        for page in pages
        for name in re.findall(r"screens/([\w-]+\.webp)", page.read_text("utf-8"))
    }


def read(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.screens")
    parser.add_argument("--docs", action="store_true")
    # None at all is all of them: with `choices`, argparse would ask whether [] is one of them.
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    wanted = parser.parse_args(given)
    unknown = set(wanted.games) - set(GAMES)
    if unknown:
        parser.error(f"no pictures of {', '.join(sorted(unknown))}; there are: {', '.join(GAMES)}")
    return wanted


if __name__ == "__main__":
    asked = read()
    main(asked.games, docs=asked.docs)
