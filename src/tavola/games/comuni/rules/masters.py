"""C3.18 Phase 4: guild masters go to whoever has built most of their kind."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log
from tavola.games.comuni.data import FOUR, KINDS, VALUE
from tavola.games.comuni.state import Player, State

STOREYS: Final[i64] = 2  # a building so high brings a free guild master


def value_of(player: Player, kind: i64) -> i64:
    """C1.5 What all his buildings of that kind are worth."""
    total: i64 = 0
    for building in range(len(player.building_kind)):
        if player.building_kind[building] == kind:
            total += VALUE[player.building_height[building]]
    return total


def earns_master(state: State, seat: i64, kind: i64, storey: i64) -> bool:
    """C3.18 Whether the seat's buildings, with such a further storey (0: none), bring a master."""
    holder = state.masters[kind]
    if holder == seat:
        return False
    player = state.seats[seat]
    too_low = max(player.highest(kind), storey) < STOREYS
    if holder == NOBODY or (too_low and state.masters_need_two):
        return not too_low
    return value_of(player, kind) + storey > value_of(state.seats[holder], kind)


def claim_guild_masters(state: State, log: Log) -> None:
    """C3.18 The active player alone: a free one for two storeys, another's for more points."""
    seat = state.turn
    for kind in range(FOUR):
        if not earns_master(state, seat, kind, 0):
            continue
        holder = state.masters[kind]
        state.masters[kind] = seat
        if log.listening:
            if holder == NOBODY:
                log.tell("master", {"seat": seat, "master": KINDS[kind]})
            else:
                log.tell(
                    "master-taken", {"seat": seat, "master": KINDS[kind], "former_seat": holder}
                )
