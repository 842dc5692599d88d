"""What lies on the table."""

from typing import Final, Literal, final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tavola.core.game import NOBODY, Position
from tavola.games.condottiere.data import CITY_COUNT, KINDS

# What is asked of the seat whose turn it is: places in rules/phases.py.
NAME_CITY: Final[i64] = 0  # D3.2
BATTLE: Final[i64] = 1  # D4.1
TAKE_BACK: Final[i64] = 2  # D5.5, the second half of playing a scarecrow
LAY_ASIDE: Final[i64] = 3  # D6.6
OVER: Final[i64] = 4  # D8
Phase = Literal["name-city", "battle", "take-back", "lay-aside", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

NO_CITY: Final[i64] = -1

_NONE: Final[vec[i64]] = vec[i64]([i64(0)] * KINDS)
_UNOWNED: Final[vec[i64]] = vec[i64]([NOBODY] * CITY_COUNT)
# Until the set-up. What `clone` makes at first is thrown away: an empty vec costs nothing.
_NOTHING: Final[vec[i64]] = vec[i64]()


def no_cards() -> vec[i64]:
    """A count of 0 for every kind of card."""
    return _NONE[:]


def no_owners() -> vec[i64]:
    """NOBODY for every city."""
    return _UNOWNED[:]


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's cards. Each vec counts cards by kind (data.CARDS)."""

    def __init__(self) -> None:
        self.hand = _NOTHING
        self.cards: i64 = 0  # how many are in the hand (public, D2.2)
        self.known = _NOTHING  # mercenaries in the hand that everyone knows of (D2.3)
        self.army = _NOTHING  # played in this battle
        self.played: i64 = 0  # how many cards he has laid in this battle
        self.out = False  # passed for good, or without cards (D4.2, D4.7, D3.4)

    def clone(self) -> "Player":
        copy = Player()
        copy.hand = self.hand[:]
        copy.cards = self.cards
        copy.known = self.known[:]
        copy.army = self.army[:]
        copy.played = self.played
        copy.out = self.out
        return copy


@final
class State(Position):
    """The whole table."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.example_borders = False  # option `borders` (D1.2)
        self.free_pass_in_own_city = False  # the option (D4.5)
        self.round_limit: i64 = 0  # option `round_limit` (D8.3)
        self.seats: list[Player] = []
        self.owner = _NOTHING  # by city: the seat that controls it, or NOBODY
        self.pawn: i64 = NOBODY  # the seat that holds the condottiere pawn
        self.city: i64 = NO_CITY  # fought over, or NO_CITY
        self.aside = _NOTHING  # cards laid aside openly in this round (D6.5, D6.6)
        self.undealt = _NOTHING  # the rest of the deck, unknown to all
        self.asked: i64 = 0  # how many seats from the pawn on have been asked or skipped (D6.6)
        self.idle_battles: i64 = 0  # battles in a row without a card played (D7.4)
        self.rounds: i64 = 0  # rounds that have ended (D8.3)
        self.winner: i64 = NOBODY  # by a connected group (D8.1), or NOBODY

    def clone(self) -> "State":
        copy = State(self.players)
        copy.phase = self.phase
        copy.acting = self.acting
        copy.example_borders = self.example_borders
        copy.free_pass_in_own_city = self.free_pass_in_own_city
        copy.round_limit = self.round_limit
        copy.seats = [player.clone() for player in self.seats]
        copy.owner = self.owner[:]
        copy.pawn = self.pawn
        copy.city = self.city
        copy.aside = self.aside[:]
        copy.undealt = self.undealt[:]
        copy.asked = self.asked
        copy.idle_battles = self.idle_battles
        copy.rounds = self.rounds
        copy.winner = self.winner
        return copy

    def with_cards(self) -> i64:
        """How many players hold cards."""
        count: i64 = 0
        for player in self.seats:
            if player.cards > 0:
                count += 1
        return count

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.players:
            return 0
        return seat + 1
