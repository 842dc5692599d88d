"""Texts that are no move of a game's table: are they at least written like one?"""

import re
from collections.abc import Iterable, Mapping

Form = re.Pattern[str]  # what one word of a move may look like

NUMBER: Form = re.compile("0|[1-9][0-9]*")
COUNTED: Form = re.compile("[1-9][0-9]*")  # what is counted from 1


def one_of(words: Iterable[str]) -> Form:
    """One of these words."""
    return re.compile("|".join(map(re.escape, words)))


def numbered(words: Iterable[str]) -> Form:
    """One of these words with a number: `farm-2`, however high."""
    return re.compile(f"(?:{one_of(words).pattern})-(?:{COUNTED.pattern})")


def either(*forms: Form) -> Form:
    """A word that has one of these forms."""
    return re.compile("|".join(f"(?:{form.pattern})" for form in forms))


def words_of(text: str, forms: Mapping[str, tuple[Form, ...]]) -> list[str]:
    """The verb and its words, if they have the forms that this verb asks for; else nothing."""
    verb, *words = text.split(" ")
    wanted = forms.get(verb, ())
    if not wanted or len(words) != len(wanted):
        return []
    fits = all(form.fullmatch(word) for form, word in zip(wanted, words, strict=True))
    return [verb, *words] if fits else []
