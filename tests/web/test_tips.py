"""In one's first games of a kind the page says what each phase is about."""

import pytest
from playwright.async_api import expect

import tavola
from tavola.learn.words import words_of
from tests.example import EXAMPLE
from tests.web import accessible
from tests.web.laid_out import faults
from tests.web.visitor import PHONE, Visitor, Visitors


async def told_at(visitor: Visitor, game: str) -> str:
    """What is told where one sits down to the game."""
    table = await visitor.sit(game)
    phase = (await visitor.view(table))["view"]["table"]["phase"]
    code = await visitor.page.evaluate("document.documentElement.lang")
    return words_of(game, code).say(f"help-{phase}")


async def newcomer(visitors: Visitors, size: tuple[int, int], language: str) -> Visitor:
    visitor = await visitors.come(size, language=language, touch=size == PHONE)
    await visitor.keep("tavola:settings", '{"pace": "at-once", "answerAlone": false}')
    await visitor.be("Elena")
    return visitor


async def test_the_first_two_games_are_explained_unless_one_does_not_want_it(
    visitors: Visitors,
) -> None:
    elena = await newcomer(visitors, (1366, 768), "en-GB")
    page = elena.page
    for _ in range(2):
        tip = page.get_by_text(await told_at(elena, EXAMPLE), exact=True)
        await expect(tip).to_be_visible()
    await accessible.check(elena)
    await elena.press(elena.say("tips-hide"))
    await expect(tip).to_have_count(0)
    await elena.press(elena.say("tips-show"))
    await expect(tip).to_be_visible()

    # The third is not, unless it is wanted: the device remembers how many there were.
    tip = page.get_by_text(await told_at(elena, EXAMPLE), exact=True)
    await expect(page.locator(".log, .side").first).to_be_visible()
    await expect(tip).to_have_count(0)
    await elena.press(elena.say("menu-table"))
    await page.get_by_label(elena.say("set-tips")).check()
    await expect(tip).to_have_count(1)
    await page.get_by_label(elena.say("set-tips")).uncheck()
    await expect(tip).to_have_count(0)


@pytest.mark.parametrize("game", tavola.game_names())
async def test_what_is_explained_has_room_on_a_phone(visitors: Visitors, game: str) -> None:
    elena = await newcomer(visitors, PHONE, "de-DE")
    tip = elena.page.get_by_text(await told_at(elena, game), exact=True)
    await expect(tip).to_be_visible()
    assert [told for told in await faults(elena.page) if "cut off" in told] == []
