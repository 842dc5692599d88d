"""`?` opens the keys and help, at every table."""

import pytest
from playwright.async_api import expect

from tavola.games import find, names
from tests.example import OPENER
from tests.web.accessible import check
from tests.web.visitor import Visitors


@pytest.mark.parametrize("game", names())
async def test_a_question_mark_tells_the_keys(visitors: Visitors, game: str) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    players = max(find(game).facts.fewest, 2)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    form = {"game": game, "players": players, "seats": seats, "start": True}
    table = (await elena.api("POST", "/tables", form))["table"]["id"]
    await elena.go(f"/table/{table}")
    page = elena.page
    await expect(page.locator(".prompt")).to_be_visible()
    rules = page.get_by_role("navigation").get_by_role("button", name="Rules", exact=True)
    await rules.focus()
    await page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys and help")
    title = find(game).facts.title
    await expect(keys.get_by_role("heading", name=f"Keys of {title}")).to_be_visible()
    assert await keys.locator("kbd").count() > 6
    link = keys.get_by_role("link", name=f"Rules of {title}")
    await expect(link).to_have_attribute("href", f"/rules/{game}")
    await check(elena)
    for _ in range(5):  # the focus stays within
        await page.keyboard.press("Tab")
        assert await page.evaluate("Boolean(document.activeElement.closest('dialog'))")
    await page.keyboard.press("u")  # is not meant for the table
    assert await page.get_by_role("dialog").count() == 1
    await page.keyboard.press("Escape")
    await expect(keys).to_have_count(0)
    await expect(rules).to_be_focused()


async def test_a_question_mark_in_the_chat_is_just_that(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    table = await elena.table(2, "random", **OPENER)
    await elena.go(f"/table/{table}")
    await elena.press("Chat", "tab")
    field = elena.page.get_by_label("Write a message")
    await field.press_sequentially("Siena?")
    assert await field.input_value() == "Siena?"
    assert await elena.page.get_by_role("dialog").count() == 0
    await elena.press("Table")
    await elena.press("Keys and help")
    await expect(elena.page.get_by_role("dialog", name="Keys and help")).to_be_visible()
