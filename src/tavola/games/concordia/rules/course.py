"""K3 The course of the game: a turn begins, is left, and ends."""

from mypy_extensions import i64

from tavola.core.game import Log
from tavola.games.concordia.data import NO_CARD, TRIBUNE
from tavola.games.concordia.rules.game_end import last_turn_is_over, limit_is_reached, over
from tavola.games.concordia.rules.interim import score_interim
from tavola.games.concordia.state import EMPTY, PLAY_CARD, PROVISION, State


def begin(state: State, log: Log) -> None:
    """K2.5, K3.2 The start player's first turn."""
    state.active = state.start
    state.acting = state.start
    state.phase = PLAY_CARD
    if not state.start_goods:
        state.phase = PROVISION
    if log.listening:
        log.tell("start-player", {"seat": state.start, "praefectus_seat": state.praefectus})


def be_done(state: State, seat: i64, log: Log) -> None:
    """K3.3 The rest of the action is left out, and the turn is over."""
    if log.listening:
        log.tell("done", {"seat": seat})
    end_turn(state, log)


def end_turn(state: State, log: Log) -> None:
    """K3.2 The next player clockwise; K6.1, K6.4 unless the game is over."""
    if state.interim_scoring and state.card == TRIBUNE:
        score_interim(state, state.active, log)
    state.card = NO_CARD
    state.steps = 0
    state.moving = EMPTY
    state.bought = 0
    state.sold = 0
    state.buys = 0
    state.begun = False
    following = state.after(state.active)
    if following == state.start:
        state.rounds += 1
    if last_turn_is_over(state, following) or limit_is_reached(state, following):
        over(state, log)
        return
    state.active = following
    state.acting = following
    state.phase = PLAY_CARD
    if state.rounds == 0 and not state.start_goods:
        state.phase = PROVISION  # K2.6
