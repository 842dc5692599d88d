"""What the laws are tried on: every game there is, and Parlour, which has all that is difficult."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

import tavola
from laws.setups import Setup, every_setup
from laws.walk import Walk
from tavola.core.chance import FastChance
from tavola.core.game import Game
from tests.laws.parlour.game import GAME as PARLOUR
from tests.runs import FIRST_OF_TWO

GAMES: Final[list[Game[Any]]] = [*(tavola.game(name) for name in tavola.game_names()), PARLOUR]
SETUPS: Final[list[Setup]] = [setup for game in GAMES for setup in every_setup(game)]
TABLES: Final[list[Setup]] = [setup for setup in SETUPS if not setup.given]  # all by default

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.facts.name for game in GAMES])
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
each_table = pytest.mark.parametrize("setup", TABLES, ids=str)

SEEDS: Final = (29, 30, 31)  # the players of these games lean in different ways (see walk.py)
LONG: Final = 40 if FIRST_OF_TWO else 120  # moves of a match that is watched at every step
STOPS: Final = 5  # positions of each game that are looked at closely
PACE: Final = 50  # at most so many moves between two of them


@cache
def positions(setup: Setup) -> list[Any]:
    """Some positions of some games, the first and, if they are short, the last ones among them."""
    found: list[Any] = []
    dice = FastChance(setup.players)
    for seed in (SEEDS[setup.players % 3],) if FIRST_OF_TWO else SEEDS:
        walk = Walk(setup, seed)
        for _ in range(STOPS):
            found.append(walk.state.clone())
            walk.go(1 + dice.pick(PACE))
    return found


def every_step(setup: Setup, seed: int) -> Iterator[Walk]:
    """A random game, before the first move and after each one."""
    walk = Walk(setup, seed)
    yield walk
    while not walk.over:
        walk.go(1)
        yield walk
