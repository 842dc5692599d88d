"""The screenshots of Comuni: columns, building, an invasion and its end."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

import tavola
from tavola.bots.bot import sight_of
from tavola.bots.greedy import GreedyBot
from tavola.core.chance import FastChance
from tools.console import say
from tools.photo import PHONE, Camera, Person, press

NAMES = ("Elena", "Matteo", "Nina", "Astore", "Lucia")
SECRET = ("league", "city")


class Story:
    """A game of sensible players, which can be taken up at any of its moves."""

    def __init__(self, url: str, players: int, seed: int) -> None:
        self.elena = Person(url, "Elena")
        self.moments: list[tuple[int, Any, str]] = []
        match = tavola.start("comuni", players=players, seed=seed)
        bots = [GreedyBot(seed + seat, 0.1) for seat in range(players)]
        chance = FastChance(seed)
        while match.to_act:
            seat = match.to_act[-1]
            bot = bots[seat]
            move = bot.choose(sight_of(match.game, match.state, seat, chance)).text
            self.moments.append((seat, match.view(seat)["table"], move))
            match.play(seat, move)
        row = self.elena.ask("POST", "/records", tavola.record(match, list(NAMES[:players])))
        self.id = str(row["id"])

    def at(self, wanted: Callable[[int, Any], bool]) -> str:
        """The address of a table that goes on at the first moment that is wanted."""
        for number, (seat, table, _) in enumerate(self.moments):
            if wanted(seat, table):
                seen = [m for m in self.moments[:number] if is_seen(seat, m)]
                form = {"move": len(seen), "seat": seat, "bot": "medium"}
                made = self.elena.ask("POST", f"/tables/{self.id}/fork", form)
                return f"/table/{made['table']['id']}"
        raise LookupError("the game never came to that")


def is_seen(seat: int, moment: tuple[int, Any, str]) -> bool:
    """Whether a move was seen by this seat: pledges of others are not."""
    mover, _, move = moment
    return mover == seat or move.split()[0] not in SECRET


def storeys(table: Any) -> int:
    return sum(b["storeys"] for player in table["players"] for b in player["buildings"])


def bids(seat: int, table: Any) -> bool:
    held = sum(column["seat"] is not None for column in table["columns"])
    gold = table["own"]["resources"]["gold"]
    return table["phase"] == "project" and storeys(table) > 24 and held > 1 and gold > 2


def builds(seat: int, table: Any) -> bool:
    return table["phase"] == "build" and storeys(table) > 20 and len(table["own"]["hand"]) > 3


def last_to_decide(seat: int, table: Any) -> bool:
    """The Pope is there, and everybody else has decided."""
    others = [player for at, player in enumerate(table["players"]) if at != seat]
    decided = all(player["committed"] for player in others)
    asked = table["asking"] == "league-armies"
    return table["phase"] == "invasion" and table["invader"] == "pope" and decided and asked


def bid(page: Page) -> None:
    page.locator(".project.legal .lot").first.press("Enter")


def take_up(page: Page) -> None:
    page.locator(".fan .card.legal").first.press("Enter")


def plan(page: Page) -> None:
    """Two armies for the league, the others for the city."""
    for side, times in ((0, 2), (1, 3)):
        for _ in range(times):
            steps = page.locator(".decision .stepper").nth(side * 3 if page_is_wide(page) else side)
            more = steps.locator(".step").last
            if more.is_visible():
                more.press("Enter")


def page_is_wide(page: Page) -> bool:
    return bool(page.evaluate("innerWidth >= 1024"))


def reveal(page: Page) -> None:
    plan(page)
    page.locator(".prompt .acts .btn").first.press("Enter")
    if page.locator(".prompt .btn.primary").count():  # something is kept back: asked once more
        page.locator(".prompt .btn.primary").press("Enter")
    page.wait_for_selector(".prompt.moment .btn")


def photograph(url: str, browser: Browser, folder: Path) -> None:
    say("Playing Comuni ...")
    story = Story(url, 4, 11)
    camera = Camera(browser, url, folder, story.elena.secret)
    camera.shoot("comuni-bid", story.at(bids), before=bid)
    camera.shoot("comuni-build", story.at(builds), before=take_up)
    camera.shoot("comuni-build-dark", story.at(builds), dark=True, before=take_up)
    camera.shoot("comuni-decide", story.at(last_to_decide), before=plan)
    camera.shoot("comuni-invasion", story.at(last_to_decide), before=reveal)
    camera.shoot("comuni-end", f"/table/{story.id}", before=press("Show result"))
    camera.shoot("comuni-phone", story.at(bids), PHONE, before=bid)
    camera.shoot("comuni-phone-invasion", story.at(last_to_decide), PHONE, before=reveal)
    five = Story(url, 5, 12)
    camera = Camera(browser, url, folder, five.elena.secret)
    camera.shoot("comuni-german", five.at(bids), language="de-DE", before=bid)
    table = five.at(last_to_decide)
    camera.shoot("comuni-invasion-dark", table, dark=True, language="de-DE", before=reveal)
