"""How Medievalia is played through, and how its table is told (tests/games/playthrough.py)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import tavola
from tests.games.medievalia.table import look

EVERY = 25  # moves between two looks at the table
# What must happen in it.
WANTED = [
    *(": play field\n", ": buy ", ": draw\n", ": flip ", ": discard ", ": ask\n", ": close\n"),
    *(
        "besieged ",
        "defeated ",
        ": lift ",
        ": put ",
        ": enter ",
        ": cross ",
        ": raid ",
        ": into ",
    ),
    *("played ", "built ", "turned-up ", "exchanged ", "helped-", "marched ", "battle "),
    *("damage ", "killed ", "over ", "your-hand ", "undo True"),
]


def begin(seed: int) -> tavola.Match:
    return tavola.start("medievalia", 4, seed=seed, entropy=["uno", "due", "tre"], alliance=True)


def kind(match: tavola.Match, move: str) -> str:
    """What a move is a case of: its verb, and what is played or bought."""
    verb, *words = move.split()
    return " ".join([verb, *words[:1]]) if verb in ("play", "buy") else verb


def choose(match: tavola.Match, seat: int, done: Counter[str], rng: Random) -> str:
    """Pay what can be paid; else what has been done least."""
    moves = match.legal(seat)
    if "close" in moves:
        return "close"
    if "flip" in {move.split()[0] for move in moves} and rng.random() < 0.8:
        return rng.choice([move for move in moves if move.startswith("flip")])
    return min(moves, key=lambda move: (done[kind(match, move)], rng.random()))


def the_table(match: tavola.Match) -> Iterator[str]:
    """The table, its players, and what each seat alone sees."""
    seen = look(match)
    yield ""
    yield f"--- {seen['phase']}, turn {seen['turn']} of seat {seen['active_seat']} ---"
    piles = [f"{pile['top']}+{pile['below']}" for pile in seen["piles"]]
    yield f"deck {seen['deck']}; for sale {', '.join(piles)}; out {listed(seen['out'])}"
    for seat, player in enumerate(seen["players"]):
        yield f"seat {seat}: {described(player, seen['unspent'][seat])}"
        yield f"    lands: {', '.join(land(entry) for entry in player['lands']) or 'none'}"
        yield f"    figures: {', '.join(figure(entry) for entry in player['figures']) or 'none'}"
    for seat in range(match.players):
        view: Any = match.view(seat)
        yield f"seat {seat} sees: hand {listed(view['table']['hand'])}; undo {view['undo']}"
        if view["legal"]:
            yield f"    may {', '.join(view['legal'])}"


def described(player: dict[str, Any], still: dict[str, int]) -> str:
    left = listed({name: count for name, count in still.items() if count})
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
