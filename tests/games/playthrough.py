"""A whole game as text that a person can read: moves, events, tables, what each seat sees.

Chance comes from a seed; the players do what has been done least so far, so that everything happens
that can. How each game is played and told, and what must happen in it, stands in
tests/games/GAME/playthrough.py. To write its playthrough.txt anew, when a change of its text is
meant, with the first seed by which all of that happens:

    PYTHONPATH=src python -m tests.games.playthrough GAME
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from tests.games.found import each
from tests.games.lines import told

GAMES = each("playthrough")


def file(game: str) -> Path:
    return Path(__file__).parent / game / "playthrough.txt"


def seed_of(written: str) -> int:
    """The seed that its first line names."""
    found = re.search(r", seed (\d+), ", written.partition("\n")[0])
    assert found is not None
    return int(found[1])


def text(game: str, seed: int) -> str:
    return "".join(f"{line}\n" for line in play_through(GAMES[game], seed))


def first_with_everything(game: str) -> str:
    """The text of the first game in which all happens that must."""
    texts = (text(game, seed) for seed in count(1))
    return next(told for told in texts if all(wanted in told for wanted in GAMES[game].WANTED))


def play_through(game: Any, seed: int) -> Iterator[str]:
    match = game.begin(seed)
    rng = Random(seed)
    done: Counter[str] = Counter()
    title = match.game.facts.name.title()
    yield f"{title}, {match.players} players, seed {seed}, {match.options}"
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
        file(name).write_text(first_with_everything(name), "utf-8")
