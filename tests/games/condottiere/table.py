"""Positions and moves, written tersely, for the tests of the rules.

    match = table("10 winter", "scarecrow", city="siena", owners={1: "siena"})
    play(match, "0: play 10", "1: pass")
    assert why(match, "0: play bishop") == "D4.1 not-in-hand"

Built on nothing but the documented form of a saved position (docs/positions.md) and `tavola.load`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import tavola
from tests.games.lines import line

Cards = Mapping[int, str]  # by seat, cards separated by blanks


def table(
    *hands: str,
    pawn: int = 0,
    city: str | None = None,
    phase: str | None = None,
    acting: int | None = None,
    owners: Cards | None = None,
    armies: Cards | None = None,
    known: Cards | None = None,
    out: Sequence[int] = (),
    aside: str = "",
    borders: str = "board",
    free_pass_in_own_city: bool = False,
    round_limit: int = 40,
    rounds: int = 0,
    idle: int = 0,
    seed: int = 1,
) -> tavola.Match:
    """A match in this position: one hand per player; with a city the battle for it is under way.

    Who has no cards is out of that battle, and its first turn is the pawn's or the next one's.
    """
    phase = phase or ("battle" if city else "name-city")
    if acting is None:
        able = [seat for seat in clockwise(pawn, len(hands)) if hands[seat] or phase == "name-city"]
        acting = able[0]
    fighting = phase in {"battle", "take-back"}
    state: dict[str, object] = {
        "players": [
            {
                "hand": hand.split(),
                "known": (known or {}).get(seat, "").split(),
                "army": (armies or {}).get(seat, "").split(),
                "out": seat in out or (fighting and not hand and seat != acting),
            }
            for seat, hand in enumerate(hands)
        ],
        "pawn": pawn,
        "phase": phase,
        "acting": acting,
        "city": city,
        "owners": {name: seat for seat, names in (owners or {}).items() for name in names.split()},
        "aside": aside.split(),
        "borders": borders,
        "free_pass_in_own_city": free_pass_in_own_city,
        "round_limit": round_limit,
        "rounds": rounds,
        "idle_battles": idle,
    }
    return tavola.load({"game": "condottiere", "state": state}, seed=seed)


def clockwise(seat: int, players: int) -> list[int]:
    return [(seat + step) % players for step in range(players)]


def pass_round(match: tavola.Match) -> list[str]:
    """Everybody passes until the battle under way is over."""
    before = len(match.steps)
    while look(match)["phase"] == "battle":
        match.play(match.to_act[0], "pass")
    return [line(event) for step in match.steps[before:] for event in step.events]


def keep_all(match: tavola.Match) -> list[int]:
    """Everybody who is asked keeps the hand (D6.6); who was asked, in order."""
    asked = []
    while look(match)["phase"] == "lay-aside":
        asked.append(match.to_act[0])
        match.play(match.to_act[0], "keep")
    return asked


def look(match: tavola.Match, seat: int | None = None) -> Any:
    """The table as this seat sees it; without a seat, as a spectator does."""
    return match.view(seat)["table"]


def owner(match: tavola.Match, city: str) -> int | None:
    seat: int | None = look(match)["owners"][city]
    return seat


def pawn(match: tavola.Match) -> int:
    seat: int = look(match)["pawn"]
    return seat


def strengths(match: tavola.Match) -> list[int]:
    return [player["strength"]["total"] for player in look(match)["players"]]


def army(match: tavola.Match, seat: int) -> dict[str, int]:
    cards: dict[str, int] = look(match)["players"][seat]["army"]
    return cards


def hand(match: tavola.Match, seat: int) -> dict[str, int]:
    cards: dict[str, int] = look(match, seat)["hand"]
    return cards


def hand_sizes(match: tavola.Match) -> list[int]:
    return [player["cards"] for player in look(match)["players"]]


def known(match: tavola.Match, seat: int) -> dict[str, int]:
    cards: dict[str, int] = look(match)["players"][seat]["known"]
    return cards
