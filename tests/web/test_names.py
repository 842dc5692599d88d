"""Whoever makes a table or sits down first is asked for a name, once."""

from playwright.async_api import expect

from tests.example import EXAMPLE
from tests.web.accessible import check
from tests.web.visitor import Visitors


async def test_a_newcomer_says_a_name_once_and_plays(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    size, language = device
    newcomer = await visitors.come(size, language=language)
    page = newcomer.page
    await newcomer.go("/")
    await newcomer.play_now().click()
    asked = page.get_by_role("dialog", name=newcomer.say("name-title"))
    await expect(asked.get_by_label(newcomer.say("me-name"))).to_be_focused()
    await check(newcomer)
    await page.keyboard.press("Escape")  # rather not: nothing has happened
    await expect(asked).to_have_count(0)
    await expect(newcomer.play_now()).to_be_focused()
    await newcomer.play_now().click()
    await page.keyboard.press("Enter")  # without a name
    await expect(asked).to_be_visible()
    await page.keyboard.type("  Nina ")
    await page.keyboard.press("Enter")
    await newcomer.until_asked()
    assert (await newcomer.api("GET", "/me"))["name"] == "Nina"
    await newcomer.go("/")
    await expect(page.get_by_role("button", name="Nina", exact=True)).to_be_visible()
    await newcomer.play_now().click()  # and is not asked again
    await newcomer.until_asked()


async def test_who_makes_a_table_or_takes_a_seat_is_asked(visitors: Visitors) -> None:
    elena, matteo = await visitors.come(), await visitors.come()
    await elena.go(f"/new/{EXAMPLE}")
    await elena.page.get_by_label("Public").check()
    await elena.page.get_by_label("Seat 2", exact=True).select_option("open")
    await elena.press(elena.say("new-make"))
    await elena.give_name("Elena")
    await expect(elena.page.get_by_role("heading", name="Start the game")).to_be_visible()
    await matteo.go(elena.page.url)
    await matteo.press(matteo.say("seat-take"))
    await matteo.give_name("Matteo")
    for one in (elena, matteo):
        for name in ("Elena", "Matteo"):
            await expect(one.page.locator(".seats b").get_by_text(name, exact=True)).to_be_visible()


async def test_players_at_one_device_each_have_a_name(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.go(f"/new/{EXAMPLE}")
    await elena.page.get_by_label("2", exact=True).check(force=True)
    await elena.page.get_by_label("Seat 2", exact=True).select_option("here")
    name = elena.page.get_by_label("Name of the player in seat 2")
    await elena.press(elena.say("new-start"))
    await expect(name).to_be_focused()  # the browser says that something must be written there
    assert elena.page.url.endswith(f"/new/{EXAMPLE}")
    await name.fill("Matteo")
    await elena.press(elena.say("new-start"))
    await expect(elena.page.get_by_role("dialog")).to_contain_text("hand")
