"""The screenshots of Concordia: both maps, in positions made for it (see tools/screens.py)."""

import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

import tavola
from tools.console import say
from tools.photo import DESKTOP, PHONE, Camera, Person, press

LIKES = {"build": 60, "card": 30, "produce": 20, "place": 15, "leave": 8, "step": 6, "copy": 8}
CARDS = {"architect": 10, "prefect": 7, "senator": 6, "tribune": 2}
NAMES = ("Elena", "Matteo", "Nina", "Astore")
HOUSES = 11  # on the map before a picture is taken


def like(move: str) -> int:
    verb, _, thing = move.partition(" ")
    return CARDS.get(thing, 4) if verb == "play" else LIKES.get(verb, 3)


class Story:
    """A game that is played by chance to its end, and can be taken up at any of its moves."""

    def __init__(self, url: str, players: int, seed: int, **options: Any) -> None:
        self.elena = Person(url, "Elena")
        self.phases: list[tuple[int, str, Any, bool]] = []
        match = tavola.start("concordia", players=players, seed=seed, **options)
        luck = random.Random(seed)
        while match.to_act:
            seat = match.to_act[0]
            table: Any = match.view(seat)["table"]
            legal = match.legal(seat)
            telling = {"architect": "build", "purchase": "card", "prefect": "produce"}
            busy = any(move.startswith(telling.get(table["phase"], "")) for move in legal)
            full = busy and all(table["display"]) and table["players"][seat]["houses"] >= 2
            self.phases.append((seat, str(table["phase"]), table, full))
            match.play(seat, luck.choices(legal, [like(move) for move in legal])[0])
        row = self.elena.ask("POST", "/records", tavola.record(match, list(NAMES[:players])))
        self.id = str(row["id"])

    def at(self, phase: str, houses: int = HOUSES) -> str:
        """The address of a table that goes on where this phase comes in a full enough position."""
        for number, (seat, name, table, full) in enumerate(self.phases):
            built = sum(player["houses"] for player in table["players"])
            if name == phase and built >= houses and (full or not houses):
                form = {"move": number, "seat": seat, "bot": "random"}
                made = self.elena.ask("POST", f"/tables/{self.id}/fork", form)
                return f"/table/{made['table']['id']}"
        raise LookupError(f"the game never came to {phase} with {houses} houses")


def count_points(page: Page) -> None:
    page.get_by_label(re.compile("Count my points|Meine Punkte")).check()


def show_points(page: Page) -> None:
    count_points(page)
    press("How?")(page)


def consider(card: str) -> Any:
    return lambda page: page.locator(f'.fan .card.legal[aria-label^="{card}"]').first.press("Enter")


def concordia(url: str, browser: Browser, folder: Path) -> None:
    say("Playing Concordia ...")
    empire = Story(url, 4, 30, map="imperium")
    camera = Camera(browser, url, folder, empire.elena.secret)
    architect, prefect = empire.at("architect"), empire.at("prefect")
    camera.shoot("concordia-imperium", architect)
    camera.shoot("concordia-imperium-dark", architect, dark=True)
    camera.shoot("concordia-imperium-german", prefect, language="de-DE")
    camera.shoot("concordia-imperium-wide", prefect, (1920, 1080))
    camera.shoot("concordia-phone", architect, PHONE)
    camera.shoot("concordia-phone-dark", prefect, PHONE, dark=True)
    camera.shoot("concordia-step", empire.at("step"))
    camera.shoot("concordia-trade", empire.at("mercator"))
    camera.shoot("concordia-market", empire.at("purchase"))
    camera.shoot("concordia-market-phone", empire.at("purchase"), PHONE, language="de-DE")
    camera.shoot("concordia-points", empire.at("play"), before=show_points)
    camera.shoot("concordia-play", empire.at("play", 0), before=consider("Prefect"))
    camera.shoot("concordia-end", f"/table/{empire.id}", before=press("The result"))
    peninsula = Story(url, 3, 7, map="italia")
    camera = Camera(browser, url, folder, peninsula.elena.secret)
    camera.shoot("concordia-italia", peninsula.at("architect"))
    camera.shoot("concordia-italia-dark", peninsula.at("prefect"), DESKTOP, dark=True)
    camera.shoot("concordia-italia-phone", peninsula.at("architect"), PHONE, language="de-DE")
