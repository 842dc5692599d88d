"""M4.10 A batch in a view: what has been added, and how far it goes."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.data import EQUAL, Resource
from tavola.games.medievalia.moves import GROUP_NAMES, TABLE
from tavola.games.medievalia.rules.price import balance, resource_list, still_missing, thing_name
from tavola.games.medievalia.rules.setup import card_list
from tavola.games.medievalia.state import State
from tavola.games.medievalia.view_cards import Amounts, Resources, amounts_of, resources_of
from tavola.games.medievalia.view_outlook import bares_the_fief


class BatchView(TypedDict):
    """What is to be paid, with what, and what is missing."""

    thing: str
    pile: int | None
    price: list[Resource]
    groups: list[str]
    made: Resources
    changed: int
    off: int
    discards: list[str]
    help: Resources
    given: int
    have: Amounts  # M8.3 by kind, an ally's help halved
    any: int  # M4.7, M6.5 and so many of any kind
    missing: int
    short: Amounts  # by kind, before anything of any kind fills the gaps; nothing for a deck card
    surplus: Amounts  # M4.5 what would be lost
    exchanged: int  # M4.6 how many others four equal ones could be
    bares: bool  # M7.5 it flips the last who could be sent against enemies in the fief
    asked: bool
    added: list[str]


def look_at_batch(state: State, batch: Batch) -> BatchView:
    over = vec[i64]([i64(0)] * 4)
    under = vec[i64]([i64(0)] * 4)
    have = vec[i64]([i64(0)] * 4)
    exchanged: i64 = 0
    price: list[Resource] = []
    rest = balance(batch)
    if batch.thing != DECK_CARD:
        price = resource_list(batch.price)
    for resource in range(4):
        have[resource] = rest[resource] + batch.price[resource]
        over[resource] = max(rest[resource], 0)
        under[resource] = max(-rest[resource], 0)
        exchanged += over[resource] // EQUAL
    return {
        "thing": thing_name(state, batch.thing),
        "pile": batch.thing - FIRST_PILE + 1 if FIRST_PILE <= batch.thing < DECK_CARD else None,
        "price": price,
        "groups": [GROUP_NAMES[group] for group in batch.groups],
        "made": resources_of(batch.made),
        "changed": batch.changed,
        "off": batch.off,
        "discards": card_list(batch.discards),
        "help": resources_of(batch.help),
        "given": batch.given,
        "have": amounts_of(have, 0),
        "any": batch.changed + batch.discarded + batch.given,
        "missing": still_missing(state, batch),
        "short": amounts_of(under, 0),
        "surplus": amounts_of(over, 0),
        "exchanged": exchanged,
        "bares": bares_the_fief(state, state.active, batch),
        "asked": batch.asked,
        "added": [TABLE.moves[index].text for index in batch.added],
    }
