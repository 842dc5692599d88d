"""M1.2 The books: all 110 cards are somewhere."""

from mypy_extensions import i64

from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
    BUILDINGS,
    CARDS,
    CITIES,
    KINDS,
    LANDS,
    PILES,
    SUMMARY_CARDS,
)
from tavola.games.medievalia.rules.play import cards_in_play
from tavola.games.medievalia.state import State


def census(state: State) -> dict[str, int]:
    """By kind: in a hand, the deck, a pile, on the table, or out of the game."""
    counts: dict[str, int] = {}
    for kind in range(KINDS):
        seen: i64 = state.out[kind] + cards_in_play(state, kind)
        for player in state.seats:
            seen += player.hand[kind]
        for place in range(state.left):
            if state.deck[place] == kind:
                seen += 1
        counts[CARDS[kind]] = seen
    for building in range(BUILDING_KINDS):
        found: i64 = state.out_buildings[building]
        for land in range(LANDS):
            if (state.built[land] & BIT[building]) != 0:
                found += 1
        for pile in range(PILES):
            for height in range(state.heights[pile]):
                if state.piles[pile * BUILDING_TOTAL + height] == building:
                    found += 1
        counts[BUILDINGS[building]] = found
    counts["city"] = CITIES  # one per seat, the spare and the destroyed ones out of the game
    counts["summary"] = SUMMARY_CARDS
    return counts
