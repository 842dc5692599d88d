"""Comuni on the page: a whole game, bids, buildings, invasions, every way of making a move."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

import tavola
from tests.games.comuni.table import table, who
from tests.web.accessible import check
from tests.web.comuni_player import Citizen, confirm, played_out, sit, take_up
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors

# Several decide at once: a decision that comes together with another's is sent again by the page.
TOGETHER = "409 (Conflict)"
INVADERS = ["Venezia marches", "France marches", "The Pope marches", "The Emperor marches"]


async def test_two_browsers_and_a_bot_play_a_whole_game(visitors: Visitors) -> None:
    visitors.forgiven.append(TOGETHER)
    elena, matteo = await visitors.come(), await visitors.come()
    await elena.be("Elena")
    await matteo.be("Matteo")
    made = await sit(elena, "open", "random")
    invite = (await elena.api("GET", f"/tables/{made}"))["invite"]["token"]
    await matteo.api("POST", "/join", {"token": invite, "sit": True})
    await elena.api("POST", f"/tables/{made}/start", {})
    citizens = [Citizen(elena, made, 4), Citizen(matteo, made, 5)]
    for citizen in citizens:
        await citizen.visitor.go(f"/table/{made}")
        await expect(citizen.page.locator(".project").first).to_be_visible()
    await play_to_the_end(citizens)
    for citizen in citizens:
        page = citizen.page
        await expect(page.get_by_role("dialog")).to_contain_text("won")
        assert await totals(citizen.visitor) == await points(citizen.visitor, made)
        await citizen.visitor.look_around()
        await page.get_by_role("button", name="View the table").click()
        assert citizen.seen == INVADERS
        await expect(page.locator(".decks li.came")).to_have_count(4)


async def play_to_the_end(citizens: list[Citizen], limit: int = 2000) -> None:
    for _ in range(limit):
        for citizen in citizens:
            if await citizen.visitor.is_over():
                return
            await citizen.act()
    raise AssertionError("the game did not end")


async def totals(visitor: Visitor) -> list[int]:
    """The first row of the scores, if all rows below add up to it."""
    rows = visitor.page.locator("[role=dialog] table tbody tr")
    found = [
        [int(text.replace("−", "-")) for text in await row.locator("td > .num").all_inner_texts()]
        for row in await rows.all()
    ]
    first = visitor.page.locator("[role=dialog] table thead .totals td")
    told = [int(text.replace("−", "-")) for text in await first.all_inner_texts()]
    assert [sum(column) for column in zip(*found, strict=True)] == told
    return told


async def points(visitor: Visitor, made: str) -> list[int]:
    """What the engine says, in the order of places."""
    result = (await visitor.view(made))["view"]["result"]
    found = [dict(lines)["total"] for lines in result["score"]]
    order = sorted(range(len(found)), key=lambda seat: result["places"][seat])
    return [found[seat] for seat in order]


def four(**more: Any) -> tavola.Match:
    """Elena leads Lucca, and it is her turn in the third part of the game."""
    return table(
        who(
            "lucca",
            hand="b02 b10 c11",
            build="religious a10 a11 a12, economic a01 a02, military a04",
            walls="a07 a08 a13, a14",
            gold=4,
            armies=5,
            pilgrims=3,
            craftsmen=2,
            plunder=2,
        ),
        who("firenze", build="cultural a09 b07 b15, economic a03", walls="a05, a06", gold=3),
        who("siena", hand="b03", build="military b04 b11", walls="a15 a16", armies=6, pilgrims=2),
        who("bologna", build="economic b12 b16, military b13", armies=3, gold=5),
        cards={1: "c01 c02 c03", 2: "c05 c06", 3: "c07 c08", 4: "c12", 5: "c13 c14", 6: "c15"},
        masters={"religious": "lucca", "cultural": "firenze"},
        **more,
    )


def before_the_pope() -> tavola.Match:
    """Claiming column 1 draws the last cards of deck C."""
    return four(bids={1: ("lucca", 1)}, left=2)


async def come(visitors: Visitors, match: tavola.Match, move: int = 0, **more: Any) -> Citizen:
    """Elena, where this match stood after so many moves."""
    visitors.forgiven.append(TOGETHER)
    elena = await visitors.come(**more)
    await elena.be("Elena")
    made = await take_up(elena, match, move=move)
    await elena.go(f"/table/{made}")
    await elena.until_asked()
    return Citizen(elena, made)


async def test_a_bid_is_raised_by_mouse_and_an_envoy_moves_on(visitors: Visitors) -> None:
    citizen = await come(visitors, four(bids={2: ("firenze", 1), 4: ("lucca", 0)}))
    page = citizen.page
    columns = page.locator(".project")
    await columns.nth(1).locator(".lot").click()
    await expect(page.locator(".prompt .say")).to_contain_text("’s 1 gold")
    await expect(page.locator(".prompt .btn.primary")).to_contain_text("Bid 2 gold on column 2")
    await columns.nth(1).get_by_role("button", name="Bid 1 gold more").click()
    await expect(page.locator(".screen li").first).to_contain_text("▸ 1")
    await columns.nth(1).locator(".lot").click()  # pressed again: played
    await expect(page.locator(".side .log")).to_contain_text("bids 3 gold on column 2")
    await columns.nth(3).locator(".lot").click(force=True)
    await expect(page.get_by_role("dialog")).to_contain_text("C3.26")

    match = four(bids={1: ("lucca", 2), 5: ("siena", 1)}, turn="bologna", captain="bologna")
    match.play(3, "bid 1 3")  # Bologna takes Lucca's column
    citizen = await come(visitors, match, 1)
    page = citizen.page
    await expect(page.locator(".prompt .say b")).to_contain_text("You are outbid")
    await page.locator(".project").nth(0).locator(".lot").click(force=True)
    await expect(page.get_by_role("dialog")).to_contain_text("not lower than your 2")
    await page.keyboard.press("Escape")
    await page.locator(".project").nth(4).locator(".lot").click()
    await page.locator(".prompt .btn.primary").click()
    await expect(page.locator(".side .log")).to_contain_text("moves with 2 gold to column 5")


async def test_a_card_is_built_where_the_town_shows_it(visitors: Visitors) -> None:
    match = four()
    match.play(0, "collect")
    match.play(0, "take craftsmen")
    citizen = await come(visitors, match, 2)
    page = citizen.page
    await page.locator(".fan .card").nth(0).click()  # economic 3
    await expect(page.locator(".offer")).to_have_count(5)
    await expect(page.locator(".offer.chosen")).to_contain_text("third economic storey")
    await expect(page.locator(".commune.you .pts")).to_contain_text("10 ▸13")
    await page.locator(".commune.you .tap").nth(2).click()  # the wall of three levels
    await expect(page.locator(".prompt .say")).to_contain_text("It brings a bonus wall")
    await expect(page.locator(".prompt .say")).to_contain_text("it takes a craftsman")
    await page.locator(".offer").nth(0).click()
    await page.locator(".offer").nth(0).click()  # pressed again: laid
    await expect(page.locator(".side .log")).to_contain_text("as the third economic storey")
    await expect(page.locator(".commune.you .pts")).to_contain_text("13")
    await page.locator(".fan .card").nth(0).click()  # economic/religious 2
    await expect(page.locator(".offer.off")).to_have_count(0)
    await page.locator(".prompt .btn", has_text="Finish building").click()
    await expect(page.locator(".prompt .say b")).to_contain_text("Return plunder tokens?")


async def test_a_turn_and_an_invasion_with_nothing_but_the_keyboard(visitors: Visitors) -> None:
    citizen = await come(visitors, before_the_pope())
    page = citizen.page
    press = page.keyboard.press
    await press("3")
    await expect(page.locator(".prompt .btn.primary")).to_contain_text("Bid 0 gold on column 3")
    await press("+")
    await expect(page.locator(".prompt .btn.primary")).to_contain_text("Bid 1 gold on column 3")
    await press("Escape")
    await expect(page.locator(".prompt .btn.primary")).to_have_count(0)
    await press("c")  # claim: the Pope comes
    await expect(page.locator(".scene h2")).to_have_text("The Pope marches")
    outcome = page.locator(".reckon .row").nth(3).locator(".td.you")
    await expect(outcome).to_have_text(
        re.compile(r"^\s*falls by (\d+)\s*unless others send \1\s*$")
    )
    for side, times in (("League", 2), ("City", 3)):
        await tab_to(citizen, f"One step more: {side}, armies")
        for _ in range(times):
            await press("Enter")
    await expect(page.locator(".decision .sum").nth(1)).to_have_text("= 3")
    await press("o")  # it falls short, and something is kept back: asked once more
    kept = "You keep 4 gold and 3 pilgrims back"
    await expect(page.locator(".prompt .say")).to_contain_text(kept)
    await press("o")
    await expect(page.locator(".prompt.moment .btn")).to_be_visible()
    await expect(page.locator(".side .log")).to_contain_text("Elena sends 2 armies to the league")
    await expect(page.locator(".side .log")).to_contain_text("keeps 3 armies for the city")
    await expect(outcome).to_have_text(re.compile(r"\d against \d+\s*(held|\d+ plunder)"))
    # Going on comes first: nothing is asked before, and the band says what happened.
    assert not await citizen.visitor.is_asked()
    await expect(page.locator(".prompt .say b")).to_contain_text("your comune")
    # 3 armies man the section of three levels: 4 + 3, and one of level 1 is 2; the captain adds 1
    own = page.locator(".reckon .row").nth(2).locator(".td.you")
    await expect(own).to_contain_text("4 + 3 + 2 + 1 captain")
    await page.evaluate("document.activeElement.blur()")
    await press("Enter")
    await expect(page.locator(".scene")).to_have_count(0)
    await expect(page.locator(".prompt .say b")).to_contain_text("Build a storey")
    await page.locator(".fan .card").first.focus()
    await press("Enter")
    await press("1")
    await expect(page.locator(".prompt .btn.primary")).to_be_visible()
    await page.evaluate("document.activeElement.blur()")
    await press("Enter")
    await expect(page.locator(".side .log")).to_contain_text(re.compile("Elena (builds|lays)"))


async def tab_to(citizen: Citizen, wanted: str) -> None:
    for _ in range(120):
        await citizen.page.keyboard.press("Tab")
        name = await citizen.page.evaluate("document.activeElement.getAttribute('aria-label')")
        if name == wanted:
            return
    raise AssertionError(f"no way to {wanted}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_axe_finds_nothing(visitors: Visitors, size: tuple[int, int]) -> None:
    citizen = await come(visitors, before_the_pope(), size=size)
    visitor, page = citizen.visitor, citizen.page
    await page.locator(".project .lot").nth(1).press("Enter")
    await expect(page.locator(".prompt .btn.primary")).to_be_visible()
    await check(visitor)  # a bid is considered
    if size == PHONE:
        await visitor.press("Comuni")
        await check(visitor)  # all comuni
        await visitor.press("Columns")
    await page.locator(".project .lot").nth(0).press("Enter")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await check(visitor)  # why not
    await page.keyboard.press("Escape")
    await page.locator(".prompt .btn", has_text="Claim").press("Enter")
    await expect(page.locator(".decision")).to_be_visible()
    await page.locator(".decision .step:not(.hid)").first.press("Enter")
    await check(visitor)  # deciding
    await confirm(page)
    await expect(page.locator(".prompt.moment .btn")).to_be_visible()
    await check(visitor)  # revealed
    await page.locator(".prompt.moment .btn").press("Enter")
    await page.locator(".fan .card.legal").first.press("Enter")
    await expect(page.locator(".offer.chosen")).to_be_visible()
    await check(visitor)  # a card is taken up


async def test_nothing_is_too_wide_in_german(visitors: Visitors) -> None:
    citizen = await come(visitors, before_the_pope(), language="de-DE")
    visitor, page = citizen.visitor, citizen.page
    await visitor.look_in_all_sizes()
    await page.locator(".prompt .btn", has_text="einfordern").press("Enter")
    await expect(page.locator(".scene h2")).to_have_text("Der Papst rückt an")
    await visitor.look_in_all_sizes()
    await page.locator(".prompt .btn", has_text="Bestätigen").press("Enter")
    await expect(page.locator(".prompt .say")).to_contain_text("Trotzdem bestätigen?")
    await visitor.look_in_all_sizes()
    await page.locator(".prompt .btn.primary").press("Enter")
    await expect(page.locator(".prompt.moment .btn")).to_be_visible()
    await visitor.look_in_all_sizes()
    await page.locator(".prompt.moment .btn").press("Enter")
    await expect(page.locator(".prompt .say b")).to_contain_text("Baue ein Stockwerk")
    await visitor.look_in_all_sizes()


async def test_in_words_one_can_read_and_play_everything(visitors: Visitors) -> None:
    citizen = await come(visitors, before_the_pope())
    page = citizen.page
    await citizen.visitor.in_words()
    await page.reload()
    words = page.locator(".words")
    await expect(words).to_contain_text("You have 4 gold, 5 armies, 3 pilgrims and 2 craftsmen")
    column = words.get_by_role("row", name=re.compile("^Column 1"))
    await expect(column).to_contain_text("Elena, 1 gold")
    await page.get_by_role("button", name="Claim the cards of your columns").click()
    await expect(words).to_contain_text("The Pope invades with 12")
    pledge = page.get_by_role("button", name="For the league: armies × 2")
    await pledge.click()
    await expect(pledge).to_have_count(0)  # a press while a move is under way is taken for a slip
    await confirm(page)
    await expect(words).to_contain_text("The last invasion: the Pope with 12")
    await citizen.visitor.look_around()


async def test_a_replay_shows_each_invasion_where_it_was_revealed(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    match = before_the_pope()
    siena = ["2 league armies 0", "2 league pilgrims 0", "2 city armies 3", "2 commit"]
    for text in ["0 claim", "0 commit", "1 commit", *siena, "3 commit"]:
        seat, _, move = text.partition(" ")
        match.play(int(seat), move)
    row = await elena.api("POST", "/records", played_out(match))
    await elena.go(f"/table/{row['id']}/replay?move=5")  # a pledge is seen by nobody else
    page = elena.page
    await expect(page.locator(".scene h2")).to_have_text("The Pope marches")
    await expect(page.locator(".league header .num")).to_have_text("0")
    await expect(page.locator(".scene .plate")).to_have_count(2)
    await page.get_by_role("button", name="One move forward").click()
    await expect(page.locator(".scene")).to_have_count(0)
    await elena.look_around()
