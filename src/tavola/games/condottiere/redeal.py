"""D2.3 The worlds that fit what a seat knows."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.games.condottiere.data import CARDS, DECK, KINDS, MERCENARIES
from tavola.games.condottiere.state import State, no_cards


def redeal(state: State, seat: i64, chance: Chance) -> State:
    """A world that fits what the seat knows: its own hand, all that lies open, known cards (D2.3).

    What it can't know is put together from the printed deck, never looked up in the others' hands.
    """
    world = state.clone()
    unknown = DECK[:]
    for kind in range(KINDS):
        unknown[kind] -= world.aside[kind]
        for other in range(world.players):
            player = world.seats[other]
            unknown[kind] -= player.army[kind]
            unknown[kind] -= player.hand[kind] if other == seat else player.known[kind]
    pool = vec[i64](capacity=96)
    for kind in range(KINDS):
        for _copy in range(unknown[kind]):
            pool = append(pool, kind)
    chance.shuffle("redeal", pool, CARDS)
    top: i64 = 0
    for other in range(world.players):
        if other == seat:
            continue
        player = world.seats[other]
        player.hand = player.known[:]
        missing = player.cards
        for kind in range(MERCENARIES):
            missing -= player.known[kind]
        for _card in range(missing):
            player.hand[pool[top]] += 1
            top += 1
    world.undealt = no_cards()
    for place in range(top, len(pool)):
        world.undealt[pool[place]] += 1
    return world
