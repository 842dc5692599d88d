"""The games, found by name: each folder here is one, and so is each that a package announces.

A package of somebody else's announces a game by an entry point of the group `tavola.games`: the
game's name, and the package that has what a folder here has (`go = "my_games.go"`). Nothing else
changes.
"""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from tavola.core.errors import BadSetup
from tavola.core.game import Game

GROUP = "tavola.games"


@cache
def packages() -> dict[str, str]:
    """Where each game is, by its name. Nobody replaces one of ours."""
    announced = {point.name: point.value for point in entry_points(group=GROUP)}
    ours = {module.name for module in iter_modules(__path__) if module.ispkg}
    return announced | {name: f"{__name__}.{name}" for name in ours}


def names() -> tuple[str, ...]:
    """The games that can be played, by name.

    >>> tavola.game_names()
    ('comuni', 'concordia', 'condottiere', 'medievalia')
    """
    return tuple(sorted(packages()))


def package_of(name: object) -> str:
    """The package of the game of that name."""
    if not isinstance(name, str) or name not in packages():
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(names())}")
    return packages()[name]


def find(name: str) -> Game[Any]:
    """The game of that name.

    >>> facts = tavola.game("concordia").facts
    >>> facts.title, facts.fewest, facts.most
    ('Concordia', 2, 5)
    """
    game = import_module(f"{package_of(name)}.game").GAME
    assert isinstance(game, Game)
    return game


class Games(ModuleType):
    """`tavola.games()` has always told the names, and programs go on asking it."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = Games
