"""Moves that are well written and that no position allows: which rule says so."""

from typing import Final

from tavola.core.game import Refusal
from tavola.core.written import COUNTED, NUMBER, Form, one_of, words_of
from tavola.games.comuni.data import (
    CARDS,
    COLUMNS,
    HIGHEST,
    KINDS,
    MOST_OF_A_KIND,
    RESOURCES,
)

_CARD: Final = one_of(CARDS)
_RESOURCE: Final = one_of(RESOURCES)
_FORMS: Final[dict[str, tuple[Form, ...]]] = {
    "bid": (COUNTED, NUMBER),
    "relocate": (COUNTED,),
    "build": (_CARD, one_of(KINDS), COUNTED),
    "wall": (_CARD, COUNTED),
    "repair": (NUMBER,),
    "trade": (_RESOURCE, _RESOURCE),
    "league": (_RESOURCE, NUMBER),
    "city": (_RESOURCE, NUMBER),
}


def why_never(text: str) -> Refusal | None:
    """The rule against a move that is not in the table; None if it is not written like one."""
    words = words_of(text, _FORMS)
    if not words:
        return None
    verb = words[0]
    if verb == "bid" or verb == "relocate":
        if int(words[1]) > int(COLUMNS):
            return Refusal("C2.2", "no-such-column", {"columns": COLUMNS})
        return _too_many("gold")
    if verb == "build":
        return Refusal("C3.11", "building-too-high", {"highest": HIGHEST})
    if verb == "wall":
        return Refusal("C3.15", "wall-too-high", {"highest": HIGHEST})
    if verb == "repair":
        return Refusal("C3.19", "two-at-most")
    if verb == "trade":
        return Refusal("C4.1", "no-such-trade")
    if words[1] == "craftsmen":
        return Refusal("C5.3", "craftsmen-do-not-fight")
    if int(words[2]) > int(MOST_OF_A_KIND):
        return _too_many(words[1])
    return Refusal("C5.3", "by-twos")


def _too_many(resource: str) -> Refusal:
    """C1.3 The supply is limited for each kind."""
    return Refusal("C1.3", "more-than-there-are", {"resource": resource})
