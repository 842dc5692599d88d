"""What lies on the table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Position
from tavola.games.comuni.data import BONUS_WALLS, CARD_COUNT, COLUMNS, FOUR, Pack

# What is asked, in the order of a turn (C3). The second half decides itself (rules/course.py).
PROJECT: Final[i64] = 0  # C3.1, C3.4, C3.5 one of three options
OUTBID: Final[i64] = 1  # C3.2 an outbid player relocates or withdraws
CHOOSE: Final[i64] = 2  # C3.23 resources of choice
INVASION: Final[i64] = 3  # C5.3 all players, in secret
BUILD: Final[i64] = 4  # C3.10
DISCARD: Final[i64] = 5  # C3.17
REPAIR: Final[i64] = 6  # C3.19
OVER: Final[i64] = 7  # C6.3
PHASES: Final[tuple[str, ...]] = (
    "project",
    "outbid",
    "choose",
    "invasion",
    "build",
    "discard",
    "repair",
    "over",
)
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


@final
class Player:
    """One player's comune, and what is behind the screen."""

    def __init__(
        self,
        comune: i64,
        points: i64,
        resources: vec[i64],
        plunder: i64,
        hand: vec[i64],
        building_kind: vec[i64],
        building_height: vec[i64],
        wall_height: vec[i64],
        wall_bonus: vec[i64],
        active: vec[i64],
        pledge: vec[i64],
        asked: i64,
        committed: bool,
    ) -> None:
        self.comune = comune
        self.points = points  # on the track: what the buildings are worth (C1.5, C5.10)
        self.resources = resources  # by kind, pledged ones included
        self.plunder = plunder
        self.hand = hand  # cards in ascending order
        self.building_kind = building_kind  # by building, in the order in which they were begun
        self.building_height = building_height  # storeys
        self.wall_height = wall_height  # by section: levels
        self.wall_bonus = wall_bonus  # by section: 1 if it began with a bonus card (C3.16)
        self.active = active  # by kind: 1 if the activation card is active
        self.pledge = pledge  # cubes, by question (C5.3); nobody else knows
        self.asked = asked  # the question that comes next; PLEDGES when all are answered
        self.committed = committed

    def clone(self) -> "Player":
        return Player(
            self.comune,
            self.points,
            self.resources[:],
            self.plunder,
            self.hand[:],
            self.building_kind[:],
            self.building_height[:],
            self.wall_height[:],
            self.wall_bonus[:],
            self.active[:],
            self.pledge[:],
            self.asked,
            self.committed,
        )

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
class State(Position):
    """The whole table."""

    def __init__(
        self,
        players: i64,
        pack: Pack,
        open_screens: bool,
        end_turn: bool,
        masters_need_two: bool,
        heroes_need_walls: bool,
        any_smallest: bool,
        round_limit: i64,
        seats: list[Player],
        supply: vec[i64],
        decks: list[vec[i64]],
        deck: i64,
        drawn: i64,
        display: vec[i64],
        bidder: vec[i64],
        gold: vec[i64],
        place: vec[i64],
        holder: vec[i64],
        pile: vec[i64],
        storey: vec[i64],
        claimed: vec[i64],
        laid: vec[i64],
        bonus_left: i64,
        masters: vec[i64],
        heroes: vec[i64],
        captain: i64,
        turn: i64,
        phase: i64,
        acting: i64,
        outbid_gold: i64,
        choices: i64,
        refill: bool,
        actions: i64,
        storeys_laid: i64,
        levels_laid: i64,
        invader: i64,
        turns: i64,
        last_player: i64,
        last_turns: i64,
        by_limit: bool,
    ) -> None:
        super().__init__(players)
        self.pack = pack
        self.open_screens = open_screens  # C1.4
        self.end_turn = end_turn  # C3.9 option `after_invasion`
        # C3.18 option `guild_master_needs_two_storeys`
        self.masters_need_two = masters_need_two
        self.heroes_need_walls = heroes_need_walls  # C5.8
        self.any_smallest = any_smallest  # C7.5 option `smallest_building`
        self.round_limit = round_limit  # C6.6
        self.seats = seats
        self.supply = supply  # by resource
        # By letter, the first card on top. Shared by copies: never changed in place.
        self.decks = decks
        self.deck = deck  # the current one
        self.drawn = drawn  # how many cards were drawn from it
        self.display = display  # by place, column after column: the card there, or NO_CARD
        self.bidder = bidder  # by column: whose envoy stands there, or NOBODY
        self.gold = gold  # by column: what lies with it
        # By card: where it is, whose or in which column, in which building or section, which
        # storey or level it is there, in which turn it was claimed, in which laid face down.
        self.place = place
        self.holder = holder
        self.pile = pile
        self.storey = storey
        self.claimed = claimed
        self.laid = laid
        self.bonus_left = bonus_left  # C3.16
        self.masters = masters  # by kind: who has the guild master
        self.heroes = heroes  # by token (Pack.heroes): a seat, NOBODY (still to come) or LOST
        self.captain = captain  # who has the league captain
        self.turn = turn  # whose turn it is
        self.phase = phase
        self.acting = acting  # whose decision it is; NOBODY in an invasion and at the end
        self.outbid_gold = outbid_gold  # of the envoy in the air (C3.2)
        self.choices = choices  # resources of choice still to be taken (C3.23)
        self.refill = refill  # whether phase 2 comes after them
        self.actions = actions  # building actions: the free one and those paid for (C3.27)
        self.storeys_laid = storeys_laid
        self.levels_laid = levels_laid
        self.invader = invader  # in an invasion: which one
        self.turns = turns  # how many have ended
        self.last_player = last_player  # who drew the last card (C6.1), or NOBODY
        self.last_turns = last_turns  # turns of the last round still to end (C6.2)
        self.by_limit = by_limit  # C6.6

    def clone(self) -> "State":
        return State(
            self.players,
            self.pack,
            self.open_screens,
            self.end_turn,
            self.masters_need_two,
            self.heroes_need_walls,
            self.any_smallest,
            self.round_limit,
            [player.clone() for player in self.seats],
            self.supply[:],
            self.decks,
            self.deck,
            self.drawn,
            self.display[:],
            self.bidder[:],
            self.gold[:],
            self.place[:],
            self.holder[:],
            self.pile[:],
            self.storey[:],
            self.claimed[:],
            self.laid[:],
            self.bonus_left,
            self.masters[:],
            self.heroes[:],
            self.captain,
            self.turn,
            self.phase,
            self.acting,
            self.outbid_gold,
            self.choices,
            self.refill,
            self.actions,
            self.storeys_laid,
            self.levels_laid,
            self.invader,
            self.turns,
            self.last_player,
            self.last_turns,
            self.by_limit,
        )

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


