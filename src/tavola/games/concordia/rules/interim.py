"""K7 Interim scoring, an option: once for each player, at the first Tribune."""

from mypy_extensions import i64

from tavola.core.game import Log
from tavola.games.concordia.score import points
from tavola.games.concordia.state import UNSCORED, State


def score_interim(state: State, seat: i64, log: Log) -> None:
    """K7.1 After the whole action of his first Tribune; when all have been scored, coins."""
    player = state.seats[seat]
    if player.interim != UNSCORED:
        return
    player.interim = points(state, seat)
    if log.listening:
        log.tell("interim-scored", {"seat": seat, "points": player.interim})
    for other in state.seats:
        if other.interim == UNSCORED:
            return
    pay_interim(state, log)


def pay_interim(state: State, log: Log) -> None:
    """K7.1 2 coins for the first place, 1 for the second; K7.2 a shared first leaves no second."""
    for seat in range(state.players):
        ahead: i64 = 0
        for other in state.seats:
            if other.interim > state.seats[seat].interim:
                ahead += 1
        coins: i64 = 0
        if ahead == 0:
            coins = 2
        elif ahead == 1:
            coins = 1
        state.seats[seat].coins += coins
        if log.listening and coins > 0:
            log.tell("interim-paid", {"seat": seat, "coins": coins})
    for player in state.seats:
        player.interim = 0  # the track goes back to 0; nobody is UNSCORED any more
