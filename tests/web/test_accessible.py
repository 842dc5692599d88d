"""axe finds nothing to complain of on any page, in light and dark."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect

from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


async def check(visitor: Visitor) -> None:
    await visitor.page.wait_for_timeout(200)  # fades are over
    found = await Axe().run(visitor.page, options=RULES)
    told = [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found.response["violations"]
        for node in violation["nodes"][:5]
    ]
    assert told == [], f"{visitor.page.url}\n" + "\n".join(told)
    await visitor.look_around()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_axe_finds_nothing(visitors: Visitors, size: tuple[int, int], dark: bool) -> None:
    visitor = await visitors.come(size, dark=dark)
    await visitor.be("Elena")
    paths = ["/", "/new/condottiere", "/watch", "/records", "/rules/condottiere", "/about"]
    for path in [*paths, "/components", "/nowhere", "/join/0123456789", "/me/0123456789"]:
        await visitor.go(path)
        await visitor.page.wait_for_timeout(300)
        await check(visitor)

    lobby = await visitor.table(3, "open", "random")
    await visitor.go(f"/table/{lobby}")
    await expect(visitor.page.get_by_label("Invite link")).to_be_visible()
    await check(visitor)

    table = await visitor.table(3, "random", "random", first_condottiere="0", round_limit=1)
    await visitor.go(f"/table/{table}")
    await expect(visitor.page.locator(".prompt:not(.wait)")).to_be_visible()
    await check(visitor)  # naming a city
    await visitor.answer(0)
    await expect(visitor.page.locator(".prompt .say b")).to_contain_text("battle")
    await visitor.page.locator(".fan .card").first.press("Enter")
    await check(visitor)  # a card is considered
    await visitor.page.locator('svg.map [role=button][aria-label^="Rome"]').press("Enter")
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()
    await check(visitor)  # why not
    await visitor.page.keyboard.press("Escape")
    await visitor.press("Menu" if size == PHONE else "Table")
    await check(visitor)
    await visitor.page.get_by_label("The board in words instead of pictures").check()
    await visitor.page.keyboard.press("Escape")
    await check(visitor)
    await visitor.page.evaluate("localStorage.removeItem('tavola:settings')")

    await visitor.api("POST", f"/tables/{table}/leave", {})
    await visitor.go(f"/table/{table}")
    await expect(visitor.page.locator(".prompt.over")).to_be_visible(timeout=30_000)
    await visitor.press("The result")
    await check(visitor)
    await visitor.go(f"/table/{table}/replay?move=5")
    await expect(visitor.page.get_by_role("slider", name="Move")).to_be_visible()
    await check(visitor)
