"""What lies on the table."""

from typing import Final, Literal, final, get_args

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tavola.core.game import NOBODY, Position
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.battle import Battle
from tavola.games.medievalia.data import (
    BUILDING_KINDS,
    BUILDING_TOTAL,
    DECK,
    FIGURES,
    KINDS,
    LANDS,
    PILES,
    Pack,
)

# What is asked of the seat that acts: places in rules/phases.py.
EXCHANGE: Final[i64] = 0  # M2.4
TURN: Final[i64] = 1  # M3.2
MOVE: Final[i64] = 2  # M7.1, M7.2: where a lifted figure goes
BATCH: Final[i64] = 3  # M4.10
DOUBLE: Final[i64] = 4  # M6.7: which cards of a large group
PLACE: Final[i64] = 5  # M5.4
HELP: Final[i64] = 6  # M8.6: the ally
SHOTS: Final[i64] = 7  # M6.8: enemies, as the turn ends
ANSWER: Final[i64] = 8  # M7.11: a priest, to a shot
ARMIES: Final[i64] = 9  # M7.4
DEFENCE: Final[i64] = 10  # M7.5
TARGETS: Final[i64] = 11  # M7.6
DAMAGE: Final[i64] = 12  # M7.7
ARCHERS: Final[i64] = 13  # M7.9
PRIESTS: Final[i64] = 14  # M7.9
OVER: Final[i64] = 15  # M9
Phase = Literal[
    "exchange",
    "turn",
    "move",
    "batch",
    "double",
    "place",
    "help",
    "shots",
    "answer",
    "armies",
    "defence",
    "targets",
    "damage",
    "archers",
    "priests",
    "over",
]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)
# The phases in which the active player himself decides.
OWN_PHASES: Final = (EXCHANGE, TURN, MOVE, BATCH, DOUBLE, PLACE, ARMIES, TARGETS)

# M9: how the game ended.
NOT_YET: Final[i64] = 0
MILITARY: Final[i64] = 1
SIEGE: Final[i64] = 2
LAST_BUILDING: Final[i64] = 3
EMPTY_DECK: Final[i64] = 4
Reason = Literal["", "military", "siege", "last-building", "empty-deck"]
REASONS: Final[tuple[Reason, ...]] = ("", "military", "siege", "last-building", "empty-deck")

# Zones (M1.4): the fief of seat 0 … 3; then between a seat and the next one; the centre.
FIRST_BORDER: Final[i64] = 4
CENTRAL: Final[i64] = 8
ZONES: Final[i64] = 9
NOWHERE: Final[i64] = -1
NO_FIGURE: Final[i64] = -1

_NO_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * KINDS)
_NO_FIGURES: Final[vec[i64]] = vec[i64]([i64(0)] * FIGURES)
_NO_LANDS: Final[vec[i64]] = vec[i64]([i64(0)] * LANDS)
# Until the set-up. What `clone` makes at first is thrown away: an empty vec costs nothing.
_NOTHING: Final[vec[i64]] = vec[i64]()


def no_cards() -> vec[i64]:
    """A count of 0 for every kind of card."""
    return _NO_CARDS[:]


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's cards."""

    def __init__(self) -> None:
        self.hand = _NOTHING  # by kind
        self.cards: i64 = 0  # how many are in the hand (public, M1.5)
        self.figures = _NOTHING  # his figures in play, wherever they are, in order
        self.lands = _NOTHING  # his territories, in order
        self.city_flipped = False
        self.city_damage: i64 = 0
        self.siege: i64 = 0  # M9.3: the siege counter
        self.fell: i64 = 0  # M9.6: 0 while in the game, else 1 for the first who was defeated …
        self.fresh = True  # M2.4: his first turn has not begun yet

    def clone(self) -> "Player":
        copy = Player()
        copy.hand = self.hand[:]
        copy.cards = self.cards
        copy.figures = self.figures[:]
        copy.lands = self.lands[:]
        copy.city_flipped = self.city_flipped
        copy.city_damage = self.city_damage
        copy.siege = self.siege
        copy.fell = self.fell
        copy.fresh = self.fresh
        return copy


