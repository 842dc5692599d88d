"""What single cards are, for people: their ids (`field-7`) stay in moves, records and positions."""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.medievalia.data import (
    BUILDINGS,
    CARDS,
    FIGURE_KIND,
    FIGURE_NAMES,
    LAND_KIND,
    LAND_NAMES,
)
from tavola.games.medievalia.state import State, no_cards


class Thing(TypedDict):
    """A single card: its kind, and which one of its owner's cards of that kind."""

    card: str
    number: int  # 1: the first of several that its owner has; 0: his only one
    owned: bool  # whether it is known by its id whose it is
    owner_seat: int


# Every player has a city, and several can have a building of one kind: whose, is told beside.
SHARED: Final[dict[str, Thing]] = {
    card: {"card": card, "number": 0, "owned": False, "owner_seat": NOBODY}
    for card in ("city", *BUILDINGS)
}


def look_at_things(state: State) -> dict[str, Thing]:
    """All that may be spoken of by its id."""
    found = SHARED.copy()
    for seat in range(state.players):
        player = state.seats[seat]
        number(found, seat, player.lands, LAND_KIND, LAND_NAMES)
        number(found, seat, player.figures, FIGURE_KIND, FIGURE_NAMES)
    return found


def number(
    found: dict[str, Thing],
    seat: i64,
    pieces: vec[i64],
    kinds: vec[i64],
    names: tuple[str, ...],
) -> None:
    """One player's cards in the order in which they lie, those of each kind from 1 on."""
    all_of_it = no_cards()
    for piece in pieces:
        all_of_it[kinds[piece]] += 1
    so_far = no_cards()
    for piece in pieces:
        kind = kinds[piece]
        so_far[kind] += 1
        found[names[piece]] = {
            "card": CARDS[kind],
            "number": so_far[kind] if all_of_it[kind] > 1 else 0,
            "owned": True,
            "owner_seat": seat,
        }
