"""Screens of every size: tables and ends fit them all, and use the room of large ones."""

import json
from pathlib import Path
from typing import Any

from playwright.async_api import FloatRect, Locator, expect

import tavola
from tests.web.laid_out import DRAWN, faults
from tests.web.visitor import DESKTOP, Visitor, Visitors

LOW = ((844, 390), (683, 384))
LEAST_BOARD = (250, 300)
LARGE = (2560, 1440)
GROWS = 1.2
RECORDS = Path(__file__).parents[1] / "records"
# How high letters, names on a map and cards are drawn.
HEIGHTS = """() => ['.tb-game', '.tabs button', 'svg.map text', '.fan .face'].map(part =>
    document.querySelector(part)?.getBoundingClientRect().height ?? null)"""


async def tables(visitor: Visitor) -> list[str]:
    """One of each game, where it is the visitor's turn sooner or later."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    made = []
    for game in tavola.game_names():
        form = {"game": game, "players": len(seats), "seats": seats, "start": True}
        made.append((await visitor.api("POST", "/tables", form))["table"]["id"])
    return made


async def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    await visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    await visitor.page.evaluate(DRAWN)


async def box(part: Locator) -> FloatRect:
    found = await part.bounding_box()
    assert found is not None
    return found


async def test_every_table_fits_low_windows_and_grows_with_large_ones(visitors: Visitors) -> None:
    elena = await visitors.come(language="de-DE")
    await elena.be("Elena")
    for made in await tables(elena):
        await resize(elena, DESKTOP)
        await elena.go(f"/table/{made}")
        await elena.until_asked()
        usual = await elena.page.evaluate(HEIGHTS)
        for size in LOW:
            await resize(elena, size)
            await fits(elena, size)
        await resize(elena, LARGE)
        large = await elena.page.evaluate(HEIGHTS)
        for before, after in zip(usual, large, strict=True):
            assert before is None or after > GROWS * before, (made, usual, large)
        await elena.look_closely()


async def fits(visitor: Visitor, size: tuple[int, int]) -> None:
    """Board, prompt and hand stand side by side."""
    board = await box(visitor.page.locator(".stage"))
    prompt = await box(visitor.page.locator(".prompt"))
    assert board["width"] >= LEAST_BOARD[0], (size, board)
    assert board["height"] >= LEAST_BOARD[1], (size, board)
    assert prompt["x"] >= board["x"] + board["width"], (size, board, prompt)
    assert await visitor.page.locator(".hold .none:visible").count() == 0  # no box without cards


async def test_the_end_of_every_game_tells_its_totals_first(visitors: Visitors) -> None:
    elena = await visitors.come(language="de-DE")
    await elena.be("Elena")
    for game in tavola.game_names():
        record = fullest(game)
        row = await elena.api("POST", "/records", record)
        await elena.go(f"/table/{row['id']}")
        await elena.press(elena.say("end-show"))
        await expect(elena.page.locator("[role=dialog] .totals").first).to_be_visible()
        await elena.look_closely()
        await elena.go(f"/table/{row['id']}/replay?move={len(record['moves']) // 2}")
        await expect(elena.page.get_by_role("slider")).to_be_visible()
        await elena.look_closely()


def fullest(game: str) -> Any:
    """Of this game's records one with as many players as can be, and no more moves than need be."""
    found = [json.loads(file.read_text("utf-8")) for file in sorted((RECORDS / game).glob("*"))]
    return max(found, key=lambda record: (record["players"], -len(record["moves"])))


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
