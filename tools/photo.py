"""What the screenshots are made with: a server, people who play by its API, and a camera."""

import base64
import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tools.console import give_up, say
from tools.page import STATIC

ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars"]
DESKTOP = (1366, 768)
PHONE = (390, 844)
QUALITY = 82
QUICK = {"TAVOLA_RATE": "0", "TAVOLA_BOT_PAUSE": "0", "TAVOLA_BOT_SECONDS": "0.05"}


@contextmanager
def server(folder: str, source: Path | None = None) -> Iterator[str]:
    """`source`: where Tavola lies, if it is not the one that is asked."""
    command = [sys.executable, "-m", "tavola", "serve", "--port", "0", "--data", folder]
    there = {} if source is None else {"PYTHONPATH": str(source)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **QUICK, **there}
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            give_up("the server did not start.")
        try:
            yield found[0]
        finally:
            process.terminate()


class Person:
    """Somebody who plays by the API."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name, self.secret = url, name, ""
        self.secret = self.ask("POST", "/me", {"name": name, "bearer": True})["secret"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(
            f"{self.url}/api{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "Content-Type": "application/json",
                **({"Authorization": f"Bearer {self.secret}"} if self.secret else {}),
            },
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())


class Camera:
    def __init__(self, browser: Browser, url: str, folder: Path, secret: str) -> None:
        self.browser, self.url, self.folder, self.secret = browser, url, folder, secret

    def shoot(
        self,
        name: str,
        path: str,
        size: tuple[int, int] = DESKTOP,
        *,
        dark: bool = False,
        language: str = "en-GB",
        before: Callable[[Page], None] | None = None,
        without: str = "",
    ) -> None:
        """`without`: as if the page had no board for this game."""
        width, height = size
        scale = 2 if size == PHONE else 1
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce",
        )
        context.add_cookies([{"name": "tavola", "value": self.secret, "url": self.url}])
        context.add_init_script("localStorage.setItem('tavola:been', 'yes')")
        page = context.new_page()
        if without:
            page.route(f"**/{board_file(without)}", lambda route: route.abort())
        page.goto(self.url + path)
        page.wait_for_selector("main h1, .prompt, .hero")
        page.wait_for_timeout(1200)
        if before is not None:
            before(page)
            page.wait_for_timeout(500)
        # WebP, a quarter of a PNG's size, which only Chromium itself can take.
        whole = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
        form = {"format": "webp", "quality": QUALITY, "clip": whole}
        taken = context.new_cdp_session(page).send("Page.captureScreenshot", form)
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
        say(f"  {name}")
        context.close()


def press(name: str, role: Any = "button") -> Callable[[Page], None]:
    return lambda page: page.get_by_role(role, name=name, exact=True).first.click()


def board_file(game: str) -> str:
    """The file of the built page with this game's board."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    return str(manifest[f"src/games/{game}/index.ts"]["file"])
