"""A game that nobody has drawn a board for is played from words and a list of moves."""

import json

from playwright.async_api import Route, expect

from tavola.server.web.pages import STATIC
from tests.example import EXAMPLE, OPENER
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors


def chunk_of(game: str) -> str:
    """The file with the game's own board."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    file: str = manifest[f"src/games/{game}/index.ts"]["file"]
    return file


async def without_a_board(
    visitors: Visitors, size: tuple[int, int], language: str = "en-GB"
) -> Visitor:
    """Somebody whose browser gets no board of Condottiere's."""
    visitors.forgiven += ["Failed to load resource", "dynamically imported module"]
    visitor = await visitors.come(size, language=language)

    async def refuse(route: Route) -> None:
        await route.abort()

    await visitor.page.route(f"**/{chunk_of(EXAMPLE)}", refuse)
    return visitor


async def test_a_battle_is_played_without_a_board(visitors: Visitors) -> None:
    elena = await without_a_board(visitors, DESKTOP)
    await elena.be("Elena")
    table = await elena.table(2, "random", **OPENER)
    await elena.go(f"/table/{table}")
    await elena.until_asked()
    page = elena.page
    await expect(page.locator("svg.map")).to_have_count(0)
    words = page.get_by_role("region", name="The board in words")
    await expect(words.get_by_role("rowheader", name="Elena")).to_be_visible()
    await expect(page.locator(".moves button")).to_have_count(17)
    await page.get_by_label("Find a move").fill("sie")
    await elena.press("Fight for Siena")
    await expect(words).to_contain_text("City: Siena")
    await elena.look_around()
    await elena.press("Pass")
    await expect(page.locator(".log")).to_contain_text("Elena passes.")


async def test_on_a_phone_and_in_german_it_fits(visitors: Visitors) -> None:
    anna = await without_a_board(visitors, PHONE, "de-DE")
    await anna.be("Anna")
    table = await anna.table(6, *["random"] * 5, **OPENER)
    await anna.go(f"/table/{table}")
    await anna.until_asked()
    await expect(anna.page.get_by_role("region", name="Was du tun kannst")).to_be_visible()
    await anna.look_around()
    await anna.press("Um Siena kämpfen")
    await expect(anna.page.locator(".moves")).to_contain_text("Aussetzen")
    await anna.look_around()


async def test_its_replay_shows_the_outline_and_no_moves(visitors: Visitors) -> None:
    elena = await without_a_board(visitors, DESKTOP)
    await elena.be("Elena")
    table = await elena.table(2, "random", **OPENER)
    await elena.go(f"/table/{table}/replay")
    await expect(elena.page.get_by_role("slider")).to_be_visible()
    await expect(elena.page.get_by_role("region", name="The board in words")).to_be_visible()
    await expect(elena.page.locator(".moves")).to_have_count(0)
    await elena.look_around()
