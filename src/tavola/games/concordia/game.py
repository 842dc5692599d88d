"""Concordia as a game of Tavola: each question goes to the file that answers it."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Facts, Game, Log, Move, Option, Plain, Progress, Refusal, Result
from tavola.games.concordia.acts import joins
from tavola.games.concordia.advice import weigh
from tavola.games.concordia.advice_worth import worth
from tavola.games.concordia.board import maps_for
from tavola.games.concordia.census import census
from tavola.games.concordia.moves import TABLE
from tavola.games.concordia.redeal import redeal
from tavola.games.concordia.rules.never import why_never
from tavola.games.concordia.rules.phases import PHASES
from tavola.games.concordia.rules.setup import set_up
from tavola.games.concordia.save import load, save
from tavola.games.concordia.score import score
from tavola.games.concordia.sheets import sheets
from tavola.games.concordia.state import PLAY_CARD, State
from tavola.games.concordia.view import Private, Public, Table, private, progress, public

FACTS: Final = Facts(
    name="concordia",
    title="Concordia",
    rules_version="1",
    fewest=2,
    most=5,
    authors=("Mac Gerdts",),
    publisher="PD-Verlag",
    year=2013,
    hidden=("hands", "stack"),
)

# The longest turn: eight goods of K2.6 and their end; the card and a copy of it; then the dearest
# action, a Prefect after which each of five players chooses goods for twelve spaces.
LONGEST_TURN: Final = 9 + 2 + 1 + 5 * 12


class Concordia(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE, PHASES)

    def options(self, players: i64) -> tuple[Option, ...]:
        maps = maps_for(players)
        return (
            Option("map", "K2.7", maps[0], choices=maps),
            Option("start_goods", "K2.6", True),
            Option("interim_scoring", "K7.1", False),
            Option("open_hands", "K1.7", False),
            Option("round_limit", "K6.4", 100, low=1, high=1000),
        )

    def longest(self, players: i64, options: Plain) -> int:
        """K6.4 bounds the rounds; K6.1 adds at most one more turn for every other player.

        An Architect makes at most six steps, each with setting out and coming to rest, and builds
        15 houses; a Mercator trades at most 24 times: both are shorter than LONGEST_TURN.
        """
        limit = options["round_limit"]
        assert isinstance(limit, int)
        return (limit + 1) * int(players) * LONGEST_TURN

    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        return set_up(players, options, chance, log)

    # Said here although `Game` says the same: Python calls what a class inherits more slowly.

    def turn(self, state: State) -> i64:
        return state.acting

    def legal(self, state: State, seat: i64) -> list[Move]:
        return self.phases[state.phase].legal(state, seat) if seat == state.acting else []

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        self.phases[state.phase].apply(state, seat, move, chance, log)

    def why_never(self, text: str) -> Refusal | None:
        return why_never(text)

    def joins(self, before: Move, move: Move) -> bool:
        return joins(before, move)

    def result(self, state: State) -> Result | None:
        return score(state)

    def public(self, state: State) -> Public:
        return public(state)

    def sheets(self, state: State) -> Mapping[str, Mapping[str, object]]:
        return sheets(state)

    def private(self, state: State, seat: i64) -> Private:
        return private(state, seat)

    def public_since(self, state: State, before: State) -> Public:
        return public(state, before)

    def private_since(self, state: State, seat: i64, before: State) -> Private:
        return private(state, seat, before)

    def progress(self, view: Mapping[str, object]) -> Progress:
        return progress(cast(Table, view))

    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        return redeal(state, seat, chance)

    def weigh(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        return weigh(state, seat, moves)

    def worth(self, state: State, seat: i64) -> float:
        return worth(state, seat)

    def settled(self, state: State) -> bool:
        """Between turns."""
        return state.phase == PLAY_CARD

    def census(self, state: State) -> dict[str, int]:
        return census(state)

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data, chance)


GAME: Final = Concordia()
