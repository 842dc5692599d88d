"""The page of an invite: what one is invited to, and the way to a seat."""

import re

from playwright.async_api import expect

from tests.example import EXAMPLE, OPENER, TITLE
from tests.web.accessible import check
from tests.web.visitor import Visitor, Visitors


async def invited(visitors: Visitors, *kinds: str, **options: object) -> tuple[Visitor, str, str]:
    """Elena, her table and the link to it."""
    elena = await visitors.come()
    await elena.be("Elena")
    table = await elena.table(1 + len(kinds), *kinds, **options)
    link: str = (await elena.api("GET", f"/tables/{table}"))["invite"]["link"]
    return elena, table, link


async def test_an_invite_shows_what_one_is_invited_to_and_seats_one(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    size, language = device
    _, table, link = await invited(visitors, "open", "easy", round_limit=7)
    nina = await visitors.come(size, language=language)
    page = nina.page
    await nina.go(link)
    title = nina.say("join-title", host="Elena", title=TITLE)
    await expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    await expect(page.locator("main img")).to_be_visible()
    seats = page.locator("main li")
    await expect(seats).to_have_count(3)
    await expect(seats.nth(0)).to_contain_text("Elena")
    await expect(seats.nth(1)).to_contain_text(nina.say("seat-open"))
    await expect(page.locator("main dl")).to_contain_text("7")
    await expect(page.locator("main dl")).to_contain_text(nina.say("clock-none"))
    assert await page.locator("main dt").count() == 2  # the clock, and the option that differs
    rules = page.get_by_role("link", name=nina.say("join-rules"))
    await expect(rules).to_have_attribute("href", f"/rules/{EXAMPLE}")
    await check(nina)
    await nina.press(nina.say("join-sit"))  # without a name
    await expect(page.get_by_label(nina.say("me-name"))).to_be_focused()
    await page.keyboard.type("Nina")
    await page.keyboard.press("Enter")
    await page.wait_for_url(f"**/table/{table}")
    await expect(page.locator("li.you")).to_contain_text("Nina")
    await nina.go(link)
    await nina.press(nina.say("row-open-it"), "link")  # she sits there already
    await page.wait_for_url(f"**/table/{table}")


async def test_who_comes_too_late_may_look_on(visitors: Visitors) -> None:
    _, table, link = await invited(visitors, "random", **OPENER)
    nina = await visitors.come()
    await nina.be("Nina")
    await nina.go(link)
    await expect(nina.page.get_by_text("The game has begun")).to_be_visible()
    assert await nina.page.get_by_role("button", name="Sit down").count() == 0
    await nina.press("Watch")
    await nina.page.wait_for_url(f"**/table/{table}")
    await expect(nina.page.get_by_text("You are watching.")).to_be_visible()


async def test_a_void_invite_says_so(visitors: Visitors) -> None:
    visitors.forgiven.append("404")
    nina = await visitors.come()
    await nina.go("/join/nothing-of-the-kind")
    await expect(nina.page.get_by_text("This invite is no longer valid.")).to_be_visible()
    await check(nina)


async def test_a_link_that_is_sent_shows_title_description_and_picture(visitors: Visitors) -> None:
    _, _, link = await invited(visitors, "open", "open", "easy")
    stranger = visitors.house.stranger()
    answer = await stranger.ask("GET", link, headers={"accept-language": "de-DE,de"})
    tags = dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', answer.text))
    assert tags["og:title"] == f"Elena lädt dich ein: {TITLE}"
    assert "2 Sitze sind frei" in tags["og:description"]
    assert tags["og:url"] == visitors.house.url + link.partition("#")[0]
    assert tags["og:image"] == f"{visitors.house.url}/previews/{EXAMPLE}.png"
    picture = await stranger.ask("GET", tags["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert picture.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)  # the PNG's own size
    assert "og:image" not in (await stranger.ask("GET", "/join/nothing-of-the-kind")).text
