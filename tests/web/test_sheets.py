"""Whatever lies on the table can be asked what it is: by mouse, keys and finger, in every game."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

import tavola
from tavola.learn.lesson import lesson_of, puzzles_of
from tests.example import EXAMPLE
from tests.web import accessible
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors

GAMES = tavola.game_names()
SIDEWAYS = (844, 390)
KEY = "w"

# One thing of each kind that is in view, and a point of the window where it is to be hit.
SPOTS = """() => {
    const found = {};
    for (const element of document.querySelectorAll('#main [data-sheet]')) {
        const kind = element.dataset.sheet.split(' ')[0];
        if (found[kind] || !element.checkVisibility()) continue;
        const box = element.getBoundingClientRect();
        for (let i = 1; i < 64 && !found[kind]; i++) {
            const x = Math.round(box.left + box.width * ((i * 0.618) % 1));
            const y = Math.round(box.top + box.height * (i / 64));
            const hit = document.elementFromPoint(x, y)?.closest('[data-sheet]');
            if (hit === element) found[kind] = { thing: element.dataset.sheet, x, y };
        }
    }
    return Object.values(found);
}"""
# What can be pressed on board and in hand, except the buttons of the frame: these say what they do.
MUTE = """() => [...document.querySelectorAll(
        '.stage, .hold, .flank, .sidebox'
    )].flatMap(part => [...part.querySelectorAll('button, [role=button]')])
    .filter(one => one.checkVisibility()
        && !one.matches('.btn, .rule, .link, [role=tab], [aria-expanded], .zoom *, .side *')
        && !one.closest('[data-sheet]'))
    .map(one => one.outerHTML.slice(0, 120))"""
THINGS = """() => [...new Set(
    [...document.querySelectorAll('#main [data-sheet]')].map(one => one.dataset.sheet))]"""
# How far the sheet reaches out of the window, and how much of its thing it covers.
PLACED = """([x, y]) => {
    const sheet = document.querySelector('.explains').getBoundingClientRect();
    const out = Math.max(
        -sheet.left, -sheet.top, sheet.right - innerWidth, sheet.bottom - innerHeight);
    const over = x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom;
    return { out, over };
}"""


async def book(visitor: Visitor, path: str, players: str = "") -> dict[str, Any]:
    """All that can be told there, in the language of the page."""
    code = await visitor.page.evaluate("document.documentElement.lang")
    found: dict[str, Any] = await visitor.api("GET", f"{path}/sheets?lang={code}{players}")
    return found


def sheet_of(sheets: dict[str, Any], thing: str) -> Any:
    return sheets.get(thing) or sheets[thing.split(maxsplit=1)[0]]


async def reads(page: Page, sheets: dict[str, Any], spot: Any, role: Any) -> Locator:
    """The sheet of the thing stands in the window, and not on the spot that was asked about."""
    sheet = sheet_of(sheets, spot["thing"])
    shown = page.get_by_role(role, name=sheet["title"], exact=True)
    await expect(shown).to_contain_text(sheet["text"])
    placed = await page.evaluate(PLACED, [spot["x"], spot["y"]])
    assert placed["out"] <= 0.5, (spot, placed)
    assert not placed["over"], spot
    return shown


@pytest.mark.parametrize("game", GAMES)
async def test_things_of_every_kind_are_told_to_mouse_and_keys(
    visitors: Visitors, game: str
) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    table, page = await elena.sit(game), elena.page
    await expect(page.locator("#main [data-sheet]").first).to_be_visible()
    sheets = await book(elena, f"/tables/{table}")
    await expect(page.locator(".sidebox .log, .sidebox .side").first).to_be_visible()
    await elena.settle()
    spots = await page.evaluate(SPOTS)
    assert len(spots) >= 5, spots
    chosen = page.locator(".prompt .btn.primary")
    asked = await chosen.count()

    await page.mouse.move(spots[0]["x"], spots[0]["y"])
    shown = await reads(page, sheets, spots[0], "tooltip")
    await accessible.check(elena)
    await page.keyboard.press("Escape")
    await expect(shown).to_have_count(0)
    for at in range(len(spots)):
        spot = (await page.evaluate(SPOTS))[
            at
        ]  # the strip above the prompt may have come meanwhile
        await page.mouse.click(spot["x"], spot["y"], button="right")
        shown = await reads(page, sheets, spot, "dialog")
        await page.keyboard.press("Escape")
        await expect(shown).to_have_count(0)

    # By keys: the first thing of each kind that the focus can be on.
    for spot in spots:
        kind = spot["thing"].split()[0]
        things = page.locator(f'#main [data-sheet^="{kind}"]:is(button, [role=button]):visible')
        if not await things.count():
            continue
        thing = things.first
        await thing.focus()
        await page.keyboard.press(KEY)
        named = sheet_of(sheets, await thing.get_attribute("data-sheet") or "")["title"]
        shown = page.get_by_role("dialog", name=named, exact=True)
        await expect(shown).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(thing).to_be_focused()
    # Who has the focus nowhere is told of everything that is here.
    await page.evaluate("document.activeElement.blur()")
    await page.keyboard.press(KEY)
    everything = page.get_by_role("dialog", name=elena.say("sheets-here"))
    for spot in spots:
        await expect(everything).to_contain_text(sheet_of(sheets, spot["thing"])["text"])
    await accessible.check(elena)
    await page.keyboard.press("Escape")
    assert await chosen.count() == asked  # nothing was pressed by it


@pytest.mark.parametrize("game", GAMES)
async def test_a_finger_that_stays_on_a_thing_is_told_what_it_is_and_presses_nothing(
    visitors: Visitors, game: str
) -> None:
    elena = await visitors.come(PHONE, language="de-DE", touch=True)
    await elena.be("Elena")
    table, page = await elena.sit(game), elena.page
    await expect(page.locator("#main [data-sheet]").first).to_be_visible()
    sheets = await book(elena, f"/tables/{table}")
    fingers = await page.context.new_cdp_session(page)
    pressed = await page.locator(".prompt .btn.primary").count()
    for size in (PHONE, SIDEWAYS):
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        await elena.settle()
        spots = await page.evaluate(SPOTS)
        assert len(spots) >= 2, spots
        for spot in spots[:: max(1, len(spots) // 4)]:
            at = [{"x": spot["x"], "y": spot["y"]}]
            await fingers.send(
                "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at}
            )
            shown = await reads(page, sheets, spot, "dialog")
            await fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            await elena.settle()
            assert await page.locator(".prompt .btn.primary").count() == pressed
            assert await page.evaluate("getSelection().toString()") == ""
            await shown.get_by_role("button", name=elena.say("close")).click()
            await expect(shown).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
async def test_everything_that_can_be_pressed_can_be_asked_about_and_lessons_light_what_matters(
    visitors: Visitors, game: str
) -> None:
    elena = await visitors.come(DESKTOP)
    lesson = lesson_of(game)
    assert lesson is not None
    # One step of the lesson or one puzzle for each phase that they show.
    steps = {
        str(step.begin(game).view(step.learner)["table"]["phase"]): step
        for step in [*puzzles_of(game), *reversed(lesson.step)]
    }
    for step in steps.values():
        await elena.go(f"/learn/{game}/{step.id}")
        await expect(elena.page.locator(".coach p")).not_to_be_empty()
        await expect(elena.page.locator("#main [data-sheet]").first).to_be_visible()
        sheets = await book(elena, f"/games/{game}", f"&players={step.begin(game).players}")
        assert await elena.page.evaluate(MUTE) == [], step.id
        if step.lit:
            await expect(elena.page.locator("[data-lit], .map .look").first).to_be_visible()
        things = await elena.page.evaluate(THINGS)
        untold = [one for one in things if not {one, one.split()[0]} & {*sheets}]
        assert untold == [], step.id


async def test_why_not_begins_with_what_the_thing_is(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    table, page = await elena.sit(EXAMPLE), elena.page
    await expect(page.locator("#main [data-sheet]").first).to_be_visible()
    sheets = await book(elena, f"/tables/{table}")
    thing = page.locator('#main [aria-disabled="true"][data-sheet]:visible').first
    await thing.press("Enter")
    told = page.get_by_role("dialog")
    await expect(told).to_contain_text(
        sheet_of(sheets, await thing.get_attribute("data-sheet") or "")["text"]
    )
    await accessible.check(elena)


async def test_names_in_the_board_in_words_can_be_asked_about(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.in_words()
    table, page = await elena.sit(EXAMPLE), elena.page
    await expect(page.locator("#main [data-sheet]").first).to_be_visible()
    sheets = await book(elena, f"/tables/{table}")
    name = page.locator(".words [data-sheet]").first
    await name.click(button="right")
    sheet = sheet_of(sheets, await name.get_attribute("data-sheet") or "")
    await expect(page.get_by_role("dialog", name=sheet["title"])).to_contain_text(sheet["text"])
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name=elena.say("sheets-here")).click()
    await expect(page.get_by_role("dialog")).to_contain_text(sheet["text"])
    await accessible.check(elena)
    await page.keyboard.press("Escape")
    move = page.locator(".moves [data-sheet]").first
    await move.focus()
    await page.keyboard.press(KEY)
    sheet = sheet_of(sheets, await move.get_attribute("data-sheet") or "")
    await expect(page.get_by_role("dialog", name=sheet["title"], exact=True)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_list_all_cards_and_pieces(visitors: Visitors, game: str) -> None:
    elena = await visitors.come()
    await elena.go(f"/rules/{game}")
    sheets = await book(elena, f"/games/{game}")
    await elena.page.locator("summary").get_by_text(elena.say("sheets"), exact=True).click()
    listed = elena.page.locator("details dl")
    await expect(listed).to_be_visible()
    told = await listed.inner_text()
    plain = " ".join(told.split())
    assert [one["title"] for one in sheets.values() if one["text"] not in plain] == []
    await accessible.check(elena)
