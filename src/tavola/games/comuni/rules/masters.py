"""C3.18 Phase 4: guild masters go to whoever has built most of their kind."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log
from tavola.games.comuni.data import FOUR, KINDS, VALUE
from tavola.games.comuni.state import Player, State


def value_of(player: Player, kind: i64) -> i64:
    """C1.5 What all his buildings of that kind are worth."""
    total: i64 = 0
    for building in range(len(player.building_kind)):
        if player.building_kind[building] == kind:
            total += VALUE[player.building_height[building]]
    return total


def claim_guild_masters(state: State, log: Log) -> None:
    """C3.18 The active player alone: a free one for two storeys, another's for more points."""
    seat = state.turn
    player = state.seats[seat]
    for kind in range(FOUR):
        holder = state.masters[kind]
        if holder == seat:
            continue
        if holder == NOBODY:
            if player.highest(kind) < 2:
                continue
        elif value_of(player, kind) <= value_of(state.seats[holder], kind):
            continue
        state.masters[kind] = seat
        if log.listening:
            if holder == NOBODY:
                log.tell("master", {"seat": seat, "master": KINDS[kind]})
            else:
                log.tell(
                    "master-taken", {"seat": seat, "master": KINDS[kind], "former_seat": holder}
                )