_FOUR: Final[vec[i64]] = vec[i64]([i64(0)] * int(FOUR))
_SIX: Final[vec[i64]] = vec[i64]([i64(0)] * int(PLEDGES))
_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * int(CARD_COUNT))


def four() -> vec[i64]:
    """A 0 for each resource, or for each kind."""
    return _FOUR[:]


def no_pledges() -> vec[i64]:
    return _SIX[:]


def new_player(comune: i64) -> Player:
    """A player before anything is handed out."""
    none = vec[i64]()
    return Player(
        comune,
        0,
        four(),
        0,
        none,
        none[:],
        none[:],
        none[:],
        none[:],
        four(),
        no_pledges(),
        0,
        False,
    )


def empty_table(
    pack: Pack,
    comuni: list[i64],
    open_screens: bool,
    end_turn: bool,
    masters_need_two: bool,
    heroes_need_walls: bool,
    any_smallest: bool,
    round_limit: i64,
) -> State:
    """A table for these comuni, one a seat, with all cubes in the supply and no card anywhere."""
    return State(
        players=len(comuni),
        pack=pack,
        open_screens=open_screens,
        end_turn=end_turn,
        masters_need_two=masters_need_two,
        heroes_need_walls=heroes_need_walls,
        any_smallest=any_smallest,
        round_limit=round_limit,
        seats=[new_player(comune) for comune in comuni],
        supply=pack.supply[:],
        decks=[vec[i64](), vec[i64](), vec[i64](), vec[i64]()],
        deck=0,
        drawn=0,
        display=vec[i64]([i64(-1)] * int(pack.first[COLUMNS])),
        bidder=vec[i64]([NOBODY] * int(COLUMNS)),
        gold=vec[i64]([i64(0)] * int(COLUMNS)),
        place=_CARDS[:],
        holder=_CARDS[:],
        pile=_CARDS[:],
        storey=_CARDS[:],
        claimed=_CARDS[:],
        laid=_CARDS[:],
        bonus_left=BONUS_WALLS,
        masters=vec[i64]([NOBODY] * int(FOUR)),
        heroes=vec[i64]([NOBODY] * int(2 * FOUR)),
        captain=0,
        turn=0,
        phase=PROJECT,
        acting=0,
        outbid_gold=0,
        choices=0,
        refill=False,
        actions=1,
        storeys_laid=0,
        levels_laid=0,
        invader=0,
        turns=0,
        last_player=NOBODY,
        last_turns=0,
        by_limit=False,
    )
