"""The screenshots of Medievalia, in positions made for it."""

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import tavola
from tools.console import say
from tools.photo import PHONE, Camera, Person, press

NAMES = ("Elena", "Matteo", "Nina", "Astore")
SOON = {"end": 40, "close": 40, "pass": 40, "done": 40}


def fief(hand: str, lands: str, figures: str, **more: Any) -> dict[str, Any]:
    """A player as a saved position has it: `mine-1+tower`, `peasant-1@field-1`."""

    def figure(text: str) -> dict[str, Any]:
        piece, _, place = text.partition("@")
        where = "zone" if place.startswith(("fief-", "border-", "centre")) else "post"
        return {"piece": piece, **({where: place} if place else {})}

    def land(text: str) -> dict[str, Any]:
        piece, *buildings = text.removesuffix("!").split("+")
        return {"piece": piece, "buildings": buildings, "flipped": text.endswith("!")}

    return {
        "hand": hand.split(),
        "lands": [land(text) for text in lands.split()],
        "figures": [figure(text) for text in figures.split()],
        **more,
    }


ELENA = fief(
    "infantry cavalry merchant priest peasant forest mine",
    "field-1 field-2! forest-1+smith mine-1+tower farm-1+workshop",
    "peasant-1@field-1 peasant-2@field-1 peasant-3@forest-1 artist-1@farm-1 peasant-4@city "
    "recruit-1 recruit-2 archer-1",
)
MATTEO = fief(
    "field peasant recruit mine farm",
    "field-3 farm-2+church field-4 mine-2+school",
    "priest-1@farm-2 infantry-1@mine-2 peasant-5@field-3 peasant-6@field-3 peasant-7@city",
)
NINA = fief(
    "field field peasant",
    "farm-3+stable+bank forest-2 field-5 mine-3+carpenter",
    "cavalry-1@border-2-0 recruit-3 recruit-4 peasant-8@farm-3 peasant-9@forest-2",
)
RAIDER = fief(
    "peasant farm field mine",
    "field-1+smith farm-1 forest-1",
    "cavalry-1@fief-1 infantry-1@fief-1 recruit-1@fief-1 recruit-2@fief-1 recruit-4@fief-1 "
    "archer-1@border-0-1 priest-1@border-0-1 peasant-1@field-1",
)
RAIDED = fief(
    "peasant field recruit",
    "field-2 farm-2+church mine-1+school",
    "peasant-2@field-2 peasant-3@farm-2 peasant-4@farm-2 infantry-2 recruit-3 priest-2@city "
    "archer-2@mine-1",
)
LAST = fief("field field", "farm-3 field-3", "peasant-8@farm-3")
# Recruits in two armies, infantry with the first, cavalry alone; four go out against them.
BATTLE = (
    *("0: raid 1 1", "0: into 1", "0: into 2", "0: into 1", "0: into 3"),
    *("1: stay", "1: stay", "1: stay", "1: against 1", "1: stay", "1: stay", "1: against 1"),
)
FOUR = fief(
    "infantry cavalry merchant priest peasant forest mine recruit artist",
    "field-1 forest-1+smith mine-1+tower farm-1+workshop field-2 farm-5 field-6 mine-4+bank+school",
    "peasant-1@field-1 peasant-2@field-1 peasant-11@field-1 peasant-3@forest-1 artist-1@farm-1 "
    "recruit-1 recruit-2 archer-1@centre peasant-4@city peasant-13@farm-5 peasant-14@field-6 "
    "infantry-2@border-0-1 recruit-6@border-0-1",
)
FOES = (
    fief("field peasant", "field-3 farm-2+church", "priest-1@farm-2 recruit-7@border-0-1"),
    fief("field peasant", "farm-3+stable forest-2", "cavalry-1@border-3-0 peasant-8@farm-3"),
    fief("field peasant", "farm-4 forest-4", "cavalry-2@fief-0 peasant-10@farm-4", siege=1),
)


class Story:
    """A position and some moves in it, played out by chance: it can be taken up again."""

    def __init__(self, url: str, turn: int, *fiefs: dict[str, Any], **more: Any) -> None:
        self.elena = Person(url, "Elena")
        options: dict[str, Any] = {"central_fief": len(fiefs) == 4}
        if "alliance" in more:
            options["alliance"] = more["alliance"]
        state = {"players": list(fiefs), "turn": turn, **options, **more}
        saved: dict[str, Any] = {"game": "medievalia", "options": options, "state": state}
        self.match = tavola.load(saved, seed=1)
        self.players = len(fiefs)

    def tell(self, *moves: str) -> "Story":
        self.seats = [self.match.to_act[0]]
        for move in moves:
            seat, _, text = move.partition(": ")
            self.match.play(int(seat), text)
            self.seats.append(self.match.to_act[0])
        luck = random.Random(1)
        while self.match.to_act:
            seat_now = self.match.to_act[0]
            legal = self.match.legal(seat_now)
            likes = [SOON.get(text.split(maxsplit=1)[0], 1) for text in legal]
            self.match.play(seat_now, luck.choices(legal, likes)[0])
        record = tavola.record(self.match, list(NAMES[: self.players]))
        self.id = str(self.elena.ask("POST", "/records", record)["id"])
        return self

    def at(self, move: int) -> str:
        form = {"move": move, "seat": self.seats[move], "bot": "random"}
        made = self.elena.ask("POST", f"/tables/{self.id}/fork", form)
        return f"/table/{made['table']['id']}"


def photograph(url: str, browser: Browser, folder: Path) -> None:
    say("Laying out Medievalia ...")
    paid = ("0: play infantry", "0: flip field-1", "0: flip forest-1", "0: flip mine-1")
    peace = Story(url, 9, ELENA, MATTEO, NINA).tell(*paid)
    camera = Camera(browser, url, folder, peace.elena.secret)
    camera.shoot("medievalia", peace.at(4))
    camera.shoot("medievalia-dark", peace.at(4), dark=True)
    camera.shoot("medievalia-phone", peace.at(4), PHONE)
    camera.shoot("medievalia-end", f"/table/{peace.id}", before=press("Show result"))
    four = Story(url, 31, FOUR, *FOES, alliance=True).tell("0: lift recruit-1")
    camera = Camera(browser, url, folder, four.elena.secret)
    camera.shoot("medievalia-alliance-german", four.at(0), language="de-DE")
    camera.shoot("medievalia-move", four.at(1))
    war = Story(url, 14, RAIDER, RAIDED, LAST).tell(*BATTLE)
    camera = Camera(browser, url, folder, war.elena.secret)
    camera.shoot("medievalia-defence", war.at(8))
    camera.shoot("medievalia-targets", war.at(len(BATTLE)))
    camera.shoot("medievalia-battle-dark", war.at(len(BATTLE)), dark=True)
    camera.shoot("medievalia-battle-phone", war.at(len(BATTLE)), PHONE, language="de-DE")
