"""What lies on the table."""

from typing import Final, Literal, final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tavola.core.game import NOBODY, Position
from tavola.games.comuni.data import BONUS_WALLS, CARD_COUNT, COLUMNS, FOUR, NO_CARD, Pack

# What is asked, in the order of a turn (C3): places in rules/phases.py.
PROJECT: Final[i64] = 0  # C3.1, C3.4, C3.5 one of three options
OUTBID: Final[i64] = 1  # C3.2 an outbid player relocates or withdraws
CHOOSE: Final[i64] = 2  # C3.23 resources of choice
INVASION: Final[i64] = 3  # C5.3 all players, in secret
BUILD: Final[i64] = 4  # C3.10
DISCARD: Final[i64] = 5  # C3.17
REPAIR: Final[i64] = 6  # C3.19
OVER: Final[i64] = 7  # C6.3
Phase = Literal["project", "outbid", "choose", "invasion", "build", "discard", "repair", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)
# What asks nobody and comes by itself (rules/course.py).
REFILL: Final[i64] = 8  # C3.7
REFILL_ON: Final[i64] = 9  # C3.8 after the invasion that interrupted it
MASTERS: Final[i64] = 10  # C3.18
TURN_END: Final[i64] = 11  # C3.20

# Where a project card is.
AWAY: Final[i64] = 0  # not in this game (C2.1)
IN_DECK: Final[i64] = 1
ON_DISPLAY: Final[i64] = 2
IN_HAND: Final[i64] = 3
BUILT: Final[i64] = 4
IN_WALL: Final[i64] = 5
DISCARDED: Final[i64] = 6

# What a player is asked in an invasion, one after the other (C5.3): league or city, paid in what.
PLEDGES: Final[i64] = 6
CITY: Final[i64] = 3  # pledges from here on are for the city
PLEDGED: Final[vec[i64]] = vec[i64]([1, 0, 2, 1, 0, 2])  # armies, gold, pilgrims; twice

LOST: Final[i64] = -2  # a hero token that nobody earned (C5.7)

# Starting values. Whatever is changed in place is made anew for each table (`empty_table`).
_NONE: Final[vec[i64]] = vec[i64]()
_FOUR: Final[vec[i64]] = vec[i64]([i64(0)] * int(FOUR))
_SIX: Final[vec[i64]] = vec[i64]([i64(0)] * int(PLEDGES))
_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * int(CARD_COUNT))


def four() -> vec[i64]:
    """A 0 for each resource, or for each kind."""
    return _FOUR[:]


def no_pledges() -> vec[i64]:
    return _SIX[:]


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's comune, and what is behind the screen."""

    def __init__(self, comune: i64) -> None:
        self.comune: Final[i64] = comune
        self.points: i64 = 0  # on the track: what the buildings are worth (C1.5, C5.10)
        self.resources = _NONE  # by kind, pledged ones included
        self.plunder: i64 = 0
        self.hand = _NONE  # cards in ascending order
        self.building_kind = _NONE  # by building, in the order in which they were begun
        self.building_height = _NONE  # storeys
        self.wall_height = _NONE  # by section: levels
        self.wall_bonus = _NONE  # by section: 1 if it began with a bonus card (C3.16)
        self.active = _NONE  # by kind: 1 if the activation card is active
        self.pledge = _NONE  # cubes, by question (C5.3); nobody else knows
        self.asked: i64 = 0  # the question that comes next; PLEDGES when all are answered
        self.committed = False

    def clone(self) -> "Player":
        copy = Player(self.comune)
        copy.points = self.points
        copy.resources = self.resources[:]
        copy.plunder = self.plunder
        copy.hand = self.hand[:]
        copy.building_kind = self.building_kind[:]
        copy.building_height = self.building_height[:]
        copy.wall_height = self.wall_height[:]
        copy.wall_bonus = self.wall_bonus[:]
        copy.active = self.active[:]
        copy.pledge = self.pledge[:]
        copy.asked = self.asked
        copy.committed = self.committed
        return copy

    def free(self, resource: i64) -> i64:
        """How many cubes are not pledged yet."""
        left = self.resources[resource]
        for question in range(PLEDGES):
            if PLEDGED[question] == resource:
                left -= self.pledge[question]
        return left

    def highest(self, kind: i64) -> i64:
        """The storeys of the highest building of that kind."""
        best: i64 = 0
        for building in range(len(self.building_kind)):
            if self.building_kind[building] == kind:
                best = max(best, self.building_height[building])
        return best


