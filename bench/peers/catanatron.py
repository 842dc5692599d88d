"""catanatron, measured with four random players in its own loop."""

from importlib import import_module
from importlib.metadata import version
from typing import Any

ABOUT = {
    "title": "catanatron",
    "version": version("catanatron"),
    "step": "a call of `Game.play_tick` with random players: one of the actions that are ready "
    "is chosen, and carrying it out makes the next ones ready. Counted in the game's own log of "
    "actions, rolling the dice and ending a turn included",
}

catanatron: Any = import_module("catanatron")  # not there when types are checked


def play(times: int) -> int:
    steps = 0
    for seed in range(1, times + 1):
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=seed)
        game.play()
        steps += len(game.state.actions)
    return steps


WORKS = {"inside": play}
