"""Leaving for good: who resigns is played for, all together end a game, and the page says so."""

from playwright.async_api import Locator, expect

from tests.example import OPENER
from tests.web.accessible import check
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors


async def two(
    visitors: Visitors, size: tuple[int, int] = DESKTOP, language: str = "en-GB"
) -> tuple[Visitor, Visitor, str]:
    """Elena, who must act, and Matteo, both at their devices."""
    elena, matteo = await visitors.come(size, language=language), await visitors.come()
    await elena.be("Elena")
    await matteo.be("Matteo")
    table = await elena.table(2, "open", **OPENER)
    invite = (await elena.api("GET", f"/tables/{table}"))["invite"]["token"]
    await matteo.api("POST", "/join", {"token": invite, "sit": True})
    await elena.api("POST", f"/tables/{table}/start", {})
    for one in (elena, matteo):
        await one.go(f"/table/{table}")
        await expect(one.page.locator(".prompt")).to_be_visible()
    return elena, matteo, table


async def choose(visitor: Visitor, message: str) -> Locator:
    """Press something in the table's menu; the question that is asked back."""
    phone = visitor.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    await visitor.press(visitor.say("menu" if phone else "menu-table"))
    await visitor.press(visitor.say(message))
    return visitor.page.locator("dialog[open]")


async def test_who_resigns_is_played_for_to_the_end(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    elena, matteo, table = await two(visitors, *device)
    page = elena.page
    asked = await choose(elena, "resign")
    await expect(asked).to_contain_text(elena.say("resign-text"))
    await check(elena)
    await page.keyboard.press("Escape")  # thought better of it
    await expect(asked).to_have_count(0)
    resign = page.get_by_role("button", name=elena.say("resign"), exact=True)
    await expect(resign).to_be_focused()
    await resign.click()
    await asked.get_by_role("button", name=elena.say("resign"), exact=True).click()
    await expect(page.locator(".prompt")).to_contain_text(elena.say("resigned-you"))
    assert await page.get_by_text(elena.say("away-return")).count() == 0
    await check(elena)
    await expect(matteo.page.locator(".log")).to_contain_text("Elena resigns; a bot plays on.")
    await matteo.until_asked()

    await elena.go("/")
    tab = page.get_by_role("tab", name=elena.say("home-watch"))
    await expect(tab).to_contain_text("1")  # and nothing waits for her any more
    await tab.click()
    row = page.get_by_role("tabpanel")
    await row.get_by_role("link", name=elena.say("row-watch"), exact=True).click()
    await expect(page.locator(".prompt")).to_contain_text(elena.say("resigned-you"))
    assert (await elena.view(table))["seats"][0]["away"] == "resigned"


async def test_a_game_ends_when_all_agree(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    elena, matteo, table = await two(visitors, *device)
    asked = await choose(elena, "end-together")
    await expect(asked).to_contain_text("Matteo")
    await check(elena)
    await asked.get_by_role("button", name=elena.say("end-ask"), exact=True).click()
    mine = elena.page.get_by_role("region", name=elena.say("end-together"))
    await expect(mine).to_contain_text("Matteo")
    band = matteo.page.get_by_role("region", name="End the game together")
    await expect(band).to_contain_text("Elena would like to end the game now, without a result.")
    await check(matteo)
    await band.get_by_role("button", name="Play on").click()
    await expect(band).to_have_count(0)
    await expect(mine).to_have_count(0)
    await expect(matteo.page.locator(".log")).to_contain_text("Matteo wants to play on.")
    await elena.until_asked()  # it goes on

    asked = await choose(elena, "end-together")
    await asked.get_by_role("button", name=elena.say("end-ask"), exact=True).click()
    await band.get_by_role("button", name="Agree").click()
    for one in (elena, matteo):
        ending = one.page.get_by_role("dialog", name=one.say("end-ended"))
        await expect(ending).to_contain_text(one.say("end-ended-text"))
        assert await ending.locator("table").count() == 0
    await check(elena)
    await elena.press(elena.say("end-look"))
    await expect(elena.page.locator(".prompt.over")).to_contain_text(elena.say("end-ended-text"))
    await elena.go("/")
    await elena.page.get_by_role("tab", name=elena.say("home-finished")).click()
    await expect(elena.page.get_by_text(elena.say("row-ended"))).to_be_visible()
    await elena.go(f"/table/{table}/replay")
    await expect(elena.page.get_by_role("slider")).to_be_visible()
    await elena.look_around()


async def test_against_bots_alone_a_game_is_ended_at_once(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    table = await elena.table(3, "random", "random", **OPENER)
    await elena.go(f"/table/{table}")
    asked = await choose(elena, "end-alone")
    assert await elena.page.get_by_role("button", name="Resign").count() == 0
    await asked.get_by_role("button", name="End the game", exact=True).click()
    await expect(elena.page.get_by_role("dialog", name="The game was ended")).to_be_visible()
    await elena.press("Play again")
    await elena.until_asked()
