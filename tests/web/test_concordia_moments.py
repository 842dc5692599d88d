"""Concordia: a production, a Tribune and the end are held before the eyes; the log has room."""

from playwright.async_api import Page, expect

import tavola
from tests.games.concordia.table import seat, table
from tests.web.concordia_player import Roman, played_out, sit, take_up
from tests.web.visitor import DESKTOP, Visitor, Visitors, stop_the_clock

LINES = """box => {
    const line = box.querySelector('.log-line span');
    return box.clientHeight / parseFloat(getComputedStyle(line).lineHeight);
}"""


async def at_table(visitors: Visitors, match: tavola.Match) -> tuple[Visitor, Roman]:
    """Elena, whose turn it is in this match; what is held stays until time passes."""
    elena = await visitors.come()
    await elena.be("Elena")
    made = await take_up(elena, played_out(match))
    await elena.go(f"/table/{made}")
    await stop_the_clock(elena.page)
    return elena, Roman(elena, made)


async def goes_on(page: Page) -> None:
    """What is held goes with time. Something that a bot has done since may be held next."""
    said = await page.locator(".prompt.moment .say b").inner_text()
    await page.clock.run_for(6000)
    await expect(page.locator(".prompt.moment", has_text=said)).to_have_count(0)


async def test_a_production_shows_what_each_house_gave_to_whom(visitors: Visitors) -> None:  # K4.5
    houses = seat(houses="lutetia burdigala"), seat(houses="lutetia"), seat()
    elena, roman = await at_table(visitors, table(*houses))
    page = elena.page
    await roman.make("play prefect")
    await roman.make("produce gallia")
    await expect(page.locator(".prompt.moment .say b")).to_contain_text("Gallia produces: Elena")
    await expect(page.locator("svg.map .tag")).to_have_count(3)  # the bonus, and two cities
    await expect(page.locator("svg.map .province.chosen")).to_have_count(1)
    await elena.look_around()
    await goes_on(page)
    await expect(page.locator("svg.map .province.chosen")).to_have_count(0)


async def test_the_end_is_announced_with_those_who_have_one_more_turn(
    visitors: Visitors,
) -> None:  # K6.1
    last = table(seat(goods="tool"), seat(), seat(), display="architect I", stack="")
    elena, roman = await at_table(visitors, last)
    page = elena.page
    await roman.make("play senator")
    await roman.make("card architect 1")
    said = page.locator(".prompt.moment .say b")
    await expect(said).to_contain_text("The end: Elena has bought the last card. One more turn for")
    await expect(page.locator("header")).to_contain_text("last turns:")
    await goes_on(page)


async def test_a_tribune_shows_the_cards_that_come_back(visitors: Visitors) -> None:  # K4.1
    """The other holds nothing but the Tribune."""
    other = seat(pile="architect prefect mercator-3 diplomat-jupiter senator")
    elena, roman = await at_table(visitors, table(seat(), other, seat()))
    page = elena.page
    await roman.make("play mercator-3")
    await roman.make("done")
    await expect(page.locator(".prompt.moment .say b")).to_contain_text("takes back")
    await expect(page.locator(".back .face")).to_have_count(6)
    await goes_on(page)
    await expect(page.locator(".back")).to_have_count(0)


async def test_the_log_shows_ten_lines_and_more(visitors: Visitors) -> None:
    elena = await visitors.come(DESKTOP)
    await elena.be("Elena")
    made = await sit(elena, 4, "random", "random", "random")
    await elena.go(f"/table/{made}")
    await elena.until_asked()
    await expect(elena.page.locator(".log .log-line").first).to_be_visible()
    assert await elena.page.locator(".logbox").evaluate(LINES) >= 10
