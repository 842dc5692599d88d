"""A finished game: move by move, through any eyes, proved fair, and played on."""

import re

from playwright.async_api import expect

from tests.example import OPENER
from tests.web.accessible import check
from tests.web.visitor import DESKTOP, Visitor, Visitors, until


async def finished(
    visitors: Visitors, size: tuple[int, int] = DESKTOP, language: str = "en-GB"
) -> tuple[Visitor, str]:
    """A short game that bots have played to its end for somebody who left."""
    elena = await visitors.come(size, language=language)
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


async def test_a_question_mark_tells_the_keys_of_a_replay(visitors: Visitors) -> None:
    elena, table = await finished(visitors)
    await elena.go(f"/table/{table}/replay?move=1")
    page = elena.page
    move = page.get_by_role("slider", name="Move")
    await expect(move).to_have_value("1")
    await page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys and help")
    await expect(keys).to_be_visible()
    await check(elena)
    await page.keyboard.press("ArrowRight")  # is not meant for the replay
    await page.keyboard.press("Escape")
    await expect(keys).to_have_count(0)
    await expect(move).to_have_value("1")
    await page.keyboard.press("ArrowRight")
    await expect(move).to_have_value("2")


async def test_a_replay_is_leafed_through_by_turns_and_rounds_over_a_chart_and_names_the_winner(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    size, language = device
    nina, table = await finished(visitors, size, language)
    told = await nina.api("GET", f"/tables/{table}/replay/outline")
    page = nina.page
    await nina.go(f"/table/{table}/replay")
    slider = page.get_by_role("slider", name=nina.say("replay-move"))
    await expect(page.locator(".course .curve")).to_have_count(3)
    box = await slider.bounding_box()
    strip = await page.locator(".replay").bounding_box()
    assert box is not None
    assert strip is not None
    assert box["width"] > strip["width"] - 40  # as wide as it can be
    act = page.get_by_role("button", name=nina.say("replay-acts-on"))
    if told["moves"] > len(told["acts"]):
        await act.click()
        await expect(slider).to_have_value(str(next(at for at in told["acts"] if at)))
    await page.keyboard.press("Home")
    await page.keyboard.press("Shift+ArrowRight")
    await expect(slider).to_have_value(str(next(at for at in told["turns"] if at)))
    await page.keyboard.press("Shift+ArrowLeft")
    await expect(slider).to_have_value("0")
    await check(nina)
    await expect(page.locator(".replay .ended")).to_have_count(0)
    await page.keyboard.press("End")
    await expect(slider).to_have_value(str(told["moves"]))
    await expect(page.locator(".replay .ended")).not_to_be_empty()
    await check(nina)


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
