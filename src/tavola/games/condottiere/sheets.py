"""D1 What can be asked about, with the figures that explain it: of the deck, the map, the table."""

from typing import Final

from tavola.games.condottiere.data import (
    BIT,
    BOARD_BORDERS,
    CARDS,
    CITIES,
    CITY_COUNT,
    DECK,
    EXAMPLE_BORDERS,
    GROUP_TO_WIN,
    HAND_BASE,
    HAND_PER_CITY,
    HEROINE_VALUE,
    KINDS,
    MERCENARIES,
    VALUE,
    WINTER,
)
from tavola.games.condottiere.rules.cards import DRUMMED, IN_WINTER
from tavola.games.condottiere.rules.round_end import STANDSTILL
from tavola.games.condottiere.state import State

Figures = dict[str, object]

# By noun, the fields of the view that are parts of what its sheets explain; those that are called
# like a thing go without saying. The last ones are the frame of every table.
FIELDS: Final[dict[str, str]] = {
    "round": "round_limit idle_battles",
    "group": "group_to_win group_with wins_game wins_with",
    "strength": "total mercenaries sum times heroines heroic",
    "pass": "out passes_freely",
    "seen": "known",
    "undealt": "unseen",
    "": "phase players",
}


def sheets(state: State) -> dict[str, Figures]:
    """All that can be asked about at this table."""
    found = of_cards()
    found.update(of_cities(state))
    cities: Figures = {"wins": GROUP_TO_WIN[state.players], "cards": HAND_PER_CITY}
    hand: Figures = {"base": HAND_BASE, "cards": HAND_PER_CITY}
    strength: Figures = {"winter": IN_WINTER, "heroine": HEROINE_VALUE}
    seen: Figures = {"winters": DECK[WINTER]}
    round_: Figures = {"standstill": STANDSTILL}
    found.update(
        {
            "border": {},
            "group": cities,
            "marker": {},
            "pawn": {},
            "army": {},
            "strength": strength,
            "leader": {},
            "hand": hand,
            "pass": {},
            "owner": {},
            "round": round_,
            "aside": {},
            "seen": seen,
            "undealt": {},
        }
    )
    return found


def of_cards() -> dict[str, Figures]:
    """D1.1, D5 Each card: how many there are, and what it adds."""
    found: dict[str, Figures] = {}
    for card in range(KINDS):
        figures: Figures = {"number": DECK[card]}
        if card < MERCENARIES:
            figures["value"] = VALUE[card]
            figures["drummed"] = VALUE[card] * DRUMMED
        else:
            figures["value"] = HEROINE_VALUE
        figures["winter"] = IN_WINTER
        found[f"card {CARDS[card]}"] = figures
    return found


def of_cities(state: State) -> dict[str, Figures]:
    """D1.2 Each city with its neighbours."""
    borders = EXAMPLE_BORDERS if state.example_borders else BOARD_BORDERS
    return {
        f"city {CITIES[city]}": {
            "joined_cities": [CITIES[k] for k in range(CITY_COUNT) if borders[city] & BIT[k]],
            "wins": GROUP_TO_WIN[state.players],
            "cards": HAND_PER_CITY,
        }
        for city in range(CITY_COUNT)
    }
