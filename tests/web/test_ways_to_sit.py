"""Several people at one device, other languages, the keyboard alone, a phone."""

import re

from playwright.async_api import expect

from tests.example import EXAMPLE
from tests.web.accessible import check
from tests.web.visitor import PHONE, Visitors, until


async def test_hot_seat_covers_the_hand_between_turns(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.go(f"/new/{EXAMPLE}")
    await elena.page.get_by_label("2", exact=True).check(force=True)
    await elena.page.get_by_label("Seat 2", exact=True).select_option("here")
    await elena.page.get_by_label("Name of the player in seat 2").fill("Matteo")
    await elena.page.get_by_label("seat 1 (blue)").check()
    await elena.press("Start the game")
    page = elena.page
    await expect(page.get_by_role("dialog", name="Elena’s turn")).to_be_visible()
    assert await page.locator(".fan .card").count() == 0
    await elena.press("I’m Elena: show my hand")
    first = await page.locator(".fan .card").all_inner_texts()
    city = page.locator('svg.map [role=button][aria-label^="Siena"]')
    await city.press("Enter")
    await elena.press("Fight for Siena ↵")
    await page.get_by_role("button", name="Pass").click()
    await expect(page.get_by_role("dialog", name="Matteo’s turn")).to_be_visible()
    assert await page.locator(".fan .card").count() == 0
    # What all may see is to be seen, the log too; and there is a way out.
    await expect(page.get_by_role("heading", name="Battle for Siena")).to_be_visible()
    await expect(page.locator(".log")).to_contain_text("Elena passes")
    await check(elena)
    await elena.press("Table")
    await expect(page.get_by_role("link", name="Home")).to_be_visible()
    await page.keyboard.press("Escape")
    await elena.press("I’m Matteo: show my hand")
    await expect(page.locator(".fan .card")).to_have_count(10)
    assert await page.locator(".fan .card").all_inner_texts() != first
    await expect(page.locator(".army.you .nm")).to_have_text("Matteo")


async def test_german_by_the_browsers_setting_and_english_at_a_click(visitors: Visitors) -> None:
    anna = await visitors.come(language="de-AT")
    await anna.go("/")
    await expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Vier Spiele")
    await anna.begin("Anna")
    await anna.until_asked()
    await anna.look_around()
    await anna.answer(0)
    await anna.look_around()
    log = await anna.page.inner_text(".log")
    assert "Runde 1" in log
    await anna.press("Sprache: English")
    await expect(anna.page.locator(".log")).to_contain_text("Round 1")
    assert await anna.page.get_attribute("html", "lang") == "en"


async def test_keyboard_alone_from_the_home_page_to_the_end_of_a_battle(visitors: Visitors) -> None:
    otto = await visitors.come()
    await otto.go("/")
    page = otto.page
    await expect(otto.play_now()).to_be_visible()
    for _ in range(100):
        await page.keyboard.press("Tab")
        if await otto.play_now().evaluate("button => button === document.activeElement"):
            break
    outline = await page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
    assert outline == "3px"
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("textbox", name="Your name")).to_be_focused()
    await page.keyboard.type("Otto")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".hand")
    for _ in range(100):
        await until(otto.is_asked_or_over, "a turn")
        if re.search(r"wins|Nobody wins", await page.inner_text(".log")):
            break
        if await otto.is_asked():
            if await page.locator('svg.map [role=button][aria-disabled="false"]').count():
                for _ in range(40):
                    await page.keyboard.press("Tab")
                    role = "document.activeElement.getAttribute('role')"
                    if await page.evaluate(role) == "button":
                        break
                await page.keyboard.press("ArrowRight")
                await page.keyboard.press("Enter")
                await page.keyboard.press("Enter")
            else:
                await page.keyboard.press("p")
            await expect(page.locator(".prompt [aria-busy=true]")).to_have_count(0)
    else:
        raise AssertionError("no battle ended")


async def test_a_phone_shows_one_part_at_a_time(visitors: Visitors) -> None:
    lucia = await visitors.come(PHONE, touch=True)
    await lucia.go("/")
    await lucia.look_around()
    await lucia.begin("Lucia")
    page = lucia.page
    await lucia.until_asked()
    for part in ("Map", "Log", "Rules", "Battle"):
        await page.get_by_role("navigation").get_by_role("button", name=part, exact=True).click()
        await lucia.look_around()
        await expect(page.locator(".prompt")).to_be_in_viewport()
    await lucia.answer(0)
    await lucia.press("Menu")
    await lucia.look_around()
