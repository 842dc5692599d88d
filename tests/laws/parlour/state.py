"""What lies on the table."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from tavola.core.game import NOBODY, Position
from tests.laws.parlour.moves import KINDS

EACH: Final = 5  # P1.1 flowers of a kind
HAND: Final = 3  # P2.1, P4.6
CANS: Final = 3  # P4.2
DRAWS: Final = 2  # P4.4

# What is asked of those who must act: places in rules/phases.py.
MORNING: Final = 0  # P3
DAY: Final = 1  # P4
THEFT: Final = 2  # P5
OVER: Final = 3  # P6
Phase = Literal["morning", "day", "theft", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)


class Player:
    """Hand, stakes and vase count flowers by kind."""

    def __init__(self) -> None:
        self.hand = [0] * 4
        self.stakes = [0] * 4  # P3.1, out of the hand
        self.committed = False
        self.vase = [0] * 4

    def clone(self) -> "Player":
        copy = Player()
        copy.hand = self.hand[:]
        copy.stakes = self.stakes[:]
        copy.committed = self.committed
        copy.vase = self.vase[:]
        return copy


class State(Position):
    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.days = 0  # P2.3
        self.guards = True  # P2.4
        self.seats = [Player() for _ in range(players)]
        self.deck: list[int] = []  # drawn from the end
        self.compost = [0] * 4
        self.beds = [0] * 4
        self.opener = 0
        self.gardener = NOBODY
        self.owner = NOBODY  # who must answer a theft (P5.1)
        self.day = 1
        self.cans = CANS
        self.draws = DRAWS
        self.stole = False

    def clone(self) -> "State":
        copy = State(self.players)
        copy.phase = self.phase
        copy.acting = self.acting
        copy.days = self.days
        copy.guards = self.guards
        copy.seats = [player.clone() for player in self.seats]
        copy.deck = self.deck[:]
        copy.compost = self.compost[:]
        copy.beds = self.beds[:]
        copy.opener = self.opener
        copy.gardener = self.gardener
        copy.owner = self.owner
        copy.day = self.day
        copy.cans = self.cans
        copy.draws = self.draws
        copy.stole = self.stole
        return copy


def flowers(counts: list[int]) -> list[str]:
    """Counts by kind as a list of flowers."""
    return [KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]
