"""D1 Where everything is that can neither appear nor vanish."""

from mypy_extensions import i64

from tavola.games.condottiere.data import CARDS, KINDS
from tavola.games.condottiere.state import State


def census(state: State) -> dict[str, int]:
    """D1.1 Every card is in a hand, an army, laid aside or undealt; D1.2 no city vanishes."""
    counts: dict[str, int] = {"cities": len(state.owner)}
    for kind in range(KINDS):
        seen: i64 = state.aside[kind] + state.undealt[kind]
        for player in state.seats:
            seen += player.hand[kind] + player.army[kind]
        counts[CARDS[kind]] = seen
    return counts
