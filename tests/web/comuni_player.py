"""Somebody who plays Comuni at a browser: each kind of move where a person makes it."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from playwright.async_api import Locator, Page, expect

import tavola
from tests.web.hands import answer
from tests.web.visitor import Visitor

ENOUGH = 3  # so often each kind of move is made where a person makes it; then the page only follows
WISHES = {"build": 20, "wall": 9, "claim": 60, "collect": 1, "relocate": 6, "done": 8}


def wish(move: str) -> float:
    """Low bids and large pledges, so that there is much to see."""
    verb, *words = move.split()
    if verb == "bid":
        return 2 / (1 + int(words[1])) ** 2
    if verb in ("league", "city"):
        return 1 + int(words[1])
    return 0.2 if verb == "trade" else WISHES.get(verb, 3)


async def confirm(page: Page, word: str = "Confirm") -> None:
    """The decision in an invasion; who falls short and keeps something back is asked once more."""
    await page.locator(".prompt .btn, .moves button").filter(has_text=word).first.press("Enter")
    again = page.locator(".prompt .btn.primary[aria-busy=false]", has_text=word)
    # Looked for and pressed in one breath: what was taken at the first press may go at any time.
    await again.evaluate_all("found => found[0]?.click()")


class Citizen:
    def __init__(self, visitor: Visitor, table: str, seed: int = 1) -> None:
        self.visitor, self.page, self.table = visitor, visitor.page, table
        self.luck = random.Random(seed)
        self.made: Counter[str] = Counter()
        self.decided = 0  # how many invasions
        self.seen: list[str] = []  # those that were looked at when revealed, by their titles

    async def look(self) -> Any:
        """The view alone, without what happened before."""
        return await self.visitor.api("GET", f"/tables/{self.table}/view?after={10**6}")

    async def act(self) -> None:
        """Make one move, or a whole decision in an invasion; every kind through the page."""
        found = await self.look()
        legal = found["view"]["legal"]
        under_way = found["view"]["table"]["phase"] == "invasion"
        if not under_way:
            await self.go_on()
        if not legal:
            return
        if under_way:
            await self.decide()
            return
        move = self.luck.choices(legal, [wish(move) for move in legal])[0]
        verb = move.split()[0]
        self.made[verb] += 1
        if self.made[verb] > ENOUGH:
            body = {"on": found["number"], "move": move}
            await self.visitor.api("POST", f"/tables/{self.table}/moves", body)
        else:
            await self.until_shown(found["view"]["table"])
            await self.make(move)

    async def until_shown(self, table: Any) -> None:
        """The page has followed: the columns lie as they do here."""
        held = sum(column["seat"] is not None for column in table["columns"])
        await expect(self.page.locator(".project .bid svg")).to_have_count(held)
        hand = self.page.locator(".fan .card")
        await expect(hand).to_have_count(len(table["own"]["hand"]))
        await self.visitor.until_asked()

    async def go_on(self) -> None:
        """Look at what an invasion came to, and go on."""
        if len(self.seen) == self.decided:
            return
        button = self.page.locator(".prompt").get_by_role("button", name="Go on")
        await expect(button).to_be_visible()
        assert not await self.visitor.is_asked()
        self.seen.append(await self.page.locator(".scene h2").inner_text())
        await button.press("Enter")
        await expect(button).to_have_count(0)

    async def decide(self) -> None:
        """Some armies for either side, then it stands."""
        self.decided += 1
        before = await self.look()
        await expect(self.page.locator(".decision")).to_be_visible()
        steps = self.page.locator(".decision .step:not(.hid)")
        for _ in range(self.luck.randrange(4)):
            count = await steps.count()
            if count:
                await steps.nth(self.luck.randrange(count)).press("Enter")
        await confirm(self.page)
        await self.until_after(before["number"])

    async def make(self, move: str) -> None:
        before = await self.look()
        await self.consider(move)
        await self.until_after(before["number"])

    async def consider(self, move: str) -> None:
        """Press what stands for the move; what is considered first is then played."""
        page = self.page
        verb, *words = move.split()
        if verb in ("bid", "relocate"):
            column = page.locator(".project").nth(int(words[0]) - 1)
            await column.locator(".lot").press("Enter")
            for _ in range(40 if verb == "bid" else 0):
                if await column.locator(".bid .coin").inner_text() == words[1]:
                    break
                await column.locator(".step").last.press("Enter")
        elif verb in ("build", "wall"):
            await self.take_up(words[0])
            offer = page.locator(".offer").nth(await self.place(move))
            if await offer.get_attribute("aria-pressed") != "true":  # not considered already
                await offer.press("Enter")
        elif verb == "discard":
            await self.take_up(words[0])
        elif verb == "trade":
            trades = ["gold armies", "pilgrims gold", "pilgrims armies", "pilgrims craftsmen"]
            await page.locator(".trades button").nth(trades.index(" ".join(words))).press("Enter")
        else:
            await page.locator(".prompt .btn", has_text=words_of(move)).press("Enter")
            return
        await page.locator(".prompt .btn.primary").press("Enter")

    async def take_up(self, card: str) -> None:
        hand = (await self.look())["view"]["table"]["own"]["hand"]
        at = [one["id"] for one in hand].index(card)
        await self.page.locator(".fan .card").nth(at).press("Enter")

    async def place(self, move: str) -> int:
        """Which of the offers it is, by what it says."""
        _, _, *to = move.split()
        offers = self.page.locator(".offer .what")
        names = await offers.all_inner_texts()
        if len(to) == 2:
            kind, storey = to
            which = ("first", "second", "third", "fourth")[int(storey) - 1]
            wanted = f"new {kind} building" if storey == "1" else f"{which} {kind} storey"
        else:
            wanted = "new wall section" if to[0] == "1" else f"wall level {to[0]}"
        return names.index(wanted)

    async def until_after(self, number: int) -> None:
        for _ in range(1200):
            if (await self.look())["number"] > number:
                await expect(self.page.locator(".prompt.busy")).to_have_count(0)
                return
            await self.page.wait_for_timeout(20)
        raise AssertionError("the move was not made")


ON_BOARD = ("bid", "relocate", "build", "wall", "discard", "trade", "league", "city")


def stands_for(page: Page, view: Any, moves: Sequence[str]) -> tuple[list[Locator], bool, int]:
    """What is pressed for the first move, whether it is then considered, how many are made."""
    verb, *words = moves[0].split()
    if verb in ("league", "city"):  # the whole decision stands before it is sent
        confirmed = page.locator(".prompt .acts .btn")
        return [*pledges(page, moves), confirmed], keeps_back(view, moves), len(moves)
    if verb in ("bid", "relocate"):
        column = page.locator(".project").nth(int(words[0]) - 1)
        more = int(words[1]) if verb == "bid" else 0
        return [column.locator(".lot"), *[column.locator(".step").last] * more], True, 1
    if verb in ("build", "wall"):
        hand = [card["id"] for card in view["table"]["own"]["hand"]]
        card = page.locator(".fan .card").nth(hand.index(words[0]))
        return [card, page.locator(f'.offer[data-move="{moves[0]}"]')], True, 1
    return [answer(page, view, moves[0], ON_BOARD)], False, 1


def pledges(page: Page, moves: Sequence[str]) -> list[Locator]:
    """The buttons that lay so much for either side."""
    found = []
    for side, paid, cubes in (move.split() for move in moves if move != "commit"):
        more = page.locator(f'.decision .step[data-more="{side} {paid}"]')
        found += [more] * (int(cubes) if paid == "armies" else int(cubes) // 2)
    return found


def keeps_back(view: Any, moves: Sequence[str]) -> bool:
    """Whether something is left that could fight: who may fall short is asked once more."""
    left = Counter(view["table"]["own"]["resources"])
    for _, paid, cubes in (move.split() for move in moves if move != "commit"):
        left[paid] -= int(cubes)
    return left["armies"] > 0 or left["gold"] > 1 or left["pilgrims"] > 1


def words_of(move: str) -> str:
    """What the button of the prompt says."""
    verb, *words = move.split()
    if verb == "take":
        named = {"gold": "1 gold", "armies": "1 army", "pilgrims": "1 pilgrim"}
        return f"Take {named.get(words[0], '1 craftsman')}"
    if verb == "repair":
        return f"Return {'no' if words[0] == '0' else words[0]} plunder"
    found = {
        "claim": "Claim",
        "collect": "Collect",
        "withdraw": "Take envoy",
        "done": "Finish build",
    }
    return found[verb]


def played_out(match: tavola.Match, seed: int = 1) -> Any:
    """The record of this match, played to its end by chance."""
    luck = random.Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, luck.choices(legal, [wish(move) for move in legal])[0])
    return tavola.record(match)


async def sit(visitor: Visitor, *kinds: str, **options: Any) -> str:
    """A table of Comuni with these on the other seats; its id."""
    seats = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}
        for kind in ("me", *kinds)
    ]
    form = {"game": "comuni", "players": len(seats), "seats": seats, "options": options}
    made = await visitor.api("POST", "/tables", form)
    table: str = made["table"]["id"]
    if "open" not in kinds:
        await visitor.api("POST", f"/tables/{table}/start", {})
    return table


async def take_up(visitor: Visitor, match: tavola.Match, seat: int = 0, move: int = 0) -> str:
    """A table that goes on from this position, with random bots on the other seats."""
    row = await visitor.api("POST", "/records", played_out(match))
    form = {"move": move, "seat": seat, "bot": "random"}
    made = await visitor.api("POST", f"/tables/{row['id']}/fork", form)
    table: str = made["table"]["id"]
    return table
