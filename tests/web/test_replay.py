"""A finished game: move by move, through any eyes, proved fair, and played on."""

import re

from playwright.async_api import expect

from tests.example import OPENER
from tests.web.accessible import check
from tests.web.visitor import Visitor, Visitors, until


async def finished(visitors: Visitors) -> tuple[Visitor, str]:
    """A short game that bots have played to its end for somebody who left."""
    elena = await visitors.come()
    await elena.be("Elena")
    options = {**OPENER, "round_limit": 1}
    table = await elena.table(3, "random", "random", **options)
    await elena.api("POST", f"/tables/{table}/leave", {})

    async def is_over() -> bool:
        return bool((await elena.view(table))["table"]["status"] == "over")

    await until(is_over, "the end of the game")
    return elena, table


async def test_replay_scrubs_and_links_to_a_move(visitors: Visitors) -> None:
    elena, table = await finished(visitors)
    await elena.go("/records")
    await elena.press("Replay", "link")
    page = elena.page
    await expect(page.get_by_role("slider", name="Move")).to_have_value("0")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("slider", name="Move")).to_have_value("2")
    await expect(page).to_have_url(f"{visitors.house.url}/table/{table}/replay?move=2&seat=0")
    await page.reload()
    await expect(page.get_by_role("slider", name="Move")).to_have_value("2")
    await elena.press("One move forward")
    await expect(page.get_by_role("slider", name="Move")).to_have_value("3")
    await elena.look_around()


async def test_after_the_end_any_hand_may_be_looked_into(visitors: Visitors) -> None:
    elena, table = await finished(visitors)
    await elena.go(f"/table/{table}/replay?move=0")
    cards = elena.page.locator(".fan .card")
    await expect(cards).to_have_count(10)
    own = await cards.all_inner_texts()
    await expect(elena.page.locator(".army.you .who")).to_contain_text("Elena")
    await elena.page.get_by_label("Point of view").select_option("1")
    await expect(elena.page.locator(".army.you .who")).not_to_contain_text("Elena")
    await expect(cards).to_have_count(10)
    assert await cards.all_inner_texts() != own


async def test_the_proof_is_checked_in_the_browser(visitors: Visitors) -> None:
    elena, table = await finished(visitors)
    await elena.go(f"/table/{table}/replay")
    await elena.press("Provably fair", "tab")
    await expect(elena.page.get_by_text("The seed fits the commitment.")).to_be_visible()
    await expect(
        elena.page.get_by_text(re.compile("shuffles? follows? from the seed"))
    ).to_be_visible()
    await check(elena)


async def test_the_record_can_be_downloaded_and_brought_back(visitors: Visitors) -> None:
    elena, table = await finished(visitors)
    await elena.go(f"/table/{table}/replay")
    async with elena.page.expect_download() as waiting:
        await elena.press("Download the record", "link")
    path = await (await waiting.value).path()
    nina = await visitors.come()
    await nina.go("/records")
    await nina.page.get_by_label("Import a record").set_input_files(
        {"name": "r.json", "mimeType": "application/json", "buffer": path.read_bytes()}
    )
    await nina.give_name("Nina")
    await expect(nina.page.get_by_role("slider", name="Move")).to_be_visible()


async def test_a_finished_game_is_played_on_from_any_move(visitors: Visitors) -> None:
    elena, table = await finished(visitors)
    await elena.go(f"/table/{table}/replay?move=1")  # Elena has named the city, and plays first
    page = elena.page
    await expect(page.get_by_role("slider", name="Move")).to_have_value("1")
    city = await page.locator(".battle h2").inner_text()
    await elena.press("Play on from here")
    await page.wait_for_url(lambda url: "/replay" not in url)
    assert f"/table/{table}" not in page.url
    await elena.until_asked()
    await expect(page.locator(".battle h2")).to_have_text(city)
    await elena.answer(0)
    await expect(page.locator(".log")).to_contain_text("Elena p")
