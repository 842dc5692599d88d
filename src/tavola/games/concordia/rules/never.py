"""Moves that are well written and that no position allows: which rule says so."""

from typing import Final

from tavola.core.game import Refusal
from tavola.core.written import COUNTED, NUMBER, Form, one_of, words_of
from tavola.games.concordia.board import BOARDS, LINE_KINDS
from tavola.games.concordia.data import CARDS, DISPLAY

_KIND: Final = one_of(LINE_KINDS)
_CITY: Final = one_of(city for board in BOARDS for city in board.cities)
_FORMS: Final[dict[str, tuple[Form, ...]]] = {
    "move": (_KIND, _CITY, _CITY),
    "step": (_KIND, _CITY, _CITY),
    "copy": (NUMBER,),
    "card": (one_of(CARDS), COUNTED),
}
_LINES: Final = {line for board in BOARDS for line in board.lines}


def why_never(text: str) -> Refusal | None:
    """The rule against a move that is not in the table; None if it is not written like one."""
    words = words_of(text, _FORMS)
    if not words:
        return None
    verb = words[0]
    if verb == "copy":
        return Refusal("K4.9", "nobody-sits-there")
    if verb == "card":
        return Refusal("K2.3", "no-such-space", {"spaces": DISPLAY})
    kind, city, other = words[1:]
    if f"{kind} {other} {city}" in _LINES:
        return None  # a line has one spelling
    return Refusal("K1.2", "no-such-line", {"kind": kind, "city": city, "to_city": other})
