"""A catalogue: all messages of one language for one game, ready to be formatted."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from tavola.games import package_of
from tavola.text.language import FALLBACK


class NoSuchText(LookupError):
    """A message that no catalogue has, or that lacks an argument: a mistake in the program."""


class Catalogue:
    """The common messages and one game's. An id may name an attribute: `card-10.gist`."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in _sources(game, language):
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __contains__(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def attributes(self, id: str) -> list[str]:
        """The names of a message's attributes."""
        return list(self._bundle.get_message(id).attributes)

    def format(self, id: str, args: Mapping[str, object]) -> str:
        """The message with these arguments."""
        name, _, attribute = id.partition(".")
        if id not in self:
            raise NoSuchText(f"no message {id!r} in {self.language!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise NoSuchText(f"message {id!r} in {self.language!r}: {errors[0]}")
        return str(text)


def _sources(game: str, language: str) -> list[Traversable]:
    """The files of a language."""
    found = [files("tavola.text") / f"{language}.ftl"]
    return [*found, messages_of(game, language)] if game else found


def messages_of(game: str, language: str) -> Traversable:
    """The game's own file; a game that has not been translated speaks English."""
    folder = files(package_of(game)) / "text"
    own = folder / f"{language}.ftl"
    return own if own.is_file() else folder / f"{FALLBACK}.ftl"


@cache
def catalogue(game: str, language: str) -> Catalogue:
    """The catalogue, read once."""
    return Catalogue(game, language)
