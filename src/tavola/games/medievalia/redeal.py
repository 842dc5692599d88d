"""M1.5 The worlds that fit what a seat knows."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_COUNT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
    BUILDINGS,
    CARDS,
    DECK,
    KINDS,
    PILES,
)
from tavola.games.medievalia.rules.play import cards_in_play
from tavola.games.medievalia.state import TURN, State, no_cards
from tavola.games.medievalia.view import is_private


def redeal(state: State, seat: i64, chance: Chance) -> State:
    """A world that fits what the seat knows: its own hand, and all that lies open.

    What it can't know is put together from the printed deck, never looked up in the others' hands.
    """
    world = state.clone()
    if seat != world.active:
        forget_private(world)
    deal_unknown_cards(world, seat, chance)
    deal_unknown_buildings(world, chance)
    return world


def forget_private(world: State) -> None:
    """What the active player has in hand to do, without having done it, nobody else knows."""
    if is_private(world):
        world.phase = TURN
        world.batch = None
    world.returned = no_cards()
    world.dropped = 0


def known_in_hand(world: State, other: i64) -> vec[i64]:
    """M8.6 Cards of a hand that everybody has seen: those of a batch that was shown."""
    known = no_cards()
    batch = world.batch
    if other == world.active and batch is not None:
        for kind in range(KINDS):
            known[kind] = batch.discards[kind]
        if batch.thing < KINDS:
            known[batch.thing] += 1
    return known


def deal_unknown_cards(world: State, seat: i64, chance: Chance) -> None:
    unknown = DECK[:]
    for kind in range(KINDS):
        unknown[kind] -= world.out[kind] + cards_in_play(world, kind)
    for other in range(world.players):
        player = world.seats[other]
        if other != seat:
            player.hand = known_in_hand(world, other)
        for kind in range(KINDS):
            unknown[kind] -= player.hand[kind]
    pool = vec[i64]()
    for kind in range(KINDS):
        for _step in range(unknown[kind]):
            pool = append(pool, kind)
    chance.shuffle("redeal", pool, CARDS)
    top: i64 = len(pool)
    for other in range(world.players):
        if other == seat:
            continue
        player = world.seats[other]
        missing = player.cards
        for kind in range(KINDS):
            missing -= player.hand[kind]
        for _step in range(missing):
            top -= 1
            player.hand[pool[top]] += 1
    world.deck = pool
    world.left = top


def deal_unknown_buildings(world: State, chance: Chance) -> None:
    """M2.1 The face-down buildings, in any order."""
    unknown = BUILDING_COUNT[:]
    for building in range(BUILDING_KINDS):
        unknown[building] -= world.out_buildings[building]
    for player in world.seats:
        for land in player.lands:
            for building in range(BUILDING_KINDS):
                if (world.built[land] & BIT[building]) != 0:
                    unknown[building] -= 1
    for pile in range(PILES):
        top = world.top(pile)
        if top >= 0:
            unknown[top] -= 1
    pool = vec[i64]()
    for building in range(BUILDING_KINDS):
        for _step in range(unknown[building]):
            pool = append(pool, building)
    chance.shuffle("redeal", pool, BUILDINGS)
    at: i64 = 0
    for pile in range(PILES):
        for height in range(world.heights[pile] - 1):
            world.piles[pile * BUILDING_TOTAL + height] = pool[at]
            at += 1
