"""Somebody who plays Condottiere at a browser: what stands for each move."""

from collections.abc import Sequence
from typing import Any

from playwright.async_api import Locator, Page

from tests.web.hands import answer

ON_BOARD = ("play", "city")


def stands_for(page: Page, view: Any, moves: Sequence[str]) -> tuple[list[Locator], bool, int]:
    """What is pressed for the first move, whether it is then considered, how many are made."""
    verb, *words = moves[0].split()
    if verb == "play":
        hand = [card for card, count in view["table"]["hand"].items() for _ in range(count)]
        return [page.locator(".fan .card").nth(hand.index(words[0]))], True, 1
    if verb == "city":
        return [page.locator(f'svg.map [role=button][id$="-{words[0]}"]')], True, 1
    return [answer(page, view, moves[0], ON_BOARD)], False, 1
