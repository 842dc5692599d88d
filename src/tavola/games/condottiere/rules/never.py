"""Moves that are well written and that no position allows: which rule says so."""

from typing import Final

from tavola.core.game import Refusal
from tavola.core.written import NUMBER, Form, either, one_of, words_of
from tavola.games.condottiere.data import CARDS

_CARD: Final = either(NUMBER, one_of(CARDS))
_FORMS: Final[dict[str, tuple[Form, ...]]] = {"play": (_CARD,), "take": (_CARD,)}


def why_never(text: str) -> Refusal | None:
    """The rule against a move that is not in the table; None if it is not written like one."""
    words = words_of(text, _FORMS)
    if not words:
        return None
    if NUMBER.fullmatch(words[1]):
        return Refusal("D1.1", "no-such-mercenary")
    return Refusal("D5.5", "only-mercenaries-come-back")
