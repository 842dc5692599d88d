"""What a position is worth: the share of a win that each player can expect."""

from typing import Final

from mypy_extensions import i64

from tavola.games.condottiere.advice_hand import hand_power
from tavola.games.condottiere.advice_values import hope
from tavola.games.condottiere.rules.game_end import domain
from tavola.games.condottiere.state import State

HAND: Final = 0.25  # the part of somebody's hopes that hangs on the hand
PAWN: Final = 0.005  # what holding the pawn is worth, in shares of a win


def worth(state: State, seat: i64) -> float:
    """The seat's share of all hopes: cities first, then what is left in the hands."""
    total = 0.0
    own = 0.0
    power = 0.0
    for player in state.seats:
        power += hand_power(player.hand, False) + 1.0
    for other in range(state.players):
        player = state.seats[other]
        part = (hand_power(player.hand, False) + 1.0) / power
        expects = hope(state, domain(state, other)) * (
            1.0 - HAND + HAND * part * float(state.players)
        )
        if state.pawn == other:
            expects += PAWN
        total += expects
        if other == seat:
            own = expects
    return own / total
