"""Which moves of a player belong together: see `Game.joins`."""

from typing import Final

from tavola.core.game import Move
from tavola.games.medievalia.moves import (
    Buy,
    Centre,
    Clash,
    ClashCentre,
    Cross,
    DrawCard,
    Drop,
    Enter,
    Heal,
    Lift,
    Play,
    Put,
    PutBack,
    Raid,
    Shoot,
)

_NAMING: Final = (Play, Buy, DrawCard)
_ARRIVING: Final = (Put, Enter, Cross, Centre)
_BEGINNING: Final = (PutBack, Raid, Clash, ClashCentre, Shoot)


def joins(before: Move, move: Move) -> bool:
    """A purchase from naming to placing; figures on the move; each side's part of a battle."""
    if isinstance(move, _NAMING):  # M4.10: what was given up never happened
        return isinstance(before, Drop)
    if isinstance(move, Lift):  # M7.1, M7.2 one figure after another
        return isinstance(before, _ARRIVING)
    if isinstance(move, PutBack):
        return isinstance(before, PutBack)
    if isinstance(move, Heal):
        return isinstance(before, Heal)
    return not isinstance(move, _BEGINNING)
