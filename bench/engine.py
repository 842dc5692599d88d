"""Tavola itself, as a subject to measure (see worker.py): the tree on PYTHONPATH.

A work is named `steps condottiere 4 inside`: what, which game, how many players, and how.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import tavola
from tavola.bots import Sight, sight_of
from tavola.bots.search import Budget, SearchBot
from tavola.core.chance import FastChance
from tavola.core.game import SILENT, Game
from tavola.core.playout import play_at_random
from tavola.core.setup import settle
from tavola.speed import WORKS as LOOPS
from tavola.speed import Work, cases

POSITIONS = 100
ITERATIONS = 100  # of a search, from the same sight each time

chance = FastChance(1)

# What is asked of one position, for the seat whose turn it is. Called without arguments, so that
# little more than the answer is measured.
QUESTIONS: dict[str, Callable[[Game[Any], Any, int], Callable[[], object]]] = {
    "legal": lambda game, state, seat: partial(game.legal, state, seat),
    "clone": lambda game, state, seat: state.clone,
    "redeal": lambda game, state, seat: partial(game.redeal, state, seat, chance),
    "view": lambda game, state, seat: partial(game.view, state, seat),
    "save": lambda game, state, seat: partial(game.save, state),
}


def players_of(name: str) -> int:
    """Four, as far as the game allows: where another number would tell nothing new."""
    return min(4, tavola.game(name).facts.most)


@cache
def positions(name: str) -> list[Any]:
    """Positions from the first move to the last, each of another random game; always the same."""
    game = tavola.game(name)
    players = players_of(name)
    options = settle(game, players, {})
    longest = game.longest(players, options)
    found = []
    for seed in range(POSITIONS):
        luck = FastChance(seed)
        whole = game.start(players, options, luck, SILENT)
        steps = play_at_random(game, whole, luck, longest)
        luck = FastChance(seed)
        state = game.start(players, options, luck, SILENT)
        play_at_random(game, state, luck, steps * seed // POSITIONS)
        found.append(state)
    return found


def cost(name: str, question: str) -> Work:
    """How often a question about a position is answered."""

    def work(times: int) -> int:
        game = tavola.game(name)
        ask = QUESTIONS[question]
        calls = [ask(game, state, game.turn(state)) for state in positions(name)]
        for _ in range(times):
            for call in calls:
                call()
        return times * len(calls)

    return work


def sight(name: str) -> Sight:
    """What a player sees in the middle of a game, where there is something to choose."""
    game = tavola.game(name)
    choices = [state for state in positions(name) if len(game.legal(state, game.turn(state))) > 1]
    state = choices[len(choices) // 2]
    return sight_of(game, state, game.turn(state), FastChance(1))


def search(name: str) -> Work:
    """Iterations of a tree search. They are counted by the moves tried at its root."""

    def work(times: int) -> int:
        seen = sight(name)
        budget = Budget(ITERATIONS, seconds=1e9)
        return sum(sum(SearchBot(1, budget).think(seen)) for _ in range(times))

    return work


def works() -> dict[str, Work]:
    """All games that there are, for all numbers of players."""
    found: dict[str, Work] = {}
    for name, players in cases(tavola.games()):
        for how, make in LOOPS.items():
            found[f"steps {name} {players} {how}"] = make(tavola.game(name), players)
    for name in tavola.games():
        for question in QUESTIONS:
            found[f"cost {name} {players_of(name)} {question}"] = cost(name, question)
        found[f"search {name} {players_of(name)} iterations"] = search(name)
    return found


ABOUT = {
    "version": tavola.__version__,
    "compiled": tavola.COMPILED,
    "titles": {name: tavola.game(name).facts.title for name in tavola.games()},
}
WORKS = works()
