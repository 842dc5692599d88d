"""The printed facts (data.toml) in the form in which the rules use them (M1)."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

# M1.1
FOOD: Final[i64] = 0
ENERGY: Final[i64] = 1
GOLD: Final[i64] = 2
LABOUR: Final[i64] = 3
RESOURCES: Final[tuple[str, ...]] = ("food", "energy", "gold", "labour")

# M1.2: the kinds of the main deck, territories first. Hands are counted in this order.
FIELD: Final[i64] = 0
FARM: Final[i64] = 1
FOREST: Final[i64] = 2
MINE: Final[i64] = 3
LAND_KINDS: Final[i64] = 4  # kinds 0 … 3 are territories
PEASANT: Final[i64] = 4
MERCHANT: Final[i64] = 5
ARTIST: Final[i64] = 6
BUREAUCRAT: Final[i64] = 7
RECRUIT: Final[i64] = 8
PRIEST: Final[i64] = 9
ARCHER: Final[i64] = 10
INFANTRY: Final[i64] = 11
CAVALRY: Final[i64] = 12
KINDS: Final[i64] = 13
CARDS: Final[tuple[str, ...]] = (
    *("field", "farm", "forest", "mine"),
    *("peasant", "merchant", "artist", "bureaucrat"),
    *("recruit", "priest", "archer", "infantry", "cavalry"),
)

# M1.2: buildings, the military ones last.
BUILDINGS: Final[tuple[str, ...]] = (
    *("school", "workshop", "bank", "church", "carpenter", "stable", "smith"),
    *("tower", "fortress", "castle"),
)
BUILDING_KINDS: Final[i64] = 10
ORDINARY: Final[i64] = 7  # kinds 0 … 6 are ordinary buildings
NO_BUILDING: Final[i64] = -1

SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3")
MOST_PLAYERS: Final[i64] = 4

FILE: Final[dict[str, Any]] = tomllib.loads(
    (files("tavola.games.medievalia") / "data.toml").read_text("utf-8")
)
_RULES: Final[dict[str, Any]] = FILE["rules"]
_LANDS: Final[list[dict[str, Any]]] = [FILE["territory"][card] for card in CARDS[:4]]
_FIGURES: Final[list[dict[str, Any]]] = [FILE["figure"][card] for card in CARDS[4:]]
_CARDS: Final[list[dict[str, Any]]] = [*_LANDS, *_FIGURES]
_BUILDINGS: Final[list[dict[str, Any]]] = [FILE["building"][name] for name in BUILDINGS]


def _by_resource(cards: list[dict[str, Any]], what: str) -> vec[i64]:
    """Four numbers a card: read `table[4 * kind + resource]`."""
    return vec[i64]([i64(card[what].get(name, 0)) for card in cards for name in RESOURCES])


def _number(cards: list[dict[str, Any]], what: str) -> vec[i64]:
    return vec[i64]([i64(card.get(what, 0)) for card in cards])


DECK: Final[vec[i64]] = _number(_CARDS, "count")
DECK_SIZE: Final[i64] = sum(int(card["count"]) for card in _CARDS)
PRICE: Final[vec[i64]] = _by_resource(_CARDS, "price")
OUTPUT: Final[vec[i64]] = _by_resource(_CARDS, "output")  # of a figure: its labour (M4.9)
ATTACK: Final[vec[i64]] = _number(_CARDS, "attack")
DEFENCE: Final[vec[i64]] = _number(_CARDS, "defence")
# M5.1: which resource a territory's workers add, and how many each.
CROP: Final[vec[i64]] = vec[i64](
    [i64(RESOURCES.index(next(iter(land["per_labour"])))) for land in _LANDS]
)
PER_LABOUR: Final[vec[i64]] = vec[i64](
    [i64(next(iter(land["per_labour"].values()))) for land in _LANDS]
)
WORK: Final[vec[i64]] = vec[i64]([OUTPUT[4 * kind + LABOUR] for kind in range(KINDS)])

CITIES: Final[i64] = FILE["city"]["count"]
CITY_OUTPUT: Final[vec[i64]] = _by_resource([FILE["city"]], "output")
CITY_ATTACK: Final[i64] = FILE["city"]["attack"]
CITY_DEFENCE: Final[i64] = FILE["city"]["defence"]

BUILDING_COUNT: Final[vec[i64]] = _number(_BUILDINGS, "count")
BUILDING_TOTAL: Final[i64] = sum(int(card["count"]) for card in _BUILDINGS)
BUILDING_PRICE: Final[vec[i64]] = _by_resource(_BUILDINGS, "price")
BUILDING_OUTPUT: Final[vec[i64]] = _by_resource(_BUILDINGS, "output")
BUILDING_ATTACK: Final[vec[i64]] = _number(_BUILDINGS, "attack")
BUILDING_DEFENCE: Final[vec[i64]] = _number(_BUILDINGS, "defence")
BUILDING_BONUS: Final[vec[i64]] = _number(_BUILDINGS, "defence_bonus")  # M5.5: +0/1
# M5.6: the building whose lack costs a surcharge, by kind of card.
NEEDS: Final[vec[i64]] = vec[i64](
    [
        i64(next((b for b, card in enumerate(_BUILDINGS) if card.get("pair") == name), -1))
        for name in CARDS
    ]
)
# One bit a building kind, so that the buildings on a territory are a number. A table, since mypyc
# 2.4.1 shifts in 32 bits. (What may be named in a batch has a bit each, too.)
BIT: Final[vec[i64]] = vec[i64]([i64(2**place) for place in range(62)])
_WALLS: Final = [i64(2**place) for place in range(int(ORDINARY), int(BUILDING_KINDS))]
WALLS: Final[i64] = sum(_WALLS)  # the military buildings
BONUS_BUILDINGS: Final[i64] = sum(
    2**place for place, card in enumerate(_BUILDINGS) if card.get("defence_bonus", 0)
)

# The single cards on the table: figure 0 … and territory 0 …, in the order of their kinds.
FIGURE_KIND: Final[vec[i64]] = vec[i64](
    [kind for kind in range(LAND_KINDS, KINDS) for _ in range(DECK[kind])]
)
LAND_KIND: Final[vec[i64]] = vec[i64](
    [kind for kind in range(LAND_KINDS) for _ in range(DECK[kind])]
)
FIGURES: Final[i64] = len(FIGURE_KIND)
LANDS: Final[i64] = len(LAND_KIND)
FIGURE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{CARDS[kind]}-{n + 1}" for kind in range(LAND_KINDS, KINDS) for n in range(DECK[kind])
)
LAND_NAMES: Final[tuple[str, ...]] = tuple(
    f"{CARDS[kind]}-{n + 1}" for kind in range(LAND_KINDS) for n in range(DECK[kind])
)


def _first(kinds: vec[i64]) -> vec[i64]:
    """By kind: the number of its first card; all the cards of a kind follow each other."""
    listed = list(kinds)
    return vec[i64]([i64(listed.index(k)) if k in listed else i64(-1) for k in range(KINDS)])


FIRST_FIGURE: Final[vec[i64]] = _first(FIGURE_KIND)
FIRST_LAND: Final[vec[i64]] = _first(LAND_KIND)

OPENING_HAND: Final[i64] = _RULES["opening_hand"]
EXCHANGE_MOST: Final[i64] = _RULES["exchange_most"]
EXCHANGE_LOSS: Final[i64] = _RULES["exchange_loss"]
CARD_PRICE: Final[i64] = _RULES["resources_for_a_card"]
EQUAL: Final[i64] = _RULES["equal_for_another"]
SURCHARGE: Final[vec[i64]] = _by_resource([_RULES], "surcharge")
MOST_BUILDINGS: Final[i64] = _RULES["buildings_on_a_territory"]
DISCOUNT: Final[i64] = _RULES["discount"]
GOLD_YIELD: Final[i64] = _RULES["merchant_gold_yield"]
ARTIST_CARDS: Final[i64] = _RULES["artist_cards"]
SIEGE_TURNS: Final[i64] = _RULES["siege_turns"]
ALLY_DIVISOR: Final[i64] = _RULES["ally_divisor"]
PILES: Final[i64] = 3
PILE_SIZES: Final[vec[i64]] = vec[i64]([i64(size) for size in _RULES["piles"]])
FACE_UP: Final[vec[i64]] = vec[i64]([i64(BUILDINGS.index(b)) for b in _RULES["face_up"]])
LAST_BUILDING_PLAYERS: Final[i64] = _RULES["last_building_players"]
HANDICAP: Final[vec[i64]] = vec[i64]([i64(more) for more in FILE["house_rules"]["seat_handicap"]])
SUMMARY_CARDS: Final[i64] = _RULES["summary_cards"]  # M1.2: in the box, never in play
