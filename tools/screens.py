"""Makes the screenshots of docs/screens, from a server and a game of its own.

A game between three people and a bot is played until it looks like something, then the page is
photographed: light and dark, desktop and phone. Needs chromium and playwright.

python -m tools.screens [FOLDER]
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.console import ROOT, give_up, say
from tools.page import STATIC

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars"]
DESKTOP = (1366, 768)
PHONE = (390, 844)
NAMES = ("Elena", "Nina", "Matteo")
QUICK = {"TAVOLA_RATE": "0", "TAVOLA_BOT_PAUSE": "0", "TAVOLA_BOT_SECONDS": "0.05"}


@contextmanager
def server(folder: str) -> Iterator[str]:
    command = [sys.executable, "-m", "tavola", "serve", "--port", "0", "--data", folder]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **QUICK}
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

    def open_table(self) -> str:
        """A table that waits for a friend."""
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "hard"}]
        form = {"game": "condottiere", "players": 3, "seats": seats}
        return str(self.ask("POST", "/tables", form)["table"]["id"])

    def begun_table(self) -> str:
        """A game of six with a clock, in which the first city is to be named."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "easy"} for _ in range(5))]
        form = {"game": "condottiere", "players": 6, "seats": seats}
        form |= {"options": {"first_condottiere": "0"}, "clock": {"bank": 600, "increment": 10}}
        table = str(self.ask("POST", "/tables", form)["table"]["id"])
        self.ask("POST", f"/tables/{table}/start", {})
        return table


class Game:
    """A table of three people and a bot, played by the API until somebody likes what they see."""

    def __init__(self, url: str, seed: int) -> None:
        self.people = [Person(url, name) for name in NAMES]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        form = {"game": "condottiere", "players": 4, "visibility": "public"}
        made = self.people[0].ask(
            "POST", "/tables", {**form, "seats": [*seats, {"kind": "bot", "bot": "medium"}]}
        )
        self.id: str = made["table"]["id"]
        invite = self.people[0].ask("GET", f"/tables/{self.id}")["invite"]["token"]
        for person in self.people[1:]:
            person.ask("POST", "/join", {"token": invite, "sit": True})
        self.people[0].ask("POST", f"/tables/{self.id}/start", {})
        self.luck = random.Random(seed)

    def view(self, seat: int) -> Any:
        return self.people[seat].ask("GET", f"/tables/{self.id}/view?after=0")

    def play_until(self, liked: Callable[[Any], bool], longest: int = 3000) -> bool:
        """Whether it came to what is liked, as Elena sees it; the end of the game ends all."""
        for _ in range(longest):
            view = self.view(0)
            if liked(view["view"]):
                return True
            to_act = view["view"]["to_act"]
            if not to_act:
                return False
            for seat in to_act:
                if seat < len(self.people):
                    self.move(seat)
                else:
                    time.sleep(0.03)
        return False

    def move(self, seat: int) -> None:
        view = self.view(seat)
        legal = view["view"]["legal"]
        if not legal:
            return
        cards = [move for move in legal if move not in ("pass", "play bishop", "play surrender")]
        move = self.luck.choice(cards if cards and self.luck.random() < 0.8 else legal)
        body = {"on": view["number"], "move": move}
        self.people[seat].ask("POST", f"/tables/{self.id}/moves", body)


def is_a_battle(view: Any) -> bool:
    """Elena's turn in a battle that has something to show."""
    table = view["table"]
    armies = [sum(player["army"].values()) for player in table["players"]]
    owned = sum(owner is not None for owner in table["owners"].values())
    return (
        view["to_act"] == [0]
        and table["phase"] == "battle"
        and owned >= 5
        and armies[0] >= 2
        and sum(armies) >= 8
        and table["players"][0]["cities"] >= 1
    )


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
        boardless: bool = False,
    ) -> None:
        """`boardless`: as if the page had no board for the game."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2 if size == PHONE else 1,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce",
        )
        context.add_cookies([{"name": "tavola", "value": self.secret, "url": self.url}])
        context.add_init_script("localStorage.setItem('tavola:been', 'yes')")
        page = context.new_page()
        if boardless:
            page.route(f"**/{board_file()}", lambda route: route.abort())
        page.goto(self.url + path)
        page.wait_for_selector("main h1, .prompt, .hero")
        page.wait_for_timeout(1200)
        if before is not None:
            before(page)
            page.wait_for_timeout(500)
        page.screenshot(path=self.folder / f"{name}.png")
        say(f"  {name}.png")
        context.close()


def board_file() -> str:
    """The file of the built page with Condottiere's board."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    return str(manifest["src/games/condottiere/index.ts"]["file"])


