"""What lies on the table."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

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

# What is asked of the seat that acts.
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
PHASES: Final[tuple[str, ...]] = (
    *("exchange", "turn", "move", "batch", "double", "place", "help", "shots", "answer"),
    *("armies", "defence", "targets", "damage", "archers", "priests", "over"),
)

# The phases in which the active player himself decides.
OWN_PHASES: Final = (EXCHANGE, TURN, MOVE, BATCH, DOUBLE, PLACE, ARMIES, TARGETS)

# M9: how the game ended.
NOT_YET: Final[i64] = 0
MILITARY: Final[i64] = 1
SIEGE: Final[i64] = 2
LAST_BUILDING: Final[i64] = 3
EMPTY_DECK: Final[i64] = 4
REASONS: Final[tuple[str, ...]] = ("", "military", "siege", "last-building", "empty-deck")

# Zones (M1.4): the fief of seat 0 … 3; then between a seat and the next one; the centre.
FIRST_BORDER: Final[i64] = 4
CENTRAL: Final[i64] = 8
ZONES: Final[i64] = 9
NOWHERE: Final[i64] = -1
NO_FIGURE: Final[i64] = -1

_NO_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * KINDS)
_NO_FIGURES: Final[vec[i64]] = vec[i64]([i64(0)] * FIGURES)
_NO_LANDS: Final[vec[i64]] = vec[i64]([i64(0)] * LANDS)


def no_cards() -> vec[i64]:
    """A count of 0 for every kind of card."""
    return _NO_CARDS[:]


@final
class Player:
    """One player's cards."""

    def __init__(
        self,
        hand: vec[i64],
        cards: i64,
        figures: vec[i64],
        lands: vec[i64],
        city_flipped: bool,
        city_damage: i64,
        siege: i64,
        fell: i64,
        fresh: bool,
    ) -> None:
        self.hand = hand  # by kind
        self.cards = cards  # how many are in the hand (public, M1.5)
        self.figures = figures  # his figures in play, wherever they are, in order
        self.lands = lands  # his territories, in order
        self.city_flipped = city_flipped
        self.city_damage = city_damage
        self.siege = siege  # M9.3: the siege counter
        self.fell = fell  # M9.6: 0 while in the game, else 1 for the first who was defeated …
        self.fresh = fresh  # M2.4: his first turn has not begun yet

    def clone(self) -> "Player":
        return Player(
            self.hand[:],
            self.cards,
            self.figures[:],
            self.lands[:],
            self.city_flipped,
            self.city_damage,
            self.siege,
            self.fell,
            self.fresh,
        )


