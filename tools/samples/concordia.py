"""Samples of Concordia."""

import random
from collections.abc import Mapping
from typing import Any

import tavola
from tools.samples import NAMES, fairness, foreseen, play

# What somebody does who wants to see every part of the board.
LIKES: Mapping[str, int] = {
    "build": 40,
    "card": 20,
    "produce": 12,
    "place": 9,
    "copy": 9,
    "play": 5,
}
OF_A_PHASE = 3


def sample() -> dict[str, Any]:
    """A few positions of every phase with every mix of moves, from a game on each map."""
    steps: list[dict[str, Any]] = []
    first = tavola.start("concordia", players=len(NAMES), seed=5)
    second = tavola.start("concordia", players=3, seed=7, map="italia", start_goods=False)
    for match in (first, second):
        luck = random.Random(5)
        seen: dict[str, int] = {}

        def choose(legal: list[str], luck: random.Random = luck) -> str:
            likes = [LIKES.get(text.partition(" ")[0], 3) for text in legal]
            return luck.choices(legal, likes)[0]

        while match.to_act:
            ahead = foreseen(match)
            step = play(match, choose, "play tribune") | {"foreseen": ahead}
            del step["after"]
            before = step["before"]
            phase = str(before["table"]["phase"])
            kind = " ".join([phase, *sorted({text.partition(" ")[0] for text in before["legal"]})])
            seen[kind] = seen.get(kind, 0) + 1
            built = sum(player["houses"] for player in before["table"]["players"])
            if seen[kind] == 1 or (built >= 5 and seen[kind] % 5 == 0 and has_room(steps, phase)):
                steps.append(step)
    return {"names": NAMES, "fair": fairness(first), "steps": steps}


def has_room(steps: list[dict[str, Any]], phase: str) -> bool:
    """Whether there is room for another position of this phase."""
    return [step["before"]["table"]["phase"] for step in steps].count(phase) < 2 * OF_A_PHASE
