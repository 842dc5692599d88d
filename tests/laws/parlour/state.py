"""What lies on the table, and its saved form."""

from typing import Final, Literal

import msgspec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Plain, Position
from tests.laws.parlour.moves import KINDS

EACH: Final = 5  # P1.1 flowers of a kind
HAND: Final = 3  # P2.1, P4.6
CANS: Final = 3  # P4.2
DRAWS: Final = 2  # P4.4

Phase = Literal["morning", "day", "theft", "over"]


class Player:
    """Hand, stakes and vase count flowers by kind."""

    def __init__(
        self, hand: list[int], stakes: list[int], committed: bool, vase: list[int]
    ) -> None:
        self.hand = hand
        self.stakes = stakes  # P3.1, out of the hand
        self.committed = committed
        self.vase = vase

    def clone(self) -> "Player":
        return Player(self.hand[:], self.stakes[:], self.committed, self.vase[:])


class State(Position):
    def __init__(self, players: i64, days: int, guards: bool) -> None:
        super().__init__(players)
        self.days = days  # P2.3
        self.guards = guards  # P2.4
        self.seats = [Player([0] * 4, [0] * 4, False, [0] * 4) for _ in range(players)]
        self.deck: list[int] = []  # drawn from the end
        self.compost = [0] * 4
        self.beds = [0] * 4
        self.phase: Phase = "morning"
        self.opener = 0
        self.gardener = NOBODY
        self.owner = NOBODY  # who must answer a theft (P5.1)
        self.day = 1
        self.cans = CANS
        self.draws = DRAWS
        self.stole = False

    def clone(self) -> "State":
        copy = State(self.players, self.days, self.guards)
        copy.seats = [player.clone() for player in self.seats]
        copy.deck = self.deck[:]
        copy.compost = self.compost[:]
        copy.beds = self.beds[:]
        copy.phase = self.phase
        copy.opener = self.opener
        copy.gardener = self.gardener
        copy.owner = self.owner
        copy.day = self.day
        copy.cans = self.cans
        copy.draws = self.draws
        copy.stole = self.stole
        return copy


class SavedPlayer(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str]
    stakes: list[str]
    committed: bool
    vase: list[str]


class SavedState(msgspec.Struct, forbid_unknown_fields=True):
    players: list[SavedPlayer]
    deck: list[str]
    compost: list[str]
    beds: list[int]
    phase: Phase
    opener: int
    gardener: int
    owner: int
    day: int
    days: int
    cans: int
    draws: int
    stole: bool
    guards: bool


def flowers(counts: list[int]) -> list[str]:
    """Counts by kind as a list of flowers."""
    return [KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def counted(names: list[str]) -> list[int]:
    return [names.count(kind) for kind in KINDS]


def save(state: State) -> Plain:
    players = [
        SavedPlayer(
            flowers(player.hand), flowers(player.stakes), player.committed, flowers(player.vase)
        )
        for player in state.seats
    ]
    saved = SavedState(
        players=players,
        deck=[KINDS[kind] for kind in state.deck],
        compost=flowers(state.compost),
        beds=state.beds,
        phase=state.phase,
        opener=state.opener,
        gardener=state.gardener,
        owner=state.owner,
        day=state.day,
        days=state.days,
        cans=state.cans,
        draws=state.draws,
        stole=state.stole,
        guards=state.guards,
    )
    plain: Plain = msgspec.to_builtins(saved)
    return plain


def load(data: Plain) -> State:
    saved = msgspec.convert(data, SavedState)
    state = State(len(saved.players), saved.days, saved.guards)
    state.seats = [
        Player(counted(player.hand), counted(player.stakes), player.committed, counted(player.vase))
        for player in saved.players
    ]
    state.deck = [KINDS.index(name) for name in saved.deck]
    state.compost = counted(saved.compost)
    state.beds = list(saved.beds)
    state.phase = saved.phase
    state.opener = saved.opener
    state.gardener = saved.gardener
    state.owner = saved.owner
    state.day = saved.day
    state.cans = saved.cans
    state.draws = saved.draws
    state.stole = saved.stole
    return state
