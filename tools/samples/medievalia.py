"""Samples of Medievalia."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import tavola
from tools.samples import NAMES, consider, fairness

# What somebody does who wants to see every part of the board.
LIKES: Mapping[str, float] = {
    "close": 40,
    "flip": 8,
    "play": 6,
    "buy": 8,
    "raid": 30,
    "clash": 30,
    "target": 6,
    "shoot": 9,
    "heal": 9,
    "enter": 8,
    "cross": 8,
    "end": 1.5,
    "drop": 0.2,
    "discard": 0.4,
}
# Between them they come to every phase but the choice of three cards (M6.7).
GAMES: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (2, 17, {}),
    (2, 29, {}),
    (3, 10, {}),
    (4, 35, {"alliance": True}),
)
KEPT = ("seat", "move", "before", "events", "foreseen")
# In a turn and in a payment these make the difference.
TELLING = {"shoot", "heal", "raid", "clash", "contest", "close", "ask", "trade", "double", "lower"}


def positions() -> Iterator[dict[str, Any]]:
    """A position of every phase with every mix of moves, from games of 2, 3 and 2 against 2."""
    seen: set[str] = set()
    for players, seed, options in GAMES:
        match = tavola.start("medievalia", players=players, seed=seed, **options)
        luck = random.Random(seed)

        def choose(legal: list[str], luck: random.Random = luck) -> str:
            likes = [LIKES.get(text.partition(" ")[0], 3) for text in legal]
            return luck.choices(legal, likes)[0]

        while match.to_act:
            step = consider(match, choose, "end")
            table = step["before"]["table"]
            verbs = {text.partition(" ")[0] for text in step["before"]["legal"]}
            if table["phase"] in ("turn", "batch", "help"):
                verbs &= TELLING
            kind = " ".join([table["phase"], *sorted(verbs)])
            if kind not in seen:
                seen.add(kind)
                yield {name: step[name] for name in KEPT} | {"printed": match.printed()}


def sample() -> dict[str, Any]:
    """Positions of every phase, and the start of a game of two."""
    fair = tavola.start("medievalia", players=2, seed=3)
    return {"names": NAMES, "fair": fairness(fair), "steps": list(positions())}
