"""Which moves of a player belong together: see `Game.joins`."""

from tavola.core.game import Move
from tavola.games.condottiere.moves import TakeBack, TakeNone


def joins(before: Move, move: Move) -> bool:
    """D5.5 A scarecrow and what it brings back are one act; every other move is its own."""
    return isinstance(move, (TakeBack, TakeNone))