@final
@mypyc_attr(acyclic=True)
class Stand:
    """How a player stood in an invasion: what was then built, faced, pledged and taken."""

    def __init__(self, player: Player, strength: i64, defence: i64, plunder: i64) -> None:
        self.points: Final[i64] = player.points
        self.building_kind: Final = player.building_kind[:]
        self.building_height: Final = player.building_height[:]
        self.wall_height: Final = player.wall_height[:]
        self.pledge: Final = player.pledge[:]
        self.strength: Final[i64] = strength  # C5.2 before the league
        self.defence: Final[i64] = defence  # C5.5
        self.plunder: Final[i64] = plunder  # C5.6


@final
@mypyc_attr(acyclic=True)
class Reveal:
    """C5.13 The last invasion as all saw it. Shared by copies: never changed once it is told."""

    def __init__(self, invader: i64, captain: i64, stands: list[Stand]) -> None:
        self.invader: Final[i64] = invader
        self.captain: Final[i64] = captain
        self.stands: Final = stands


@final
class State(Position):
    """The whole table: at first without cards and players, the turn with the first seat."""

    def __init__(self, players: i64, pack: Pack) -> None:
        super().__init__(players)
        self.pack: Final = pack
        self.open_screens = False  # C1.4
        self.end_turn = False  # C3.9 option `after_invasion`
        self.masters_need_two = False  # C3.18 option `guild_master_needs_two_storeys`
        self.heroes_need_walls = False  # C5.8
        self.any_smallest = True  # C7.5 option `smallest_building`
        self.round_limit: i64 = 0  # C6.6
        self.seats: list[Player] = []
        self.supply = _NONE  # by resource
        # By letter, the first card on top. Shared by copies: never changed in place.
        self.decks: list[vec[i64]] = []
        self.deck: i64 = 0  # the current one
        self.drawn: i64 = 0  # how many cards were drawn from it
        self.display = _NONE  # by place, column after column: the card there, or NO_CARD
        self.bidder = _NONE  # by column: whose envoy stands there, or NOBODY
        self.gold = _NONE  # by column: what lies with it
        # By card: where it is, whose or in which column, in which building or section, which
        # storey or level it is there, in which turn it was claimed, in which laid face down.
        self.place = _NONE
        self.holder = _NONE
        self.pile = _NONE
        self.storey = _NONE
        self.claimed = _NONE
        self.laid = _NONE
        self.bonus_left: i64 = BONUS_WALLS  # C3.16
        self.masters = _NONE  # by kind: who has the guild master
        self.heroes = _NONE  # by token (Pack.heroes): a seat, NOBODY (still to come) or LOST
        self.captain: i64 = 0  # who has the league captain
        self.turn: i64 = 0  # whose turn it is
        self.outbid_gold: i64 = 0  # of the envoy in the air (C3.2)
        self.choices: i64 = 0  # resources of choice still to be taken (C3.23)
        self.refill = False  # whether phase 2 comes after them
        self.actions: i64 = 1  # building actions: the free one and those paid for (C3.27)
        self.storeys_laid: i64 = 0
        self.levels_laid: i64 = 0
        self.invader: i64 = 0  # in an invasion: which one
        self.revealed: Reveal | None = None  # the last invasion
        self.turns: i64 = 0  # how many have ended
        self.last_player: i64 = NOBODY  # who drew the last card (C6.1), or NOBODY
        self.last_turns: i64 = 0  # turns of the last round still to end (C6.2)
        self.by_limit = False  # C6.6

    def clone(self) -> "State":
        copy = State(self.players, self.pack)
        copy.phase = self.phase
        copy.acting = self.acting
        copy.open_screens = self.open_screens
        copy.end_turn = self.end_turn
        copy.masters_need_two = self.masters_need_two
        copy.heroes_need_walls = self.heroes_need_walls
        copy.any_smallest = self.any_smallest
        copy.round_limit = self.round_limit
        copy.seats = [player.clone() for player in self.seats]
        copy.supply = self.supply[:]
        copy.decks = self.decks
        copy.deck = self.deck
        copy.drawn = self.drawn
        copy.display = self.display[:]
        copy.bidder = self.bidder[:]
        copy.gold = self.gold[:]
        copy.place = self.place[:]
        copy.holder = self.holder[:]
        copy.pile = self.pile[:]
        copy.storey = self.storey[:]
        copy.claimed = self.claimed[:]
        copy.laid = self.laid[:]
        copy.bonus_left = self.bonus_left
        copy.masters = self.masters[:]
        copy.heroes = self.heroes[:]
        copy.captain = self.captain
        copy.turn = self.turn
        copy.outbid_gold = self.outbid_gold
        copy.choices = self.choices
        copy.refill = self.refill
        copy.actions = self.actions
        copy.storeys_laid = self.storeys_laid
        copy.levels_laid = self.levels_laid
        copy.invader = self.invader
        copy.revealed = self.revealed
        copy.turns = self.turns
        copy.last_player = self.last_player
        copy.last_turns = self.last_turns
        copy.by_limit = self.by_limit
        return copy

    def left_of(self, seat: i64) -> i64:
        """C2.6 The player with the next higher comune; after the highest the lowest."""
        own = self.seats[seat].comune
        next_one: i64 = NOBODY
        lowest: i64 = seat
        for other in range(self.players):
            comune = self.seats[other].comune
            if comune > own and (next_one == NOBODY or comune < self.seats[next_one].comune):
                next_one = other
            if comune < self.seats[lowest].comune:
                lowest = other
        return lowest if next_one == NOBODY else next_one

    def envoys_out(self, seat: i64) -> i64:
        """C3.3 How many of the seat's envoys are on the board."""
        out: i64 = 0
        for column in range(COLUMNS):
            if self.bidder[column] == seat:
                out += 1
        return out

    def cards_in(self, column: i64) -> i64:
        """How many cards lie in a column."""
        count: i64 = 0
        for place in range(self.pack.first[column], self.pack.first[column + 1]):
            if self.display[place] >= 0:
                count += 1
        return count

    def is_empty(self, column: i64) -> bool:
        """C3.21 Whether no card lies there: a column is filled from its first place on (C3.7)."""
        return self.display[self.pack.first[column]] < 0

    def left_in_deck(self) -> i64:
        """C2.3 What the invasion marker shows."""
        return len(self.decks[self.deck]) - self.drawn


def empty_table(pack: Pack, comuni: list[i64]) -> State:
    """A table for these comuni, one per seat, with all cubes in the supply and no card anywhere."""
    state = State(len(comuni), pack)
    for comune in comuni:
        player = Player(comune)
        player.resources = four()
        player.active = four()
        player.pledge = no_pledges()
        state.seats.append(player)
    state.acting = 0
    state.supply = pack.supply[:]
    state.decks = [_NONE, _NONE, _NONE, _NONE]
    state.display = vec[i64]([NO_CARD] * int(pack.first[COLUMNS]))
    state.bidder = vec[i64]([NOBODY] * int(COLUMNS))
    state.gold = vec[i64]([i64(0)] * int(COLUMNS))
    state.place = _CARDS[:]
    state.holder = _CARDS[:]
    state.pile = _CARDS[:]
    state.storey = _CARDS[:]
    state.claimed = _CARDS[:]
    state.laid = _CARDS[:]
    state.masters = vec[i64]([NOBODY] * int(FOUR))
    state.heroes = vec[i64]([NOBODY] * int(2 * FOUR))
    return state
