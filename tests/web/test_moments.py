"""What must not pass by is held before the eyes; then the game goes on."""

import re

from playwright.async_api import expect

from tests.example import OPENER
from tests.web.visitor import Visitor, Visitors, stop_the_clock, until


async def fight_until_the_end(visitor: Visitor) -> None:
    """Elena names Siena, plays a card and passes, until the battle is decided."""
    page = visitor.page
    await page.locator("#main svg.map [role=button][aria-label^=Siena]").first.press("Enter")
    await page.locator(".prompt .btn.primary").click()
    await visitor.until_asked()
    await page.locator(".fan .card.legal").first.press("Enter")
    await page.locator(".prompt .btn.primary").click()

    async def asked_or_held() -> bool:
        return await page.locator(".prompt:not(.wait), .prompt.moment").count() > 0

    while True:
        await expect(page.locator(".prompt [aria-busy=true]")).to_have_count(0)
        await until(asked_or_held, "a turn, or the end of the battle")
        if await page.locator(".prompt.moment").count():
            return
        await page.keyboard.press("p")


async def test_the_armies_stay_until_the_battle_was_seen(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    size, language = device
    elena = await visitors.come(size, language=language)
    await elena.be("Elena")
    table = await elena.table(3, "random", "random", **OPENER)
    await elena.go(f"/table/{table}")
    page = elena.page
    await stop_the_clock(page)
    await fight_until_the_end(elena)
    band = page.locator(".prompt.moment")
    said = await band.locator(".say b").inner_text()
    assert "Siena" in said
    await expect(page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    assert await page.locator(".army .played").count() > 0
    won = await page.locator(".army.wins").count()
    assert won == len(re.findall(r"\d+ (?:beats|schlägt) \d+|alone|allein", said)), said
    await expect(page.locator("svg.map .taken")).to_have_count(won)
    await expect(page.locator(".prompt:not(.wait)")).to_have_count(0)
    await elena.look_around()
    await page.clock.run_for(2500)
    await expect(band).to_have_count(0)
    await expect(page.locator(".army.wins")).to_have_count(0)
    await until(elena.is_asked_or_over, "the game to go on")


async def test_any_key_or_a_click_on_the_board_goes_on_and_does_nothing_else(
    visitors: Visitors,
) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    page = elena.page
    for go_on in ("key", "click", "button"):
        table = await elena.table(2, "random", **OPENER)
        await elena.go(f"/table/{table}")
        await stop_the_clock(page)
        await fight_until_the_end(elena)
        before = await elena.page.locator(".hand .card").count()
        if go_on == "key":
            await page.keyboard.press("p")
        elif go_on == "click":
            await page.locator("svg.map [role=button]").first.click(force=True)
        else:
            await elena.press("Go on ↵")
        await expect(page.locator(".prompt.moment")).to_have_count(0)
        await expect(page.get_by_role("dialog")).to_have_count(0)
        assert await page.locator(".hand .card").count() == before


async def test_in_a_replay_the_armies_are_seen_where_the_battle_ended(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    table = await elena.table(2, "random", **OPENER)
    await elena.go(f"/table/{table}")
    await stop_the_clock(elena.page)
    await fight_until_the_end(elena)
    entries = (await elena.view(table))["entries"]
    moves = [entry for entry in entries if entry["kind"] == "move"]
    ends = [
        number
        for number, entry in enumerate(moves, 1)
        if any(event["id"] == "fought" for event in entry["events"])
    ]
    await elena.go(f"/table/{table}/replay?move={ends[0]}")
    await expect(elena.page.locator(".army .played").first).to_be_visible()
