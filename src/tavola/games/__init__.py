"""The games: one folder each, found by name. A new folder is a new game; nothing else changes."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from tavola.core.errors import BadSetup
from tavola.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """The games that can be played, by name."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def find(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in names():
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(names())}")
    game = import_module(f"{__name__}.{name}.game").GAME
    assert isinstance(game, Game)
    return game
