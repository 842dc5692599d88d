"""Medievalia as a game of Tavola: each question goes to the file that answers it."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Facts, Game, Log, Move, Option, Plain, Progress, Refusal, Result
from tavola.games.medievalia.acts import joins
from tavola.games.medievalia.advice import weigh
from tavola.games.medievalia.advice_worth import settled, worth
from tavola.games.medievalia.census import census
from tavola.games.medievalia.data import (
    BUILDING_TOTAL,
    DECK_SIZE,
    FIGURES,
    KINDS,
    LANDS,
    OPENING_HAND,
    PILES,
    SEATS,
    Pack,
)
from tavola.games.medievalia.moves import TABLE
from tavola.games.medievalia.pack import SHELF
from tavola.games.medievalia.printed import Printed, printed
from tavola.games.medievalia.redeal import redeal
from tavola.games.medievalia.rules.never import why_never
from tavola.games.medievalia.rules.phases import PHASES
from tavola.games.medievalia.rules.setup import set_up
from tavola.games.medievalia.save import load, save
from tavola.games.medievalia.score import score
from tavola.games.medievalia.sheets import sheets
from tavola.games.medievalia.state import State
from tavola.games.medievalia.view import Private, Public, Table, private, progress, public
from tavola.games.medievalia.view_things import look_at_things

FACTS: Final = Facts(
    name="medievalia",
    title="Medievalia",
    rules_version="2",
    fewest=2,
    most=4,
    authors=("Michele Quondam",),
    publisher="Giochix",
    year=2007,
    hidden=("hands", "deck", "building-piles", "batches"),
)


class Medievalia(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE, PHASES)

    def options(self, players: i64) -> tuple[Option, ...]:
        options = [
            Option("start_player", "M2.3", "random", choices=("random", *SEATS[:players])),
            Option("seat_handicap", "M2.2", False),
            Option("data_pack", "M1.2", str(SHELF.default), choices=tuple(SHELF.names())),
        ]
        if players > 2:
            options.append(Option("central_fief", "M1.4", False))
        if players == 4:
            options.append(Option("alliance", "M8.1", False))
            options.append(Option("allied_archers", "M8.4", True))
        return tuple(options)

    def longest(self, players: i64, options: Plain) -> int:
        """M9.7 bounds the turns, M3.5 and M4.10 bound what is done between two acts of a turn.

        An act is a batch closed, an external move, a shot or a healing. In a game at most all
        cards and buildings are paid and the deck is drawn; in a turn a figure marches at most
        twice or uses its ability once. Before each act every figure is lifted and put once; before
        the first and after each of these, everything that can be named is named and dropped, each
        time with every group, card and ability added, and the ally's. A battle and the answers of
        others take few moves per figure.
        """
        figures = int(FIGURES)
        turns = int(DECK_SIZE) - (int(OPENING_HAND) - 1) * int(players)
        paid = 2 * int(DECK_SIZE) + int(BUILDING_TOTAL)
        acts = paid + turns * 3 * figures
        batch = 2 * (figures + int(LANDS) + 1 + int(DECK_SIZE)) + 5 * figures + 5
        named = (int(KINDS) + int(PILES) + 1) * batch
        between = 2 * figures + (figures + 1) * named
        return (acts + turns) * between + turns * 20 * figures + 10 * int(players)

    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        pack = SHELF.find(str(options["data_pack"]))
        assert isinstance(pack, Pack)
        return set_up(players, options, pack, chance, log)

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

    def printed(self, state: State) -> Printed:
        return printed(state)

    def things(self, state: State) -> Mapping[str, Mapping[str, object]]:
        return look_at_things(state)

    def progress(self, view: Mapping[str, object]) -> Progress:
        return progress(cast(Table, view))

    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        return redeal(state, seat, chance)

    def weigh(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        return weigh(state, seat, moves)

    def worth(self, state: State, seat: i64) -> float:
        return worth(state, seat)

    def settled(self, state: State) -> bool:
        """As a turn begins."""
        return settled(state)

    def clock(self, state: State) -> i64:
        return state.turn

    def census(self, state: State) -> dict[str, int]:
        return census(state)

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data, chance)


GAME: Final = Medievalia()
