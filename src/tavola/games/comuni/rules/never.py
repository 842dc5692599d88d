"""Moves that are well written and that no position allows: which rule says so."""

import re
from typing import Final

from tavola.core.game import Refusal
from tavola.games.comuni.data import (
    CARDS,
    COLUMNS,
    HIGHEST,
    KINDS,
    MOST_OF_A_KIND,
    RESOURCES,
)

_NUMBER: Final = re.compile("0|[1-9][0-9]*")
_COUNTED: Final = re.compile("[1-9][0-9]*")  # columns, storeys and levels count from 1
# By verb: what its words are.
_FORMS: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("counted", "number"),
    "relocate": ("counted",),
    "build": ("card", "kind", "counted"),
    "wall": ("card", "counted"),
    "repair": ("number",),
    "trade": ("resource", "resource"),
    "league": ("resource", "number"),
    "city": ("resource", "number"),
}


def why_never(text: str) -> Refusal | None:
    """The rule against a move that is not in the table; None if it is not written like one."""
    verb, *words = text.split(" ")
    forms = _FORMS.get(verb, ())
    if not forms or len(words) != len(forms) or not all(map(_fits, words, forms)):
        return None
    if verb == "bid" or verb == "relocate":
        if int(words[0]) > int(COLUMNS):
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
    if words[0] == "craftsmen":
        return Refusal("C5.3", "craftsmen-do-not-fight")
    return (
        _too_many(words[0]) if int(words[1]) > int(MOST_OF_A_KIND) else Refusal("C5.3", "by-twos")
    )


def _fits(word: str, form: str) -> bool:
    if form == "card":
        return word in CARDS
    if form == "kind":
        return word in KINDS
    if form == "resource":
        return word in RESOURCES
    return (_NUMBER if form == "number" else _COUNTED).fullmatch(word) is not None


def _too_many(resource: str) -> Refusal:
    """C1.3 The supply is limited for each kind."""
    return Refusal("C1.3", "more-than-there-are", {"resource": resource})
