"""Somebody who plays Medievalia at a browser: each kind of move where a person makes it."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.async_api import Locator, Page, expect

import tavola
from tests.games.medievalia.table import army, fief, table
from tests.web.visitor import Visitor

LANDS = ("field", "farm", "forest", "mine")
# Not buttons of the prompt, but things on the board and in the hand.
THINGS = (
    *("return", "play", "buy", "draw", "flip", "discard", "place", "lift", "put"),
    *("shoot", "heal", "into", "against", "target", "join", "hit", "shield"),
)
# Considered first: the prompt's button makes them.
CONSIDERED = ("place", "shoot", "heal", "target", "join", "hit", "shield")
SOON = {"end": 60, "close": 40, "pass": 40, "done": 60, "drop": 0.1, "discard": 0.2, "draw": 0.2}


class Lord:
    def __init__(self, visitor: Visitor, table: str, seed: int = 1) -> None:
        self.visitor, self.page, self.table = visitor, visitor.page, table
        self.luck = random.Random(seed)

    async def look(self) -> Any:
        return await self.visitor.view(self.table)

    async def legal(self) -> list[str]:
        """What can be done now; empty if it is another's turn."""
        found: list[str] = (await self.look())["view"]["legal"]
        return found

    async def act(self, likes: Mapping[str, float]) -> str:
        """Make one move through the page."""
        legal = await self.legal()
        move = self.luck.choices(legal, [likes.get(move.split()[0], 2) for move in legal])[0]
        await self.make(move)
        return move

    async def make(self, move: str) -> None:
        await self.go_on()
        before = await self.look()
        verb = move.split(maxsplit=1)[0]
        if verb in THINGS:
            await (await self.thing(before["view"], move)).press("Enter")
            if verb == "lift" and await self.page.locator(".range").count():
                await self.page.locator(".range .btn", has_text="Move").press("Enter")
            if verb in CONSIDERED:
                await self.page.locator(".prompt .btn.primary").press("Enter")
        else:
            await self.button(before["view"], move).press("Enter")
            if is_asked_twice(before["view"]["table"], move):
                await self.page.locator(".prompt .btn.primary").press("Enter")
        await self.until_after(before["number"])

    async def go_on(self) -> None:
        """What is held before the eyes has been seen."""
        await expect(self.page.locator(".prompt:not(.wait), .prompt.over, .moment")).to_be_visible()
        while await self.page.locator(".moment").count():
            await self.page.locator(".moment .btn").press("Enter")
            await self.page.wait_for_timeout(20)

    async def until_after(self, number: int) -> None:
        for _ in range(900):
            if (await self.look())["number"] > number:
                await expect(self.page.locator(".prompt.busy")).to_have_count(0)
                return
            await self.page.wait_for_timeout(20)
        raise AssertionError("the move was not made")

    def button(self, view: Any, move: str) -> Locator:
        """In the order of the legal moves; the one that goes on comes first."""
        order = [legal for legal in view["legal"] if legal.split()[0] not in THINGS]
        onwards = "close" if "close" in order else "done"
        if onwards in order and view["table"]["missing"] == 0:
            order = [onwards, *(legal for legal in order if legal != onwards)]
        return self.page.locator(".prompt .acts .btn:not(.quiet)").nth(order.index(move))

    async def thing(self, view: Any, move: str) -> Locator:
        """What stands for the move on the board or in the hand."""
        verb, *words = move.split()
        page = self.page
        if verb in ("play", "return", "discard"):
            return page.locator(f'.fan .card.legal[data-card="{words[0]}"]').first
        if verb in ("buy", "draw"):
            return page.locator(".sale .row").nth(3 if verb == "draw" else int(words[1]) - 1)
        if verb in ("into", "against", "join"):
            grounds = page.locator(".army > .ground")
            number = int(words[0])
            known = number <= len(view["table"]["battle"]["armies"])
            return grounds.nth(number - 1) if known else page.locator(".armies .new button")
        if verb in ("shoot", "heal"):
            if view["table"]["phase"] == "turn":
                await self.figure(words[0]).press("Enter")
            return page.locator(f'.range [data-piece="{words[1]}"]')
        if verb == "shield":
            return page.locator(".army .btn.legal").first
        place = words[0]
        if place == "free":
            return page.locator('.tile[data-place="camp"] > .ground')
        if place == "city" or place.rsplit("-", 1)[0] in LANDS:
            return page.locator(f'[data-place="{place}"] > .ground')
        if verb == "hit" and "-" not in place:
            return page.locator(".wall.legal").first
        return self.figure(place)

    def figure(self, piece: str) -> Locator:
        return self.page.locator(f'.tile [data-piece="{piece}"], .battle [data-piece="{piece}"]')

    async def tab(self, name: str) -> None:
        parts = self.page.get_by_role("navigation", name="Parts of the table")
        await parts.get_by_role("button", name=name, exact=True).click()


