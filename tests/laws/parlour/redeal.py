"""P1.2, P3.2 The worlds that fit what a seat knows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tests.laws.parlour.moves import KINDS
from tests.laws.parlour.state import EACH, MORNING, State

NUMBERS: Final = tuple(str(number) for number in range(EACH * len(KINDS) + 1))


def shuffled(what: str, counts: list[int], chance: Chance) -> list[int]:
    """Flowers, counted by kind, in a random order."""
    pile = vec[i64]()
    for kind, count in enumerate(counts):
        for _ in range(count):
            pile = append(pile, i64(kind))
    chance.shuffle(what, pile, KINDS)
    return list(pile)


def redeal(state: State, seat: int, chance: Chance) -> State:
    """What the seat can't see is put together from the 20 flowers, never looked up."""
    world = state.clone()
    unseen = [EACH - there for there in world.compost]
    for number, player in enumerate(world.seats):
        for kind in range(len(KINDS)):
            unseen[kind] -= player.vase[kind]
            if number == seat:
                unseen[kind] -= player.hand[kind] + player.stakes[kind]
    pile = shuffled("redeal", unseen, chance)
    for number, player in enumerate(world.seats):
        if number != seat:
            size = sum(player.hand) + sum(player.stakes)
            staked = chance.below("stakes", size + 1, NUMBERS) if world.phase == MORNING else 0
            player.hand = [0] * 4
            player.stakes = [0] * 4
            for place in range(size):
                pocket = player.stakes if place < staked else player.hand
                pocket[pile.pop()] += 1
    world.deck = pile
    return world
