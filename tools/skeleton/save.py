"""A position as data that a person can write (docs/positions.md)."""

from typing import Annotated

import msgspec

from tavola.core.game import NOBODY, Plain
from tavola.core.positions import need, seat_of
from tools.skeleton.rules.game_end import end_game
from tools.skeleton.state import State

Count = Annotated[int, msgspec.Meta(ge=0, le=50)]


class SavedState(msgspec.Struct, forbid_unknown_fields=True):
    taken: Annotated[list[Count], msgspec.Meta(min_length=2, max_length=4)]
    acting: int | None = None
    winner: int | None = None
    counters: Annotated[int, msgspec.Meta(ge=5, le=50)] = 21


def save(state: State) -> Plain:
    return {
        "taken": [player.taken for player in state.seats],
        "acting": None if state.acting == NOBODY else state.acting,
        "winner": None if state.winner == NOBODY else state.winner,
        "counters": state.counters,
    }


def load(data: Plain) -> State:
    """Read a position; ValueError names the place of the first thing that can't be."""
    saved = msgspec.convert(data, SavedState)
    players = len(saved.taken)
    state = State(players)
    state.counters = saved.counters
    for player, taken in zip(state.seats, saved.taken):
        player.taken = taken
    state.left = saved.counters - sum(saved.taken)
    state.acting = seat_of(saved.acting, players, "acting")
    winner = seat_of(saved.winner, players, "winner")
    need(state.left >= 0, f"taken: there are {saved.counters} counters (T1.1)")
    over = state.left == 0
    need((state.acting == NOBODY) == over, "acting: somebody, until the last is taken (T3.1)")
    need((winner == NOBODY) != over, "winner: who took the last counter, and nobody before (T3.1)")
    if over:
        need(state.seats[winner].taken > 0, "winner: has taken the last counter (T3.1)")
        end_game(state, winner)
    return state
