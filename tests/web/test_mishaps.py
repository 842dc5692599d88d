"""What goes wrong at a table without anybody's fault: no network, two tabs, a turn taken back."""

from functools import partial

from playwright.async_api import Locator, WebSocketRoute, expect

from tavola.server.tables import leaving
from tests.example import EXAMPLE, OPENER
from tests.web.accessible import check
from tests.web.visitor import Visitor, Visitors

LOST = "No connection. Trying again …"


async def two(
    visitors: Visitors, clock: dict[str, int] | None = None
) -> tuple[Visitor, Visitor, str]:
    """Elena, who begins, and Matteo."""
    elena, matteo = await visitors.come(), await visitors.come()
    await elena.be("Elena")
    await matteo.be("Matteo")
    seats = [{"kind": "me"}, {"kind": "open"}]
    form = {"game": EXAMPLE, "players": 2, "seats": seats, "options": OPENER, "clock": clock}
    table = (await elena.api("POST", "/tables", form))["table"]["id"]
    invite = (await elena.api("GET", f"/tables/{table}"))["invite"]["token"]
    await matteo.api("POST", "/join", {"token": invite, "sit": True})
    await elena.api("POST", f"/tables/{table}/start", {})
    return elena, matteo, table


async def play(visitor: Visitor, table: str, move: str) -> None:
    """Elsewhere than in the browser."""
    number = (await visitor.view(table))["number"]
    answer = await visitor.api("POST", f"/tables/{table}/moves", {"on": number, "move": move})
    assert answer["number"] > number, answer


def band(visitor: Visitor) -> Locator:
    return visitor.page.get_by_text(LOST)


class Wire:
    """The way to the server: once it is cut, nothing goes either way, and nobody is told."""

    def __init__(self) -> None:
        self.cut = False

    async def connect(self, line: WebSocketRoute) -> None:
        if self.cut:
            return  # it never opens
        server = line.connect_to_server()
        line.on_message(lambda message: None if self.cut else server.send(message))
        server.on_message(lambda message: None if self.cut else line.send(message))


async def test_a_network_that_fails_without_a_word_is_told_and_costs_no_thought(
    visitors: Visitors,
) -> None:
    """Within five seconds, by the page's own clock; what was considered is kept."""
    elena, matteo, table = await two(visitors)
    wire = Wire()
    await elena.page.clock.install()
    await elena.page.route_web_socket("**/live*", wire.connect)
    for one in (elena, matteo):
        await one.go(f"/table/{table}")
        await expect(one.page.locator(".prompt")).to_be_visible()
    siena = elena.page.locator('svg.map [role=button][aria-label^="Siena"]')
    await siena.press("Enter")
    fight = elena.page.get_by_role("button", name="Fight for Siena ↵")
    await expect(fight).to_be_visible()
    await elena.page.clock.run_for(20_000)
    await expect(band(elena)).to_have_count(0)  # a quiet table is no lost one

    wire.cut = True
    await elena.page.clock.run_for(5000)
    await expect(band(elena)).to_be_visible()
    await expect(fight).to_be_visible()
    await elena.look_around()
    wire.cut = False
    await elena.page.evaluate("dispatchEvent(new Event('online'))")
    await expect(band(elena)).to_have_count(0)
    await expect(fight).to_be_visible()
    assert await elena.page.get_by_role("alert").count() == 0
    await elena.page.keyboard.press("Enter")
    await expect(elena.page.get_by_role("heading", name="Battle for Siena")).to_be_visible()


async def test_who_waits_without_a_network_is_not_told_that_others_think(
    visitors: Visitors,
) -> None:
    elena, matteo, table = await two(visitors)
    wire = Wire()
    await matteo.page.clock.install()
    await matteo.page.route_web_socket("**/live*", wire.connect)
    await matteo.go(f"/table/{table}")
    prompt = matteo.page.locator(".prompt")
    await expect(prompt).to_contain_text("Elena is thinking.")
    wire.cut = True
    await matteo.page.evaluate("dispatchEvent(new Event('offline'))")
    await matteo.page.clock.run_for(2500)  # a device that says so itself is believed sooner
    await expect(band(matteo)).to_be_visible()
    await expect(prompt).to_contain_text("once the connection is back")
    await play(elena, table, "city roma")
    wire.cut = False
    await matteo.page.evaluate("dispatchEvent(new Event('online'))")
    await expect(matteo.page.get_by_role("heading", name="Battle for Rome")).to_be_visible()
    await expect(band(matteo)).to_have_count(0)


