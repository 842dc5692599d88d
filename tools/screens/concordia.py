"""The screenshots of Concordia: both maps, in positions made for it."""

import random
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

import tavola
from tavola.terminal.opponents import Opponents
from tools.console import say
from tools.photo import DESKTOP, PHONE, Camera, Person, press

LIKES = {
    "build": 60,
    "card": 30,
    "produce": 20,
    "place": 15,
    "leave": 8,
    "step": 3,
    "stop": 40,
    "copy": 8,
}
CARDS = {"architect": 10, "prefect": 7, "senator": 6, "tribune": 2}
NAMES = ("Elena", "Matteo", "Nina", "Astore")
HOUSES = 15  # on the map before a picture is taken
OWN_HOUSES = 1
TOLD = 14  # moves before a picture is taken, so that the log tells something
MOST = 120  # moves after which another beginning is tried
PATIENCE = 2000  # looks at a table: bots move meanwhile
CARD_OF = {
    "architect": "architect",
    "step": "architect",
    "prefect": "prefect",
    "purchase": "senator",
    "mercator": "mercator",
}


def like(move: str) -> int:
    verb, _, thing = move.partition(" ")
    return CARDS.get(thing, 4) if verb == "play" else LIKES.get(verb, 3)


class Story:
    """A game of bots, played to its end, that can be taken up at any of its moves."""

    def __init__(self, url: str, players: int, seed: int, **options: Any) -> None:
        self.elena = Person(url, "Elena")
        self.luck = random.Random(seed)
        self.phases: list[tuple[int, str, int]] = []
        match = tavola.start("concordia", players=players, seed=seed, **options)
        bots = Opponents(["greedy"] * players, seed=seed)
        while match.to_act:
            seat = match.to_act[0]
            table: Any = match.view(seat)["table"]
            built = sum(player["houses"] for player in table["players"])
            self.phases.append((seat, str(table["phase"]), built))
            match.play(seat, bots.choose(match, seat))
        row = self.elena.ask("POST", "/records", tavola.record(match, list(NAMES[:players])))
        self.id = str(row["id"])

    def choose(self, legal: list[str]) -> str:
        return self.luck.choices(legal, [like(move) for move in legal])[0]

    def at(self, phase: str, houses: int = HOUSES) -> str:
        """The address of a table that comes to this phase after some moves, for the log."""
        for number, (seat, name, built) in enumerate(self.phases):
            if name == "play" and built >= houses:
                form = {"move": number, "seat": seat, "bot": "easy"}
                made = self.elena.ask("POST", f"/tables/{self.id}/fork", form)
                table = str(made["table"]["id"])
                if self.play_on(table, seat, phase):
                    return f"/table/{table}"
        raise LookupError(f"the game never came to {phase} with {houses} houses")

    def play_on(self, table: str, seat: int, phase: str) -> bool:
        """Whether it came to what is looked for before too many moves were made."""
        for _ in range(PATIENCE):
            view = self.elena.ask("GET", f"/tables/{table}/view?after=0")
            legal = view["view"]["legal"]
            if view["view"]["result"] or view["number"] > MOST:
                return False
            if not legal:
                time.sleep(0.05)
                continue
            if view["number"] >= TOLD and is_busy(view["view"]["table"], seat, phase, legal):
                return True
            cards = [move for move in legal if move.startswith(f"play {CARD_OF.get(phase, '')}")]
            hurries = view["number"] >= TOLD and phase in CARD_OF and cards
            move = self.luck.choice(cards) if hurries else self.choose(legal)
            form = {"on": view["number"], "move": move}
            self.elena.ask("POST", f"/tables/{table}/moves", form)
        return False


def is_busy(table: Any, seat: int, phase: str, legal: list[str]) -> bool:
    """Whether this phase has come, with something to do and something for sale."""
    telling = {
        "architect": "build",
        "purchase": "card",
        "prefect": "produce",
        "play": "play prefect",
    }
    return (
        table["phase"] == phase
        and any(move.startswith(telling.get(phase, "")) for move in legal)
        and all(table["display"])
        and table["players"][seat]["houses"] >= OWN_HOUSES
    )


def count_points(page: Page) -> None:
    page.get_by_label(re.compile("Count my points|Meine Punkte")).check()


def show_points(page: Page) -> None:
    count_points(page)
    press("How?")(page)


def consider(card: str) -> Any:
    return lambda page: page.locator(f'.fan .card.legal[aria-label^="{card}"]').first.press("Enter")


def photograph(url: str, browser: Browser, folder: Path) -> None:
    say("Playing Concordia ...")
    empire = Story(url, 4, 4, map="imperium")
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
    camera.shoot("concordia-play", empire.at("play", 6), before=consider("Prefect"))
    camera.shoot("concordia-end", f"/table/{empire.id}", before=press("Show result"))
    peninsula = Story(url, 3, 7, map="italia")
    camera = Camera(browser, url, folder, peninsula.elena.secret)
    camera.shoot("concordia-italia", peninsula.at("architect"))
    camera.shoot("concordia-italia-dark", peninsula.at("prefect"), DESKTOP, dark=True)
    camera.shoot("concordia-italia-phone", peninsula.at("architect"), PHONE, language="de-DE")
