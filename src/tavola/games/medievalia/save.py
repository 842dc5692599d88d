"""A position as data that a person can write (docs/positions.md)."""

import msgspec

from tavola.core.chance import Chance
from tavola.core.game import Plain
from tavola.games.medievalia.save_check import check
from tavola.games.medievalia.save_read import SavedState, read
from tavola.games.medievalia.save_write import save
from tavola.games.medievalia.state import State

__all__ = ["load", "save"]


def load(data: Plain, chance: Chance) -> State:
    """Read a position; ValueError names the place of the first thing that can't be."""
    saved = msgspec.convert(data, SavedState)  # msgspec.ValidationError is a ValueError
    state = read(saved, chance)
    check(state)
    return state
