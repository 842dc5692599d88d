"""Two people in two browsers and two bots play a game to its end."""

from collections.abc import Awaitable

from playwright.async_api import expect

from tests.example import EXAMPLE, OPENER
from tests.web.visitor import Visitor, Visitors, until

MOST_TURNS = 400


async def play_to_the_end(players: list[Visitor]) -> None:
    """Whoever is asked answers; others think for as long as they like."""
    for turn in range(MOST_TURNS):
        await until(lambda: any_of(*(visitor.is_asked_or_over() for visitor in players)), "a turn")
        for visitor in players:
            if await visitor.is_over():
                return
            if await visitor.is_asked():
                await visitor.answer(turn)
    raise AssertionError("the game did not end")


async def any_of(*wanted: Awaitable[bool]) -> bool:
    return any([await one for one in wanted])


async def test_two_browsers_and_two_bots_play_a_whole_game(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.go(f"/new/{EXAMPLE}")
    await elena.page.get_by_label("Seat 2", exact=True).select_option("open")
    for seat in (3, 4):
        await elena.page.get_by_label(f"Seat {seat}", exact=True).select_option("bot:random")
    await elena.page.get_by_label("Round limit").fill("2")
    await elena.page.get_by_label("Round limit").blur()
    await elena.press("Create table")
    link = await elena.page.get_by_label("Invite link").input_value()

    matteo = await visitors.come()
    await matteo.go(link)
    await matteo.page.get_by_label("Your name").fill("Matteo")
    await matteo.press("Sit down")
    await expect(matteo.page.get_by_text("Please wait")).to_be_visible()
    await expect(elena.page.get_by_text("Matteo").first).to_be_visible()
    await elena.press("Start the game")
    await expect(matteo.page.locator(".hand")).to_be_visible()

    await play_to_the_end([elena, matteo])
    for visitor in (elena, matteo):
        dialog = visitor.page.get_by_role("dialog")
        await expect(dialog).to_contain_text("won")
        await expect(dialog.get_by_role("row")).to_have_count(5)
        await visitor.look_around()


async def test_somebody_who_only_watches_sees_moves_and_no_hand(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    form = {"game": EXAMPLE, "players": 2, "visibility": "public"}
    form |= {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = (await elena.api("POST", "/tables", form | {"options": OPENER}))["table"]["id"]
    await elena.api("POST", f"/tables/{table}/start", {})
    nina = await visitors.come()
    await nina.go("/watch")
    await nina.page.get_by_role("main").get_by_role("link", name="Watch").click()
    await expect(nina.page.get_by_text("You are watching.")).to_be_visible()
    await expect(nina.page.locator(".hand")).to_have_count(0)
    await elena.go(f"/table/{table}")
    await elena.until_asked()
    await elena.answer(0)
    await expect(nina.page.locator(".log")).to_contain_text("Elena marches on")
    assert "Your hand" not in await nina.page.inner_text(".log")
    await nina.look_around()
