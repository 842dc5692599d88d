"""Hands at the real boards: what stands for a move is pressed, with the mouse or with keys.

What stands for it is known by the game's own player (`NAME_player.py`, `stands_for`): things that
are pressed one after the other, and whether the move is then only considered.
"""

from collections.abc import Awaitable, Callable, Sequence
from importlib import import_module
from typing import Any

from playwright.async_api import Locator, Page, expect

Press = Callable[[Locator], Awaitable[None]]


async def by_mouse(thing: Locator) -> None:
    await thing.click()


async def by_keys(thing: Locator) -> None:
    await thing.focus()
    await thing.press("Enter")


async def make(page: Page, game: str, view: Any, moves: Sequence[str], press: Press) -> int:
    """Make the first of these moves, and those that are made with it; how many that were."""
    player = import_module(f"tests.web.{game}_player")
    things, considered, made = player.stands_for(page, view, moves)
    for thing in things:
        await show(page, thing, press)
        if await thing.get_attribute("aria-pressed") != "true":  # not considered already
            await press(thing)
    if considered:
        await press(page.locator(".prompt .btn.primary"))
    return int(made)


async def show(page: Page, thing: Locator, press: Press) -> None:
    """On a phone: go to the part of the table where the thing is."""
    tabs = page.locator(".ptabs button")
    for place in range(await tabs.count()):
        if await thing.count():
            break
        await press(tabs.nth(place))
    await expect(thing).to_have_count(1)


def answer(page: Page, view: Any, move: str, on_board: Sequence[str]) -> Locator:
    """The button of the prompt: they stand in the order of the moves that are not on the board."""
    others = [one for one in view["legal"] if one.split()[0] not in on_board]
    return page.locator(".prompt .acts .btn:not(.quiet)").nth(others.index(move))
