"""The home page can be read before its scripts have come; nothing moves when they do."""

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Route, expect

from tavola.server.web.pages import STATIC
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors

PLACES = """() => [...document.querySelectorAll('h1, .game, .game .btn, .foot')].map(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [one.className, Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
})"""
FONTS_CAME = "() => document.fonts.ready.then(() => document.fonts.status === 'loaded')"


class Held:
    """The page's own script comes when it is let go."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.going = asyncio.Event()

    async def come_home(self) -> None:
        manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
        await self.visitor.page.route(f"**/{manifest['index.html']['file']}", self._wait)
        await self.visitor.page.goto("/", wait_until="commit")
        await expect(self.visitor.page.locator("#app[aria-busy] h1")).to_be_visible()

    async def let_go(self) -> None:
        self.going.set()
        await expect(self.visitor.page.locator("#app:not([aria-busy]) .seg").first).to_be_visible()

    async def _wait(self, route: Route) -> None:
        await self.going.wait()
        await route.continue_()


async def test_home_can_be_read_before_its_script_has_come(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    size, language = device
    visitor = await visitors.come(size, language=language)
    held = Held(visitor)
    await held.come_home()
    await expect(visitor.page.locator("h1")).to_have_text(visitor.say("home-title"))
    await expect(visitor.page.locator("html")).to_have_attribute("lang", language[:2])
    await expect(visitor.card()).to_be_visible()
    await held.let_go()
    await expect(visitor.page.locator("h1")).to_have_text(visitor.say("home-title"))


async def test_a_language_that_was_chosen_wins_from_the_first_word_on(visitors: Visitors) -> None:
    visitor = await visitors.come(language="en-GB")
    await visitor.keep("tavola:language", "de")
    held = Held(visitor)
    await held.come_home()
    await expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    await expect(visitor.page.get_by_text("Jetzt gegen 3 Bots spielen").first).to_be_visible()
    await held.let_go()


async def test_a_light_that_was_chosen_is_there_from_the_first_frame_on(visitors: Visitors) -> None:
    visitor = await visitors.come()
    await visitor.keep("tavola:settings", json.dumps({"theme": "dark", "pace": "at-once"}))
    held = Held(visitor)
    await held.come_home()
    await expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    await held.let_go()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_nothing_moves_when_the_script_comes(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    visitor = await visitors.come(size)
    held = Held(visitor)
    await held.come_home()
    await visitor.page.wait_for_function(FONTS_CAME)
    before: list[Any] = await visitor.page.evaluate(PLACES)
    await held.let_go()
    assert len(before) > 10
    assert await visitor.page.evaluate(PLACES) == before


async def test_what_is_pressed_before_the_script_has_come_is_pressed_then(
    visitors: Visitors,
) -> None:
    visitor = await visitors.come()
    held = Held(visitor)
    await held.come_home()
    await visitor.play_now().click()
    held.going.set()
    await visitor.give_name("Elena")
    await visitor.until_asked()


async def test_other_addresses_show_nothing_of_home(visitors: Visitors) -> None:
    visitor = await visitors.come()
    held = Held(visitor)
    await visitor.page.goto("/about")
    await expect(visitor.page.locator("main h1")).to_be_visible()
    assert await visitor.page.locator(".hero, template").count() == 0
    await held.come_home()
    await held.let_go()


def test_the_fonts_of_the_first_words_are_asked_for_at_once() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    head = page.split("</head>")[0]
    assert head.count('rel="preload" as="font"') == 2
    assert page.count("<template lang=") == 2
    assert "<style" not in page.split("<template")[0]
    assert "<script>" not in page
