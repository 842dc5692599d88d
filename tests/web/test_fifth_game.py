"""A game that nobody has drawn a board for, in a package of its own: Parlour on the page.

The page was built without it: its words and its rules come from the server.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.laws.parlour.announced import parlour_announced
from tests.server.house import House, open_house
from tests.server.luck import SameLuck
from tests.web.accessible import check
from tests.web.conftest import quick
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors, until


@pytest_asyncio.fixture(loop_scope="session")
async def house(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """A server where Parlour is installed; its bots think in a process that knows it, too."""
    with parlour_announced(tmp_path / "parlour"):
        async with open_house(quick(tmp_path), luck=SameLuck(request.node.name)) as opened:
            yield opened


async def sit_down(visitor: Visitor, label: str, begin: str, days: str) -> str:
    """A table of one's own against one bot, made on the page; its address."""
    page = visitor.page
    await visitor.be("Elena")
    await visitor.go("/")
    await visitor.card("Parlour").get_by_role("link", name=label).click()
    await page.get_by_role("radio", name="2", exact=True).check()
    await page.get_by_label(days, exact=True).fill("1")
    await page.get_by_label(days, exact=True).blur()
    await visitor.look_around()
    await visitor.press(begin)
    await visitor.until_asked()
    return page.url


async def test_it_is_played_to_its_end_with_the_mouse_in_english(visitors: Visitors) -> None:
    elena = await visitors.come(DESKTOP)
    address = await sit_down(elena, "New table", "Start the game", "Days")
    page = elena.page
    await expect(page.locator(".prompt")).to_contain_text("Stake flowers in secret, then commit.")
    words = page.get_by_role("region", name="The board in words")
    await expect(words).to_contain_text("Watering cans: 3")
    await expect(words.get_by_role("rowheader", name="Elena")).to_be_visible()
    await check(elena)
    await page.keyboard.press("u")
    await expect(page.get_by_role("dialog")).to_contain_text("There is nothing to undo")
    await page.keyboard.press("Escape")
    turns = 0
    while not await elena.is_over():
        turns += 1
        await page.locator(".moves button").first.click()
        await expect(page.locator(".moves [aria-busy=true]")).to_have_count(0)
        await until(elena.is_asked_or_over, "a turn")
        await elena.look_around()
    assert turns > 2
    await expect(page.locator(".prompt.over")).to_contain_text("won.")
    await expect(page.locator(".log").last).to_contain_text("has committed.")

    await page.keyboard.press("Escape")
    await page.locator(".prompt.over .rule").click()
    await expect(page.locator(".rules .one.cited")).to_contain_text("The game ends when")

    await page.goto(f"{address}/replay")
    await expect(page.get_by_role("slider", name="Move")).to_have_value("0")
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("slider", name="Move")).to_have_value("1")
    await expect(words).to_contain_text("Watering cans")
    await expect(page.locator(".moves")).to_have_count(0)
    await elena.press("Provably fair", "tab")
    await expect(page.get_by_text("The seed fits the commitment.")).to_be_visible()
    await elena.look_around()


async def test_it_is_played_to_its_end_with_the_keyboard_in_german(visitors: Visitors) -> None:
    anna = await visitors.come(PHONE, language="de-DE")
    await sit_down(anna, "Neuer Tisch", "Partie starten", "Tage")
    page = anna.page
    await expect(page.locator(".prompt")).to_contain_text("Setze verdeckt Blumen")
    await expect(page.locator(".words").first).to_contain_text("Gießkannen: 3")
    while not await anna.is_over():
        await page.locator(".moves button").last.focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(".moves [aria-busy=true]")).to_have_count(0)
        await until(anna.is_asked_or_over, "a turn")
        await anna.look_around()
    await expect(page.locator(".prompt.over")).to_contain_text("Gewonnen:")


@pytest.mark.parametrize(
    ("language", "title", "rule"),
    [
        ("en-GB", "Parlour: the rules", "Water a bed, up to three times a day."),
        ("de-DE", "Parlour: die Regeln", "Ein Beet gießen, bis zu dreimal am Tag."),
    ],
)
async def test_its_rules_can_be_read(
    visitors: Visitors, language: str, title: str, rule: str
) -> None:
    elena = await visitors.come(language=language)
    await elena.go("/rules/parlour#P4.2")
    await expect(elena.page.get_by_role("heading", name=title)).to_be_visible()
    await expect(elena.page.locator(".one.cited")).to_contain_text(rule)
    await expect(elena.page.get_by_role("link", name="Parlour", exact=True)).to_be_visible()
    await elena.look_around()
