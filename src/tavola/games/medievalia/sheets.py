"""M1 What can be asked about, with the figures that explain it: those of the pack, of M4 to M9."""

from typing import Final

from tavola.games.medievalia.data import (
    ALLY_DIVISOR,
    ARTIST_CARDS,
    BUILDING_COUNT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
    BUILDINGS,
    CARD_PRICE,
    CARDS,
    DECK,
    DECK_SIZE,
    DISCOUNT,
    EQUAL,
    GOLD_YIELD,
    KINDS,
    LAST_BUILDING_PLAYERS,
    MOST_BUILDINGS,
    PILES,
    RESOURCES,
    SIEGE_TURNS,
    SURCHARGE,
)
from tavola.games.medievalia.state import State
from tavola.games.medievalia.view_cards import Amounts, amounts_of, look_at_cards

Figures = dict[str, object]

# By noun, the fields of the view that are parts of what its sheets explain; those that are called
# like a thing go without saying. The last ones are the frame of every table.
FIELDS: Final[dict[str, str]] = {
    "fief": "zones zone lord hosts in_game open adjacent",
    "card": (
        "top below lands piece figures number owned owner_seat thing things out "
        "out_buildings prices price lacks surcharge returned put_back taken output "
        "bonus buildings moves"
    ),
    "combat": "attack defence attacker attackers defenders enemies counter battle fronts chooses",
    "used": "flipped shifted idle unspent",
    "garrison": "post walls",
    "damage": "bears doomed strikes suffers hits damage_left ordering rest more broken",
    "army": "target targets joins holds sent undecided",
    "payment": (
        "batch made off discards given have any short surplus exchanged bares missing asked added"
    ),
    "ally": "side help alliance",
    "prestige": "race own others",
    "": "turn active_seat seat players phase data_pack reconstructed",
}

CHANGED: Final = "changed"  # as batches call what merchants have made (M6.5)
DECK_CARD: Final = "deck-card"  # as batches call a card that is drawn for resources (M4.8)


def sheets(state: State) -> dict[str, Figures]:
    """All that can be asked about at this table."""
    found = of_cards(state)
    resource: Figures = {
        "equal": EQUAL,
        "surcharge_resources": listed(amounts_of(SURCHARGE, 0)),
        "yield": GOLD_YIELD,
    }
    for name in (*RESOURCES, CHANGED):
        found[f"resource {name}"] = resource
    found["fief"] = {}
    found["border"] = {}
    if state.central:
        found["centre"] = {}
    if state.alliance:
        found["ally"] = {"divisor": ALLY_DIVISOR}
    found.update(of_the_table())
    return found


def of_cards(state: State) -> dict[str, Figures]:
    """M1.2, M1.3 What each card prints, and how many there are of it."""
    faces = look_at_cards(state.pack)
    numbers = {CARDS[kind]: int(DECK[kind]) for kind in range(KINDS)}
    for building in range(BUILDING_KINDS):
        numbers[BUILDINGS[building]] = int(BUILDING_COUNT[building])
    found: dict[str, Figures] = {}
    for name, face in faces.items():
        found[f"card {name}"] = {
            "price_resources": listed(face["price"]),
            "output_resources": listed(face["output"]),
            "attack": face["attack"],
            "defence": face["defence"],
            "bonus": face["bonus"],
            "number": numbers.get(name, 1),
            "cards": ARTIST_CARDS,
            "off": DISCOUNT,
            "yield": GOLD_YIELD,
        }
    found[f"card {DECK_CARD}"] = {"price": CARD_PRICE}
    return found


def of_the_table() -> dict[str, Figures]:
    payment: Figures = {"equal": EQUAL}
    deck: Figures = {"price": CARD_PRICE, "number": DECK_SIZE}
    pile: Figures = {
        "piles": PILES,
        "number": BUILDING_TOTAL,
        "players": LAST_BUILDING_PLAYERS,
        "most": MOST_BUILDINGS,
    }
    siege: Figures = {"turns": SIEGE_TURNS}
    return {
        "group": {},
        "payment": payment,
        "used": {},
        "hand": {},
        "deck": deck,
        "pile": pile,
        "garrison": {},
        "siege": siege,
        "combat": {},
        "army": {},
        "damage": {},
        "prestige": {},
    }


def listed(amounts: Amounts) -> list[str]:
    """Amounts one by one, for people."""
    return [resource for resource, count in amounts.items() for _one in range(count)]
