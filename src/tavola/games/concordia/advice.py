"""What a sensible player of Concordia weighs. All but the stack's order is known to everybody."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import Move
from tavola.games.concordia.advice_architect import TIRED
from tavola.games.concordia.advice_cards import Counsel
from tavola.games.concordia.board import SEA
from tavola.games.concordia.data import OF_A_KIND, PRICE
from tavola.games.concordia.moves import (
    Build,
    Buy,
    BuyCard,
    Collect,
    Copy,
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
from tavola.games.concordia.rules.colonists import colonist_coins
from tavola.games.concordia.rules.moving import colonist_in
from tavola.games.concordia.rules.prefect import coins_showing
from tavola.games.concordia.rules.purchase import consul
from tavola.games.concordia.state import ARCHITECT, ON_LINE, STEPPING, State

# All but the first are in points of the score.
POINT: Final = 0.03  # a point in shares of a win
BUILD_NOW: Final = 0.1  # houses come before idle steps, the better ones first
BETTER_HOUSE: Final = 0.02
POOR_HOUSE: Final = -1.0  # one that brings less than it costs
BE_DONE: Final = 0.05  # rather than steps that lead to nothing better
TRADE_EFFORT: Final = 0.01
LINE: Final = 0.03  # K4.7 for each line that begins where a colonist is placed
SAME_KIND: Final = 0.1  # for each colonist of that kind on the board


def weigh(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """Advice for each move, in shares of a win."""
    counsel = Counsel(state, seat)
    if state.phase == ARCHITECT:
        return weigh_architect(state, counsel, moves)
    if state.phase == STEPPING:
        return weigh_steps(state, counsel, moves)
    return [POINT * weigh_one(counsel, move) for move in moves]


def weigh_architect(state: State, counsel: Counsel, moves: list[Move]) -> list[float]:
    """Move while it opens better places to build; else build the best house; else be done."""
    plan = counsel.plan(state.steps)
    here = 0.0
    for colonist in range(len(plan.player.colonists)):
        here += plan.best[colonist][0]
    found: list[float] = []
    for move in moves:
        value = 0.0
        if isinstance(move, Build):
            value = here + BUILD_NOW + BETTER_HOUSE * plan.gains[move.city]
            if plan.gains[move.city] <= 0.0:
                value = plan.waiting + POOR_HOUSE
        elif isinstance(move, Leave):
            colonist = colonist_in(plan.player, move.kind, move.city)
            value = plan.moving(colonist)
        elif isinstance(move, Go):
            kind = state.board().line_kind[move.line]
            value = plan.moving(colonist_in(plan.player, kind, ON_LINE + move.line))
        else:
            value = plan.waiting + BE_DONE
        found.append(POINT * value)
    return found


def weigh_steps(state: State, counsel: Counsel, moves: list[Move]) -> list[float]:
    """The step from which the best line can still be reached, for the fewest steps."""
    player = counsel.player
    where = player.colonists[state.moving]
    plan = counsel.plan(state.steps)
    rest = plan.others(state.moving)
    found: list[float] = []
    for move in moves:
        value = 0.0
        if isinstance(move, Step):
            player.colonists[state.moving] = ON_LINE + move.line
            left = state.steps - 1
            ahead = plan.reach(state.moving)
            if state.on_line[move.line] >= 0:
                ahead[0] = 0.0
            for used in range(left + 1):
                value = max(value, ahead[used] + rest[left - used] - TIRED * float(used + 1))
            player.colonists[state.moving] = where
        elif isinstance(move, Stop):
            value = plan.best[state.moving][0] + rest[state.steps]
        found.append(POINT * value)
    return found


def weigh_one(counsel: Counsel, move: Move) -> float:
    """All other small moves: what each brings in points; `done` brings nothing."""
    state = counsel.state
    if isinstance(move, Play):
        return counsel.play(move.card)
    if isinstance(move, Produce):
        return counsel.province(move.province)
    if isinstance(move, Collect):
        return counsel.coins(coins_showing(state))
    if isinstance(move, Copy):
        return counsel.card(state.seats[move.seat].top)
    if isinstance(move, BuyCard):
        return counsel.purchase(move.space, consul(state))
    if isinstance(move, Place):
        return weigh_placing(counsel, move)
    if isinstance(move, TakeCoins):
        return counsel.coins(colonist_coins(counsel.player))
    return weigh_good(counsel, move)


def weigh_good(counsel: Counsel, move: Move) -> float:
    """Single goods: bought, sold, paid or kept."""
    if isinstance(move, Buy):
        return counsel.one_more(move.good, -PRICE[move.good]) - TRADE_EFFORT
    if isinstance(move, Sell):
        return counsel.one_less(move.good, PRICE[move.good]) - TRADE_EFFORT
    if isinstance(move, Pay):
        return counsel.one_less(move.good, 0)
    if isinstance(move, Keep):
        return counsel.one_more(move.good, 0)
    return 0.0


def weigh_placing(counsel: Counsel, move: Place) -> float:
    """K4.7 A colonist is worth more where many lines begin, and of the kind one has fewer of."""
    player = counsel.player
    board = counsel.state.board()
    corner = move.kind * board.city_count + move.city
    lines = board.start_first[corner + 1] - board.start_first[corner]
    same: i64 = 0
    first: i64 = 0
    if move.kind == SEA:
        first = OF_A_KIND
    for place in range(first, first + OF_A_KIND):
        if player.colonists[place] >= 0:
            same += 1
    return counsel.colonist() + LINE * float(lines) - SAME_KIND * float(same)
