"""A whole game as text that a person can read: moves, events, tables, what each seat sees.

Chance comes from a seed; the players do what has been done least so far, so that everything happens
that can. To write playthrough.txt anew: `PYTHONPATH=src python -m
tests.games.condottiere.playthrough`.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import tavola
from tests.games.condottiere.table import line, look

FILE = Path(__file__).with_name("playthrough.txt")
EVERY = 12  # moves between two looks at the table


def play_through() -> Iterator[str]:
    """The lines of the text."""
    match = tavola.start("condottiere", 3, seed=51, entropy=["uno", "due", ""], round_limit=2)
    rng = Random(51)
    done: Counter[str] = Counter()
    yield f"Condottiere, {match.players} players, {match.options}"
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
    """What a move is a case of: all cities are one kind, and so are all mercenaries."""
    verb, _, what = move.partition(" ")
    return verb if verb == "city" else f"{verb} {'mercenary' if what.isdigit() else what}"


def choose(match: tavola.Match, seat: int, done: Counter[str], rng: Random) -> str:
    """What has been done least; of cities, often one of another player's."""
    moves = match.legal(seat)
    if kind(moves[0]) == "city":
        owned = [f"city {c}" for c, o in look(match)["owners"].items() if o not in (None, seat)]
        return rng.choice(owned if owned and rng.random() < 0.5 else moves)
    soldiers = [move for move in moves if kind(move) == "play mercenary"]
    if soldiers and rng.random() < 0.5:
        return rng.choice(soldiers)
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
    yield f"pawn {seen['pawn']}, city {seen['city']}, winter {seen['winter']}"
    yield f"idle battles {seen['idle_battles']}, group to win {seen['group_to_win']}"
    owners = [f"{city} {seat}" for city, seat in seen["owners"].items() if seat is not None]
    yield f"owners: {', '.join(owners) or 'none'}"
    yield f"aside: {listed(seen['aside'])}; unseen {seen['unseen']}"
    for seat, player in enumerate(seen["players"]):
        yield f"seat {seat}: {described(player)}"
    for seat in range(match.players):
        view: Any = match.view(seat)
        yield f"seat {seat} sees: hand {listed(view['table']['hand'])}; undo {view['undo']}"
        if view["legal"]:
            yield f"    may {', '.join(view['legal'])}"


def described(player: dict[str, Any]) -> str:
    strength = player["strength"]
    flags = [name for name in ("out", "passes_freely") if player[name]]
    return "; ".join(
        [
            f"{player['cards']} cards, known {listed(player['known'])}",
            f"army {listed(player['army'])}, strength {strength['total']}",
            f"cities {player['cities']}, largest group {player['largest_group']}",
            *flags,
        ]
    )


def listed(cards: dict[str, int]) -> str:
    return " ".join(f"{number}×{card}" for card, number in cards.items()) or "none"


def text() -> str:
    return "\n".join(play_through()) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