@final
class State(Position):
    """The whole table. Figures and territories are single cards, numbered as in data.py.

    `empty_table` makes one; a clone fills the lists that stand empty here.
    """

    def __init__(self, players: i64, pack: Pack) -> None:
        super().__init__(players)
        self.pack: Final = pack  # option `data_pack` (M1.2)
        self.alliance = False  # option `alliance` (M8)
        self.central = False  # option `central_fief` (M1.4)
        self.allied_archers = True  # option `allied_archers` (M8.4)
        self.seats: list[Player] = []
        self.deck = _NOTHING  # kinds; the next card to be drawn is number left - 1
        self.left: i64 = 0
        self.piles = _NOTHING  # buildings, BUILDING_TOTAL places per pile; the top is the last
        self.heights = _NOTHING
        # By figure. Not objects: compiled, measured side by side, a clone takes 2.8 times as long
        # with one for each of the 49 figures; if only those in play had one, 1.2 times with 8 and
        # 1.4 times with 12 (of greedy players 7 are in play on average, 13 at most).
        self.owner = _NOTHING  # NOBODY: not in play
        self.zone = _NOTHING
        self.post = _NOTHING  # a territory, CITY or FREE (moves.py)
        self.flipped = _NOTHING
        self.damage = _NOTHING
        self.extra = _NOTHING  # M5.7: each +0/1 given to it in this turn
        self.marched = _NOTHING  # M7.2: external moves made in this turn; 2 also after a stop
        self.shifted = _NOTHING  # M3.5: made its internal move since the last act
        # By territory:
        self.land_owner = _NOTHING
        self.land_flipped = _NOTHING
        self.built = _NOTHING  # its buildings, a bit each
        self.given = _NOTHING  # M5.7: those whose +0/1 was given in this turn
        # What its owner calls each card: his first, second … of that kind; 0: not in play. These
        # are never changed in place (`numbered`), so that copies can share them: search, which
        # makes the copies, reads no names.
        self.number = _NO_FIGURES
        self.land_number = _NO_LANDS
        self.out = _NOTHING  # M7.12: discarded and destroyed, by kind
        self.out_buildings = _NOTHING
        self.active: i64 = 0  # whose turn it is
        self.turn: i64 = 1
        self.fallen: i64 = 0  # how many players are defeated
        self.returned = _NOTHING  # M2.4: cards to be put back, still in the hand
        self.lifted: i64 = NO_FIGURE  # MOVE: the figure
        self.dropped: i64 = 0  # M4.10: what may not be named again yet, a bit each (batch.py)
        self.unhelpful = False  # M8.6: the ally has added nothing in this turn
        self.target: i64 = NO_FIGURE  # ANSWER: who was shot
        self.after: i64 = NOBODY  # ANSWER: the enemy whose shots go on (M6.8); NOBODY: the turn
        self.reason: i64 = NOT_YET
        self.batch: Batch | None = None
        self.battle: Battle | None = None

    def clone(self) -> "State":
        copy = State(self.players, self.pack)
        copy.phase = self.phase
        copy.acting = self.acting
        copy.alliance = self.alliance
        copy.central = self.central
        copy.allied_archers = self.allied_archers
        copy.seats = [player.clone() for player in self.seats]
        copy.deck = self.deck[:]
        copy.left = self.left
        copy.piles = self.piles[:]
        copy.heights = self.heights[:]
        copy.owner = self.owner[:]
        copy.zone = self.zone[:]
        copy.post = self.post[:]
        copy.flipped = self.flipped[:]
        copy.damage = self.damage[:]
        copy.extra = self.extra[:]
        copy.marched = self.marched[:]
        copy.shifted = self.shifted[:]
        copy.land_owner = self.land_owner[:]
        copy.land_flipped = self.land_flipped[:]
        copy.built = self.built[:]
        copy.given = self.given[:]
        copy.number = self.number
        copy.land_number = self.land_number
        copy.out = self.out[:]
        copy.out_buildings = self.out_buildings[:]
        copy.active = self.active
        copy.turn = self.turn
        copy.fallen = self.fallen
        copy.returned = self.returned[:]
        copy.lifted = self.lifted
        copy.dropped = self.dropped
        copy.unhelpful = self.unhelpful
        copy.target = self.target
        copy.after = self.after
        copy.reason = self.reason
        copy.batch = None if self.batch is None else self.batch.clone()
        copy.battle = None if self.battle is None else self.battle.clone()
        return copy

    def open_batch(self) -> Batch:
        """M4.10 What is being paid; in the phases of a batch only."""
        batch = self.batch
        assert batch is not None
        return batch

    def open_battle(self) -> Battle:
        """M7 In the phases of a battle only."""
        battle = self.battle
        assert battle is not None
        return battle

    def next_seat(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following = seat + 1
        return following if following < self.players else 0

    def in_game(self, seat: i64) -> bool:
        """Whether the player is not defeated."""
        return self.seats[seat].fell == 0

    def players_left(self) -> i64:
        return self.players - self.fallen

    def side(self, seat: i64) -> i64:
        """M1.6, M8.1 The side of a seat, named by its first seat."""
        return seat % 2 if self.alliance else seat

    def enemies(self, one: i64, other: i64) -> bool:
        """M1.6 Whether two seats are on different sides."""
        return (one - other) % 2 != 0 if self.alliance else one != other

    def ally(self, seat: i64) -> i64:
        """M8.1 The partner, if he is still in the game; else NOBODY."""
        if not self.alliance:
            return NOBODY
        partner = seat + 2 if seat < 2 else seat - 2
        return partner if self.in_game(partner) else NOBODY

    def shoots_out_of_turn(self) -> bool:
        """M6.8, M8.4 Whether archers shoot in another player's turn."""
        return not self.alliance or self.allied_archers

    def top(self, pile: i64) -> i64:
        """M2.1 The face-up building of a pile, or -1."""
        height = self.heights[pile]
        return self.piles[pile * BUILDING_TOTAL + height - 1] if height > 0 else -1


def empty_table(players: i64, pack: Pack) -> State:
    """Everything still in the box."""
    state = State(players, pack)
    state.phase = TURN
    state.acting = 0
    state.seats = [Player() for _ in range(players)]
    for player in state.seats:
        player.hand = no_cards()
    state.piles = vec[i64]([i64(-1)] * (PILES * BUILDING_TOTAL))
    state.heights = vec[i64]([i64(0)] * PILES)
    state.owner = vec[i64]([i64(NOBODY)] * FIGURES)
    state.zone = vec[i64]([i64(NOWHERE)] * FIGURES)
    state.post = vec[i64]([i64(-1)] * FIGURES)
    state.flipped = _NO_FIGURES[:]
    state.damage = _NO_FIGURES[:]
    state.extra = _NO_FIGURES[:]
    state.marched = _NO_FIGURES[:]
    state.shifted = _NO_FIGURES[:]
    state.land_owner = vec[i64]([i64(NOBODY)] * LANDS)
    state.land_flipped = _NO_LANDS[:]
    state.built = _NO_LANDS[:]
    state.given = _NO_LANDS[:]
    state.out = no_cards()
    state.out_buildings = vec[i64]([i64(0)] * BUILDING_KINDS)
    state.returned = no_cards()
    return state


def whole_deck() -> vec[i64]:
    """All cards of the main deck, unshuffled."""
    deck = vec[i64]()
    for kind in range(KINDS):
        for _step in range(DECK[kind]):
            deck = append(deck, kind)
    return deck


def numbered(numbers: vec[i64], piece: i64, number: i64) -> vec[i64]:
    """The same with another number for this card."""
    numbers = numbers[:]
    numbers[piece] = number
    return numbers


def free_number(numbers: vec[i64], pieces: vec[i64], kinds: vec[i64], kind: i64) -> i64:
    """The least number that none of these cards of that kind has."""
    number: i64 = 1
    taken = True
    while taken:
        taken = False
        for piece in pieces:
            if kinds[piece] == kind and numbers[piece] == number:
                taken = True
        if taken:
            number += 1
    return number


def with_item(items: vec[i64], item: i64) -> vec[i64]:
    """Sorted numbers with one more, in its place."""
    items = append(items, item)
    place: i64 = len(items) - 1
    while place > 0 and items[place - 1] > item:
        items[place] = items[place - 1]
        place -= 1
    items[place] = item
    return items


def without_item(items: vec[i64], item: i64) -> vec[i64]:
    """Sorted numbers without this one."""
    kept = vec[i64]()
    for other in items:
        if other != item:
            kept = append(kept, other)
    return kept
