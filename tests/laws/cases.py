"""What the laws are tried on: every game there is, and Parlour, which has all that is difficult."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

import tavola
from tavola.core.chance import FastChance
from tavola.core.game import Game
from tavola.core.laws.setups import Setup, every_setup
from tavola.core.laws.walk import Walk
from tests.laws.parlour.game import GAME as PARLOUR

GAMES: Final[list[Game[Any]]] = [*(tavola.game(name) for name in tavola.games()), PARLOUR]
SETUPS: Final[list[Setup]] = [setup for game in GAMES for setup in every_setup(game)]
TABLES: Final[list[Setup]] = [setup for setup in SETUPS if not setup.given]  # all by default

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.facts.name for game in GAMES])
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
each_table = pytest.mark.parametrize("setup", TABLES, ids=str)

STOPS: Final = 12  # positions of a set-up that are looked at closely
PACE: Final = 35  # at most so many moves between two of them


@cache
def positions(setup: Setup) -> list[Any]:
    """The first position of a game, some on the way, the last; if there is time, of another."""
    found: list[Any] = []
    dice = FastChance(setup.players)
    walk = Walk(setup, seed=0)
    while len(found) < STOPS:
        found.append(walk.state.clone())
        if walk.over:
            walk = Walk(setup, seed=len(found))
        else:
            walk.go(1 + dice.pick(PACE))
    return found


def every_step(setup: Setup, seed: int) -> Iterator[Walk]:
    """A random game, before the first move and after each one."""
    walk = Walk(setup, seed)
    yield walk
    while not walk.over:
        walk.go(1)
        yield walk
