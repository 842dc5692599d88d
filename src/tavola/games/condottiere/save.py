"""A position as data that a person can write (docs/positions.md)."""

import msgspec

from tavola.core.game import Plain
from tavola.games.condottiere.save_check import check
from tavola.games.condottiere.save_read import SavedState, read
from tavola.games.condottiere.save_write import save
from tavola.games.condottiere.state import State

__all__ = ["load", "save"]


def load(data: Plain) -> State:
    """Read a position; ValueError names the place of the first thing that can't be."""
    saved = msgspec.convert(data, SavedState)  # msgspec.ValidationError is a ValueError
    state = read(saved)
    check(state)
    return state
