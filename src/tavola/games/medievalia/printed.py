"""What is fixed for a whole match, such as what is printed on the cards."""

from typing import TypedDict

from mypy_extensions import i64

from tavola.games.medievalia.data import BIT, CARD_PRICE, SIEGE_TURNS
from tavola.games.medievalia.rules.zones import neighbours, zone_name, zones_in_play
from tavola.games.medievalia.state import State
from tavola.games.medievalia.view_cards import Face, look_at_cards


class Printed(TypedDict):
    """What is fixed for the whole match."""

    data_pack: str
    reconstructed: list[str]
    cards: dict[str, Face]
    card_price: int  # M4.8 of a card from the deck, in resources of any kind
    siege_turns: int  # M9.3
    alliance: bool
    central_fief: bool
    adjacent: dict[str, list[str]]  # M1.4 by zone


def printed(state: State) -> Printed:
    return {
        "data_pack": state.pack.name,
        "reconstructed": state.pack.reconstructed[:],
        "cards": look_at_cards(state.pack),
        "card_price": CARD_PRICE,
        "siege_turns": SIEGE_TURNS,
        "alliance": state.alliance,
        "central_fief": state.central,
        "adjacent": {
            zone_name(state, zone): adjacent_to(state, zone) for zone in zones_in_play(state)
        },
    }


def adjacent_to(state: State, zone: i64) -> list[str]:
    joined = neighbours(state, zone)
    return [zone_name(state, other) for other in zones_in_play(state) if (joined & BIT[other]) != 0]
