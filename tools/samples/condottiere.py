"""Samples of Condottiere."""

import random
from typing import Any

import tavola
from tools.samples import NAMES, consider, fairness, together

STEPS = 45


def sample() -> dict[str, Any]:
    """The first moves of a game, of which few pass."""
    match = tavola.start("condottiere", players=len(NAMES), seed=11)
    luck = random.Random(11)

    def choose(legal: list[str]) -> str:
        return luck.choice([text for text in legal if text != "pass"] or legal)

    steps = [consider(match, choose, "play winter") for _ in range(STEPS)]
    return {"names": NAMES, "fair": fairness(match), "joint": together(match), "steps": steps}