async def test_a_move_that_cannot_be_sent_stays_considered_and_the_complaint_goes(
    visitors: Visitors,
) -> None:
    visitors.forgiven += ["WebSocket", "Failed to load resource"]
    elena, _, table = await two(visitors)
    await elena.go(f"/table/{table}")
    await elena.until_asked()
    await elena.page.context.set_offline(True)
    await elena.page.locator('svg.map [role=button][aria-label^="Siena"]').press("Enter")
    await elena.page.keyboard.press("Enter")
    await expect(band(elena)).to_be_visible()
    await elena.page.context.set_offline(False)
    await expect(band(elena)).to_have_count(0)
    await expect(elena.page.get_by_role("alert")).to_have_count(0)
    # It was under way when the network failed, so it arrives; nobody has to say it again.
    await expect(elena.page.get_by_role("heading", name="Battle for Siena")).to_be_visible()


async def test_what_one_tab_considers_is_dropped_when_another_has_played(
    visitors: Visitors,
) -> None:
    elena, _, table = await two(visitors)
    await elena.go(f"/table/{table}")
    await elena.until_asked()
    await elena.page.locator('svg.map [role=button][aria-label^="Siena"]').press("Enter")
    fight = elena.page.get_by_role("button", name="Fight for Siena ↵")
    await expect(fight).to_be_visible()
    await play(elena, table, "city roma")
    await expect(elena.page.get_by_role("heading", name="Battle for Rome")).to_be_visible()
    await expect(elena.page.locator(".prompt .btn.primary")).to_have_count(0)
    await elena.page.locator(".fan .card.legal").first.press("Enter")  # and goes on
    await expect(elena.page.locator(".prompt .btn.primary")).to_contain_text("Play")


async def test_who_takes_a_move_back_is_named_and_what_others_considered_is_kept(
    visitors: Visitors,
) -> None:
    elena, matteo, table = await two(visitors)
    for move in ("city siena", "pass"):
        await play(elena, table, move)
    await matteo.go(f"/table/{table}")
    prompt = matteo.page.locator(".prompt")
    card = matteo.page.locator(".fan .card.legal").first
    await card.press("Enter")
    considered = await prompt.locator(".btn.primary").text_content() or ""
    number = (await elena.view(table))["number"]
    await elena.api("POST", f"/tables/{table}/undo", {"on": number})
    await expect(prompt).to_contain_text("Elena takes this back: “Elena passes")
    await expect(prompt.locator(".btn.primary")).to_have_count(0)
    await check(matteo)
    await play(elena, table, "pass")
    await expect(prompt.locator(".btn.primary")).to_have_text(considered)
    await matteo.page.keyboard.press("Escape")
    await expect(prompt.locator(".btn.primary")).to_have_count(0)
    assert "takes this back" not in await prompt.inner_text()


async def test_a_lobby_says_who_starts_shows_the_clock_and_has_a_chat(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    size, language = device
    elena, matteo = await visitors.come(size, language=language), await visitors.come()
    await elena.be("Elena")
    await matteo.be("Matteo")
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"bank": 600, "increment": 10}
    form = {"game": EXAMPLE, "players": 2, "seats": seats, "clock": clock}
    table = (await elena.api("POST", "/tables", form))["table"]["id"]
    invite = (await elena.api("GET", f"/tables/{table}"))["invite"]["token"]
    page = elena.page
    await elena.go(f"/table/{table}")
    await expect(page.get_by_text(elena.say("lobby-text", count=2, free=1))).to_be_visible()
    await expect(page.get_by_text(elena.say("lobby-start-text", free=1))).to_be_visible()
    await expect(page.locator("main dl")).to_contain_text(elena.say("clock-quick"))
    await matteo.api("POST", "/join", {"token": invite, "sit": True})
    await expect(page.get_by_text(elena.say("lobby-start-text", free=0))).to_be_visible()
    await matteo.go(f"/table/{table}")
    await expect(matteo.page.get_by_text("The host starts the game.")).to_be_visible()
    await matteo.page.get_by_label("Write a message").fill("Eccomi!")
    await matteo.press("Send")
    await expect(page.locator(".chat .log")).to_contain_text("Matteo Eccomi!")
    await check(elena)
    await check(matteo)


async def test_whose_time_is_over_reads_why_a_bot_plays_and_what_time_there_is(
    visitors: Visitors,
) -> None:
    elena, _, table = await two(visitors, {"bank": 600, "increment": 10})
    live = visitors.house.site.hall.live(table)
    assert live.table is not None
    await elena.go(f"/table/{table}")
    await elena.until_asked()
    await visitors.house.site.hall.act(live, partial(leaving.run_out, seat=0))
    prompt = elena.page.locator(".prompt")
    await expect(prompt).to_contain_text("A bot is playing for you.")
    await expect(prompt).to_contain_text("Your time has run out.")
    await expect(prompt).to_contain_text("you have 1:00 on the clock")
    await check(elena)
