"""Low windows and large letters: the table fits them all."""

import pytest
from playwright.async_api import FloatRect, Locator

import tavola
from tests.web.laid_out import faults
from tests.web.visitor import Visitor, Visitors

SIDEWAYS = [(844, 390), (683, 384)]
LEAST_BOARD = (250, 300)


async def tables(visitor: Visitor) -> list[str]:
    """One of each game, where it is the visitor's turn sooner or later."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    made = []
    for game in tavola.game_names():
        form = {"game": game, "players": len(seats), "seats": seats, "start": True}
        made.append((await visitor.api("POST", "/tables", form))["table"]["id"])
    return made


@pytest.mark.parametrize("size", SIDEWAYS, ids=["phone-sideways", "zoomed"])
async def test_a_low_window_shows_board_prompt_and_hand_side_by_side(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    elena = await visitors.come(size)
    await elena.be("Elena")
    for made in await tables(elena):
        await elena.go(f"/table/{made}")
        await elena.until_asked()
        board = await box(elena.page.locator(".stage"))
        prompt = await box(elena.page.locator(".prompt"))
        assert board["width"] >= LEAST_BOARD[0], (made, board)
        assert board["height"] >= LEAST_BOARD[1], (made, board)
        assert prompt["x"] >= board["x"] + board["width"], (made, board, prompt)
        assert await elena.page.locator(".hold .none:visible").count() == 0  # no box without cards
        assert [told for told in await faults(elena.page) if "cut off" in told] == []


async def box(part: Locator) -> FloatRect:
    found = await part.bounding_box()
    assert found is not None
    return found


async def test_letters_grow_with_the_browsers_own(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    made = await elena.table(3, "random", "random")
    await elena.go(f"/table/{made}")
    await elena.until_asked()
    sizes = "() => ['.prompt .say b', '.ptop b, .tb-game'].map(one => parseFloat("
    sizes += "getComputedStyle(document.querySelector(one)).fontSize))"
    usual = await elena.page.evaluate(sizes)
    line = await elena.page.context.new_cdp_session(elena.page)
    await line.send("Page.setFontSizes", {"fontSizes": {"standard": 24}})
    await elena.page.reload()
    await elena.until_asked()
    large = await elena.page.evaluate(sizes)
    assert [one > 1.3 * other for one, other in zip(large, usual, strict=True)] == [True] * 2
    found = await faults(elena.page)
    assert [told for told in found if told.startswith(("over each other", "covered"))] == []
