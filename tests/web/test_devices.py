"""Who one is, on which devices; and links whose secrets no address tells."""

from playwright.async_api import expect

from tests.web.accessible import check
from tests.web.visitor import Visitors


async def test_devices_are_listed_named_and_signed_out(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    visitors.forgiven.append("401")
    size, language = device
    elena = await visitors.come(size, language=language)
    await elena.be("Elena")
    link = (await elena.api("POST", "/me/link"))["link"]
    tablet = await visitors.come(language=language)
    await tablet.go(link)
    await tablet.press(tablet.say("recover-yes"))
    await tablet.page.wait_for_url("**/")
    await elena.go("/")
    await elena.page.get_by_role("button", name="Elena", exact=True).click()
    me = elena.page.get_by_role("dialog", name=elena.say("me-title"))
    await expect(me.locator("li")).to_have_count(2)
    await expect(me.get_by_text(elena.say("device-this"), exact=True)).to_be_visible()
    await expect(me.get_by_text(elena.say("me-link-ends"))).to_be_visible()
    await check(elena)
    other = me.locator("li").first
    await other.locator("button").first.click()
    await me.locator("li input").fill("Tablet")
    await me.locator("li button[type=submit]").click()
    await expect(other).to_contain_text("Tablet")
    await other.get_by_role("button", name=elena.say("device-end", name="Tablet")).click()
    await expect(me.locator("li")).to_have_count(1)
    answer = await tablet.page.request.get("/api/me")
    assert answer.status == 401


async def test_links_have_their_secret_after_the_hash_and_old_ones_lose_it(
    visitors: Visitors,
) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    link = await elena.api("POST", "/me/link")
    assert link["link"] == f"/me#{link['token']}"
    table = await elena.table(2, "open")
    invite = (await elena.api("GET", f"/tables/{table}"))["invite"]
    asked: list[str] = []
    nina = await visitors.come()
    nina.page.on("request", lambda request: asked.append(request.url))
    await nina.go(invite["link"])
    await expect(nina.page.get_by_role("heading", name="Elena invites you")).to_be_visible()
    assert not any(invite["token"] in url for url in asked)
    await nina.go(f"/join/{invite['token']}")  # of an earlier version
    await nina.page.wait_for_url(f"**/join#{invite['token']}")
    await expect(nina.page.get_by_role("heading", name="Elena invites you")).to_be_visible()
    await nina.go(f"/me/{link['token']}")
    await nina.page.wait_for_url(f"**/me#{link['token']}")
    await nina.press("Yes, that’s me")
    await nina.page.wait_for_url("**/")
    await expect(nina.page.get_by_role("button", name="Elena", exact=True)).to_be_visible()
