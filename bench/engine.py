"""Tavola itself, as a subject to measure (see worker.py): the tree on PYTHONPATH.

A work is named `steps condottiere 4 inside`: what, which game, how many players, and how.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from random import Random
from typing import Any

import tavola
from tavola.bots import Sight, sight_of
from tavola.bots.search import Budget, SearchBot
from tavola.core.chance import FastChance
from tavola.core.game import NOBODY, SILENT, Game
from tavola.core.playout import play_at_random
from tavola.core.setup import settle
from tavola.games import names
from tavola.speed import WORKS as LOOPS
from tavola.speed import Work, cases

POSITIONS = 100
ITERATIONS = 12  # of a search from each sight, the same ones each time
SIGHTS = 8

chance = FastChance(1)

# What is asked of one position, for the seat whose turn it is. Called without arguments, so that
# little more than the answer is measured.
QUESTIONS: dict[str, Callable[[Game[Any], Any, int], Callable[[], object]]] = {
    "legal": lambda game, state, seat: partial(game.legal, state, seat),
    "clone": lambda game, state, seat: state.clone,
    "redeal": lambda game, state, seat: partial(game.redeal, state, seat, chance),
    "view": lambda game, state, seat: partial(game.view, state, seat),
    "spectate": lambda game, state, seat: partial(game.view, state, NOBODY),
    "weigh": lambda game, state, seat: partial(game.weigh, state, seat, game.legal(state, seat)),
    "save": lambda game, state, seat: partial(game.save, state),
}
with suppress(ImportError):  # an earlier version (before.py) may not know it
    from tavola.core.foresee import foresee

    QUESTIONS["foresee"] = lambda game, state, seat: partial(
        foresee, game, state, seat, game.legal(state, seat)
    )


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


def play(name: str) -> Work:
    """Moves of whole random games, played as people play them: as text, by the match."""

    def work(times: int) -> int:
        moves = 0
        for seed in range(times):
            match = tavola.start(name, players_of(name), seed=seed)
            random = Random(seed)
            while match.to_act:
                seat = match.to_act[0]
                match.play(seat, random.choice(match.legal(seat)))
            moves += len(match.steps) - 1
        return moves

    return work


def sights(name: str) -> list[Sight]:
    """What players see where there is something to choose. Several: no single one decides."""
    game = tavola.game(name)
    choices = [state for state in positions(name) if len(game.legal(state, game.turn(state))) > 1]
    some = choices[:: max(1, len(choices) // SIGHTS)][:SIGHTS]
    return [sight_of(game, state, game.turn(state), FastChance(1)) for state in some]


def search(name: str) -> Work:
    """Iterations of a tree search. They are counted by the moves tried at its root."""

    def work(times: int) -> int:
        seen = sights(name)
        budget = Budget(ITERATIONS, seconds=1e9)
        return sum(sum(SearchBot(1, budget).think(one)) for _ in range(times) for one in seen)

    return work


def works() -> dict[str, Work]:
    """All games that there are, for all numbers of players."""
    found: dict[str, Work] = {}
    for name, players in cases(names()):
        for how, make in LOOPS.items():
            found[f"steps {name} {players} {how}"] = make(tavola.game(name), players)
    for name in names():
        for question in QUESTIONS:
            found[f"cost {name} {players_of(name)} {question}"] = cost(name, question)
        found[f"cost {name} {players_of(name)} play"] = play(name)
        found[f"search {name} {players_of(name)} iterations"] = search(name)
    return found


ABOUT = {
    "version": tavola.__version__,
    "compiled": tavola.COMPILED,
    "titles": {name: tavola.game(name).facts.title for name in names()},
}
WORKS = works()
