"""M1.2, M1.3 What is printed on the cards, for people: packs differ (docs/data-packs.md)."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import Plain
from tavola.games.medievalia.data import (
    BUILDING_KINDS,
    BUILDINGS,
    CARDS,
    KINDS,
    RESOURCES,
    Pack,
)


def look_at_cards(pack: Pack) -> Plain:
    """M1.2, M1.3 What is printed on the cards of this pack, by name."""
    found: Plain = {
        "city": {
            "price": {},
            "output": resources(pack.city_output, 0),
            "attack": pack.city_attack,
            "defence": pack.city_defence,
            "bonus": 0,
        }
    }
    for kind in range(KINDS):
        found[CARDS[kind]] = {
            "price": resources(pack.price, kind),
            "output": resources(pack.output, kind),
            "attack": pack.attack[kind],
            "defence": pack.defence[kind],
            "bonus": 0,
        }
    for building in range(BUILDING_KINDS):
        found[BUILDINGS[building]] = {
            "price": resources(pack.building_price, building),
            "output": resources(pack.building_output, building),
            "attack": pack.building_attack[building],
            "defence": pack.building_defence[building],
            "bonus": pack.building_bonus[building],
        }
    return found


def resources(table: vec[i64], kind: i64) -> Plain:
    """A card's four numbers by name, those that are not 0."""
    first = 4 * kind
    return {
        RESOURCES[resource]: table[first + resource]
        for resource in range(4)
        if table[first + resource] > 0
    }
