"""Concordia as a game of Tavola: each question goes to the file that answers it."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Facts, Game, Log, Move, Option, Plain, Refusal, Result
from tavola.games.concordia import advice, refusals
from tavola.games.concordia.board import maps_for
from tavola.games.concordia.census import count_all
from tavola.games.concordia.moves import (
    TABLE,
    Build,
    Buy,
    BuyCard,
    Collect,
    Copy,
    Done,
    Go,
    Keep,
    Leave,
    Pay,
    Place,
    Play,
    Produce,
    Sell,
    Step,
    Stop,
    TakeCoins,
)
from tavola.games.concordia.rules.building import build, legal_architect
from tavola.games.concordia.rules.cards import copy, legal_diplomat, play_card
from tavola.games.concordia.rules.colonists import (
    legal_colonist,
    legal_tribune,
    place,
    take_coins,
)
from tavola.games.concordia.rules.moving import colonist_in, legal_stepping, set_out, step, stop
from tavola.games.concordia.rules.prefect import collect, legal_prefect, produce
from tavola.games.concordia.rules.purchase import (
    buy_card,
    end_purchase,
    legal_payment,
    legal_purchase,
    pay_any,
)
from tavola.games.concordia.rules.setup import set_up
from tavola.games.concordia.rules.storehouse import keep, legal_receive
from tavola.games.concordia.rules.trade import buy, legal_provision, legal_trade, sell
from tavola.games.concordia.rules.turn import decline, end_provision, end_turn, legal_play
from tavola.games.concordia.save import load, save
from tavola.games.concordia.score import score
from tavola.games.concordia.state import (
    ARCHITECT,
    COLONIST,
    DIPLOMAT,
    MERCATOR,
    ON_LINE,
    PAYMENT,
    PLAY_CARD,
    PREFECT,
    PROVISION,
    PURCHASE,
    RECEIVE,
    STEPPING,
    TRIBUNE_PLACES,
    State,
)
from tavola.games.concordia.view import look, redeal_unknown

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
        super().__init__(FACTS, TABLE)

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

    def turn(self, state: State) -> i64:
        return state.acting

    def legal(self, state: State, seat: i64) -> list[Move]:
        if seat != state.acting or seat == NOBODY:
            return []
        phase = state.phase
        if phase == STEPPING:
            return legal_stepping(state, seat)
        if phase == PLAY_CARD:
            return legal_play(state, seat)
        if phase == ARCHITECT:
            return legal_architect(state, seat)
        if phase == MERCATOR:
            return legal_trade(state, seat)
        if phase == PREFECT:
            return legal_prefect(state)
        return self.legal_rarer(state, seat, phase)

    def legal_rarer(self, state: State, seat: i64, phase: i64) -> list[Move]:
        if phase == PURCHASE:
            return legal_purchase(state, seat)
        if phase == DIPLOMAT:
            return legal_diplomat(state, seat)
        if phase == COLONIST:
            return legal_colonist(state, seat)
        if phase == TRIBUNE_PLACES:
            return legal_tribune(state, seat)
        if phase == RECEIVE:
            return legal_receive(state, seat)
        if phase == PAYMENT:
            return legal_payment(state, seat)
        if phase == PROVISION:
            return legal_provision(state, seat)
        return []

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        return refusals.why_not(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Step):
            step(state, seat, move.line, log)
        elif isinstance(move, Play):
            play_card(state, seat, move.card, log)
        elif isinstance(move, Done):
            self.finish(state, seat, log)
        elif isinstance(move, Go):
            board = state.board()
            where = ON_LINE + move.line
            player = state.seats[seat]
            set_out(state, seat, colonist_in(player, board.line_kind[move.line], where), log)
        elif isinstance(move, Leave):
            set_out(state, seat, colonist_in(state.seats[seat], move.kind, move.city), log)
        elif isinstance(move, Stop):
            stop(state, seat, log)
        elif isinstance(move, Buy):
            buy(state, seat, move.good, log)
        elif isinstance(move, Sell):
            sell(state, seat, move.good, log)
        elif isinstance(move, Produce):
            produce(state, seat, move.province, log)
        elif isinstance(move, Build):
            build(state, seat, move.city, log)
        else:
            self.apply_rarer(state, seat, move, log)

    def apply_rarer(self, state: State, seat: i64, move: Move, log: Log) -> None:
        if isinstance(move, Copy):
            copy(state, seat, move.seat, log)
        elif isinstance(move, Collect):
            collect(state, seat, log)
        elif isinstance(move, BuyCard):
            buy_card(state, seat, move.space, log)
        elif isinstance(move, Pay):
            pay_any(state, seat, move.good, log)
        elif isinstance(move, Keep):
            keep(state, seat, move.good, log)
        elif isinstance(move, Place):
            place(state, seat, move.kind, move.city, log)
        elif isinstance(move, TakeCoins):
            take_coins(state, seat, log)

    def finish(self, state: State, seat: i64, log: Log) -> None:
        """K3.3 The rest is left out. K4.10 After purchases the row slides and is refilled."""
        if state.phase == PROVISION:
            end_provision(state, seat, log)
            return
        decline(state, seat, log)
        if state.phase == PURCHASE:
            end_purchase(state, log)
        else:
            end_turn(state, log)

    def result(self, state: State) -> Result | None:
        return score(state)

    def view(self, state: State, seat: i64) -> Plain:
        return look(state, seat)

    def redeal(self, state: State, seat: i64, chance: Chance) -> State:
        return redeal_unknown(state, seat, chance)

    def weigh(self, state: State, seat: i64, moves: list[Move]) -> list[float]:
        return advice.weigh(state, seat, moves)

    def worth(self, state: State, seat: i64) -> float:
        return advice.worth(state, seat)

    def settled(self, state: State) -> bool:
        """Between turns."""
        return state.phase == PLAY_CARD

    def census(self, state: State) -> dict[str, int]:
        return count_all(state)

    def save(self, state: State) -> Plain:
        return save(state)

    def load(self, data: Plain, chance: Chance) -> State:
        return load(data, chance)


GAME: Final = Concordia()
