"""Positions and moves, written tersely, for the tests of the rules.

    match = table(seat(pile="senator", goods="brick wine", land="novaria roma"), seat(), seat())
    play(match, "0: play architect", "0: build novaria")
    assert why(match, "0: build roma") == "K4.3 not-in-roma"

Built on nothing but the documented form of a saved position (docs/positions.md) and `tavola.load`.
"""

from typing import Any

import tavola
from tests.games.lines import split

Data = dict[str, Any]

# A layout of tiles for each map, by letter (K1.3).
TILES = {
    "imperium": {
        # A
        "isca-d": "brick",
        "londinium": "food",
        "colonia-a": "tool",
        "vindobona": "brick",
        "sirmium": "wine",
        "napoca": "food",
        "tomis": "cloth",
        # B
        "lutetia": "brick",
        "burdigala": "tool",
        "massilia": "cloth",
        "brigantium": "food",
        "olisipo": "wine",
        "valentia": "brick",
        "rusadir": "food",
        "carthago": "tool",
        # C
        "leptis-magna": "brick",
        "cyrene": "wine",
        "bycantium": "tool",
        "sinope": "brick",
        "attalia": "wine",
        "antiochia": "cloth",
        "tyros": "food",
        "alexandria": "food",
        "memphis": "tool",
        "petra": "brick",
        # D
        "novaria": "wine",
        "aquileia": "food",
        "syracusae": "brick",
        "dyrrhachium": "tool",
        "athenae": "cloth",
    },
    "italia": {
        # A
        "bauzanum": "brick",
        "aquileia": "food",
        "verona": "tool",
        "comum": "brick",
        "segusio": "wine",
        "genua": "cloth",
        "nicaea": "food",
        # B
        "mutina": "brick",
        "ravenna": "tool",
        "florentia": "wine",
        "cosa": "food",
        "aleria": "brick",
        "olbia": "tool",
        "casinum": "cloth",
        "neapolis": "food",
        # C
        "ancona": "brick",
        "spoletum": "food",
        "hadria": "tool",
        "luceria": "wine",
        "brundisium": "brick",
        "potentia": "tool",
        "croton": "food",
        "messana": "wine",
        "panormus": "cloth",
        "syracusae": "brick",
    },
}
DISPLAY = "architect I, prefect I, mercator-5 I, colonist I, diplomat-saturnus I, mason I, farmer I"
START = "tribune architect prefect prefect mercator-3 diplomat-jupiter senator"
STACK = "smith I, consul II, architect II"


def seat(
    bought: str = "",
    *,
    pile: str = "",
    goods: str = "",
    coins: int = 30,
    land: str = "roma",
    sea: str = "roma",
    houses: str = "",
    interim: int | None = None,
) -> Data:
    """A player: cards bought (in the hand), the pile with its top last, and what else he has.

    The start cards that are not in the pile are in the hand. Colonists are in cities or on lines,
    separated by commas: `land="roma, novaria roma"`.
    """
    hand = START.split()
    own = bought.split()
    for card in pile.split():
        (own if card in own else hand).remove(card)
    return {
        "hand": hand + own,
        "pile": pile.split(),
        "goods": goods.split(),
        "coins": coins,
        "land": [place(text, "land") for text in listed(land)],
        "sea": [place(text, "sea") for text in listed(sea)],
        "houses": houses.split(),
        "interim": interim,
    }


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def place(text: str, kind: str) -> str:
    """A line is written with its two cities, in any order."""
    ends = sorted(text.split())
    return text if len(ends) == 1 else f"{kind} {ends[0]} {ends[1]}"


def table(
    *seats: Data,
    map: str = "imperium",
    display: str = DISPLAY,
    stack: str = STACK,
    seed: int = 1,
    **more: Any,
) -> tavola.Match:
    """A match in this position; `more` are options, or who is to do what if not seat 0 plays."""
    state: Data = {
        "players": list(seats),
        "tiles": TILES[map],
        "display": [card if card != "-" else None for card in listed(display)],
        "stack": listed(stack),
        "map": map,
        **more,
    }
    return tavola.load({"game": "concordia", "state": state}, seed=seed)


def args(match: tavola.Match, move: str) -> Data:
    """What the refusal of this move tells beyond its words."""
    refusal = match.why_not(*split(move))
    assert refusal is not None
    return refusal.args


def look(match: tavola.Match, eyes: int | None = None) -> Any:
    """The table as this seat sees it; without a seat, as a spectator does."""
    return match.view(eyes)["table"]


def player(match: tavola.Match, who: int = 0) -> Any:
    return look(match)["players"][who]


def goods(match: tavola.Match, who: int = 0) -> str:
    """The goods in a storehouse, in the order of their prices."""
    counts: dict[str, int] = player(match, who)["goods"]
    return " ".join(good for good, count in counts.items() for _ in range(count))


def coins(match: tavola.Match, who: int = 0) -> int:
    found: int = player(match, who)["coins"]
    return found


def moves(match: tavola.Match, who: int, verb: str) -> set[str]:
    """The legal moves of that verb, without it."""
    return {text.partition(" ")[2] for text in match.legal(who) if text.partition(" ")[0] == verb}


def display(match: tavola.Match) -> list[str | None]:
    return [card and card["card"] for card in look(match)["display"]]


def points(match: tavola.Match, who: int = 0) -> Any:
    """The seat's points as they stand, by god."""
    return look(match, who)["scores"][who]
