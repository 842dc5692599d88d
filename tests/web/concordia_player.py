"""Somebody who plays Concordia at a browser: each kind of move where a person makes it."""

import random
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from playwright.async_api import Locator, Page, expect
from sqlalchemy import select, update

import tavola
from tavola.core.fair import JOINT, commit
from tavola.core.match import describe_setup
from tavola.games import find
from tavola.server.store.schema import tables
from tests.server.house import House
from tests.web.hands import answer
from tests.web.visitor import Visitor

MANY = 8  # cards in hand from which on equal ones lie on one pile
WORDS = {"done": "Done", "stop": "Stop here", "collect": "Collect", "take coins": "Take the coins"}
LIKES = {"build": 40, "card": 20, "produce": 12, "place": 9, "copy": 9, "leave": 6, "step": 5}


class Roman:
    def __init__(
        self, visitor: Visitor, table: str, seed: int = 1, plan: Iterable[str] = ()
    ) -> None:
        """`plan`: moves to be made in this order, each as soon as it is legal."""
        self.visitor, self.page, self.table = visitor, visitor.page, table
        self.luck = random.Random(seed)
        self.plan = list(plan)

    async def look(self) -> Any:
        return await self.visitor.view(self.table)

    async def legal(self) -> list[str]:
        """What can be done now; empty if it is another's turn."""
        found: list[str] = (await self.look())["view"]["legal"]
        return found

    async def act(self) -> str:
        """Make one move through the page: the next of the plan, else any."""
        legal = await self.legal()
        if self.plan and self.plan[0] in legal:
            move = self.plan.pop(0)
        else:
            weights = [LIKES.get(move.partition(" ")[0], 2) for move in legal]
            move = self.luck.choices(legal, weights)[0]
        await self.make(move)
        return move

    async def make(self, move: str) -> None:
        before = await self.look()
        # What is held has been seen by then.
        await expect(self.page.locator(".prompt:not(.wait)")).to_be_visible()
        verb = move.split(maxsplit=1)[0]
        if verb in ("play", "card", "copy", "build", "produce", "place"):
            await self.consider(before["view"]["table"], move)
            await self.page.locator(".prompt .btn.primary").press("Enter")
        elif verb in ("leave", "move", "step"):
            await self.place(self.spot(move)).press("Enter")
        elif verb in ("buy", "sell", "pay", "keep"):
            good = move.split()[1]
            name = f"{verb.title()} 1 {good}"
            await self.page.locator(".bank").get_by_role("button", name=name).press("Enter")
        else:
            button = self.page.locator(".prompt .btn", has_text=WORDS[move])
            await button.press("Enter")
        await self.until_after(before["number"])

    async def until_after(self, number: int) -> None:
        for _ in range(600):
            if (await self.look())["number"] > number:
                await expect(self.page.locator(".prompt.busy")).to_have_count(0)
                return
            await self.page.wait_for_timeout(25)
        raise AssertionError("the move was not made")

    async def consider(self, table: Any, move: str) -> None:
        verb, *words = move.split()
        if verb == "play":
            await self.page.locator(".fan .card.legal").nth(index(table, words[0])).press("Enter")
        elif verb == "card":
            space = self.page.locator(".sale li").nth(int(words[1]) - 1)
            await space.locator(".card.legal").press("Enter")
        elif verb == "copy":
            row = (int(words[0]) - table["start"]) % len(table["players"])
            await self.page.locator(".players tbody tr").nth(row).locator(".copy").press("Enter")
        else:
            await self.place(self.spot(move)).press("Enter")

    def spot(self, move: str) -> str:
        """The thing on the map that stands for a move."""
        verb, *words = move.split()
        if verb in ("move", "step"):
            return f"line {' '.join(words)}"
        if verb in ("build", "produce"):
            return f"{'city' if verb == 'build' else 'province'} {words[0]}"
        return f"{'colonist' if verb == 'leave' else 'place'} {' '.join(words)} "

    def place(self, spot: str) -> Locator:
        """By its id; colonists in cities end with their seat."""
        name = spot.replace(" ", "-")
        how = f'[id*="-{name}"]' if name.endswith("-") else f'[id$="-{name}"]'
        own = '[aria-disabled="false"]'
        return self.page.locator(f"svg.map {how}{own}")


ON_BOARD = ("play", "card", "build", "produce", "place", "leave", "move", "step")


def stands_for(page: Page, view: Any, moves: Sequence[str]) -> tuple[list[Locator], bool, int]:
    """What is pressed for the first move, whether it is then considered, how many are made."""
    verb, *words = moves[0].split()
    if verb == "play":
        return [page.locator(".fan .card").nth(index(view["table"], words[0]))], True, 1
    if verb == "card":
        return [page.locator(".sale li").nth(int(words[1]) - 1).locator(".card")], True, 1
    if verb in ("build", "produce"):
        thing = f"{'city' if verb == 'build' else 'province'} {words[0]}"
        return [page.locator(f'svg.map [data-thing="{thing}"]')], True, 1
    return [answer(page, view, moves[0], ON_BOARD)], False, 1


def index(table: Any, card: str) -> int:
    """Where a card lies in the hand."""
    hand: dict[str, int] = table["hand"]
    if sum(hand.values()) > MANY:
        return list(hand).index(card)
    return [name for name, count in hand.items() for _ in range(count)].index(card)


def played_out(match: tavola.Match, seed: int = 1) -> Any:
    """The record of this match, played to its end by chance."""
    luck = random.Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, luck.choices(legal, [LIKES.get(m.partition(" ")[0], 2) for m in legal])[0])
    return tavola.record(match)


async def sit(visitor: Visitor, players: int, *kinds: str, **options: Any) -> str:
    """A table of Concordia with these on the other seats; its id."""
    seats = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}
        for kind in ("me", *kinds)
    ]
    form = {"game": "concordia", "players": players, "seats": seats, "options": options}
    made = await visitor.api("POST", "/tables", form)
    table: str = made["table"]["id"]
    if "open" not in kinds:
        await visitor.api("POST", f"/tables/{table}/start", {})
    return table


async def lay_out(house: House, table: str, match: tavola.Match) -> None:
    """The game of a table that has not started will begin with the position of this match."""
    saved: Any = match.save()
    position = saved["state"]
    game = find("concordia")
    described = describe_setup(game, len(position["players"]), saved["options"], position)
    where = tables.c.id == table
    async with house.site.engine.begin() as connection:
        seed: str = (await connection.execute(select(tables.c.seed).where(where))).scalar_one()
        fair = {"commitment": commit(bytes.fromhex(seed), described, JOINT)}
        text = msgspec.json.encode(position).decode()
        await connection.execute(update(tables).where(where).values(position=text, **fair))
    house.site.hall.live(table).table = None


async def bring(visitor: Visitor, record: Any) -> str:
    """The id of this record on the server."""
    found: str = (await visitor.api("POST", "/records", record))["id"]
    return found


async def go_on(visitor: Visitor, record: str) -> str:
    """A table that goes on from the beginning of a record, with random bots on the other seats."""
    form = {"move": 0, "seat": 0, "bot": "random"}
    made = await visitor.api("POST", f"/tables/{record}/fork", form)
    table: str = made["table"]["id"]
    return table


async def take_up(visitor: Visitor, record: Any) -> str:
    return await go_on(visitor, await bring(visitor, record))
