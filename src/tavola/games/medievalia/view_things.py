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
    number: (
        int  # which of several that its owner has, for as long as it lies there; 0: his only one
    )
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
        tell(found, seat, player.lands, LAND_KIND, LAND_NAMES, state.land_number)
        tell(found, seat, player.figures, FIGURE_KIND, FIGURE_NAMES, state.number)
    return found


def tell(
    found: dict[str, Thing],
    seat: i64,
    pieces: vec[i64],
    kinds: vec[i64],
    names: tuple[str, ...],
    numbers: vec[i64],
) -> None:
    """One player's cards; of a kind that he has only once, none is called by a number."""
    all_of_it = no_cards()
    for piece in pieces:
        all_of_it[kinds[piece]] += 1
    for piece in pieces:
        kind = kinds[piece]
        found[names[piece]] = {
            "card": CARDS[kind],
            "number": numbers[piece] if all_of_it[kind] > 1 else 0,
            "owned": True,
            "owner_seat": seat,
        }
