"""Somebody at a browser: does what a person does, sees what a person sees."""

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.example import EXAMPLE, TITLE
from tests.server.house import House

DESKTOP = (1366, 768)
PHONE = (390, 844)
SIZES = (DESKTOP, PHONE, (800, 1100), (1100, 800), (1280, 640))
PATIENCE = 60_000  # ms after which a test gives up: never reached where all is well
expect.set_options(timeout=PATIENCE)
TEXTS = Path(__file__).parents[2] / "web" / "src"
# Ids of messages that should have become words.
RAW = re.compile(r"\b(?:event|why|move|prompt|card|city|error|option|score|end|gist|tag)-[a-z]+")

SMALL_TEXT = """() => [...document.querySelectorAll('body *')].filter(element => {
    if (element.closest('.vh, defs, option') || !element.checkVisibility()) return false;
    if (![...element.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) return false;
    let size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element.ownerSVGElement && element.getScreenCTM();  // turned, perhaps
    if (drawn) size *= Math.hypot(drawn.a, drawn.b) || 1;
    return size < 11.99;
}).map(element => element.textContent.trim().slice(0, 40))"""


class Visitors:
    """All who came, and what their consoles complained of."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house = house
        self.browser = browser
        self.complaints: list[str] = []
        self.forgiven: list[str] = []  # what a test expects to be complained of
        self._pages: list[Page] = []

    async def come(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        language: str = "en-GB",
        dark: bool = False,
        touch: bool = False,
    ) -> "Visitor":
        context = await self.browser.new_context(
            base_url=self.house.url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        # Every run plays the same games: what the browser adds to chance is the same, too.
        # (Bytes are drawn by Playwright itself, for names that must differ.)
        await context.add_init_script(
            "{const draw = crypto.getRandomValues.bind(crypto);"
            "crypto.getRandomValues = (array) =>"
            " array instanceof Uint32Array ? array.fill(7) : draw(array)}"
        )
        # Nothing is played for a visitor, and nothing waits to be seen.
        await context.add_init_script(
            "if (!localStorage.getItem('tavola:settings')) localStorage.setItem("
            "'tavola:settings', JSON.stringify({pace: 'at-once', answerAlone: false}))"
        )
        page = await context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        self._pages.append(page)
        return Visitor(page, language[:2])

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not any(word in message.text for word in self.forgiven):
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")

    async def leave(self) -> None:
        for page in self._pages:
            await page.context.close()
        # A bot that thinks may finish: nothing is cut off in the middle of being stored.
        lives = self.house.site.hall.lives
        tasks = [live.thinking for live in lives() if live.thinking is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE / 1000)


@cache
def read_texts(language: str) -> FluentBundle:
    """What the page says in this language."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in ("text", f"games/{EXAMPLE}/text"):
        text = (TEXTS / folder / f"{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


async def until(wanted: Callable[[], Awaitable[bool]], what: str) -> None:
    """Wait for something that the page itself does not show."""
    end = time.monotonic() + PATIENCE / 1000
    while not await wanted():
        assert time.monotonic() < end, f"never came: {what}"
        await asyncio.sleep(0.05)


async def stop_the_clock(page: Page) -> None:
    """What is held stays until the test lets time pass."""
    await page.clock.install()
    await page.reload()
    await expect(page.locator(".prompt:not(.wait)")).to_be_visible()
    await page.clock.pause_at(await page.evaluate("Date.now() + 1000"))


class Visitor:
    """One person's browser."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self._texts = read_texts(language)

    def say(self, message: str, **args: Any) -> str:
        """A message in the visitor's language."""
        pattern = self._texts.get_message(message).value
        assert pattern is not None, message
        text, errors = self._texts.format_pattern(pattern, args)
        assert not errors, errors
        return str(text)

    # --- going about ------------------------------------------------------------------------------

    async def go(self, path: str) -> None:
        await self.page.goto(path)
        await self.page.wait_for_selector("main")

    async def press(self, name: str, role: Any = "button") -> None:
        await self.page.get_by_role(role, name=name, exact=True).first.click()

    def card(self, game: str = TITLE) -> Locator:
        """A game's card on the home page."""
        heading = self.page.get_by_role("heading", name=game)
        return self.page.get_by_role("article").filter(has=heading)

    def play_now(self) -> Locator:
        """The button that starts a game at once."""
        return self.card().get_by_role("button", name=self.say("play-now", count=3))

    async def begin(self, name: str = "Elena") -> None:
        """A newcomer's game, at once: the button, a name, and it begins."""
        await self.play_now().click()
        await self.give_name(name)

    async def give_name(self, name: str) -> None:
        """Answer the question that whoever sits down first is asked."""
        asked = self.page.get_by_role("dialog", name=self.say("name-title"))
        await asked.get_by_label(self.say("me-name")).fill(name)
        await self.page.keyboard.press("Enter")
        await expect(asked).to_have_count(0)

    async def api(self, method: str, path: str, body: Any = None) -> Any:
        """What the page itself could ask the server: with its cookies."""
        request = self.page.context.request
        return await (await request.fetch(f"/api{path}", method=method, data=body)).json()

    async def keep(self, name: str, value: str) -> None:
        """Something that this browser remembers."""
        await self.page.context.add_init_script(
            f"localStorage.setItem({json.dumps(name)}, {json.dumps(value)})"
        )

    async def in_words(self) -> None:
        """The board is shown in words."""
        await self.keep("tavola:settings", json.dumps({"pace": "at-once", "textBoard": True}))

    async def be(self, name: str) -> None:
        """Somebody with a name, who has not opened a page yet."""
        await self.api("POST", "/me", {"name": name})
        await self.keep("tavola:been", "yes")

    async def introduce(self, name: str) -> None:
        """Give a name at the home page."""
        await self.go("/")
        await self.press(self.say("me-nobody"))
        await self.page.get_by_label(self.say("me-name")).fill(name)
        await self.press(self.say("me-save"))
        await expect(self.page.get_by_role("button", name=name, exact=True)).to_be_visible()

    async def table(self, players: int, *kinds: str, **options: Any) -> str:
        """A table of one's own with these on the other seats; its id."""
        seats = [
            {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}
            for kind in ("me", *kinds)
        ]
        form = {"game": EXAMPLE, "players": players, "seats": seats, "options": options}
        made = await self.api("POST", "/tables", form)
        table: str = made["table"]["id"]
        if "open" not in kinds:
            await self.api("POST", f"/tables/{table}/start", {})
        return table

    async def view(self, table: str) -> Any:
        return await self.api("GET", f"/tables/{table}/view?after=0")

    # --- playing ----------------------------------------------------------------------------------

    async def until_asked(self) -> None:
        """Bots have moved, and it is one's turn."""
        await expect(self.page.locator(".prompt:not(.wait)")).to_be_visible()

    async def is_asked(self) -> bool:
        """Whether the page asks something now."""
        return await self.page.locator(".prompt:not(.wait)").count() > 0

    async def is_asked_or_over(self) -> bool:
        return await self.page.locator(".prompt:not(.wait), .prompt.over").count() > 0

    async def is_over(self) -> bool:
        return await self.page.locator(".prompt.over").count() > 0

    async def answer(self, turn: int) -> None:
        """Do something that the page offers: a city, a card, or what the prompt says."""
        page = self.page
        cities = page.locator('svg.map [role=button][aria-disabled="false"]')
        cards = page.locator(".fan .card.legal")
        if await cities.count():
            await cities.nth(turn % await cities.count()).press("Enter")
            await page.locator(".prompt .btn.primary").click()
        elif await cards.count() and turn % 4 != 3:
            await cards.nth(turn % await cards.count()).press("Enter")
            await page.locator(".prompt .btn.primary").click()
        else:
            await page.locator(".prompt .acts .btn:not(.quiet)").last.click()
        await expect(page.locator(".prompt [aria-busy=true]")).to_have_count(0)

    # --- looking ----------------------------------------------------------------------------------

    async def text(self) -> str:
        return await self.page.inner_text("body")

    async def settle(self) -> None:
        """What has changed is drawn; fades and moves are over."""
        await self.page.evaluate(
            "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))).then("
            "() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0))))"
        )

    async def look_in_all_sizes(self) -> None:
        for width, height in SIZES:
            await self.page.set_viewport_size({"width": width, "height": height})
            await self.settle()
            await self.look_around()

    async def look_around(self) -> None:
        """What holds of every page: words, not ids; no small print; nothing beyond the edge."""
        text = await self.text()
        assert RAW.findall(text) == [], RAW.findall(text)
        small = await self.page.evaluate(SMALL_TEXT)
        assert small == [], small
        wide = await self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 0, f"{wide} px beyond the edge of {self.page.url}"
