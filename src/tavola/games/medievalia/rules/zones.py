"""M1.4, M1.6 Where things are, what is adjacent, and who is whose enemy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Move, Plain
from tavola.games.medievalia.data import BIT, LANDS, WALLS
from tavola.games.medievalia.moves import CENTRE, CITY, CROSS, ENTER, Cross, Enter
from tavola.games.medievalia.state import CENTRAL, FIRST_BORDER, NOWHERE, ZONES, State


def _neighbours() -> vec[i64]:
    """M1.4 For 2 to 4 players, without and with the central fief, by zone: the joined zones."""
    sets = [0] * (3 * 2 * int(ZONES))
    for players in (2, 3, 4):
        for central in (0, 1):
            base = ((players - 2) * 2 + central) * int(ZONES)
            joined = [(i, 4 + i) for i in range(players)]
            joined += [((i + 1) % players, 4 + i) for i in range(players)]
            if players == 2:  # one intermediate fief: the two seats are neighbours once
                joined = [(0, 4), (1, 4)]
            if central:
                joined += [(i, 8) for i in range(players)]
            for one, other in joined:
                sets[base + one] |= 2**other
                sets[base + other] |= 2**one
    return vec[i64]([i64(zones) for zones in sets])


_NEIGHBOURS: Final[vec[i64]] = _neighbours()


def neighbours(state: State, zone: i64) -> i64:
    """M1.4 The adjacent zones, a bit each."""
    central: i64 = 1 if state.central else 0
    return _NEIGHBOURS[((state.players - 2) * 2 + central) * ZONES + zone]


def in_range(state: State, zone: i64, other: i64) -> bool:
    """M6.1, M6.2 The same or an adjacent fief."""
    return zone == other or (neighbours(state, zone) & BIT[other]) != 0


def zones_in_play(state: State) -> list[i64]:
    """All zones of this table."""
    borders: i64 = 1 if state.players == 2 else state.players
    zones: list[i64] = list(range(state.players))
    zones += [FIRST_BORDER + border for border in range(borders)]
    if state.central:
        zones.append(CENTRAL)
    return zones


def border_number(state: State, zone: i64) -> i64:
    """The place of this intermediate fief's pair of seats in `moves.BORDERS`."""
    return 4 if state.players == 3 and zone == FIRST_BORDER + 2 else zone - FIRST_BORDER


def march_move(state: State, zone: i64) -> Move:
    """M7.2 The move that leads into this zone."""
    if zone < FIRST_BORDER:
        return ENTER[zone]
    if zone == CENTRAL:
        return CENTRE
    return CROSS[border_number(state, zone)]


def march_zone(state: State, move: Move) -> i64:
    """M7.2 … and the zone into which a move leads; NOWHERE: not at this table."""
    if isinstance(move, Enter):
        return move.seat if move.seat < state.players else NOWHERE
    if isinstance(move, Cross):
        return border_zone(state, move.seat, move.other)
    return CENTRAL if state.central else NOWHERE


def border_zone(state: State, seat: i64, other: i64) -> i64:
    """M1.4 The intermediate fief between two neighbours."""
    if seat >= state.players or state.next_seat(seat) != other:
        return NOWHERE
    return FIRST_BORDER + seat


def lord(state: State, zone: i64) -> i64:
    """M1.4, M9.4 Whose fief it is; NOBODY's, if it is intermediate or its player is defeated."""
    if zone < state.players and state.seats[zone].fell == 0:
        return zone
    return NOBODY


def figures_in(state: State, seat: i64, zone: i64) -> bool:
    """Whether the seat has a figure in the zone."""
    for figure in state.seats[seat].figures:
        if state.zone[figure] == zone:
            return True
    return False


def enemy_figures_in(state: State, seat: i64, zone: i64) -> bool:
    """Whether an enemy of the seat has a figure in the zone."""
    for other in range(state.players):
        if state.enemies(seat, other) and figures_in(state, other, zone):
            return True
    return False


def enemy_squires_in(state: State, seat: i64, zone: i64) -> bool:
    """M7.2 A hostile fief always holds one, its city."""
    holder = lord(state, zone)
    if holder != NOBODY and state.enemies(seat, holder):
        return True
    return enemy_figures_in(state, seat, zone)


def post_flipped(state: State, figure: i64) -> bool:
    """Whether the territory or city on which the figure is has been flipped."""
    post = state.post[figure]
    if post < 0:
        return False
    if post == CITY:
        return state.seats[state.owner[figure]].city_flipped
    return state.land_flipped[post] != 0


def can_leave(state: State, figure: i64) -> bool:
    """M7.1 Unflipped, and from an unflipped territory or city."""
    return state.flipped[figure] == 0 and not post_flipped(state, figure)


def garrisoned(state: State, seat: i64, post: i64) -> bool:
    """M7.1, M5.5 Whether a figure is there, or a military building."""
    if post < LANDS and (state.built[post] & WALLS) != 0:
        return True
    for figure in state.seats[seat].figures:
        if state.post[figure] == post:
            return True
    return False


def flip_group(state: State, figure: i64) -> None:
    """M4.2, M4.12 A figure that acts flips its whole group; M7.1 on flipped land itself alone.

    M7.5 Figures sent out in a battle have left their post: they are no part of the group.
    """
    post = state.post[figure]
    state.flipped[figure] = 1
    if post < 0 or post_flipped(state, figure):
        return
    player = state.seats[state.owner[figure]]
    if post == CITY:
        player.city_flipped = True
    else:
        state.land_flipped[post] = 1
    battle = state.battle
    for other in player.figures:
        if state.post[other] == post and (battle is None or battle.army[other] <= 0):
            state.flipped[other] = 1


def zone_args(state: State, zone: i64) -> Plain:
    """A zone for the log: its sort, and the seats that it belongs to or lies between."""
    if zone < FIRST_BORDER:
        return {"place": "fief", "lord_seat": zone, "next_seat": NOBODY}
    if zone == CENTRAL:
        return {"place": "centre", "lord_seat": NOBODY, "next_seat": NOBODY}
    seat = zone - FIRST_BORDER
    return {"place": "border", "lord_seat": seat, "next_seat": state.next_seat(seat)}


def zone_name(state: State, zone: i64) -> str:
    """For views and saved positions: `fief-0`, `border-0-1`, `centre`."""
    if zone < FIRST_BORDER:
        return f"fief-{zone}"
    if zone == CENTRAL:
        return "centre"
    seat = zone - FIRST_BORDER
    return f"border-{seat}-{state.next_seat(seat)}"
