"""How Comuni is played through, and how its table is told (tests/games/playthrough.py)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import tavola
from tests.games.comuni.table import look

EVERY = 30  # moves between two looks at the table
# What must happen in it.
WANTED = [
    *(f": {verb}" for verb in ("bid", "claim", "collect", "withdraw", "relocate", "take")),
    *(f": {verb}" for verb in ("trade gold", "trade pilgrims", "build", "wall", "done")),
    *(f": {verb}" for verb in ("discard", "repair 0", "repair 1", "league", "city", "commit")),
    *("outbid ", "master ", "bonus-wall ", "plundered ", "held ", "hero ", "last-card "),
    *("invader=venezia", "invader=france", "invader=pope", "invader=emperor"),
    *("walled-card ", "discarded-card ", "pledged ", "undo True", "game-over"),
]


def begin(seed: int) -> tavola.Match:
    return tavola.start("comuni", 3, seed=seed, entropy=["uno", "due", ""])


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


def the_table(match: tavola.Match) -> Iterator[str]:
    """The table, its players, and what each seat alone sees."""
    seen = look(match)
    yield ""
    yield f"--- {seen['phase']}, round {seen['round']} of {seen['round_limit']} ---"
    yield f"turn {seen['turn']}, captain {seen['captain']}, last turns {seen['last_turns']}"
    left = seen["decks"][seen["deck"]]
    yield f"deck {seen['deck']}: {left} left; next {seen['invader']} {seen['strength']}"
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
