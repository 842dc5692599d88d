"""Medievalia as a game of Tavola: each question goes to the file that answers it."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Facts, Game, Log, Move, Option, Plain, Refusal, Result
from tavola.games.medievalia import advice, advice_worth
from tavola.games.medievalia.carry_out import carry_out
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
    BUILDINGS,
    CARDS,
    CITIES,
    DECK_SIZE,
    FIGURES,
    KINDS,
    LANDS,
    OPENING_HAND,
    PILES,
    SEATS,
    SUMMARY_CARDS,
    Pack,
)
from tavola.games.medievalia.legal import legal_moves
from tavola.games.medievalia.moves import (
    TABLE,
)
from tavola.games.medievalia.pack import SHELF
from tavola.games.medievalia.redeal import redeal_unknown
from tavola.games.medievalia.rules.play import cards_in_play
from tavola.games.medievalia.rules.setup import (
    set_up,
)
from tavola.games.medievalia.save import load, save
from tavola.games.medievalia.score import score
from tavola.games.medievalia.state import (
    State,
)
from tavola.games.medievalia.view import look
from tavola.games.medievalia.why_not import why_not_move

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
        super().__init__(FACTS, TABLE)

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
        others take few moves a figure.
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

    def turn(self, state: State) -> i64:
        return state.acting

    def legal(self, state: State, seat: i64) -> list[Move]:
        return legal_moves(state, seat)

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        return why_not_move(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        carry_out(state, seat, move, chance, log)

    def result(self, state: State) -> Result | None:
        return score(state)

    def view(self, state: State, seat: i64) -> Plain:
        return look(state, seat)

    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        return redeal_unknown(state, seat, chance)

    def weigh(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        return advice.weigh(state, seat, moves)

    def worth(self, state: State, seat: i64) -> float:
        return advice_worth.worth(state, seat)

    def settled(self, state: State) -> bool:
        """As a turn begins."""
        return advice.settled(state)

    def clock(self, state: State) -> i64:
        return state.turn

    def census(self, state: State) -> dict[str, int]:
        """M1.2 All 110 cards: in a hand, the deck, a pile, on the table, or out of the game."""
        counts: dict[str, int] = {}
        for kind in range(KINDS):
            seen: i64 = state.out[kind] + cards_in_play(state, kind)
            for player in state.seats:
                seen += player.hand[kind]
            for place_in_deck in range(state.left):
                if state.deck[place_in_deck] == kind:
                    seen += 1
            counts[CARDS[kind]] = seen
        for building in range(BUILDING_KINDS):
            found: i64 = state.out_buildings[building]
            for land in range(LANDS):
                if (state.built[land] & BIT[building]) != 0:
                    found += 1
            for pile in range(PILES):
                for height in range(state.heights[pile]):
                    if state.piles[pile * BUILDING_TOTAL + height] == building:
                        found += 1
            counts[BUILDINGS[building]] = found
        counts["city"] = CITIES  # one a seat, the spare and the destroyed ones out of the game
        counts["summary"] = SUMMARY_CARDS
        return counts

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data, chance)


GAME: Final = Medievalia()
