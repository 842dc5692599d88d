"""Every page in every state: axe complains of nothing in light and dark, no text is too small or an
id, nothing runs beyond the edge, in both languages."""

from playwright.async_api import expect

from tavola.games import names
from tavola.text import read_rules
from tests.example import EXAMPLE, OPENER
from tests.web.accessible import check
from tests.web.visitor import DESKTOP, PHONE, Visitors

RULE = "/rules/{}#{}"
# Addresses, and what is there when they are loaded.
PAGES = {
    "/": ".game .btn.primary",
    **{f"/new/{game}": "form .btn.primary" for game in names()},
    "/watch": "main h1",
    "/records": "main h1",
    **{RULE.format(game, read_rules(game, "en").numbers[-1]): ".one.cited" for game in names()},
    "/about": "main h1",
    "/components": "svg.map .city",
    "/nowhere": "main h1",
}

OTHERWISE = ("/", f"/new/{EXAMPLE}", RULE.format(EXAMPLE, read_rules(EXAMPLE, "en").numbers[-1]))


async def test_pages_and_the_lobby(visitors: Visitors, device: tuple[tuple[int, int], str]) -> None:
    size, language = device
    visitor = await visitors.come(size, language=language)
    await visitor.introduce("Elena")
    lobby = await visitor.table(3, "open", "random")
    await visitor.table(2, "random", **OPENER)  # waits for Elena, at home
    invite = (await visitor.api("GET", f"/tables/{lobby}"))["invite"]["link"]
    personal = (await visitor.api("POST", "/me/link"))["link"]
    for path, sign in {**PAGES, **dict.fromkeys((invite, personal), "main .btn.primary")}.items():
        await visitor.go(path)
        await expect(visitor.page.locator(sign).first).to_be_visible()
        # axe looks at every page on the desktop, at those that change most on the phone, too.
        await (check(visitor) if size == DESKTOP or path in OTHERWISE else visitor.look_around())
    await visitor.go("/")
    await expect(visitor.page.get_by_text(visitor.say("row-waits"))).to_be_visible()
    await visitor.press("Elena")
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()
    await check(visitor)  # who one is
    await visitor.go(f"/table/{lobby}")
    await expect(visitor.page.get_by_label(visitor.say("invite-link"))).to_be_visible()
    await check(visitor)


async def test_the_table_from_the_first_move_to_the_replay(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    size, language = device
    visitor = await visitors.come(size, language=language)
    await visitor.be("Elena")
    page = visitor.page
    table = await visitor.table(3, "random", "random", **OPENER, round_limit=1)
    await visitor.go(f"/table/{table}")
    await visitor.until_asked()
    await check(visitor)  # naming a city
    await visitor.answer(0)
    await visitor.until_asked()
    await page.locator(".fan .card").first.press("Enter")
    await expect(page.locator(".prompt .btn.primary")).to_be_visible()
    await check(visitor)  # a card is considered
    await page.locator("svg.map [role=button]").first.press("Enter")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await check(visitor)  # why not
    await page.get_by_role("dialog").locator(".rule").click()
    await expect(page.locator(".rules .cited")).to_be_in_viewport()
    await check(visitor)  # the rules, open at one
    if size == PHONE:
        for part in ("tab-map", "log", "tab-battle"):
            parts = page.get_by_role("navigation")
            await parts.get_by_role("button", name=visitor.say(part), exact=True).click()
            await check(visitor)
    await visitor.press(visitor.say("menu" if size == PHONE else "menu-table"))
    await check(visitor)  # the menu
    await page.get_by_label(visitor.say("set-text-board")).check()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("region", name=visitor.say("moves"))).to_be_visible()
    await check(visitor)  # in words
    await page.evaluate("localStorage.removeItem('tavola:settings')")

    await visitor.api("POST", f"/tables/{table}/leave", {})
    await visitor.go(f"/table/{table}")
    await expect(page.locator(".prompt.over")).to_be_visible()
    await visitor.press(visitor.say("end-show"))
    await expect(page.get_by_role("dialog")).to_be_visible()
    await check(visitor)  # the end
    await visitor.go(f"/table/{table}/replay?move=5")
    await expect(page.get_by_role("slider")).to_be_visible()
    await check(visitor)  # the replay
