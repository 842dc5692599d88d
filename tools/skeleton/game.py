"""Skeleton as a game of Tavola: each question goes to the file that answers it."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Facts, Game, Log, Move, Option, Plain, Result
from tools.skeleton.advice import weigh
from tools.skeleton.advice_worth import worth
from tools.skeleton.census import census
from tools.skeleton.moves import TABLE
from tools.skeleton.redeal import redeal
from tools.skeleton.rules.phases import PHASES
from tools.skeleton.rules.setup import set_up
from tools.skeleton.save import load, save
from tools.skeleton.score import score
from tools.skeleton.state import State
from tools.skeleton.view import Private, Public, private, public

FACTS: Final = Facts(
    name="skeleton",
    title="Skeleton",
    rules_version="1",
    fewest=2,
    most=4,
    authors=("The Tavola contributors",),
    publisher="Tavola",
    year=2025,
    hidden=(),
)


class Skeleton(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE, PHASES)

    def options(self, players: i64) -> tuple[Option, ...]:
        return (Option("counters", "T1.1", 21, low=5, high=50),)

    def longest(self, players: i64, options: Plain) -> int:
        """T2.2 Every turn takes a counter."""
        counters = options["counters"]
        assert isinstance(counters, int)
        return counters

    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        return set_up(players, options, chance, log)

    def result(self, state: State) -> Result | None:
        return score(state)

    def public(self, state: State) -> Public:
        return public(state)

    def private(self, state: State, seat: i64) -> Private:
        return private(state, seat)

    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        return redeal(state, seat, chance)

    def weigh(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        return weigh(state, seat, moves)

    def worth(self, state: State, seat: i64) -> float:
        return worth(state, seat)

    def census(self, state: State) -> dict[str, int]:
        return census(state)

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data)


GAME: Final = Skeleton()
