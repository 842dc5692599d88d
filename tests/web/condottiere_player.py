"""Somebody who plays Condottiere at a browser: what stands for each move."""

from collections.abc import Sequence
from typing import Any

from playwright.async_api import Locator, Page

from tests.web.hands import answer

ON_BOARD = ("play", "city")
# As they lie in the hand: mercenaries, then the others.
SPECIAL = ("heroine", "drummer", "scarecrow", "winter", "surrender", "bishop")


def stands_for(page: Page, view: Any, moves: Sequence[str]) -> tuple[list[Locator], bool, int]:
    """What is pressed for the first move, whether it is then considered, how many are made."""
    verb, *words = moves[0].split()
    if verb == "play":
        cards = sorted(view["table"]["hand"], key=in_hand)
        hand = [card for card in cards for _ in range(view["table"]["hand"][card])]
        return [page.locator(".fan .card").nth(hand.index(words[0]))], True, 1
    if verb == "city":
        return [page.locator(f'svg.map [role=button][id$="-{words[0]}"]')], True, 1
    return [answer(page, view, moves[0], ON_BOARD)], False, 1


def in_hand(card: str) -> int:
    return int(card) if card.isdigit() else 100 + SPECIAL.index(card)
