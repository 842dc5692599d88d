"""What lies on the table."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from tavola.core.game import NOBODY, Position

SEATS: Final = ("0", "1", "2", "3")

# What is asked of the player who must act: places in rules/phases.py.
TAKING: Final = 0  # T2
OVER: Final = 1  # T3
Phase = Literal["take", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)


class Player:
    def __init__(self) -> None:
        self.taken: i64 = 0

    def clone(self) -> "Player":
        copy = Player()
        copy.taken = self.taken
        return copy


class State(Position):
    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.counters: i64 = 0  # T1.1
        self.left: i64 = 0
        self.seats = [Player() for _ in range(players)]
        self.winner: i64 = NOBODY  # T3.1

    def clone(self) -> "State":
        copy = State(self.players)
        copy.phase = self.phase
        copy.acting = self.acting
        copy.counters = self.counters
        copy.left = self.left
        copy.seats = [player.clone() for player in self.seats]
        copy.winner = self.winner
        return copy
