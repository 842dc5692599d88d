"""A whole game as text that a person can read: moves, events, tables, what each seat sees.

Chance comes from a seed; the players do what has been done least so far, so that everything happens
that can. How each game is played and told stands in tests/games/GAME/playthrough.py. To write its
playthrough.txt anew, when a change of its text is meant:

    PYTHONPATH=src python -m tests.games.playthrough GAME
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.games.found import each
from tests.games.lines import told

GAMES = each("playthrough")


def file(game: str) -> Path:
    return Path(__file__).parent / game / "playthrough.txt"


def text(game: str) -> str:
    return "".join(f"{line}\n" for line in play_through(GAMES[game]))


def play_through(game: Any) -> Iterator[str]:
    match = game.begin()
    rng = Random(game.SEED)
    done: Counter[str] = Counter()
    yield f"{match.game.facts.name.title()}, {match.players} players, {match.options}"
    yield f"commitment {match.fairness.commitment}"
    yield from told(match)
    while match.to_act:
        if (len(match.steps) - 1) % game.EVERY == 0:
            yield from game.the_table(match)
        seat = match.to_act[0] if len(match.to_act) == 1 else rng.choice(match.to_act)
        move = game.choose(match, seat, done, rng)
        done[game.kind(match, move)] += 1
        match.play(seat, move)
        yield from told(match)
    yield from game.the_table(match)
    yield f"result {match.result.plain()}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        file(name).write_text(text(name), "utf-8")
