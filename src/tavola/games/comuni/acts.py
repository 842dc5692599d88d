"""Which moves of a player belong together: see `Game.joins`."""

from typing import Final

from tavola.core.game import Move
from tavola.games.comuni.moves import (
    Build,
    Claim,
    Collect,
    Commit,
    Discard,
    Done,
    Pledge,
    Repair,
    Take,
    Trade,
    Wall,
)

# C3.10 What is laid in one phase of building, with the craftsmen that were traded for it.
_BUILDING: Final = (Build, Wall, Trade)


def joins(before: Move, move: Move) -> bool:
    """A project with its resources; a visit to the market; the buildings; a pledge."""
    if isinstance(move, Take):  # C3.23
        return isinstance(before, (Claim, Collect, Take, Trade))
    if isinstance(move, (Build, Wall)):
        return isinstance(before, _BUILDING)
    if isinstance(move, Trade):  # C4.1 at any time, as a part of the decision
        return isinstance(before, (Trade, Build, Wall, Pledge))
    if isinstance(move, (Done, Discard, Repair)):  # C3.26, C3.17, C3.19: so the turn ends
        return True
    if isinstance(move, (Pledge, Commit)):  # C5.3
        return isinstance(before, (Pledge, Trade))
    return isinstance(before, Trade)
