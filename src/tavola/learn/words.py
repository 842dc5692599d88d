"""What is said while somebody learns a game: `teach/en.ftl`, `de.ftl` of its folder.

Ids: `how-…` (how to play, on one screen), `lesson-…`, `STEP-task`, `STEP-then-N`, `STEP-done`,
`STEP-wrong-MOVE`, `STEP-refuse-MOVE`, `STEP-else`, `strategy-N`, `sheet-THING` (sheets.py).
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from tavola.games import package_of
from tavola.text.language import FALLBACK, languages

SHEET = "sheet-"
NO_ARGS: Mapping[str, object] = {}


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
        """Whether there is such a text (or attribute: `sheet-city.title`)."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, id: str, args: Mapping[str, object] = NO_ARGS) -> str:
        """The text, Markdown's `**` included. Only sheets have arguments."""
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        assert not errors, errors
        return str(text)

    def told(self) -> dict[str, str]:
        """All texts that stand for themselves, by their ids: those of sheets need figures."""
        return {name: self.say(name) for name in self._ids if not name.startswith(SHEET)}

    def how(self) -> list[str]:
        """How to play, in paragraphs; what its pictures show is told beside them."""
        told = [name for name in self._ids if name.startswith("how-")]
        return [self.say(name) for name in told if not name.startswith("how-picture-")]


def words_file(game: str, language: str) -> Traversable:
    """Where the texts of a language stand."""
    folder = files(package_of(game)) / "teach"
    own = folder / f"{language}.ftl"
    return own if own.is_file() else folder / f"{FALLBACK}.ftl"


def words_of(game: str, language: str) -> Words:
    """The texts, read once; in English where there are none in that language."""
    return _read(game, language if language in languages() else FALLBACK)


@cache
def _read(game: str, language: str) -> Words:
    return Words(game, language)