def stands_for(page: Page, view: Any, moves: Sequence[str]) -> tuple[list[Locator], bool, int]:
    """What is pressed for the first move, whether it is then considered, how many are made."""
    verb, *words = moves[0].split()
    considered = verb in CONSIDERED
    if verb == "play":
        return [page.locator(f'.fan .card.legal[data-card="{words[0]}"]').first], considered, 1
    if verb == "buy":
        return [page.locator(".sale .row").nth(int(words[1]) - 1)], considered, 1
    if verb == "into":
        return [page.locator(".army > .ground").nth(int(words[0]) - 1)], considered, 1
    if verb in ("flip", "target"):
        return [page.locator(f'[data-place="{words[0]}"] > .ground')], considered, 1
    return [page.locator(f'.tile [data-piece="{words[0]}"]')], considered, 1


def is_asked_twice(table: Any, move: str) -> bool:
    """What is easily regretted is pressed once more."""
    return bool(table["idle"] if move == "end" else move == "close" and table["batch"]["bares"])


async def sit(visitor: Visitor, players: int, *kinds: str, **options: Any) -> str:
    """A table with these on the other seats; its id."""
    seats = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}
        for kind in ("me", *kinds)
    ]
    form = {"game": "medievalia", "players": players, "seats": seats, "options": options}
    made = await visitor.api("POST", "/tables", form)
    found: str = made["table"]["id"]
    if "open" not in kinds:
        await visitor.api("POST", f"/tables/{found}/start", {})
    return found


class Story:
    """A position and what happens in it, played out: it can be taken up at any of its moves."""

    def __init__(self, match: tavola.Match, *moves: str) -> None:
        self.seats = [match.to_act[0]]
        for move in moves:
            who, _, text = move.partition(": ")
            match.play(int(who), text)
            self.seats.append(match.to_act[0])
        luck = random.Random(1)
        while match.to_act:
            acting = match.to_act[0]
            legal = match.legal(acting)
            match.play(acting, luck.choices(legal, [SOON.get(m.split()[0], 1) for m in legal])[0])
        self.record = tavola.record(match)

    async def take_up(self, visitor: Visitor, move: int = 0, seat: int | None = None) -> Lord:
        """At the table after so many moves, on the seat that acts; random bots are the others.

        For another seat only those moves count that it has seen.
        """
        row = await visitor.api("POST", "/records", self.record)
        form = {"move": move, "seat": self.seats[move] if seat is None else seat, "bot": "random"}
        made = await visitor.api("POST", f"/tables/{row['id']}/fork", form)
        lord = Lord(visitor, made["table"]["id"])
        await visitor.go(f"/table/{lord.table}")
        await visitor.until_asked()
        return lord


def rich_table(**more: Any) -> tavola.Match:
    """Elena's turn, with much of everything; two against two."""
    return table(
        fief(
            "infantry cavalry merchant priest peasant forest mine recruit artist",
            "field-1 forest-1+smith mine-1+tower farm-1+workshop field-2! mine-4+bank+school",
            "peasant-1@field-1 peasant-2@field-1 peasant-11@field-1 peasant-3@forest-1 "
            "artist-1@farm-1 recruit-1 archer-1@centre peasant-4@city merchant-1@mine-4 "
            + army("infantry-2", "recruit-6"),
        ),
        fief("field", "field-3 farm-2+church", "priest-1@farm-2 peasant-5@field-3 recruit-7"),
        fief("field", "farm-3+stable forest-2", "peasant-8@farm-3 peasant-9"),
        fief("field", "farm-4 forest-4", "cavalry-2@fief-0 peasant-10@farm-4", siege=1),
        alliance=True,
        central_fief=True,
        piles=[["castle", "church"], ["smith", "stable"], ["fortress", "carpenter"]],
        turn=31,
        **more,
    )


BATTLE = (
    *("0: raid 1 1", "0: into 1", "0: into 2"),  # recruits together, the infantry alone
    *("1: stay", "1: against 1", "1: stay", "1: stay"),  # only the recruit goes out
    *("0: target field-2", "0: hit recruit-1"),
    *("0: shoot archer-1 infantry-2", "0: heal priest-1 recruit-1", "1: heal priest-2 peasant-2"),
)


def battle() -> Story:
    """Elena's battle in the fief of seat 1, told to its end: every step of M7.4 to M7.10."""
    troops = army("infantry-1", "recruit-1", "recruit-2", at="fief-1")
    match = table(
        fief("peasant", "field-1", f"{troops} {army('archer-1', 'priest-1')}"),
        fief(
            "field",
            "field-2+church farm-2",
            "peasant-2@field-2 recruit-3 infantry-2 priest-2@city",
        ),
        fief("field", "field-3", "peasant-8@field-3"),
        turn=14,
    )
    return Story(match, *BATTLE)
