"""How Concordia is played through, and how its table is told (tests/games/playthrough.py)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import tavola
from tests.games.concordia.table import look

EVERY = 60  # moves between two looks at the table
# What must happen in it.
WANTED = [
    *(f": play {card}\n" for card in ("tribune", "architect", "prefect", "mercator-3")),
    *(f": play {card}\n" for card in ("diplomat-jupiter", "senator", "colonist", "consul")),
    *(f": play {card}\n" for card in ("mason", "farmer", "smith", "vintner", "weaver")),
    *(": leave land roma\n", ": move land ", ": step sea ", ": stop\n", ": build "),
    *(": produce ", ": collect\n", ": place land ", ": take coins\n", ": buy ", ": sell "),
    *(": copy 1\n", ": card smith ", ": pay ", ": keep ", ": done\n"),
    *("passed-over ", "praefectus-passed ", "left-behind ", "received ", "refilled "),
    *("interim-scored ", "interim-paid ", "concordia-by-", "game-over "),
    *("undo True", "(shows what was hidden)"),
]


def begin(seed: int) -> tavola.Match:
    return tavola.start(
        "concordia", 3, seed=seed, entropy=["uno", "due", ""], map="italia", interim_scoring=True
    )


def kind(match: tavola.Match, move: str) -> str:
    """What a move is a case of: the card played, else the verb."""
    verb, _, what = move.partition(" ")
    return f"{verb} {what}" if verb == "play" else verb


def choose(match: tavola.Match, seat: int, done: Counter[str], rng: Random) -> str:
    """Build and buy where one can; else what has been done least."""
    moves = match.legal(seat)
    zealous = [move for move in moves if kind(match, move) in {"build", "card", "play senator"}]
    if zealous and rng.random() < 0.7:
        return rng.choice(zealous)
    return min(moves, key=lambda move: (done[kind(match, move)], rng.random()))


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
        yield f"    score {counted(own['scores'][seat])}; undo {view['undo']}"
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
