"""A whole game as text that a person can read: moves, events, tables, what each seat sees.

Chance comes from a seed; the players do what has been done least so far, so that everything happens
that can. To write playthrough.txt anew: `PYTHONPATH=src python -m
tests.games.concordia.playthrough`.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import tavola
from tests.games.concordia.table import line, look

FILE = Path(__file__).with_name("playthrough.txt")
EVERY = 60  # moves between two looks at the table
SEED = 224


def play_through() -> Iterator[str]:
    """The lines of the text."""
    match = tavola.start(
        "concordia", 3, seed=SEED, entropy=["uno", "due", ""], map="italia", interim_scoring=True
    )
    rng = Random(SEED)
    done: Counter[str] = Counter()
    yield f"Concordia, {match.players} players, {match.options}"
    yield f"commitment {match.fairness.commitment}"
    yield from told(match)
    while match.to_act:
        if (len(match.steps) - 1) % EVERY == 0:
            yield from the_table(match)
        (seat,) = match.to_act
        move = choose(match, seat, done, rng)
        done[kind(move)] += 1
        match.play(seat, move)
        yield from told(match)
    yield from the_table(match)
    assert match.result is not None
    yield f"result {match.result.plain()}"


def kind(move: str) -> str:
    """What a move is a case of: the card played, else the verb."""
    verb, _, what = move.partition(" ")
    return f"{verb} {what}" if verb == "play" else verb


def choose(match: tavola.Match, seat: int, done: Counter[str], rng: Random) -> str:
    """Build and buy where one can; else what has been done least."""
    moves = match.legal(seat)
    zealous = [move for move in moves if kind(move) in {"build", "card", "play senator"}]
    if zealous and rng.random() < 0.7:
        return rng.choice(zealous)
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
    yield f"--- {seen['phase']}, round {seen['round']} of {seen['round_limit']} ---"
    yield f"active {seen['active']}, card {seen['card']}, steps {seen['steps']}"
    yield f"praefectus {seen['praefectus']}, concordia {seen['concordia']}"
    cities = [described_city(name, city) for name, city in seen["cities"].items()]
    yield f"cities: {', '.join(cities)}"
    markers = [
        f"{name} {entry['coins'] if entry['turned'] else entry['good']}"
        for name, entry in seen["provinces"].items()
    ]
    yield f"markers: {', '.join(markers)}"
    yield f"display: {', '.join(card['card'] if card else '-' for card in seen['display'])}"
    yield f"stack {seen['stack']}"
    for seat, player in enumerate(seen["players"]):
        yield f"seat {seat}: {described(player)}"
    for seat in range(match.players):
        view: Any = match.view(seat)
        own = view["table"]
        yield f"seat {seat} sees: hand {counted(own['hand'])}; pile {counted(own['pile'])}"
        yield f"    score {counted(own['score'])}; undo {view['undo']}"
        if view["legal"]:
            yield f"    may {', '.join(view['legal'])}"


def described_city(name: str, city: dict[str, Any]) -> str:
    houses = "".join(map(str, city["houses"]))
    return " ".join(filter(None, [name, city["good"], houses]))


def described(player: dict[str, Any]) -> str:
    return "; ".join(
        [
            f"{player['coins']} coins, {counted(player['goods'])}, free {player['free']}",
            f"land {', '.join(player['land']) or 'none'}",
            f"sea {', '.join(player['sea']) or 'none'}",
            f"houses {player['houses']}",
            f"{player['cards']} cards, pile {player['pile']}, top {player['top']}",
            f"interim {player['interim']}",
        ]
    )


def counted(things: dict[str, int]) -> str:
    return " ".join(f"{number}×{name}" for name, number in things.items() if number) or "none"


def text() -> str:
    return "\n".join(play_through()) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
