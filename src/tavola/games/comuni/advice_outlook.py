"""How a player stands before the invasions still to come, and what things are worth to him.

Everything is in points of the final score. All of it can be known by everybody who keeps count of
cubes (C1.6): cards in others' hands are only counted, never looked at.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.comuni.data import (
    ARMIES,
    CRAFTSMEN,
    EMPEROR,
    FOUR,
    GOLD,
    HIGHEST,
    PILGRIMS,
    STRENGTH,
)
from tavola.games.comuni.rules.build import building_for, section_for
from tavola.games.comuni.rules.invasion import invasion_ahead
from tavola.games.comuni.rules.masters import earns_master, value_of
from tavola.games.comuni.rules.outcome import defence_with
from tavola.games.comuni.score import value_of_smallest
from tavola.games.comuni.state import INVASION, Player, State

LATER: Final = 0.55  # how much less an invasion weighs than the one before it
LEAGUE: Final = 0.45  # armies that one expects each player to give the league
STEADY: Final = 1.6  # armies that come in before an invasion, without a military building
PLUNDER: Final = 0.95  # what a token costs: some are returned
LASTING: Final = 0.4  # of what a new small building costs (C7.5): what raising it will not mend


@final
class Outlook:
    """One player's view of what is to come."""

    def __init__(self, state: State, seat: i64) -> None:
        player = state.seats[seat]
        self.player: Final = player
        first = invasion_ahead(state)
        self.first: Final[i64] = first
        self.invasions: Final[i64] = FOUR - first
        self.last: Final = state.last_turns > 0 or (
            state.phase == INVASION and state.invader == EMPEROR
        )
        self.lead: Final[i64] = player.points - fewest_of_others(state, seat)
        armies = float(player.resources[ARMIES])
        armies += 0.35 * float(player.resources[GOLD] // 2 + player.resources[PILGRIMS] // 2)
        coming = STEADY + 0.8 * float(player.highest(ARMIES))
        later = float(self.invasions) - nearness(state)
        self.armies: Final = (armies + coming * later) / float(self.invasions)
        league = LEAGUE * float(state.players)
        defence = defence_of(player.wall_height, self.armies)
        danger = 0.0  # how many more tokens one point of lead brings, all invasions together
        plunder = 0.0  # tokens to be expected
        weight = 1.0
        lead = float(max(0, self.lead))
        for invasion in range(first, FOUR):
            short = float(STRENGTH[invasion]) + lead - league - defence
            danger += weight * likely(short)
            plunder += weight * max(0.0, short)
            weight *= LATER
        self.danger: Final = danger
        self.plunder: Final = plunder
        self.defence: Final = defence

    def point(self) -> float:
        """What a point on the track is worth: it makes the invaders stronger (C5.2)."""
        if self.lead < 0:
            return 1.0  # up to the next one it costs nothing
        return 1.0 - 0.5 * PLUNDER * self.danger

    def wall(self, level: i64) -> float:
        """What a further wall card at this level is worth (C5.5)."""
        gain = defence_of(with_level(self.player, level), self.armies) - self.defence
        return 0.25 + PLUNDER * gain * self.danger

    def army(self) -> float:
        """What one army more is worth, spread over what is to come."""
        more = defence_of(self.player.wall_height, self.armies + 1.0 / float(self.invasions))
        gain = PLUNDER * (more - self.defence) * self.danger
        return max(0.15, gain)

    def resource(self, resource: i64) -> float:
        """What one cube more is worth; the more there are, the less."""
        have = float(self.player.resources[resource])
        if resource == ARMIES:
            return self.army()
        if self.last:
            if resource == CRAFTSMEN:
                return 0.15
            return 0.1 + 0.4 * self.army()
        if resource == GOLD:
            return 0.3 * self.army() + 0.75 / (1.0 + 0.18 * have)
        if resource == PILGRIMS:
            plundered = 0.35 if self.player.plunder > 0 else 0.0
            return plundered + 0.25 * self.army() + 0.5 / (1.0 + 0.2 * have)
        return 1.25 / (1.0 + 0.22 * have)


def nearness(state: State) -> float:
    """How near the next invasion is, from 0 to 1."""
    if state.phase == INVASION or state.last_turns > 0:
        return 1.0
    left = float(state.left_in_deck())
    return max(0.0, 1.0 - left / 18.0)


def fewest_of_others(state: State, seat: i64) -> i64:
    """The points of the last of the others."""
    fewest: i64 = 1000
    for other in range(state.players):
        if other != seat:
            fewest = min(fewest, state.seats[other].points)
    return fewest


def likely(short: float) -> float:
    """How likely a strength that is so much higher than the defence brings plunder."""
    if short <= -4.0:
        return 0.0
    if short >= 4.0:
        return 1.0
    return 0.5 + short / 8.0


def defence_of(walls: vec[i64], armies: float) -> float:
    """C5.5 with a part of an army: as much of what the next one would add."""
    whole = i64(int(armies))
    defence = defence_with(walls, whole)
    part = armies - float(whole)
    return float(defence) + part * float(defence_with(walls, whole + 1) - defence)


def with_level(player: Player, level: i64) -> vec[i64]:
    """The walls with a further card at this level (C3.15)."""
    walls = player.wall_height[:]
    if level == 1:
        return append(walls, 1)
    section = section_for(player, level)
    if section != NOBODY:
        walls[section] += 1
    return walls


def value_for(state: State, outlook: Outlook, seat: i64, kind: i64, storey: i64) -> float:
    """What a storey brings: points, income (C3.5), a guild master (C3.18), all kinds (C7.5)."""
    player = state.seats[seat]
    value = outlook.point() * float(storey)
    highest = player.highest(kind)
    if not outlook.last:
        income = float(max(highest, storey))
        if player.active[kind] != 0:
            income -= float(highest)
        value += 0.6 * income * outlook.resource(kind)
    value += master_gain(state, seat, kind, storey)
    return value + smallest_gain(state, outlook, player, kind, storey)


def master_gain(state: State, seat: i64, kind: i64, storey: i64) -> float:
    """C7.1 Three points, and a cube with each income."""
    player = state.seats[seat]
    holder = state.masters[kind]
    highest, value = player.highest(kind), value_of(player, kind)
    if holder == seat or earns_master(state, seat, kind, highest, value):
        return 0.25  # it is harder to take away
    if earns_master(state, seat, kind, max(highest, storey), value + storey):
        return 3.2
    if holder == NOBODY:
        return 0.1
    lacking = max(0, value_of(state.seats[holder], kind) - value - storey)
    return 0.3 * float(storey) / float(1 + lacking)


def smallest_gain(state: State, outlook: Outlook, player: Player, kind: i64, storey: i64) -> float:
    """C7.5 What the smallest building is worth more, or less; a new kind is a step towards it."""
    kinds, heights = player.building_kind, player.building_height[:]
    before = value_of_smallest(kinds, heights, state.any_smallest)
    if storey == 1:
        kinds = append(kinds[:], kind)
        heights = append(heights, 1)
    else:
        heights[building_for(player, kind, storey)] += 1
    gain = float(value_of_smallest(kinds, heights, state.any_smallest) - before)
    if gain < 0.0 and not outlook.last:
        return LASTING * gain
    return gain if gain > 0.0 or player.highest(kind) > 0 else 0.6


def card_value(state: State, outlook: Outlook, seat: i64, card: i64) -> float:
    """The best that a card can become without craftsmen, as a part of what may be done."""
    player = state.seats[seat]
    level = state.pack.level[card]
    best = 0.6
    for kind in range(FOUR):
        if state.pack.shows(card, kind):
            storey = fitting(player, kind, level)
            best = max(best, value_for(state, outlook, seat, kind, storey))
    wall = wall_fitting(player, level)
    return max(best, outlook.wall(wall)) + 0.12 * float(level)


def fitting(player: Player, kind: i64, level: i64) -> i64:
    """The highest storey of this kind that a card of this level can be."""
    best: i64 = 1
    for building in range(len(player.building_kind)):
        if player.building_kind[building] == kind:
            storey = player.building_height[building] + 1
            if storey <= level and storey > best:
                best = storey
    return best


def wall_fitting(player: Player, level: i64) -> i64:
    """The highest wall level that a card of this level can be."""
    best: i64 = 1
    for height in player.wall_height:
        if height < HIGHEST and height + 1 <= level and height + 1 > best:
            best = height + 1
    return best
