"""Writes samples of a played game for the tests of the page: what the engine says, word for word.

The page explains strengths before a card is played, and puts events into words; its own tests
compare both with what is written here. Run it again when rules or texts change.

python -m tools.samples
"""

import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import tavola
from tavola.text import Texts, languages
from tools.console import ROOT, say
from tools.samples_medievalia import positions

SAMPLES = ROOT / "web" / "src" / "testing"
NAMES = ("Elena", "Matteo", "Nina", "Astore")
STEPS = 45

Choose = Callable[[list[str]], str]


def play(match: tavola.Match, choose: Choose, not_now: str) -> dict[str, Any]:
    """One move: the view before it, what followed, and both in words."""
    seat = match.to_act[0]
    move = choose(match.legal(seat))
    before = match.view(seat)
    refused = match.why_not((seat + 1) % match.players, not_now)
    events = match.play(seat, move)
    return {
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
            for texts in [Texts(str(before["game"]), code)]
        },
    }


def fairness(match: tavola.Match) -> dict[str, Any]:
    return {
        "setup": match.fairness.setup,
        "seed": match.fairness.seed.hex(),
        "entropy": match.fairness.entropy,
        "commitment": match.fairness.commitment,
        "draws": [drawn.plain() for drawn in match.steps[0].drawn],
    }


def condottiere() -> dict[str, Any]:
    """The first moves of a game, of which few pass."""
    match = tavola.start("condottiere", players=len(NAMES), seed=11)
    luck = random.Random(11)

    def choose(legal: list[str]) -> str:
        return luck.choice([text for text in legal if text != "pass"] or legal)

    steps = [play(match, choose, "play winter") for _ in range(STEPS)]
    return {"names": NAMES, "fair": fairness(match), "steps": steps}


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


def concordia() -> dict[str, Any]:
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
            step = play(match, choose, "play tribune")
            before = step["before"]
            phase = str(before["table"]["phase"])
            kind = " ".join([phase, *sorted({text.partition(" ")[0] for text in before["legal"]})])
            seen[kind] = seen.get(kind, 0) + 1
            built = sum(player["houses"] for player in before["table"]["players"])
            if seen[kind] == 1 or (built >= 5 and seen[kind] % 5 == 0 and has_room(steps, phase)):
                steps.append(step)
    return {"names": NAMES, "fair": fairness(first), "steps": steps}


def medievalia() -> dict[str, Any]:
    """Positions of every phase, and the start of a game of two."""
    fair = tavola.start("medievalia", players=2, seed=3)
    return {"names": NAMES, "fair": fairness(fair), "steps": list(positions(play))}


def has_room(steps: list[dict[str, Any]], phase: str) -> bool:
    """Whether there is room for another position of this phase."""
    return [step["before"]["table"]["phase"] for step in steps].count(phase) < 2 * OF_A_PHASE


# What somebody does in Comuni who wants to build, to be outbid and to be invaded.
WISHES: Mapping[str, int] = {"build": 24, "wall": 14, "claim": 9, "relocate": 9, "done": 5}


def wish(move: str) -> float:
    """Low bids and large pledges."""
    verb, *words = move.split()
    if verb == "bid":
        return 1 / (1 + int(words[1]))
    if verb in ("league", "city"):
        return 1 + int(words[1])
    return WISHES.get(verb, 2)


def comuni() -> dict[str, Any]:
    """A few positions of every phase, and every invasion as it is revealed, from two games."""
    steps: list[dict[str, Any]] = []
    first = tavola.start("comuni", players=len(NAMES), seed=903)
    for match in (first, tavola.start("comuni", players=2, seed=902, open_screens=True)):
        luck = random.Random(3)
        seen: dict[str, int] = {}

        def choose(legal: list[str], luck: random.Random = luck) -> str:
            return luck.choices(legal, [wish(text) for text in legal])[0]

        while match.to_act:
            step = play(match, choose, "claim")
            before = step["before"]
            verbs = sorted({move.partition(" ")[0] for move in before["legal"]})
            kind = " ".join([before["table"]["phase"], *verbs])
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] == 1 or any(event["id"] == "league" for event in step["events"]):
                steps.append(step)
    return {"names": NAMES, "fair": fairness(first), "steps": steps}


GAMES: Mapping[str, Callable[[], dict[str, Any]]] = {
    "condottiere": condottiere,
    "concordia": concordia,
    "comuni": comuni,
    "medievalia": medievalia,
}


def path_of(game: str) -> Path:
    return SAMPLES / f"{game}.json"


def written(game: str) -> str:
    return json.dumps(GAMES[game](), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    SAMPLES.mkdir(exist_ok=True)
    for name in GAMES:
        path_of(name).write_text(written(name), "utf-8")
        say(f"Wrote {path_of(name).relative_to(ROOT)}.")
