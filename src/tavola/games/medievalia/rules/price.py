"""M4, M5.6 Prices, and what a batch still lacks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.data import (
    ALLY_DIVISOR,
    BIT,
    BUILDING_KINDS,
    BUILDINGS,
    CARD_PRICE,
    CARDS,
    EQUAL,
    KINDS,
    MOST_BUILDINGS,
    NEEDS,
    RESOURCES,
    SURCHARGE,
    Resource,
)
from tavola.games.medievalia.rules.produce import contains
from tavola.games.medievalia.state import State

_NONE: Final[vec[i64]] = vec[i64]([i64(0)] * 4)


def built_by(state: State, seat: i64) -> i64:
    """The kinds of building that the seat has in play, a bit each."""
    kinds: i64 = 0
    for land in state.seats[seat].lands:
        kinds |= state.built[land]
    return kinds


def lacks_building(state: State, seat: i64, card: i64) -> bool:
    """M5.6 Whether the paired building does not lie in his own fief."""
    needed = NEEDS[card]
    return needed >= 0 and (built_by(state, seat) & BIT[needed]) == 0


def price_of(state: State, seat: i64, thing: i64) -> vec[i64]:
    """M5 What a hand card or building costs, by resource. (For a card of the deck see M4.8.)"""
    price = _NONE[:]
    if thing < KINDS:
        first = 4 * thing
        for resource in range(4):
            price[resource] = state.pack.price[first + resource]
        if lacks_building(state, seat, thing):
            for resource in range(4):
                price[resource] += SURCHARGE[resource]
    elif thing < DECK_CARD:
        building = state.top(thing - FIRST_PILE)
        for resource in range(4):
            price[resource] = state.pack.building_price[4 * building + resource]
    return price


def still_missing(state: State, batch: Batch) -> i64:
    """M4.5, M4.6, M4.8, M4.11 How many resources the batch lacks; 0 if the price is covered.

    Nothing is kept, so it need not be said what a discard counts as, which resources a bureaucrat
    spares and which four are exchanged: they go where something is missing.
    """
    wild = batch.changed + batch.discarded + batch.given
    if batch.thing == DECK_CARD:
        have = wild
        for resource in range(4):
            have += batch.made[resource] + batch.help[resource] // ALLY_DIVISOR
        return max(CARD_PRICE - have, 0)
    price = batch.price
    made = batch.made
    aid = batch.help
    short: i64 = 0
    exchanged: i64 = 0
    for resource in range(4):
        rest = made[resource] + aid[resource] // ALLY_DIVISOR - price[resource]
        if rest < 0:
            short -= rest
        else:
            exchanged += rest // EQUAL
    return max(short - batch.off - wild - exchanged, 0)


def balance(batch: Batch) -> vec[i64]:
    """M4.11 By resource, before anything is exchanged: too much, or below 0 what is lacking."""
    found = _NONE[:]
    for resource in range(4):
        have = batch.made[resource] + batch.help[resource] // ALLY_DIVISOR
        found[resource] = have - batch.price[resource]
    return found


def lacking(state: State, batch: Batch) -> list[Resource]:
    """M4.10 What is missing by kind; nothing where some of it may be of any kind (M4.7, M4.8)."""
    short = _NONE[:]
    count: i64 = 0
    rest = balance(batch)
    for resource in range(4):
        short[resource] = max(-rest[resource], 0)
        count += short[resource]
    if batch.thing == DECK_CARD or count != still_missing(state, batch):
        return []
    return resource_list(short)


def buildings_on(state: State, land: i64) -> i64:
    count: i64 = 0
    built = state.built[land]
    if built != 0:
        for building in range(BUILDING_KINDS):
            if (built & BIT[building]) != 0:
                count += 1
    return count


def could_place(state: State, seat: i64, batch: Batch, land: i64) -> bool:
    """M5.4 An own territory, unflipped after the payment, with fewer than three buildings."""
    if state.land_owner[land] != seat or state.land_flipped[land] != 0:
        return False
    return not contains(batch.groups, land) and buildings_on(state, land) < MOST_BUILDINGS


def has_place(state: State, seat: i64, batch: Batch) -> bool:
    """M5.4 For a building there must be such a territory."""
    if batch.thing < FIRST_PILE or batch.thing == DECK_CARD:
        return True
    for land in state.seats[seat].lands:
        if could_place(state, seat, batch, land):
            return True
    return False


def thing_name(state: State, thing: i64) -> str:
    """A card, a building, or "deck-card"."""
    if thing < KINDS:
        return CARDS[thing]
    return "deck-card" if thing == DECK_CARD else BUILDINGS[state.top(thing - FIRST_PILE)]


def resource_list(counts: vec[i64]) -> list[Resource]:
    """Resources as words, for people."""
    return [RESOURCES[resource] for resource in range(4) for _ in range(counts[resource])]
