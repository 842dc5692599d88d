"""Fingers, keys and colours of one's own: the map of Concordia answers to all of them."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.games.concordia.table import seat, table
from tests.web.concordia_player import Roman, played_out, sit, take_up
from tests.web.laid_out import faults
from tests.web.test_sizes import box
from tests.web.visitor import Visitor, Visitors


async def on_the_phone(visitors: Visitors, size: tuple[int, int]) -> tuple[Visitor, Roman]:
    """Elena's Architect on a phone: two colonists in Roma, one beside Massilia."""
    elena = await visitors.come(size, touch=True)
    await elena.be("Elena")
    builder = seat(goods="brick brick food cloth wine", land="roma", sea="roma, massilia roma")
    made = await take_up(elena, played_out(table(builder, seat(), seat(), map="imperium")))
    await elena.go(f"/table/{made}")
    roman = Roman(elena, made)
    await roman.make("play architect")
    await elena.settle()
    return elena, roman


@pytest.mark.parametrize("size", [(390, 844), (320, 568)], ids=["phone", "small-phone"])
async def test_a_finger_finds_every_target_of_a_crowded_map(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    elena, roman = await on_the_phone(visitors, size)
    page = elena.page
    legal = page.locator('svg.map [role=button][aria-disabled="false"]')
    names = [await legal.nth(i).get_attribute("id") for i in range(await legal.count())]
    own = next(name for name in names if name and "colonist-land-roma" in name)
    x, y = await middle(page.locator(f"#{own}"))
    # Beside it, where a fingertip comes down: the map comes closer, and nothing is moved yet.
    await page.touchscreen.tap(x + 9, y + 9)
    await expect(page.locator(".closer")).to_be_visible()
    assert (await roman.look())["view"]["table"]["moving"] is None
    await elena.settle()
    for _ in range(3):
        if not await page.locator(".closer").count():
            break
        await page.touchscreen.tap(*await middle(page.locator(f"#{own}")))
        await elena.settle()
    await expect(page.locator(".prompt .say b")).to_contain_text("on its way")
    await expect(page.locator(".closer")).to_have_count(0)  # and the whole map is there again


async def middle(part: Locator) -> tuple[float, float]:
    found = await box(part)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


async def test_the_focus_goes_where_the_next_decision_is(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    builder = seat(goods="brick brick food wine", land="roma")
    made = await take_up(elena, played_out(table(builder, seat(), seat())))
    await elena.go(f"/table/{made}")
    page = elena.page
    await elena.until_asked()
    await page.locator('.fan .card[aria-label^="Architect"]').press("Enter")
    await page.locator(".prompt .btn.primary").press("Enter")
    await expect(page.locator(".prompt .say b")).to_contain_text("steps left")
    # Not on the card that was played, nor on nothing: on something of the map.
    await expect(page.locator('svg.map :focus[aria-disabled="false"]')).to_have_count(1)
    assert [told for told in await faults(page) if told.startswith("focus")] == []
    # Somebody with a mouse is left alone.
    await page.mouse.click(5, 5)
    await page.evaluate("document.activeElement.blur()")
    await page.locator(".prompt .btn", has_text=re.compile("Done")).click()
    await elena.until_asked()
    assert await page.evaluate("document.activeElement.closest('svg.map')") is None


async def test_with_colours_of_ones_own_edges_say_what_is_chosen(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    made = await sit(elena, 2, "random")
    await elena.page.emulate_media(forced_colors="active")
    await elena.go(f"/table/{made}")
    await elena.until_asked()
    cards = elena.page.locator(".fan .card.legal")
    await cards.first.click()
    await expect(elena.page.locator(".fan .card.selected")).to_have_count(1)
    edge = "card => getComputedStyle(card).outlineWidth"
    assert await elena.page.locator(".fan .card.selected").evaluate(edge) == "4px"
    assert await cards.last.evaluate(edge) == "2px"
    tabs = elena.page.locator(".side [role=tab]")
    colours = [
        await tabs.nth(i).evaluate("tab => getComputedStyle(tab).borderBottomColor")
        for i in range(await tabs.count())
    ]
    assert len(set(colours[1:])) == 1
    assert colours[0] not in colours[1:]
