"""Parlour as a game of Tavola."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Facts, Game, Log, Move, Option, Plain, Result
from tests.laws.parlour.advice import weigh, worth
from tests.laws.parlour.census import census
from tests.laws.parlour.moves import DONE, GARDENING, IN_THE_MORNING, KINDS, STAKE, TABLE
from tests.laws.parlour.redeal import redeal
from tests.laws.parlour.rules.phases import PHASES
from tests.laws.parlour.rules.setup import set_up
from tests.laws.parlour.save import load, save
from tests.laws.parlour.score import score
from tests.laws.parlour.state import EACH, MORNING, State
from tests.laws.parlour.view import private, public

FACTS: Final = Facts(
    name="parlour",
    title="Parlour",
    rules_version="1",
    fewest=2,
    most=4,
    authors=("The Tavola contributors",),
    publisher="Tavola",
    year=2025,
    hidden=("hands", "stakes", "deck"),
    simultaneous=True,
)


class Parlour(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE, PHASES)

    def options(self, players: i64) -> tuple[Option, ...]:
        return (
            Option("first_opener", "P2.2", "first", choices=("first", "random")),
            Option("days", "P2.3", 3, low=1, high=6),
            Option("guards", "P2.4", True),
        )

    def longest(self, players: i64, options: Plain) -> int:
        """Each flower is staked or planted once a day at most; add commits, the day, the theft."""
        days = options["days"]
        assert isinstance(days, int)
        return days * (2 * EACH * len(KINDS) + int(players) + 3 + 2 + 2 + 1)

    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        return set_up(players, options, chance, log)

    def turn(self, state: State) -> i64:
        seats = self.to_act(state)
        return seats[0] if seats else NOBODY

    def to_act(self, state: State) -> list[i64]:
        return [seat for seat in range(state.players) if self.must_act(state, seat)]

    def must_act(self, state: State, seat: i64) -> bool:
        """P3.1 In the morning all at once."""
        if state.phase == MORNING:
            return 0 <= seat < state.players and not state.seats[seat].committed
        return seat == state.acting

    def joins(self, before: Move, move: Move) -> bool:
        """Stakes and the commitment; what is done in the garden without waiting for luck."""
        if move in IN_THE_MORNING:
            return before in STAKE
        return before in GARDENING and (move in GARDENING or move is DONE)

    def result(self, state: State) -> Result | None:
        return score(state)

    def public(self, state: State) -> Plain:
        return public(state)

    def private(self, state: State, seat: i64) -> Plain:
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


GAME: Final = Parlour()