def choose(page: Page) -> None:
    """Consider the most telling card."""
    for name in ("Drummer", "Trommler", "Heroine", "Heldin", "Mercenary 10", "Söldner 10"):
        cards = page.locator(f'.fan .card.legal[aria-label^="{name}"]')
        if cards.count():
            cards.first.press("Enter")
            return


def ask_why_not(page: Page) -> None:
    page.locator('svg.map [role=button][aria-label^="Genoa"]').press("Enter")
    page.wait_for_selector("[role=dialog]")


def open_tab(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=name, exact=True).click()


def both(*deeds: Callable[[Page], None]) -> Callable[[Page], None]:
    def do(page: Page) -> None:
        for deed in deeds:
            deed(page)
            page.wait_for_timeout(300)

    return do


def find_battle(url: str) -> Game:
    games = (Game(url, seed) for seed in range(40))
    found = next((game for game in games if game.play_until(is_a_battle)), None)
    if found is None:
        give_up("no game came to a battle worth a picture.")
    return found


def press(name: str, role: Any = "button") -> Callable[[Page], None]:
    return lambda page: page.get_by_role(role, name=name, exact=True).first.click()


def read_in_words(page: Page) -> None:
    press("Table")(page)
    page.get_by_label("The board in words instead of pictures").check()
    page.keyboard.press("Escape")


def photograph_battle(camera: Camera, table: str) -> None:
    camera.shoot("battle", table, before=choose)
    camera.shoot("battle-dark", table, dark=True, before=choose)
    camera.shoot("battle-german", table, language="de-DE", before=choose)
    camera.shoot("battle-wide", table, (1920, 1080), before=choose)
    camera.shoot("why-not", table, before=ask_why_not)
    camera.shoot("rules", table, before=lambda page: page.locator(".battle .rule").first.click())
    camera.shoot("menu", table, before=press("Table"))
    camera.shoot("words", table, before=read_in_words)
    camera.shoot("boardless", table, boardless=True)
    camera.shoot("boardless-phone", table, PHONE, language="de-DE", boardless=True)
    camera.shoot("phone", table, PHONE, before=choose)
    camera.shoot("phone-dark", table, PHONE, dark=True, before=choose)
    camera.shoot("phone-map", table, PHONE, before=both(open_tab("Map"), ask_why_not))


def photograph_end(camera: Camera, table: str) -> None:
    camera.shoot("end", table, before=press("The result"))
    camera.shoot("end-phone", table, PHONE, dark=True, before=press("The result"))
    camera.shoot("replay", f"{table}/replay?move=60")
    camera.shoot("replay-fair", f"{table}/replay?move=60", before=press("Fairness", "tab"))
    camera.shoot("replay-phone", f"{table}/replay?move=60", PHONE)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(data) as url, sync_playwright() as played:
        say("Playing until there is something to see ...")
        game = find_battle(url)
        elena = game.people[0]
        browser = played.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        camera = Camera(browser, url, folder, elena.secret)
        table = f"/table/{game.id}"
        say(f"Photographing into {folder} ...")
        camera.shoot("home", "/")
        camera.shoot("home-dark", "/", dark=True)
        camera.shoot("home-phone", "/", PHONE)
        camera.shoot("home-german", "/", language="de-DE")
        camera.shoot("new-table", "/new/condottiere")
        camera.shoot("new-table-phone", "/new/condottiere", PHONE, dark=True)
        camera.shoot("lobby", f"/table/{elena.open_table()}")
        camera.shoot("table", f"/table/{elena.begun_table()}")
        photograph_battle(camera, table)
        camera.shoot("components", "/components", (1366, 1400))
        game.play_until(lambda view: view["to_act"] == [])
        photograph_end(camera, table)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "docs" / "screens")
