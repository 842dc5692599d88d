"""What a position is worth: the share of a win that each side can expect.

The figures are logits, fitted to how 5,000 games of greedy players with two seats ended, each
position taken as a turn begins. They say what the game is like: soldiers decide it, abroad even
more than at home; a siege that is two turns old is nearly won; buildings count at the end.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.medievalia.advice_values import horizon
from tavola.games.medievalia.data import BIT, BUILDING_KINDS, FIGURE_KIND
from tavola.games.medievalia.moves import CITY
from tavola.games.medievalia.rules.zones import enemy_figures_in, garrisoned, lord
from tavola.games.medievalia.state import TURN, State

BUILDING: Final = -0.2  # it can be lost before it counts (M9.2), and took what soldiers cost
BUILDING_LATE: Final = 2.1
BUILDING_GUARDED: Final = 0.3
LAND: Final = 0.22
HAND_CARD: Final = 0.09
TO_MOVE: Final = 0.16
ON_THE_WAY: Final = 0.18  # an army between the fiefs, and each point of its attack
ATTACK_ON_THE_WAY: Final = 0.35
INVADING: Final = 0.48  # the same in an enemy's fief
ATTACK_INVADING: Final = 0.2
# A figure, by kind of card; what it still does, the less the nearer the end.
FIGURE: Final[vec[float]] = vec[float](
    [0.0, 0.0, 0.0, 0.0, 0.44, 0.85, 0.82, 0.88, 1.45, 0.97, 1.5, 1.7, 2.5]
)
# M9.3 Besieged, by the siege counter: at the beginning of one's own turn, when it has just been
# counted, and before, when the next turn will count it.
BESIEGED_TO_MOVE: Final[vec[float]] = vec[float]([1.0, 1.1, 3.1])
BESIEGED: Final[vec[float]] = vec[float]([1.6, 1.95, 7.8])
OUT: Final = -20.0
MOST: Final = 30.0  # beyond that nothing is less certain


def logit(state: State, seat: i64) -> float:
    """What a player has, in logits."""
    player = state.seats[seat]
    if player.fell > 0:
        return OUT
    lasting = horizon(state)
    late = 1.0 - lasting
    points = TO_MOVE if state.active == seat else 0.0
    points += LAND * float(len(player.lands)) + HAND_CARD * float(player.cards)
    on_the_way: i64 = 0
    invading: i64 = 0
    for figure in player.figures:
        kind = FIGURE_KIND[figure]
        points += FIGURE[kind] * lasting
        zone = state.zone[figure]
        if zone != seat:
            holder = lord(state, zone)
            if holder >= 0 and state.enemies(seat, holder):
                invading += state.pack.attack[kind]
            else:
                on_the_way += state.pack.attack[kind]
    if on_the_way > 0:
        points += ON_THE_WAY + ATTACK_ON_THE_WAY * float(on_the_way)
    if invading > 0:
        points += INVADING + ATTACK_INVADING * float(invading)
    guarded = len(player.lands) > 0 and garrisoned(state, seat, CITY)
    for land in player.lands:
        built = count_buildings(state, land)
        guards = garrisoned(state, seat, land)
        guarded = guarded or guards
        points += float(built) * (BUILDING + BUILDING_LATE * late)
        if guards:
            points += BUILDING_GUARDED * float(built)
    if not guarded and enemy_figures_in(state, seat, seat):
        count = min(player.siege, 2)
        points -= BESIEGED_TO_MOVE[count] if state.active == seat else BESIEGED[count]
    return points


def count_buildings(state: State, land: i64) -> i64:
    built = state.built[land]
    count: i64 = 0
    if built != 0:
        for building in range(BUILDING_KINDS):
            if (built & BIT[building]) != 0:
                count += 1
    return count


def worth(state: State, seat: i64) -> float:
    """The share of a win of the seat's side."""
    own = 0.0
    total = 0.0
    for side in range(state.players):
        if state.side(side) != side:
            continue
        points = 0.0
        members = 0.0
        for other in range(state.players):
            if state.side(other) == side:
                points += logit(state, other)
                members += 1.0
        share = exp(max(-MOST, min(MOST, points / members**0.5)))
        total += share
        if state.side(seat) == side:
            own = share
    return own / total


def settled(state: State) -> bool:
    """As a turn begins: nobody has used anything that another may still use."""
    if state.phase != TURN or state.active != state.acting:
        return False
    player = state.seats[state.active]
    if player.city_flipped:
        return False
    for land in player.lands:
        if state.land_flipped[land] != 0:
            return False
    for figure in player.figures:
        if state.flipped[figure] != 0 or state.marched[figure] != 0 or state.shifted[figure] != 0:
            return False
    return True
