"""A whole game as text that a person can read: moves, events, tables, what each seat sees.

Chance comes from a seed; the players do what has been done least so far, so that everything happens
that can. To write playthrough.txt anew: `PYTHONPATH=src python -m
tests.games.comuni.playthrough`.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import tavola
from tests.games.comuni.table import line, look

FILE = Path(__file__).with_name("playthrough.txt")
EVERY = 30  # moves between two looks at the table
SEED = 1


def play_through() -> Iterator[str]:
    """The lines of the text."""
    match = tavola.start("comuni", 3, seed=SEED, entropy=["uno", "due", ""])
    rng = Random(SEED)
    done: Counter[str] = Counter()
    yield f"Comuni, {match.players} players, {match.options}"
    yield f"commitment {match.fairness.commitment}"
    yield from told(match)
    while match.to_act:
        if (len(match.steps) - 1) % EVERY == 0:
            yield from the_table(match)
        seat = match.to_act[rng.randrange(len(match.to_act))]
        move = choose(match, seat, done, rng)
        done[kind(match, move)] += 1
        match.play(seat, move)
        yield from told(match)
    yield from the_table(match)
    assert match.result is not None
    yield f"result {match.result.plain()}"


def kind(match: tavola.Match, move: str) -> str:
    """What is done, so that it can be counted: what is bid, built, taken, traded."""
    verb, *words = move.split()
    if verb == "bid" and look(match)["columns"][int(words[0]) - 1]["seat"] is not None:
        return "outbid"
    if verb == "build":
        return f"build {words[2]}"
    if verb == "wall":
        return f"wall {words[1]}"
    return verb if verb in {"discard", "bid"} else f"{verb} {words[0] if words else ''}"


def choose(match: tavola.Match, seat: int, done: Counter[str], rng: Random) -> str:
    """What was done least so far; a third of the time what helps to grow."""
    moves = match.legal(seat)
    if rng.random() < 0.4:
        liked = [m for m in moves if m.startswith(("wall", "claim", "bid", "relo", "take pil"))]
        moves = liked or moves
    fewest = min(done[kind(match, move)] for move in moves)
    return rng.choice([move for move in moves if done[kind(match, move)] == fewest])


def told(match: tavola.Match) -> Iterator[str]:
    """The last move and what everybody heard of it."""
    number, step = len(match.steps) - 1, match.steps[-1]
    yield ""
    yield f"{number} {'set-up' if step.move is None else f'seat {step.seat}: {step.move.text}'}"
    for event in step.events:
        heard = "" if event.seen_by is None else f"(seat {event.seen_by[0]} alone) "
        shown = " (shows what was hidden)" if event.reveals else ""
        yield f"    {heard}{line(event)}{shown}"


def the_table(match: tavola.Match) -> Iterator[str]:
    """The table, its players, and what each seat alone sees."""
    seen = look(match)
    yield ""
    yield f"--- {seen['phase']}, round {seen['round']} of {seen['round_limit']} ---"
    yield f"turn {seen['turn']}, captain {seen['captain']}, last turns {seen['last_turns']}"
    yield f"deck {seen['deck']}: {seen['left']} left; next {seen['invader']} {seen['strength']}"
    yield f"supply {cubes(seen['supply'])}; bonus walls {seen['bonus_walls']}"
    yield f"masters {seen['masters']}; heroes {seen['heroes']}"
    for number, column in enumerate(seen["columns"], 1):
        bid = "" if column["seat"] is None else f"; seat {column['seat']} bids {column['gold']}"
        yield f"column {number}: {faces(column['cards'])}{bid}"
    for seat, player in enumerate(seen["players"]):
        yield f"seat {seat}: {described(player)}"
    for seat in range(match.players):
        view: Any = match.view(seat)
        own = view["table"]["own"]
        yield (
            f"seat {seat} sees: {cubes(own['resources'])}; plunder {own['plunder']}, heroes "
            f"{own['heroes']}; hand {faces(own['hand'])}; league {own['league']['total']}, "
            f"city {own['city']['total']}; undo {view['undo']}"
        )
        if view["legal"]:
            yield f"    may {', '.join(view['legal'])}"


def described(player: dict[str, Any]) -> str:
    buildings = [f"{b['kind']} {b['storeys']}" for b in player["buildings"]]
    walls = ["".join(wall["letters"]) for wall in player["walls"]]
    return "; ".join(
        [
            f"{player['comune']} {player['points']} points, {player['envoys']} envoys",
            f"cards {''.join(player['letters']) or 'none'}",
            f"buildings {', '.join(buildings) or 'none'}",
            f"walls {', '.join(walls) or 'none'}",
            f"active {', '.join(player['active']) or 'none'}",
            *(["committed"] if player["committed"] else []),
        ]
    )


def faces(cards: list[dict[str, Any]]) -> str:
    shown = [f"{card['id']} {'/'.join(card['kinds'])} {card['level']}" for card in cards]
    return ", ".join(shown) or "none"


def cubes(counts: dict[str, int]) -> str:
    return " ".join(f"{number} {name}" for name, number in counts.items())


def text() -> str:
    return "\n".join(play_through()) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
