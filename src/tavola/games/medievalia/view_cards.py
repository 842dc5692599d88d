"""M1.2, M1.3 Cards, prices and amounts in a view."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.medievalia.data import (
    BUILDING_KINDS,
    BUILDINGS,
    CARDS,
    KINDS,
    NEEDS,
    RESOURCES,
    SURCHARGE,
    Pack,
    Resource,
)
from tavola.games.medievalia.rules.price import lacks_building, price_of
from tavola.games.medievalia.state import State

Amounts = dict[Resource, int]  # those that are not 0
Cards = dict[str, int]  # cards by name with their number, those that are there


class Resources(TypedDict):
    """A number for each of the four."""

    food: int
    energy: int
    gold: int
    labour: int


class Face(TypedDict):
    """What a card prints."""

    price: Amounts
    output: Amounts
    attack: int
    defence: int
    bonus: int


class Price(TypedDict):
    """M5.6 What a card of the hand costs the viewer, surcharge included."""

    price: Amounts
    lacks: str | None  # the building without which it costs more …
    surcharge: Amounts  # … by this


def look_at_cards(pack: Pack) -> dict[str, Face]:
    """M1.2, M1.3 What is printed on the cards of this pack, by name."""
    found: dict[str, Face] = {
        "city": {
            "price": {},
            "output": amounts_of(pack.city_output, 0),
            "attack": pack.city_attack,
            "defence": pack.city_defence,
            "bonus": 0,
        }
    }
    for kind in range(KINDS):
        found[CARDS[kind]] = {
            "price": amounts_of(pack.price, kind),
            "output": amounts_of(pack.output, kind),
            "attack": pack.attack[kind],
            "defence": pack.defence[kind],
            "bonus": 0,
        }
    for building in range(BUILDING_KINDS):
        found[BUILDINGS[building]] = {
            "price": amounts_of(pack.building_price, building),
            "output": amounts_of(pack.building_output, building),
            "attack": pack.building_attack[building],
            "defence": pack.building_defence[building],
            "bonus": pack.building_bonus[building],
        }
    return found


def look_at_prices(state: State, seat: i64) -> dict[str, Price]:
    """M5 What each card of the hand costs its holder."""
    hand = state.seats[seat].hand
    return {
        CARDS[kind]: look_at_price(state, seat, kind) for kind in range(KINDS) if hand[kind] > 0
    }


def look_at_price(state: State, seat: i64, kind: i64) -> Price:
    lacks = lacks_building(state, seat, kind)
    return {
        "price": amounts_of(price_of(state, seat, kind), 0),
        "lacks": BUILDINGS[NEEDS[kind]] if lacks else None,
        "surcharge": amounts_of(SURCHARGE, 0) if lacks else {},
    }


def amounts_of(table: vec[i64], kind: i64) -> Amounts:
    """Four numbers of a table by name, those that are not 0."""
    first = 4 * kind
    return {
        RESOURCES[resource]: table[first + resource]
        for resource in range(4)
        if table[first + resource] > 0
    }


def resources_of(counts: vec[i64]) -> Resources:
    """Four numbers by name."""
    return {"food": counts[0], "energy": counts[1], "gold": counts[2], "labour": counts[3]}


def counted(cards: vec[i64]) -> Cards:
    return {CARDS[kind]: cards[kind] for kind in range(KINDS) if cards[kind] > 0}
