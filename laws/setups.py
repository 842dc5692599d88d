"""Every way to set a game up: all numbers of players, every value of every option."""

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tavola.core.chance import Chance
from tavola.core.game import SILENT, Game, Log, Option, Plain
from tavola.core.setup import settle

RULE = re.compile(r"^- \*\*([A-Z](?:\d+\.\d+|-E\d+))\*\*", re.MULTILINE)


class Setup:
    """A game, the number of its players, and complete options."""

    def __init__(self, game: Game[Any], players: int, given: Plain) -> None:
        self.game = game
        self.players = players
        self.given = given  # what differs from the defaults
        self.options = settle(game, players, given)
        self.longest = game.longest(players, self.options)
        self.rules = rules_of(game)

    def start(self, chance: Chance, log: Log = SILENT) -> Any:
        """The first position."""
        return self.game.start(self.players, self.options, chance, log)

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.given.items()]
        return " ".join([self.game.facts.name, str(self.players), *words])


@cache
def rules_of(game: Game[Any]) -> frozenset[str]:
    """The numbers of the RULES.md that lies beside the game's module, or that of its base."""
    modules = [sys.modules[kind.__module__] for kind in type(game).__mro__]
    books = [Path(str(module.__file__)).with_name("RULES.md") for module in modules[:-1]]
    book = next(book for book in books if book.exists())
    return frozenset(RULE.findall(book.read_text("utf-8")))


def values(option: Option) -> list[bool | int | str]:
    """Every value of a switch or a choice; of a number the lowest, the default, one in between."""
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, int):
        return sorted({option.low, (option.low + option.default) // 2, option.default})
    return list(option.choices)


def setups_for(game: Game[Any], players: int) -> list[Setup]:
    """The defaults, each other value of each option alone, and all options changed at once."""
    found = [Setup(game, players, {})]
    last: Plain = {}
    for option in game.options(players):
        for value in values(option):
            if value != option.default:
                last[option.name] = value
                found.append(Setup(game, players, {option.name: value}))
    if len(last) > 1:
        found.append(Setup(game, players, last))
    return found


def every_setup(game: Game[Any]) -> list[Setup]:
    """For every number of players."""
    numbers = range(game.facts.fewest, game.facts.most + 1)
    return [setup for players in numbers for setup in setups_for(game, players)]
