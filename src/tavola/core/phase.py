"""What lies on the table, and what is asked of the seat that must act: one object per phase."""

from abc import ABC, abstractmethod
from typing import Final, Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from tavola.core.chance import Chance
from tavola.core.moves import NOBODY, Log, Move, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC):
    """All that lies on the table. Each game's own is called `State`."""

    def __init__(self, players: i64) -> None:
        self.players: Final[i64] = players
        self.phase: i64 = 0  # what is asked now: a place in the game's list of phases
        self.acting: i64 = NOBODY  # whose decision it is; NOBODY: several seats' at once, or over

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""


S = TypeVar("S", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(ABC, Generic[S]):
    """What is asked of a seat at one point of a game: what it may do, why not, what that does.

    A game has one object per phase, in a list that `Position.phase` points into. Legality, refusal
    and effect of a phase thus stand together, in the file of its chapter.
    """

    def __init__(self, name: str) -> None:
        self.name: Final = name

    @abstractmethod
    def legal(self, state: S, seat: i64) -> list[Move]:
        """Every move of a seat that must act now, in a stable order."""

    @abstractmethod
    def why_not(self, state: S, seat: i64, move: Move) -> Refusal | None:
        """Why a seat that must act now may not make this move; None when it is legal."""

    @abstractmethod
    def why_wait(self, state: S, seat: i64, move: Move) -> Refusal:
        """Why a seat that must not act now may not make this move: whose decision it is."""

    @abstractmethod
    def apply(self, state: S, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        """Carry out a legal move of a seat that must act now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Phase[S]):
    """The end: nobody must act any more, so `why_wait` alone is ever asked."""

    def legal(self, state: S, seat: i64) -> list[Move]:
        return []

    def why_not(self, state: S, seat: i64, move: Move) -> Refusal | None:
        return self.why_wait(state, seat, move)

    def apply(self, state: S, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        raise AssertionError("the game is over")
