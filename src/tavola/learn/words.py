"""What is said while somebody learns a game: `teach/en.ftl`, `de.ftl` of its folder.

Ids: `how-…` (how to play, on one screen), `lesson-…`, `STEP-task`, `STEP-then-N`, `STEP-done`,
`STEP-wrong-MOVE`, `STEP-refuse-MOVE`, `STEP-else`, `strategy-N`, `sheet-THING`.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from tavola.games import package_of
from tavola.text.language import FALLBACK


class Words:
    """The texts in one language; in English where the game was not translated."""

    def __init__(self, game: str, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        resource = FluentResource(words_file(game, language).read_text("utf-8"))
        self._bundle.add_resource(resource)
        self._ids = [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def ids(self) -> list[str]:
        """Everything there is to say, in the order of the file."""
        return self._ids

    def has(self, id: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(id)

    def say(self, id: str) -> str:
        """The text, Markdown's `**` included."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {})
        assert not errors, errors
        return str(text)


def words_file(game: str, language: str) -> Traversable:
    """Where the texts of a language stand."""
    folder = files(package_of(game)) / "teach"
    own = folder / f"{language}.ftl"
    return own if own.is_file() else folder / f"{FALLBACK}.ftl"


@cache
def words_of(game: str, language: str) -> Words:
    """The texts, read once."""
    return Words(game, language)
