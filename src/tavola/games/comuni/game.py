"""Comuni as a game of Tavola: each question goes to the file that answers it."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import (
    NOBODY,
    Facts,
    Game,
    Log,
    Move,
    Option,
    Plain,
    Progress,
    Refusal,
    Result,
)
from tavola.games.comuni.acts import joins
from tavola.games.comuni.advice import weigh
from tavola.games.comuni.advice_worth import worth
from tavola.games.comuni.census import census
from tavola.games.comuni.moves import TABLE
from tavola.games.comuni.pack import SHELF
from tavola.games.comuni.printed import Printed, printed
from tavola.games.comuni.redeal import redeal
from tavola.games.comuni.rules.never import why_never
from tavola.games.comuni.rules.phases import PHASES
from tavola.games.comuni.rules.setup import set_up
from tavola.games.comuni.save import load, save
from tavola.games.comuni.score import score
from tavola.games.comuni.sheets import sheets
from tavola.games.comuni.state import INVASION, PROJECT, State
from tavola.games.comuni.view import Private, Public, Table, private, progress, public

FACTS: Final = Facts(
    name="comuni",
    title="Comuni",
    rules_version="2",
    fewest=2,
    most=5,
    authors=("Flaminia Brasini", "Virginio Gigli", "Stefano Luperto", "Antonio Tinto"),
    publisher="TenkiGames",
    year=2008,
    hidden=("screens", "hands", "walls", "pledges", "decks"),
    simultaneous=True,
)
# The most that one turn can bring: the option of phase 1, resources of choice, relocations, every
# card of the hand used or thrown away, `done`, the repair; and as many trades as cubes come in.
IN_A_TURN: Final = 1 + 8 + 7 + 30 + 1 + 1 + 40


class Comuni(Game[State]):
    def __init__(self) -> None:
        super().__init__(FACTS, TABLE, PHASES)

    def options(self, players: i64) -> tuple[Option, ...]:
        return (
            Option("open_screens", "C1.4", False),
            Option("after_invasion", "C3.9", "continue", choices=("continue", "end_turn")),
            Option("guild_master_needs_two_storeys", "C3.18", False),
            Option("heroes_need_walls", "C5.8", False),
            Option("smallest_building", "C7.5", "any", choices=("any", "worst_kind")),
            Option("round_limit", "C6.6", 100, low=1, high=1000),
            Option("data_pack", "C1.2", str(SHELF.default), choices=tuple(SHELF.names())),
        )

    def longest(self, players: i64, options: Plain) -> int:
        """C6.6 bounds the turns; four invasions ask everybody at most six questions.

        A trade costs a cube more than it brings, so there are no more of them than cubes taken.
        """
        limit = options["round_limit"]
        assert isinstance(limit, int)
        turns = int(players) * (limit + 1)
        return turns * IN_A_TURN + 4 * 7 * int(players) + 100

    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> State:
        return set_up(players, options, chance, log)

    def turn(self, state: State) -> i64:
        """C5.3 In an invasion all who have not committed decide at once."""
        if state.phase != INVASION:
            return state.acting
        for seat in range(state.players):
            if not state.seats[seat].committed:
                return seat
        return NOBODY

    def to_act(self, state: State) -> list[i64]:
        if state.phase == INVASION:
            return [s for s in range(state.players) if not state.seats[s].committed]
        return [] if state.acting == NOBODY else [state.acting]

    def must_act(self, state: State, seat: i64) -> bool:
        if state.phase == INVASION:
            return 0 <= seat < state.players and not state.seats[seat].committed
        return seat == state.acting and seat != NOBODY

    # Said here although `Game` says the same: Python calls what a class inherits more slowly.

    def legal(self, state: State, seat: i64) -> list[Move]:
        return self.phases[state.phase].legal(state, seat) if self.must_act(state, seat) else []

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

    def printed(self, state: State) -> Printed:
        return printed(state)

    def things(self, state: State) -> Mapping[str, Mapping[str, object]]:
        return state.pack.projects

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
        """Between two turns: nobody is outbid, invaded or in the middle of building."""
        return state.phase == PROJECT

    def census(self, state: State) -> dict[str, int]:
        return census(state)

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data, chance)


GAME: Final = Comuni()
