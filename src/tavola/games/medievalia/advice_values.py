"""What things are worth to a sensible player, in points. A point is about a tenth of a win.

Nothing here looks at anything hidden.
"""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    FIGURE_KIND,
    LAND_KIND,
    LAND_KINDS,
    WALLS,
)
from tavola.games.medievalia.moves import CITY
from tavola.games.medievalia.rules.produce import add_land, labour_kind, labour_of
from tavola.games.medievalia.rules.zones import neighbours
from tavola.games.medievalia.state import State

# M5: how much a fief wants of each resource (food, energy, gold, labour): buildings take labour
# above all. More of the same is worth less and less.
WANTED: Final[vec[float]] = vec[float]([2.0, 2.6, 2.4, 3.4])
BUILDING: Final = 4.0  # M9.2: the first thing that prestige counts
HAND_CARD: Final = 0.55
# What a figure is worth besides its labour: it fights, it guards, it has an ability. Soldiers
# decide most games.
_SKILL: Final[vec[float]] = vec[float](
    [0.0, 0.0, 0.0, 0.0, 0.3, 0.6, 0.7, 0.8, 1.6, 0.9, 1.4, 2.0, 2.8]
)

SHORT: Final = 5.0  # turns: with so many left, what pays in every turn is worth half
LAND: Final = 0.5  # a territory besides its output: a place for buildings and against a siege
FIGURE: Final = 0.25  # a figure besides its skill
FIGURE_WORK: Final = 0.9  # … and what it produces
WALL: Final[i64] = 4  # what a military building bears: the tower's (M1.3), the others' a bit more
NEXT_DOOR: Final = 0.6  # of the danger at home: enemies one march away
DANGEROUS: Final = 4.0  # so much attack is as bad as any


def fief_output(state: State, seat: i64) -> vec[i64]:
    """What the fief gives in a whole turn, flipped or not; figures abroad give nothing."""
    made = state.pack.city_output[:]
    player = state.seats[seat]
    for land in player.lands:
        add_land(state, land, made)
    for figure in player.figures:
        if state.zone[figure] == seat:
            made[labour_kind(state, figure)] += labour_of(state, figure)
    return made


def more(made: vec[i64], resource: i64, count: i64) -> float:
    """What so many more of a resource a turn are worth (less, if the number is negative)."""
    have = float(made[resource])
    return WANTED[resource] * log((1.0 + have + float(count)) / (1.0 + have))


def horizon(state: State) -> float:
    """How long an output still pays: 1 at the beginning, nothing at the end."""
    turns = float(state.left) / float(state.players_left())
    return turns / (turns + SHORT)


def land_value(state: State, made: vec[i64], land: i64) -> float:
    """What losing this territory would cost its owner, buildings included."""
    kind = LAND_KIND[land]
    value = LAND
    for resource in range(4):
        count = state.pack.output[4 * kind + resource]
        if count > 0:
            value -= more(made, resource, -count) * horizon(state)
    built = state.built[land]
    if built != 0:
        for building in range(BUILDING_KINDS):
            if (built & BIT[building]) != 0:
                value += BUILDING
                for resource in range(4):
                    count = state.pack.building_output[4 * building + resource]
                    if count > 0:
                        value -= more(made, resource, -count) * horizon(state)
    return value


def skill(state: State, kind: i64) -> float:
    """A figure, its labour aside."""
    return _SKILL[kind] if kind >= LAND_KINDS else 0.0


def figure_value(state: State, figure: i64) -> float:
    """What losing a figure costs."""
    kind = FIGURE_KIND[figure]
    work = FIGURE_WORK * float(labour_of(state, figure)) * horizon(state)
    return skill(state, kind) + FIGURE + work


def guard(state: State, seat: i64, post: i64) -> i64:
    """M7.17 How much damage the garrison of a post takes, its walls included."""
    count: i64 = 0
    for figure in state.seats[seat].figures:
        if state.post[figure] == post:
            count += state.pack.defence[FIGURE_KIND[figure]]
    if post < CITY and (state.built[post] & WALLS) != 0:
        count += WALL
    return count


def attack_in(state: State, seat: i64, zone: i64) -> i64:
    """The attack of the seat's unflipped figures in a zone."""
    count: i64 = 0
    for figure in state.seats[seat].figures:
        if state.zone[figure] == zone and state.flipped[figure] == 0:
            count += state.pack.attack[FIGURE_KIND[figure]]
    return count


def defence_in(state: State, seat: i64, zone: i64) -> i64:
    """The defence of those figures."""
    count: i64 = 0
    for figure in state.seats[seat].figures:
        if state.zone[figure] == zone and state.flipped[figure] == 0:
            count += state.pack.defence[FIGURE_KIND[figure]]
    return count


def danger(state: State, seat: i64) -> float:
    """How near and strong the enemies' figures are, 0 to 1: at home, or one march away."""
    near = 0.0
    zones = neighbours(state, seat)
    for other in range(state.players):
        if state.enemies(seat, other):
            for figure in state.seats[other].figures:
                zone = state.zone[figure]
                if zone == seat:
                    near += float(state.pack.attack[FIGURE_KIND[figure]])
                elif zone != other and (zones & BIT[zone]) != 0:
                    near += NEXT_DOOR * float(state.pack.attack[FIGURE_KIND[figure]])
    return min(near / DANGEROUS, 1.0)
