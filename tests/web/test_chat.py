"""What is said at the table: how much is unread is seen everywhere, and nobody must listen."""

import pytest
from playwright.async_api import Locator, expect

from tests.example import OPENER
from tests.server.house import Guest
from tests.web.accessible import check
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors

DRAWER = (1100, 800)


async def beside_matteo(visitors: Visitors, size: tuple[int, int]) -> tuple[Visitor, Guest, str]:
    elena = await visitors.come(size)
    await elena.be("Elena")
    table = await elena.table(2, "open", **OPENER)
    invite = (await elena.api("GET", f"/tables/{table}"))["invite"]["token"]
    matteo = await visitors.house.guest("Matteo")
    await matteo.post("/api/join", {"token": invite, "sit": True})
    await elena.api("POST", f"/tables/{table}/start", {})
    await elena.go(f"/table/{table}")
    await elena.until_asked()
    return elena, matteo, table


async def say(guest: Guest, table: str, text: str) -> None:
    await guest.post(f"/api/tables/{table}/chat", {"text": text})


def door(visitor: Visitor, size: tuple[int, int]) -> Locator:
    """Where one sees that something was said, and goes to read it."""
    if size == DESKTOP:
        return visitor.page.get_by_role("tab", name="Chat")
    bar = "Parts of the table" if size == PHONE else "This table"
    within = visitor.page.get_by_role("navigation", name=bar)
    return within.get_by_role("button", name="Log")


@pytest.mark.parametrize("size", [DESKTOP, DRAWER, PHONE], ids=["desktop", "drawer", "phone"])
async def test_what_is_unread_is_counted_until_it_is_read(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    elena, matteo, table = await beside_matteo(visitors, size)
    page = elena.page
    await say(matteo, table, "Ciao!")
    await say(matteo, table, "Come stai?")
    await expect(door(elena, size)).to_contain_text("2 unread messages")
    await check(elena)
    await page.reload()  # and it is still unread
    await expect(door(elena, size)).to_contain_text("2 unread messages")
    await door(elena, size).click()
    if size != DESKTOP:
        await page.get_by_role("tab", name="Chat").click()
    await expect(page.locator(".chat .log")).to_contain_text("Matteo Come stai?")
    await expect(door(elena, size)).not_to_contain_text("unread")
    await check(elena)
    await elena.page.get_by_label("Write a message").fill("Bene!")
    await elena.press("Send")
    await expect(page.locator(".chat .log")).to_contain_text("Elena Bene!")
    await page.reload()
    await expect(door(elena, size)).to_be_visible()
    await expect(door(elena, size)).not_to_contain_text("unread")  # one's own words are none


async def test_who_is_muted_is_not_heard_until_one_listens_again(visitors: Visitors) -> None:
    elena, matteo, table = await beside_matteo(visitors, DESKTOP)
    page = elena.page
    await say(matteo, table, "Ciao!")
    await elena.page.get_by_role("tab", name="Chat").click()
    said = page.locator(".chat .log")
    await expect(said).to_contain_text("Ciao!")
    await page.get_by_text("Mute players").click()
    await page.get_by_role("checkbox", name="Matteo").check()
    await expect(said).not_to_contain_text("Ciao!")
    await check(elena)
    await page.get_by_role("tab", name="Log").click()
    await say(matteo, table, "Mi senti?")
    await say(matteo, table, "Elena?")
    await page.reload()
    await expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    await expect(page.get_by_role("tab", name="Chat")).not_to_contain_text("unread")
    await page.get_by_role("tab", name="Chat").click()
    await page.get_by_text("Mute players (1)").click()
    await page.get_by_role("checkbox", name="Matteo").uncheck()
    await expect(said).to_contain_text("Elena?")


async def test_who_watches_can_mute_players_too(visitors: Visitors) -> None:
    elena, matteo, table = await beside_matteo(visitors, DESKTOP)
    invite = (await elena.api("GET", f"/tables/{table}"))["invite"]["token"]
    nina = await visitors.come()
    await nina.be("Nina")
    await nina.api("POST", "/join", {"token": invite})
    await nina.go(f"/table/{table}")
    await say(matteo, table, "Ciao!")
    chat = nina.page.get_by_role("tab", name="Chat")
    await expect(chat).to_contain_text("1 unread message")
    await chat.click()
    await nina.page.get_by_text("Mute players").click()
    await nina.page.get_by_role("checkbox", name="Matteo").check()
    await expect(nina.page.locator(".chat .log")).not_to_contain_text("Ciao!")
