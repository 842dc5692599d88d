"""A whole game as text that a person can read: moves, events, tables, what each seat sees.

Chance comes from a seed; the players do what has been done least so far, so that much happens. To
write playthrough.txt anew: `PYTHONPATH=src python -m tests.games.medievalia.playthrough`.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import tavola
from tests.games.medievalia.table import line, look

FILE = Path(__file__).with_name("playthrough.txt")
EVERY = 25  # moves between two looks at the table
SEED = 13


def play_through() -> Iterator[str]:
    """The lines of the text."""
    match = tavola.start("medievalia", 4, seed=SEED, entropy=["uno", "due", "tre"], alliance=True)
    rng = Random(SEED)
    done: Counter[str] = Counter()
    yield f"Medievalia, {match.players} players, {match.options}"
    yield f"commitment {match.fairness.commitment}"
    yield from told(match)
    while match.to_act:
        if (len(match.steps) - 1) % EVERY == 0:
            yield from the_table(match)
        (seat,) = match.to_act
        move = choose(match.legal(seat), done, rng)
        done[kind(move)] += 1
        match.play(seat, move)
        yield from told(match)
    yield from the_table(match)
    assert match.result is not None
    yield f"result {match.result.plain()}"


def kind(move: str) -> str:
    """What a move is a case of: its verb, and what is played or bought."""
    verb, *words = move.split()
    return " ".join([verb, *words[:1]]) if verb in ("play", "buy") else verb


def choose(moves: list[str], done: Counter[str], rng: Random) -> str:
    """Pay what can be paid; else what has been done least."""
    if "close" in moves:
        return "close"
    if "flip" in {move.split()[0] for move in moves} and rng.random() < 0.8:
        return rng.choice([move for move in moves if move.startswith("flip")])
    return min(moves, key=lambda move: (done[kind(move)], rng.random()))


def told(match: tavola.Match) -> Iterator[str]:
    """The last move and what everybody heard of it."""
    number, step = len(match.steps) - 1, match.steps[-1]
    yield ""
    yield f"{number} {'set-up' if step.move is None else f'seat {step.seat}: {step.move.text}'}"
    for event in step.events:
        heard = "" if event.seen_by is None else f"(seat {event.seen_by[0]} alone) "
        shown = " (shows hidden cards)" if event.reveals else ""
        yield f"    {heard}{line(event)}{shown}"


def the_table(match: tavola.Match) -> Iterator[str]:
    """The table, its players, and what each seat alone sees."""
    seen = look(match)
    yield ""
    yield f"--- {seen['phase']}, turn {seen['turn']} of seat {seen['active_seat']} ---"
    piles = [f"{pile['top']}+{pile['below']}" for pile in seen["piles"]]
    yield f"deck {seen['deck']}; for sale {', '.join(piles)}; out {listed(seen['out'])}"
    for seat, player in enumerate(seen["players"]):
        yield f"seat {seat}: {described(player)}"
        yield f"    lands: {', '.join(land(entry) for entry in player['lands']) or 'none'}"
        yield f"    figures: {', '.join(figure(entry) for entry in player['figures']) or 'none'}"
    for seat in range(match.players):
        view: Any = match.view(seat)
        yield f"seat {seat} sees: hand {listed(view['table']['hand'])}; undo {view['undo']}"
        if view["legal"]:
            yield f"    may {', '.join(view['legal'])}"


def described(player: dict[str, Any]) -> str:
    left = listed({name: count for name, count in player["left"].items() if count})
    return "; ".join(
        [
            f"{player['cards']} cards, siege {player['siege']}, in game {player['in_game']}",
            f"buildings {player['buildings']}, output {player['output']}, left {left}",
            f"city{'!' if player['city']['flipped'] else ''}",
        ]
    )


def land(entry: dict[str, Any]) -> str:
    return "+".join([entry["piece"], *entry["buildings"]]) + ("!" if entry["flipped"] else "")


def figure(entry: dict[str, Any]) -> str:
    mark = "!" if entry["flipped"] else ""
    return f"{entry['piece']}@{entry['post'] or entry['zone']}{mark}"


def listed(cards: dict[str, int]) -> str:
    return " ".join(f"{number}×{card}" for card, number in cards.items()) or "none"


def text() -> str:
    return "\n".join(play_through()) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