@final
class State(Position):
    """The whole table. Figures and territories are single cards, numbered as in data.py."""

    def __init__(
        self,
        players: i64,
        pack: Pack,
        alliance: bool,
        central: bool,
        allied_archers: bool,
        seats: list[Player],
        deck: vec[i64],
        left: i64,
        piles: vec[i64],
        heights: vec[i64],
        owner: vec[i64],
        zone: vec[i64],
        post: vec[i64],
        flipped: vec[i64],
        damage: vec[i64],
        extra: vec[i64],
        marched: vec[i64],
        shifted: vec[i64],
        land_owner: vec[i64],
        land_flipped: vec[i64],
        built: vec[i64],
        given: vec[i64],
        out: vec[i64],
        out_buildings: vec[i64],
        active: i64,
        phase: i64,
        acting: i64,
        turn: i64,
        fallen: i64,
        returned: vec[i64],
        lifted: i64,
        dropped: i64,
        unhelpful: bool,
        target: i64,
        after: i64,
        reason: i64,
        batch: Batch | None,
        battle: Battle | None,
    ) -> None:
        super().__init__(players)
        self.pack = pack  # option `data_pack` (M1.2)
        self.alliance = alliance  # option `alliance` (M8)
        self.central = central  # option `central_fief` (M1.4)
        self.allied_archers = allied_archers  # option `allied_archers` (M8.4)
        self.seats = seats
        self.deck = deck  # kinds; the next card to be drawn is number left - 1
        self.left = left
        self.piles = piles  # buildings, BUILDING_TOTAL places a pile; the top is the last
        self.heights = heights
        # By figure:
        self.owner = owner  # NOBODY: not in play
        self.zone = zone
        self.post = post  # a territory, CITY or FREE (moves.py)
        self.flipped = flipped
        self.damage = damage
        self.extra = extra  # M5.7: each +0/1 given to it in this turn
        self.marched = marched  # M7.2: external moves made in this turn; 2 also after a stop
        self.shifted = shifted  # M3.5: made its internal move since the last act
        # By territory:
        self.land_owner = land_owner
        self.land_flipped = land_flipped
        self.built = built  # its buildings, a bit each
        self.given = given  # M5.7: those whose +0/1 was given in this turn
        self.out = out  # M7.12: discarded and destroyed, by kind
        self.out_buildings = out_buildings
        self.active = active  # whose turn it is
        self.phase = phase
        self.acting = acting  # whose decision it is; NOBODY when the game is over
        self.turn = turn  # 1 for the first
        self.fallen = fallen  # how many players are defeated
        self.returned = returned  # M2.4: cards to be put back, still in the hand
        self.lifted = lifted  # MOVE: the figure
        self.dropped = dropped  # M4.10: what may not be named again yet, a bit each (batch.py)
        self.unhelpful = unhelpful  # M8.6: the ally has added nothing in this turn
        self.target = target  # ANSWER: who was shot
        self.after = after  # ANSWER: the enemy whose shots go on (M6.8); NOBODY: the turn itself
        self.reason = reason
        self.batch = batch
        self.battle = battle

    def clone(self) -> "State":
        batch = self.batch
        battle = self.battle
        return State(
            self.players,
            self.pack,
            self.alliance,
            self.central,
            self.allied_archers,
            [player.clone() for player in self.seats],
            self.deck[:],
            self.left,
            self.piles[:],
            self.heights[:],
            self.owner[:],
            self.zone[:],
            self.post[:],
            self.flipped[:],
            self.damage[:],
            self.extra[:],
            self.marched[:],
            self.shifted[:],
            self.land_owner[:],
            self.land_flipped[:],
            self.built[:],
            self.given[:],
            self.out[:],
            self.out_buildings[:],
            self.active,
            self.phase,
            self.acting,
            self.turn,
            self.fallen,
            self.returned[:],
            self.lifted,
            self.dropped,
            self.unhelpful,
            self.target,
            self.after,
            self.reason,
            None if batch is None else batch.clone(),
            None if battle is None else battle.clone(),
        )

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


def empty_table(
    players: i64, pack: Pack, alliance: bool, central: bool, allied_archers: bool
) -> State:
    """Everything still in the box."""
    return State(
        players=players,
        pack=pack,
        alliance=alliance,
        central=central,
        allied_archers=allied_archers,
        seats=[
            Player(no_cards(), 0, vec[i64](), vec[i64](), False, 0, 0, 0, True)
            for _ in range(players)
        ],
        deck=vec[i64](),
        left=0,
        piles=vec[i64]([i64(-1)] * (PILES * BUILDING_TOTAL)),
        heights=vec[i64]([i64(0)] * PILES),
        owner=vec[i64]([i64(NOBODY)] * FIGURES),
        zone=vec[i64]([i64(NOWHERE)] * FIGURES),
        post=vec[i64]([i64(-1)] * FIGURES),
        flipped=_NO_FIGURES[:],
        damage=_NO_FIGURES[:],
        extra=_NO_FIGURES[:],
        marched=_NO_FIGURES[:],
        shifted=_NO_FIGURES[:],
        land_owner=vec[i64]([i64(NOBODY)] * LANDS),
        land_flipped=_NO_LANDS[:],
        built=_NO_LANDS[:],
        given=_NO_LANDS[:],
        out=no_cards(),
        out_buildings=vec[i64]([i64(0)] * BUILDING_KINDS),
        active=0,
        phase=TURN,
        acting=0,
        turn=1,
        fallen=0,
        returned=no_cards(),
        lifted=NO_FIGURE,
        dropped=0,
        unhelpful=False,
        target=NO_FIGURE,
        after=NOBODY,
        reason=NOT_YET,
        batch=None,
        battle=None,
    )


def whole_deck() -> vec[i64]:
    """All cards of the main deck, unshuffled."""
    deck = vec[i64]()
    for kind in range(KINDS):
        for _step in range(DECK[kind]):
            deck = append(deck, kind)
    return deck


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
