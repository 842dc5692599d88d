"""What lies on the table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tavola.core.game import NOBODY, Position
from tavola.games.condottiere.data import CITY_COUNT, DECK, KINDS

# What is asked of the seat whose turn it is.
NAME_CITY: Final[i64] = 0  # D3.2
BATTLE: Final[i64] = 1  # D4.1
TAKE_BACK: Final[i64] = 2  # D5.5, the second half of playing a scarecrow
LAY_ASIDE: Final[i64] = 3  # D6.6
OVER: Final[i64] = 4  # D8
PHASES: Final[tuple[str, ...]] = ("name-city", "battle", "take-back", "lay-aside", "over")

NO_CITY: Final[i64] = -1


_NONE: Final[vec[i64]] = vec[i64]([i64(0)] * KINDS)


def no_cards() -> vec[i64]:
    """A count of 0 for every kind of card."""
    return _NONE[:]


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's cards. Each vec counts cards by kind (data.CARDS)."""

    def __init__(
        self,
        hand: vec[i64],
        cards: i64,
        known: vec[i64],
        army: vec[i64],
        played: i64,
        out: bool,
    ) -> None:
        self.hand = hand
        self.cards = cards  # how many are in the hand (public, D2.2)
        self.known = known  # mercenaries in the hand that everyone knows of (D2.3)
        self.army = army  # played in this battle
        self.played = played  # how many cards he has laid in this battle
        self.out = out  # passed for good, or without cards (D4.2, D4.7, D3.4)

    def clone(self) -> "Player":
        return Player(self.hand[:], self.cards, self.known[:], self.army[:], self.played, self.out)


@final
class State(Position):
    """The whole table."""

    def __init__(
        self,
        players: i64,
        example_borders: bool,
        round_limit: i64,
        seats: list[Player],
        owner: vec[i64],
        pawn: i64,
        phase: i64,
        acting: i64,
        city: i64,
        aside: vec[i64],
        undealt: vec[i64],
        asked: i64,
        idle_battles: i64,
        rounds: i64,
        winner: i64,
    ) -> None:
        super().__init__(players)
        self.example_borders = example_borders  # option `borders` (D1.2)
        self.round_limit = round_limit  # option `round_limit` (D8.3)
        self.seats = seats
        self.owner = owner  # by city: the seat that controls it, or NOBODY
        self.pawn = pawn  # the seat that holds the condottiere pawn
        self.phase = phase
        self.acting = acting  # whose decision it is; NOBODY when the game is over
        self.city = city  # fought over, or NO_CITY
        self.aside = aside  # cards laid aside openly in this round (D6.5, D6.6)
        self.undealt = undealt  # the rest of the deck, unknown to all
        self.asked = asked  # how many seats from the pawn on have been asked or skipped (D6.6)
        self.idle_battles = idle_battles  # battles in a row without a card played (D7.4)
        self.rounds = rounds  # rounds that have ended (D8.3)
        self.winner = winner  # by a connected group (D8.1), or NOBODY

    def clone(self) -> "State":
        return State(
            self.players,
            self.example_borders,
            self.round_limit,
            [player.clone() for player in self.seats],
            self.owner[:],
            self.pawn,
            self.phase,
            self.acting,
            self.city,
            self.aside[:],
            self.undealt[:],
            self.asked,
            self.idle_battles,
            self.rounds,
            self.winner,
        )

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


def empty_table(players: i64, example_borders: bool, round_limit: i64) -> State:
    """The whole deck undealt, no city owned, the pawn with nobody."""
    return State(
        players=players,
        example_borders=example_borders,
        round_limit=round_limit,
        seats=[Player(no_cards(), 0, no_cards(), no_cards(), 0, False) for _ in range(players)],
        owner=vec[i64]([NOBODY] * CITY_COUNT),
        pawn=NOBODY,
        phase=NAME_CITY,
        acting=NOBODY,
        city=NO_CITY,
        aside=no_cards(),
        undealt=DECK[:],
        asked=0,
        idle_battles=0,
        rounds=0,
        winner=NOBODY,
    )
