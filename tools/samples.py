"""Writes samples of a played game for the tests of the page: what the engine says, word for word.

The page explains strengths before a card is played, and puts events into words; its own tests
compare both with what is written here. Run it again when rules or texts change.

python -m tools.samples
"""

import json
import random
from typing import Any

import tavola
from tavola.text import Texts, languages
from tools.console import ROOT, say

SAMPLES = ROOT / "web" / "src" / "testing" / "condottiere.json"
NAMES = ("Elena", "Matteo", "Nina", "Astore")
STEPS = 45


def make_samples() -> dict[str, Any]:
    match = tavola.start("condottiere", players=len(NAMES), seed=11)
    fair = {
        "setup": match.fairness.setup,
        "seed": match.fairness.seed.hex(),
        "entropy": match.fairness.entropy,
        "commitment": match.fairness.commitment,
        "draws": [drawn.plain() for drawn in match.steps[0].drawn],
    }
    luck = random.Random(11)
    steps: list[dict[str, Any]] = []
    for _ in range(STEPS):
        seat = match.to_act[0]
        legal = match.legal(seat)
        move = luck.choice([text for text in legal if text != "pass"] or legal)
        before = match.view(seat)
        refused = match.why_not((seat + 1) % len(NAMES), "play winter")
        events = match.play(seat, move)
        steps.append(
            {
                "seat": seat,
                "move": move,
                "before": before,
                "after": match.view(seat)["table"],
                "events": [event.plain() for event in events],
                "refused": None if refused is None else refused.plain(),
                "words": {
                    code: {
                        "move": texts.move(move, NAMES),
                        "prompt": texts.prompt(before, NAMES),
                        "events": [texts.event(event, NAMES) for event in events],
                        "refused": None if refused is None else texts.refusal(refused, NAMES),
                    }
                    for code in languages()
                    for texts in [Texts("condottiere", code)]
                },
            }
        )
    return {"names": NAMES, "fair": fair, "steps": steps}


def written() -> str:
    return json.dumps(make_samples(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    SAMPLES.parent.mkdir(exist_ok=True)
    SAMPLES.write_text(written(), "utf-8")
    say(f"Wrote {SAMPLES.relative_to(ROOT)}.")
