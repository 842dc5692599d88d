"""OpenSpiel, measured with hearts: a card game for four, written in C++."""

from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

ABOUT = {
    "title": "OpenSpiel hearts",
    "version": version("open_spiel"),
    "step": "`legal_actions`, the choice of one, `apply_action`. As in OpenSpiel's own benchmark "
    "each card dealt counts as a step, too. In the engine: the random rollouts of its tree search "
    "in C++, each from the same deal",
}
ROLLOUTS = 100

pyspiel: Any = import_module("pyspiel")  # not there when types are checked
game: Any = pyspiel.load_game("hearts")


def drive(state: Any, random: Random) -> int:
    """Nodes of chance need no special care: in hearts all their outcomes are equally likely."""
    fraction = random.random
    steps = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(fraction() * len(actions))])
        steps += 1
    return steps


def driven(times: int) -> int:
    return sum(drive(game.new_initial_state(), Random(seed)) for seed in range(times))


def dealt() -> Any:
    """The first position in which a player has to decide."""
    state = game.new_initial_state()
    random = Random(1)
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def inside(times: int) -> int:
    """One simulation of the tree search does nothing but these rollouts, all of the same length."""
    state = dealt()
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = pyspiel.MCTSBot(
        game,
        rollouts,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=1,
        verbose=False,
    )
    for _ in range(times):
        search.mcts_search(state)
    return times * ROLLOUTS * drive(state, Random(1))


WORKS = {"driven": driven, "inside": inside}
