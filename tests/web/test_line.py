"""What the page keeps by the changes it is told; what becomes of a move if the line is lost."""

import random
from functools import partial

import pytest
from playwright.async_api import Page, Request, WebSocket, WebSocketRoute, expect

from tavola.games import names
from tavola.server.tables import acts
from tavola.server.tables.live import Live
from tests.example import OPENER
from tests.web.visitor import Visitor, Visitors

MOVES = 100
PARTS = ("number", "seat", "table", "seats", "view")
# The page has no door to what it keeps: DevTools find it among all objects of the page.
IS_SESSION = """function() {
    globalThis.kept = this.find(one => Object.hasOwn(one, 'who') && 'shown' in one);
    return typeof globalThis.kept;
}"""


async def open_up(page: Page) -> None:
    """From now on `kept` is the page's session."""
    tools = await page.context.new_cdp_session(page)
    every = await tools.send("Runtime.evaluate", {"expression": "Object.prototype"})
    held = {"prototypeObjectId": every["result"]["objectId"]}
    found = await tools.send("Runtime.queryObjects", held)
    asked = {"objectId": found["objects"]["objectId"], "functionDeclaration": IS_SESSION}
    assert (await tools.send("Runtime.callFunctionOn", asked))["result"]["value"] == "object"
    await tools.detach()


async def compare(visitor: Visitor, table: str) -> None:
    """The page keeps what the server tells anybody who asks anew."""
    whole = await visitor.view(table)
    await visitor.page.wait_for_function("n => kept.shown.number === n", arg=whole["number"])
    shown, printed, entries = await visitor.page.evaluate(
        "[kept.shown, kept.printed, kept.entries.slice(-200)]"
    )
    assert {part: shown[part] for part in PARTS} == {part: whole[part] for part in PARTS}
    assert printed == whole["printed"]
    assert entries[-len(whole["entries"]) :] == whole["entries"]
    # What is held until the reader goes on keeps the next move waiting.
    await visitor.page.evaluate("() => { while (kept.moment) kept.goOn(); }")


async def move_on(visitor: Visitor, live: Live, visitors: Visitors, dice: random.Random) -> None:
    """Somebody who must decide does: seat 0 on the page, the other one elsewhere."""
    assert live.table is not None
    match = live.table.match
    assert match is not None
    seat = dice.choice(match.to_act)
    legal = match.legal(seat)
    if seat == 0:
        number = live.table.numbers.seen[1]
        buttons = visitor.page.locator(".moves button")
        await expect(buttons).to_have_count(len(legal))
        button = buttons.nth(dice.randrange(len(legal)))
        await button.click()
        # What is easily regretted is considered first: its button is pressed once more.
        asked = ".prompt:not(.moment, .over) .acts .btn.primary"
        await visitor.page.wait_for_function(
            f"n => !kept.pending && (kept.shown.number > n || document.querySelector('{asked}'))",
            arg=number,
        )
        if await visitor.page.evaluate("kept.shown.number") == number:
            await button.click()
        await visitor.page.wait_for_function(
            "n => kept.shown.number > n && !kept.pending", arg=number
        )
    else:
        text = dice.choice(legal)
        await visitors.house.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))


@pytest.mark.parametrize("game", names())
async def test_at_every_move_the_page_keeps_the_whole_view(visitors: Visitors, game: str) -> None:
    """And moves go over the line that is open: nothing is asked by HTTP."""
    dice = random.Random(game)
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.in_words()
    seats = [{"kind": "me"}, {"kind": "open"}]
    form = {"game": game, "players": 2, "seats": seats}
    table = (await elena.api("POST", "/tables", form))["table"]["id"]
    invite = (await elena.api("GET", f"/tables/{table}"))["invite"]["token"]
    matteo = await visitors.house.guest("Matteo")
    await matteo.post("/api/join", {"token": invite, "sit": True})
    asked: list[str] = []
    told: list[str] = []

    def note(request: Request) -> None:
        if f"/tables/{table}" in request.url and "/api/" in request.url:
            asked.append(f"{request.method} {request.url}")

    elena.page.on("request", note)

    def hear(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: told.append(str(frame)))

    elena.page.on("websocket", hear)
    await elena.go(f"/table/{table}")
    await expect(elena.page.get_by_text("Matteo").first).to_be_visible()
    await elena.api("POST", f"/tables/{table}/start", {})
    await expect(elena.page.locator(".prompt")).to_be_visible()
    await open_up(elena.page)
    asked.clear()  # by the lobby
    await compare(elena, table)
    live = visitors.house.site.hall.live(table)
    for _ in range(MOVES):
        assert live.table is not None
        if not live.table.acting:
            break
        await move_on(elena, live, visitors, dice)
        await compare(elena, table)
    assert asked == []
    whole = [frame for frame in told if frame.startswith('{"type":"view"')]
    assert len(whole) == 2  # the first of all, and that of the start
    assert sum('"type":"done"' in frame for frame in told) > MOVES // 10  # hers


class Cut:
    """A line that is cut at the next move: before the server hears of it, or after."""

    def __init__(self, heard: bool) -> None:
        self.heard = heard
        self.moves: list[str] = []

    async def connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lost = False

        async def up(message: str | bytes) -> None:
            nonlocal lost
            if '"type":"move"' not in str(message):
                server.send(message)
                return
            self.moves.append(str(message))
            if len(self.moves) > 1:
                server.send(message)
                return
            lost = True
            if self.heard:
                server.send(message)
            else:
                await line.close(code=1001)

        async def down(message: str | bytes) -> None:
            if not lost:
                line.send(message)
            elif '"type":"done"' in str(message):  # it is stored, but nobody here knows
                await line.close(code=1001)

        line.on_message(up)
        server.on_message(down)


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "not heard"])
async def test_a_move_on_a_line_that_is_cut_is_made_once(visitors: Visitors, heard: bool) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    table = await elena.table(2, "random", **OPENER)
    cut = Cut(heard)
    await elena.page.route_web_socket("**/live*", cut.connect)
    await elena.go(f"/table/{table}")
    await elena.until_asked()
    city = elena.page.locator('svg.map [role=button][aria-label^="Siena"]')
    await city.press("Enter")
    await elena.press("Fight for Siena ↵")
    await expect(elena.page.get_by_role("heading", name="Battle for Siena")).to_be_visible()
    await expect(elena.page.locator(".prompt [aria-busy=true]")).to_have_count(0)
    await expect(elena.page.get_by_role("alert")).to_have_count(0)
    entries = (await elena.view(table))["entries"]
    assert [entry["move"] for entry in entries if entry["kind"] == "move"] == ["city siena"]
    assert len(cut.moves) == (1 if heard else 2)
