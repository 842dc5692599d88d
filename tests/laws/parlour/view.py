"""P1.2, P3.2 What a seat may know."""

from tavola.core.game import Plain
from tests.laws.parlour.state import PHASE_NAMES, State, flowers


def look(state: State, seat: int) -> Plain:
    own = state.seats[seat] if seat >= 0 else None
    return {
        "phase": PHASE_NAMES[state.phase],
        "day": state.day,
        "opener": state.opener,
        "gardener": state.gardener,
        "owner": state.owner,
        "cans": state.cans,
        "draws": state.draws,
        "stole": state.stole,
        "deck": len(state.deck),
        "compost": flowers(state.compost),
        "beds": state.beds,
        "players": [
            {
                "flowers": sum(player.hand) + sum(player.stakes),
                "committed": player.committed,
                "vase": flowers(player.vase),
            }
            for player in state.seats
        ],
        "hand": flowers(own.hand) if own else None,
        "stakes": flowers(own.stakes) if own else None,
    }
