"""The screenshots of Condottiere, and of the pages around the tables."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tools.console import give_up, say
from tools.photo import PHONE, Camera, Person, press

NAMES = ("Elena", "Nina", "Matteo")


def open_table(person: Person) -> str:
    """A table that waits for a friend."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "hard"}]
    form = {"game": "condottiere", "players": 3, "seats": seats}
    return str(person.ask("POST", "/tables", form)["table"]["id"])


def begun_table(person: Person) -> str:
    """A game of six with a clock, in which the first city is to be named."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "easy"} for _ in range(5))]
    form = {"game": "condottiere", "players": 6, "seats": seats}
    form |= {"options": {"first_condottiere": "0"}, "clock": {"bank": 600, "increment": 10}}
    table = str(person.ask("POST", "/tables", form)["table"]["id"])
    person.ask("POST", f"/tables/{table}/start", {})
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
    camera.shoot("boardless", table, without="condottiere")
    camera.shoot("boardless-phone", table, PHONE, language="de-DE", without="condottiere")
    camera.shoot("phone", table, PHONE, before=choose)
    camera.shoot("phone-dark", table, PHONE, dark=True, before=choose)
    camera.shoot("phone-map", table, PHONE, before=both(open_tab("Map"), ask_why_not))


def photograph_end(camera: Camera, table: str) -> None:
    camera.shoot("end", table, before=press("Show result"))
    camera.shoot("end-phone", table, PHONE, dark=True, before=press("Show result"))
    camera.shoot("replay", f"{table}/replay?move=60")
    camera.shoot("replay-fair", f"{table}/replay?move=60", before=press("Provably fair", "tab"))
    camera.shoot("replay-phone", f"{table}/replay?move=60", PHONE)


def photograph(url: str, browser: Browser, folder: Path) -> None:
    say("Playing Condottiere until there is something to see ...")
    game = find_battle(url)
    elena = game.people[0]
    camera = Camera(browser, url, folder, elena.secret)
    table = f"/table/{game.id}"
    camera.shoot("home", "/")
    camera.shoot("home-dark", "/", dark=True)
    camera.shoot("home-phone", "/", PHONE)
    camera.shoot("home-german", "/", language="de-DE")
    camera.shoot("new-table", "/new/condottiere")
    camera.shoot("new-table-phone", "/new/condottiere", PHONE, dark=True)
    camera.shoot("lobby", f"/table/{open_table(elena)}")
    camera.shoot("table", f"/table/{begun_table(elena)}")
    photograph_battle(camera, table)
    camera.shoot("components", "/components", (1366, 1400))
    game.play_until(lambda view: view["to_act"] == [])
    photograph_end(camera, table)
