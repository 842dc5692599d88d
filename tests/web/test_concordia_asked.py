"""Concordia: what is pressed means what it shows, and the map stays in view."""

from typing import Any

from playwright.async_api import expect

from tests.games.concordia.table import seat, table
from tests.web.asked import reads_well
from tests.web.concordia_player import Roman, played_out, take_up
from tests.web.test_sizes import box
from tests.web.visitor import Visitors

SHARE = 0.99  # of the area: a spot on the very border of two may belong to neither
# A point of each square of 32 px within the province: what a click there comes to.
CLICKS = """async (path) => {
  const answered = [0, 0];
  const box = path.getBoundingClientRect();
  const matrix = path.getScreenCTM().inverse();
  const frame = path.closest('svg').getBoundingClientRect();
  const drawn = () => new Promise((go) => setTimeout(go));
  for (let x = box.left + 9; x < box.right; x += 32)
    for (let y = box.top + 9; y < box.bottom; y += 32) {
      if (!path.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix))) continue;
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
      const on = document.elementFromPoint(x, y);
      if (!on?.closest('svg.map')) continue; // a button of the frame
      on.dispatchEvent(new MouseEvent(
        'click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }));
      await drawn();
      // A tag or marker of another province that lies there stands for that.
      const chosen = path.closest('svg').querySelector('.province[aria-pressed="true"]') !== null;
      answered[chosen ? 0 : 1] += 1;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await drawn();
    }
  return answered;
}"""


async def at_rome(visitors: Visitors, *seats: Any, move: str = "", **more: Any) -> Roman:
    elena = await visitors.come(**more)
    await elena.be("Elena")
    made = await take_up(elena, played_out(table(*seats)))
    await elena.go(f"/table/{made}")
    await elena.until_asked()
    roman = Roman(elena, made)
    if move:
        await roman.make(move)
        await elena.settle()
    return roman


async def test_every_spot_of_a_province_that_can_produce_answers(visitors: Visitors) -> None:
    """K4.5 Lines, cities and pieces that lie on it pass the click on."""
    houses = seat(houses="lutetia burdigala", land="roma", sea="roma, massilia roma")
    others = seat(houses="lutetia"), seat()
    roman = await at_rome(visitors, houses, *others, move="play prefect", size=(1920, 1080))
    provinces = roman.page.locator('svg.map .province[aria-disabled="false"]')
    answered = refused = 0
    for i in range(await provinces.count()):
        yes, no = await provinces.nth(i).evaluate(CLICKS)
        answered, refused = answered + yes, refused + no
    assert answered > 200, answered
    share = answered / (answered + refused)
    assert share > SHARE, share


async def test_done_does_not_drop_a_building_that_is_considered(visitors: Visitors) -> None:
    builder = seat(goods="brick brick food wine tool", land="novaria roma")
    roman = await at_rome(visitors, builder, seat(), seat(), move="play architect")
    page = roman.page
    city = roman.place("city novaria")
    await city.press("Space")
    build = page.locator(".prompt .btn.primary")
    await expect(build).to_contain_text("Build in")
    before = (await roman.look())["number"]
    done = page.locator(".prompt .btn", has_text="Done")
    await done.click()
    await expect(page.locator(".prompt .say")).to_contain_text("is not done yet")
    await expect(build).to_contain_text("Build in")
    assert (await roman.look())["number"] == before
    await reads_well(page)
    await page.keyboard.press("Escape")  # neither the one nor the other
    await expect(build).to_have_count(0)
    await city.press("Space")
    await done.click()
    await expect(page.locator(".prompt .say")).to_contain_text("is not done yet")
    await done.click()
    await roman.until_after(before)


async def test_the_map_stays_where_it_is_and_in_view(visitors: Visitors) -> None:
    """Words of two lines are no higher than those of one; goods are traded beside the map."""
    trader = seat("mercator-5", goods="brick food tool wine cloth", land="novaria roma")
    roman = await at_rome(visitors, trader, seat(), seat())
    page = roman.page
    heights = set()
    for card in await page.locator(".fan .card.legal").all():
        await card.press("Space")
        await roman.visitor.settle()
        heights.add((await box(page.locator(".stage")))["height"])
        await page.keyboard.press("Escape")
    assert len(heights) == 1, heights
    await roman.make("play mercator-3")
    panel, board = await box(page.locator(".bank")), await box(page.locator(".mapbox"))
    share = panel["width"] * panel["height"] / (board["width"] * board["height"])
    assert share < 0.2, share
