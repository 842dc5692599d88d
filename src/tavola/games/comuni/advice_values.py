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
from tavola.games.comuni.rules.building import section_for
from tavola.games.comuni.rules.invasion import armies_in, invasion_ahead
from tavola.games.comuni.rules.masters import earns_master, value_of
from tavola.games.comuni.rules.outcome import defence_with
from tavola.games.comuni.score import smallest_building, smallest_with
from tavola.games.comuni.state import INVASION, Player, State

# In points of the score, or parts of something.
LATER: Final = 0.55  # how much less an invasion weighs than the one before it
LEAGUE: Final = 0.45  # armies that one expects each player to give the league
STEADY: Final = 1.6  # armies that come in before an invasion, without a military building
PLUNDER: Final = 0.95  # what a token costs: some are returned
LASTING: Final = 0.4  # of what a new small building costs (C7.5): what raising it will not mend
# Of an army: a pair of gold or pilgrims that may become one (C5.3). Until then many are spent.
PAIR_LATER: Final = 0.35
FROM_BARRACKS: Final = 0.8  # armies that come in for each storey of a military building
LEAD_FELT: Final = 0.5  # of the danger that a point brings: the others' points rise, too (C5.2)
WALL_ANYWAY: Final = 0.25  # a wall that nobody needs now
ARMY_ANYWAY: Final = 0.15
LAST_CRAFTSMAN: Final = 0.15  # in the last round
LAST_CUBE: Final = 0.1  # gold or a pilgrim in the last round, and their part of an army
LAST_ARMY: Final = 0.4
# A cube of each kind: what it is worth as a part of an army, by itself, and how soon more of the
# same are worth less; a pilgrim also returns plunder (C3.19).
GOLD_ARMY: Final = 0.3
GOLD_ITSELF: Final = 0.75
GOLD_PLENTY: Final = 0.18
PILGRIM_ARMY: Final = 0.25
PILGRIM_ITSELF: Final = 0.5
PILGRIM_PLENTY: Final = 0.2
PILGRIM_REPAIRS: Final = 0.35
CRAFTSMAN: Final = 1.25
CRAFTSMAN_PLENTY: Final = 0.22
FULL_DECK: Final = 18.0  # about the cards of a deck (C2.3): then an invasion is far
DOUBT: Final = 4.0  # so much more or less than the defence, and plunder is sure or ruled out
INCOME: Final = 0.6  # how often an income is collected that a storey brings
MASTER: Final = 3.2  # C7.1 three points, and a cube now and then
MASTER_KEPT: Final = 0.25  # it is harder to take away
MASTER_FREE: Final = 0.1  # nobody has it yet
MASTER_NEARER: Final = 0.3  # for each storey on the way to another's
NEW_KIND: Final = 0.6  # C7.5 a step towards all four kinds
ANY_CARD: Final = 0.6  # whatever becomes of it
CARD_LEVEL: Final = 0.12  # a higher card can become more things


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
        armies += PAIR_LATER * float(armies_in(player.resources) - player.resources[ARMIES])
        coming = STEADY + FROM_BARRACKS * float(player.highest(ARMIES))
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
            danger += weight * chance_of_plunder(short)
            plunder += weight * max(0.0, short)
            weight *= LATER
        self.danger: Final = danger
        self.plunder: Final = plunder
        self.defence: Final = defence
        more = defence_of(player.wall_height, self.armies + 1.0 / float(self.invasions))
        # What one army more is worth, spread over what is to come.
        self.army: Final = max(ARMY_ANYWAY, PLUNDER * (more - defence) * danger)
        self.smallest: Final[i64] = smallest_building(player, state.any_smallest)

    def point(self) -> float:
        """What a point on the track is worth: it makes the invaders stronger (C5.2)."""
        if self.lead < 0:
            return 1.0  # up to the next one it costs nothing
        return 1.0 - LEAD_FELT * PLUNDER * self.danger

    def wall(self, level: i64) -> float:
        """What a further wall card at this level is worth (C5.5)."""
        gain = defence_of(with_level(self.player, level), self.armies) - self.defence
        return WALL_ANYWAY + PLUNDER * gain * self.danger

    def resource(self, resource: i64) -> float:
        """What one cube more is worth; the more there are, the less."""
        have = float(self.player.resources[resource])
        if resource == ARMIES:
            return self.army
        if self.last:
            if resource == CRAFTSMEN:
                return LAST_CRAFTSMAN
            return LAST_CUBE + LAST_ARMY * self.army
        if resource == GOLD:
            return GOLD_ARMY * self.army + GOLD_ITSELF / (1.0 + GOLD_PLENTY * have)
        if resource == PILGRIMS:
            plundered = PILGRIM_REPAIRS if self.player.plunder > 0 else 0.0
            itself = PILGRIM_ITSELF / (1.0 + PILGRIM_PLENTY * have)
            return plundered + PILGRIM_ARMY * self.army + itself
        return CRAFTSMAN / (1.0 + CRAFTSMAN_PLENTY * have)


def nearness(state: State) -> float:
    """How near the next invasion is, from 0 to 1."""
    if state.phase == INVASION or state.last_turns > 0:
        return 1.0
    left = float(state.left_in_deck())
    return max(0.0, 1.0 - left / FULL_DECK)


def fewest_of_others(state: State, seat: i64) -> i64:
    """The points of the last of the others."""
    fewest: i64 = 1000
    for other in range(state.players):
        if other != seat:
            fewest = min(fewest, state.seats[other].points)
    return fewest


def chance_of_plunder(short: float) -> float:
    """How likely a strength that is so much higher than the defence brings plunder."""
    if short <= -DOUBT:
        return 0.0
    if short >= DOUBT:
        return 1.0
    return 0.5 + short / (2.0 * DOUBT)


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
        value += INCOME * income * outlook.resource(kind)
    value += master_gain(state, seat, kind, storey)
    return value + smallest_gain(state, outlook, player, kind, storey)


def master_gain(state: State, seat: i64, kind: i64, storey: i64) -> float:
    """C7.1 Three points, and a cube with each income."""
    holder = state.masters[kind]
    if holder == seat or earns_master(state, seat, kind, 0):
        return MASTER_KEPT
    if earns_master(state, seat, kind, storey):
        return MASTER
    if holder == NOBODY:
        return MASTER_FREE
    value = value_of(state.seats[seat], kind) + storey
    lacking = max(0, value_of(state.seats[holder], kind) - value)
    return MASTER_NEARER * float(storey) / float(1 + lacking)


def smallest_gain(state: State, outlook: Outlook, player: Player, kind: i64, storey: i64) -> float:
    """C7.5 What the smallest building is worth more, or less; a new kind is a step towards it."""
    gain = float(smallest_with(player, state.any_smallest, kind, storey) - outlook.smallest)
    if gain < 0.0 and not outlook.last:
        return LASTING * gain
    return gain if gain > 0.0 or player.highest(kind) > 0 else NEW_KIND


def card_value(state: State, outlook: Outlook, seat: i64, card: i64) -> float:
    """The best that a card can become without craftsmen, as a part of what may be done."""
    player = state.seats[seat]
    level = state.pack.level[card]
    best = ANY_CARD
    for kind in range(FOUR):
        if state.pack.shows(card, kind):
            storey = fitting(player, kind, level)
            best = max(best, value_for(state, outlook, seat, kind, storey))
    wall = wall_fitting(player, level)
    return max(best, outlook.wall(wall)) + CARD_LEVEL * float(level)


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
