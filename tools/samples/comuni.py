"""Samples of Comuni."""

import random
from collections.abc import Mapping
from typing import Any

import tavola
from tools.samples import NAMES, consider, fairness

# What somebody does who wants to build, to be outbid and to be invaded.
WISHES: Mapping[str, int] = {"build": 24, "wall": 14, "claim": 9, "relocate": 9, "done": 5}


def wish(move: str) -> float:
    """Low bids and large pledges."""
    verb, *words = move.split()
    if verb == "bid":
        return 1 / (1 + int(words[1]))
    if verb in ("league", "city"):
        return 1 + int(words[1])
    return WISHES.get(verb, 2)


def sample() -> dict[str, Any]:
    """A few positions of every phase, and every invasion as it is revealed, from two games."""
    steps: list[dict[str, Any]] = []
    first = tavola.start("comuni", players=len(NAMES), seed=903)
    for match in (first, tavola.start("comuni", players=2, seed=902, open_screens=True)):
        luck = random.Random(3)
        seen: dict[str, int] = {}

        def choose(legal: list[str], luck: random.Random = luck) -> str:
            return luck.choices(legal, [wish(text) for text in legal])[0]

        while match.to_act:
            step = consider(match, choose, "claim")
            before = step["before"]
            verbs = sorted({move.partition(" ")[0] for move in before["legal"]})
            kind = " ".join([before["table"]["phase"], *verbs])
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] == 1 or any(event["id"] == "league" for event in step["events"]):
                steps.append(step)
    return {"names": NAMES, "fair": fairness(first), "printed": first.printed(), "steps": steps}
