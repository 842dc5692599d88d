"""Medievalia in every state: axe complains of nothing, no text is too small, nothing is cut off."""

from playwright.async_api import expect

from tests.web.accessible import check
from tests.web.medievalia_player import Story, battle, rich_table
from tests.web.visitor import PHONE, Visitors


async def test_in_peace_and_in_war(visitors: Visitors, device: tuple[tuple[int, int], str]) -> None:
    size, language = device
    visitor = await visitors.come(size, language=language)
    await visitor.be("Elena")
    page = visitor.page
    await Story(rich_table()).take_up(visitor)
    await check(visitor)  # a turn, two against two
    for part in (1, 2, 0) if size == PHONE else ():
        await page.locator(".ptabs button").nth(part).click()
        await check(visitor)
    await page.locator('.fan .card.legal[data-card="artist"]').press("Enter")
    await expect(page.locator(".prompt.busy")).to_have_count(0)
    await page.locator('.tile[data-place="field-1"] > .ground').press("Enter")
    await expect(page.locator(".tile.batched")).to_have_count(1)
    await check(visitor)  # a payment
    war = battle()
    for move in (3, 7, 9):  # the defence, the targets, the archers
        await war.take_up(visitor, move)
        await check(visitor)
