"""Makes the screenshots of docs/screens, from a server and games of its own.

Games are played until they look like something, then the page is photographed: light and dark,
desktop and phone. Needs chromium and playwright.

python -m tools.screens [FOLDER [GAME …]]
"""

import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.console import ROOT, give_up
from tools.machine import chromium
from tools.photo import ARGUMENTS, server

GAMES = sorted(file.stem for file in Path(__file__).parent.glob("[a-z]*.py"))


def main(folder: Path, games: Sequence[str]) -> None:
    for game in games:
        if game not in GAMES:
            give_up(f"no game {game}: there are {', '.join(GAMES)}.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(data) as url, sync_playwright() as played:
        browser = played.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in games or GAMES:
            import_module(f"tools.screens.{game}").photograph(url, browser, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "docs" / "screens", sys.argv[2:])
