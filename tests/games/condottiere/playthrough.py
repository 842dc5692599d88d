"""How Condottiere is played through, and how its table is told (tests/games/playthrough.py)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import tavola
from tests.games.condottiere.referee import DECK
from tests.games.condottiere.table import look

EVERY = 12  # moves between two looks at the table
# What must happen in it.
WANTED = [
    *(f": play {card}\n" for card in DECK),
    *(": take none\n", ": take 1", ": lay aside\n", ": keep\n", ": pass\n"),
    *("waited ", "took-back ", "won-city ", "took-city ", "no-winner ", "owner-keeps "),
    *("round-over round=1\n", "dealt round=2 ", "your-hand ", "named-owned-city "),
    *("passes_freely", "; out\n", "winter True", "undo True"),
]


def begin(seed: int) -> tavola.Match:
    return tavola.start("condottiere", 3, seed=seed, entropy=["uno", "due", ""], round_limit=2)


def kind(match: tavola.Match, move: str) -> str:
    """What a move is a case of: all cities are one kind, and so are all mercenaries."""
    verb, _, what = move.partition(" ")
    return verb if verb == "city" else f"{verb} {'mercenary' if what.isdigit() else what}"


def choose(match: tavola.Match, seat: int, done: Counter[str], rng: Random) -> str:
    """What has been done least; of cities, often one of another player's."""
    moves = match.legal(seat)
    if kind(match, moves[0]) == "city":
        owned = [f"city {c}" for c, o in look(match)["owners"].items() if o not in (None, seat)]
        return rng.choice(owned if owned and rng.random() < 0.5 else moves)
    soldiers = [move for move in moves if kind(match, move) == "play mercenary"]
    if soldiers and rng.random() < 0.5:
        return rng.choice(soldiers)
    return min(moves, key=lambda move: (done[kind(match, move)], rng.random()))


def the_table(match: tavola.Match) -> Iterator[str]:
    """The table, its players, and what each seat alone sees."""
    seen = look(match)
    yield ""
    yield f"--- {seen['phase']}, round {seen['round']} of {seen['round_limit']} ---"
    yield f"pawn {seen['pawn']}, city {seen['city']}, winter {seen['winter'] is not None}"
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
