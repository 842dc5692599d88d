"""What a sensible player of Condottiere weighs: `weigh` looks at what the seat may know only."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import NOBODY, Move
from tavola.games.condottiere.advice_battle import (
    ENVY,
    likelihood,
    weigh_battle,
    weigh_taking_back_all,
)
from tavola.games.condottiere.advice_hand import hand_power, point, unseen_power
from tavola.games.condottiere.advice_values import gain, loss
from tavola.games.condottiere.moves import LayAside, NameCity
from tavola.games.condottiere.state import BATTLE, LAY_ASIDE, NAME_CITY, State

STRONGEST: Final = 1.15  # the strongest of the others, beside a hand of average cards
HANDS: Final = 4.0  # how much less a lead of hands decides than one of armies (DOUBT)
WAITING: Final = 0.8  # D4.5 the part of a chance that is left against an owner, who may wait


def weigh(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """Advice for each move, in shares of a win."""
    if state.phase == NAME_CITY:
        naming = Naming(state, seat)
        return [weigh_city(naming, move) for move in moves]
    if state.phase == LAY_ASIDE:
        return [weigh_laying_aside(state, seat, move) for move in moves]
    if state.phase == BATTLE:
        return weigh_battle(state, seat, moves)
    return weigh_taking_back_all(state, seat, moves)


class Naming:
    """D3.2 The choice of a city as one seat sees it: its hand against the strongest other."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        own = hand_power(state.seats[seat].hand, False)
        others = 0.0
        for other in range(state.players):
            if other != seat:
                others = max(others, float(state.seats[other].cards))
        others *= unseen_power(state, seat, False)
        self.chance: Final = likelihood((own - STRONGEST * others) / HANDS)


def weigh_city(naming: Naming, move: Move) -> float:
    """With a strong hand a city that helps most, else one that helps the others least."""
    assert isinstance(move, NameCity)
    state = naming.state
    seat = naming.seat
    chance = naming.chance
    city = move.city
    worst = 0.0
    for other in range(state.players):
        if other != seat:
            worst = max(worst, gain(state, other, city))
    owner = state.owner[city]
    prize = gain(state, seat, city)
    if owner == seat:
        return -loss(state, seat, city) * (1.0 - chance) - ENVY * worst * (1.0 - chance)
    if owner != NOBODY:
        chance *= WAITING
        prize += ENVY * loss(state, owner, city)
    return chance * prize - (1.0 - chance) * ENVY * worst


def weigh_laying_aside(state: State, seat: i64, move: Move) -> float:
    """D6.6 Worth it where it ends the round and another's hand is lost with it (D7.1)."""
    if not isinstance(move, LayAside):
        return 0.0
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            others += state.seats[other].cards
    own = hand_power(state.seats[seat].hand, False)
    if state.with_cards() == 2:
        return point(state) * (unseen_power(state, seat, False) * float(others) - own)
    return -point(state) * own
