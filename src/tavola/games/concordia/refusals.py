"""Why a move is not allowed: each question goes to the rule that answers it."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Move, Plain, Refusal
from tavola.games.concordia.moves import (
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
from tavola.games.concordia.rules.building import why_not_build
from tavola.games.concordia.rules.cards import why_not_copy
from tavola.games.concordia.rules.colonists import why_not_place, why_not_take_coins
from tavola.games.concordia.rules.moving import (
    why_not_go,
    why_not_leave,
    why_not_step,
    why_not_stop,
)
from tavola.games.concordia.rules.prefect import why_not_collect, why_not_produce
from tavola.games.concordia.rules.purchase import why_not_card, why_not_pay
from tavola.games.concordia.rules.storehouse import why_not_keep
from tavola.games.concordia.rules.trade import why_not_buy, why_not_sell
from tavola.games.concordia.rules.turn import why_not_done, why_not_play
from tavola.games.concordia.state import OVER, RECEIVE, State


def why_not(state: State, seat: i64, move: Move) -> Refusal | None:
    """None exactly for the moves in `legal`."""
    if state.phase == OVER:
        return Refusal("K6.4" if state.concordia == NOBODY else "K6.1", "game-is-over")
    if seat != state.acting:
        args: Plain = {"seat": state.acting}
        if state.phase == RECEIVE:
            return Refusal("K5.2", "chooses-first", args)
        if has_had_last_turn(state, seat):
            return Refusal("K6.1", "no-more-turn", args)
        return Refusal("K3.2", "not-your-turn", args)
    if isinstance(move, Play):
        return why_not_play(state, seat, move)
    if isinstance(move, Done):
        return why_not_done(state)
    return why_not_architect(state, seat, move)


def has_had_last_turn(state: State, seat: i64) -> bool:
    """K6.1 The holder of the Concordia card, and who has played since."""
    if state.concordia == NOBODY:
        return False
    since = (state.active - state.concordia) % state.players
    return (seat - state.concordia) % state.players < since


def why_not_architect(state: State, seat: i64, move: Move) -> Refusal | None:
    """K4.2, K4.3"""
    if isinstance(move, Leave):
        return why_not_leave(state, seat, move)
    if isinstance(move, Go):
        return why_not_go(state, seat, move)
    if isinstance(move, Step):
        return why_not_step(state, seat, move)
    if isinstance(move, Stop):
        return why_not_stop(state, seat)
    if isinstance(move, Build):
        return why_not_build(state, seat, move)
    return why_not_other(state, seat, move)


def why_not_other(state: State, seat: i64, move: Move) -> Refusal | None:
    """K4.1 and K4.5 to K4.11, K5.2"""
    if isinstance(move, Produce):
        return why_not_produce(state, move)
    if isinstance(move, Collect):
        return why_not_collect(state)
    if isinstance(move, Place):
        return why_not_place(state, seat, move)
    if isinstance(move, TakeCoins):
        return why_not_take_coins(state)
    if isinstance(move, Buy):
        return why_not_buy(state, seat, move)
    if isinstance(move, Sell):
        return why_not_sell(state, seat, move)
    if isinstance(move, Copy):
        return why_not_copy(state, seat, move)
    if isinstance(move, BuyCard):
        return why_not_card(state, seat, move)
    if isinstance(move, Pay):
        return why_not_pay(state, seat, move)
    assert isinstance(move, Keep)
    return why_not_keep(state, seat, move)
