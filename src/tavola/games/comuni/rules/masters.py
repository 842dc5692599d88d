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


def earns_master(state: State, seat: i64, kind: i64, highest: i64, value: i64) -> bool:
    """C3.18 Whether buildings so high, and worth so much in all, bring the seat a guild master."""
    holder = state.masters[kind]
    if holder == seat:
        return False
    if holder == NOBODY:
        return highest >= STOREYS
    if state.masters_need_two and highest < STOREYS:
        return False
    return value > value_of(state.seats[holder], kind)


def masters_earned(state: State, seat: i64) -> list[i64]:
    """C3.18 The kinds whose guild masters come to the seat, as its buildings stand."""
    player = state.seats[seat]
    earned: list[i64] = []
    for kind in range(FOUR):
        if earns_master(state, seat, kind, player.highest(kind), value_of(player, kind)):
            earned.append(kind)
    return earned


def claim_guild_masters(state: State, log: Log) -> None:
    """C3.18 The active player alone: a free one for two storeys, another's for more points."""
    seat = state.turn
    for kind in masters_earned(state, seat):
        holder = state.masters[kind]
        state.masters[kind] = seat
        if log.listening:
            if holder == NOBODY:
                log.tell("master", {"seat": seat, "master": KINDS[kind]})
            else:
                log.tell(
                    "master-taken", {"seat": seat, "master": KINDS[kind], "former_seat": holder}
                )
