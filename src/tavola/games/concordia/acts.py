"""Which moves of a player belong together: see `Game.joins`."""

from typing import Final

from tavola.core.game import Move
from tavola.games.concordia.moves import (
    Build,
    Copy,
    Go,
    Leave,
    Play,
    Step,
    Stop,
)

_MARCH: Final = (Leave, Go, Step, Stop)
_CARD: Final = (Play, Copy)


def joins(before: Move, move: Move) -> bool:
    """A card and what is done by it; of an Architect's action, the marches and the houses."""
    if isinstance(move, Play):  # K3.1
        return False
    if isinstance(move, (Leave, Go)):  # K4.13 marches on marches
        return isinstance(before, (*_CARD, *_MARCH))
    if isinstance(move, Build):  # K4.3
        return isinstance(before, (*_CARD, Build))
    return True
