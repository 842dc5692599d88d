"""Positions as data (docs/positions.md): writing one, and reading one that somebody has written."""

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Plain
from tavola.core.positions import index_of, need
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_COUNT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
    BUILDINGS,
    CARDS,
    DECK,
    FACE_UP,
    KINDS,
    LANDS,
    PILES,
)
from tavola.games.medievalia.rules.play import cards_in_play
from tavola.games.medievalia.save_check import check_position
from tavola.games.medievalia.save_read import read_batch, read_battle, read_table
from tavola.games.medievalia.save_write import SavedState, write
from tavola.games.medievalia.state import State


def save(state: State) -> Plain:
    """The whole position. Cards out of the game are not written: they are the rest."""
    return write(state)


def load(data: Plain, chance: Chance) -> State:
    """Read a position; ValueError names the place of the first thing that can't be.

    The order of a deck or of piles that are not written is drawn.
    """
    saved = msgspec.convert(data, SavedState)  # msgspec.ValidationError is a ValueError
    state = read_table(saved)
    read_deck(state, saved.deck, chance)
    read_piles(state, saved.piles, chance)
    if saved.batch is not None:
        read_batch(state, saved.batch)
    if saved.battle is not None:
        read_battle(state, saved.battle)
    check_position(state)
    return state


def read_deck(state: State, deck: list[str] | None, chance: Chance) -> None:
    """M1.2 What is not written is out of the game; without a deck the rest is shuffled."""
    rest = DECK[:]
    for kind in range(KINDS):
        rest[kind] -= cards_in_play(state, kind)
        for player in state.seats:
            rest[kind] -= player.hand[kind]
    cards = vec[i64]()
    if deck is None:
        for kind in range(KINDS):
            for _step in range(rest[kind]):
                cards = append(cards, kind)
                rest[kind] -= 1
    for name in deck or []:
        kind = index_of(name, CARDS, "deck", "card")
        rest[kind] -= 1
        cards = append(cards, kind)
    for kind, name in enumerate(CARDS):
        need(rest[kind] >= 0, f"deck: too many {name} cards; the game has {DECK[kind]} (M1.2)")
    if deck is None:
        chance.shuffle("deck", cards, CARDS)
    state.deck = cards
    state.left = len(cards)
    state.out = rest


def read_piles(state: State, written: list[list[str]] | None, chance: Chance) -> None:
    """M2.1 The top of a pile is written last. What is not written is out of the game."""
    rest = BUILDING_COUNT[:]
    for land in range(LANDS):
        for building in range(BUILDING_KINDS):
            if state.built[land] & BIT[building]:
                rest[building] -= 1
    if written is None:
        piles = lay_out(rest, chance)
    else:
        piles = [
            [index_of(name, BUILDINGS, f"piles[{number}]", "building") for name in names]
            for number, names in enumerate(written)
        ]
    for pile in piles:
        for building in pile:
            rest[building] -= 1
    for building, name in enumerate(BUILDINGS):
        enough = rest[building] >= 0
        need(
            enough, f"piles: too many {name} cards; the game has {BUILDING_COUNT[building]} (M1.2)"
        )
    for number, pile in enumerate(piles):
        state.heights[number] = len(pile)
        for height, building in enumerate(pile):
            state.piles[number * BUILDING_TOTAL + height] = building
    state.out_buildings = rest


def lay_out(rest: vec[i64], chance: Chance) -> list[list[int]]:
    """M2.1 All that is left, shuffled; a school, a workshop and a bank face up where there are."""
    tops = [int(building) for building in FACE_UP if rest[building] > 0]
    hidden = vec[i64]()
    for building in range(BUILDING_KINDS):
        for _step in range(rest[building] - (1 if building in tops else 0)):
            hidden = append(hidden, building)
    chance.shuffle("buildings", hidden, BUILDINGS)
    piles = [[int(building) for building in list(hidden)[n::PILES]] for n in range(PILES)]
    for pile, building in zip(piles, FACE_UP):
        if building in tops:
            pile.append(int(building))
    return piles
