"""Payments in Medievalia: what is pressed joins them, pressed again leaves them, and Enter pays."""

from playwright.async_api import expect

from tests.games.medievalia.table import fief, table
from tests.web.asked import asked_why
from tests.web.medievalia_player import Lord, Story
from tests.web.test_sizes import box
from tests.web.visitor import Visitor, Visitors, until

EDGE = 6  # px of light around a chosen card


async def pay(visitor: Visitor) -> Lord:
    """A farm costs two labour: the city and a peasant have one each, and so has another peasant."""
    mine = fief("forest farm", "field-1", "peasant-1 peasant-2")
    lord = await Story(table(mine)).take_up(visitor)
    await visitor.page.locator('.fan .card[data-card="farm"]').click()
    await expect(visitor.page.locator(".fan .card.selected")).to_have_count(1)
    return lord


async def test_after_pressing_what_pays_enter_pays(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    page = elena.page
    questions = asked_why(page)
    await pay(elena)
    await page.locator('[data-place="city"] > .ground').click()
    await expect(page.locator(".tile.batched")).to_have_count(1)
    await page.keyboard.press("Enter")  # nothing shows ↵ yet: nothing is meant
    await page.locator('[data-piece="peasant-1"]').click()
    await expect(page.locator(".prompt .btn.primary kbd")).to_have_text("↵")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.locator(".side .log")).to_contain_text(
        "Elena plays a farm; the city and Peasant 1 pay."
    )
    assert questions() == []


async def test_a_second_press_takes_a_group_or_a_card_out_of_a_payment(
    visitors: Visitors,
) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    page = elena.page
    lord = await pay(elena)
    city = page.locator('[data-place="city"] > .ground')
    peasant = page.locator('[data-piece="peasant-1"]')
    forest = page.locator('.fan .card[data-card="forest"]')

    async def added(*moves: str) -> None:
        async def comes() -> bool:
            batch = (await lord.look())["view"]["table"]["batch"]
            return bool(batch["added"] == list(moves))

        await until(comes, f"the payment is {moves}")
        await expect(page.locator(".prompt.busy")).to_have_count(0)

    await city.click()
    await added("flip city")
    await peasant.click()
    await added("flip city", "flip peasant-1")
    await city.click()  # the first of two: the other stays
    await added("flip peasant-1")
    await expect(page.locator(".tile.batched")).to_have_count(0)
    await forest.click()
    await added("flip peasant-1", "discard forest")
    await forest.click()
    await added("flip peasant-1")
    await peasant.click()
    await added()
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_card_that_is_paid_for_lies_below_the_question(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    mine = fief("infantry merchant peasant", "field-1 forest-1+smith mine-1", "peasant-1@field-1")
    await Story(table(mine)).take_up(elena)
    page = elena.page
    await page.locator('.fan .card[data-card="infantry"]').click()
    await expect(page.locator(".fan .card.selected")).to_have_count(1)
    await page.locator('.fan .card[data-card="merchant"]').click()
    await expect(page.locator(".fan .card.gone")).to_contain_text("discarded")
    await elena.settle()
    lifted, prompt = (
        await box(page.locator(".fan .card.selected")),
        await box(page.locator(".prompt")),
    )
    assert lifted["y"] - EDGE >= prompt["y"] + prompt["height"], (lifted, prompt)
    assert "+" not in await page.locator(".fan .card.gone").inner_text()
