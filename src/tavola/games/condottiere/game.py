"""Condottiere as a game of Tavola: each question goes to the file that answers it."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Facts, Game, Log, Move, Option, Plain, Progress, Refusal, Result
from tavola.games.condottiere.acts import joins
from tavola.games.condottiere.advice import weigh
from tavola.games.condottiere.advice_worth import worth
from tavola.games.condottiere.census import census
from tavola.games.condottiere.data import DECK, SCARECROW, SEATS
from tavola.games.condottiere.moves import TABLE
from tavola.games.condottiere.redeal import redeal
from tavola.games.condottiere.rules.never import why_never
from tavola.games.condottiere.rules.phases import PHASES
from tavola.games.condottiere.rules.setup import set_up
from tavola.games.condottiere.save import load, save
from tavola.games.condottiere.score import score
from tavola.games.condottiere.sheets import sheets
from tavola.games.condottiere.state import NAME_CITY, State
from tavola.games.condottiere.view import Private, Public, Table, private, progress, public

FACTS: Final = Facts(
    name="condottiere",
    title="Condottiere",
    rules_version="2",
    fewest=2,
    most=6,
    authors=("Dominique Ehrhard", "Duccio Vitale"),
    publisher="Eurogames / Jeux Descartes",
    year=1995,
    hidden=("hands", "undealt-cards"),
)


class Condottiere(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE, PHASES)

    def options(self, players: i64) -> tuple[Option, ...]:
        return (
            Option("borders", "D1.2", "board", choices=("board", "example")),
            Option("first_condottiere", "D2.1", "random", choices=("random", *SEATS[:players])),
            Option("free_pass_in_own_city", "D4.5", False),
            Option("round_limit", "D8.3", 40, low=1, high=1000),
        )

    def longest(self, players: i64, options: Plain) -> int:
        """D8.3 bounds the rounds; the cards bound the battles of a round (D7.4).

        In a round at most all 96 cards are played, and each scarecrow brings one back. Between
        two cards lie at most two idle battles. In a battle each player passes once for good, the
        owner also between any two acts of others; and each is asked once to keep his hand.
        """
        limit = options["round_limit"]
        assert isinstance(limit, int)
        scarecrows = DECK[SCARECROW]
        plays = sum(DECK) + scarecrows
        battles = 3 * (plays + 1)
        waits = plays + battles * int(players)
        return limit * (plays + scarecrows + waits + battles * (1 + 2 * int(players)))

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
        """Between battles."""
        return state.phase == NAME_CITY

    def census(self, state: State) -> dict[str, int]:
        return census(state)

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data)


GAME: Final = Condottiere()
