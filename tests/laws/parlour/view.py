"""P1.2, P3.2 What a seat may know."""

from tavola.core.game import Plain
from tests.laws.parlour.moves import KINDS
from tests.laws.parlour.state import PHASE_NAMES, State, flowers


def public(state: State) -> Plain:
    return {
        "phase": PHASE_NAMES[state.phase],
        "day": state.day,
        "opener_seat": state.opener,
        "gardener_seat": state.gardener,
        "owner_seat": state.owner,
        "cans": state.cans,
        "draws": state.draws,
        "stole": state.stole,
        "deck": len(state.deck),
        "compost": flowers(state.compost),
        "beds": dict(zip(KINDS, state.beds)),
        "players": [
            {
                "flowers": sum(player.hand) + sum(player.stakes),
                "committed": player.committed,
                "vase": flowers(player.vase),
            }
            for player in state.seats
        ],
    }


def private(state: State, seat: int) -> Plain:
    own = state.seats[seat] if seat >= 0 else None
    return {
        "hand": flowers(own.hand) if own else None,
        "stakes": flowers(own.stakes) if own else None,
    }
