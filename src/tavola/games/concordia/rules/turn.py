"""K3 A turn: whose it is, how its parts are left out, and on to the next player."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Phase, Plain, Refusal
from tavola.games.concordia.data import CARDS, NO_CARD, TRIBUNE
from tavola.games.concordia.moves import Act, Play
from tavola.games.concordia.rules.game_end import last_turn_is_over, limit_is_reached, over
from tavola.games.concordia.rules.interim import score_interim
from tavola.games.concordia.state import EMPTY, PLAY_CARD, PROVISION, State


class Turn(Phase[State]):
    """Something that is asked of the player whose turn it is (K3.2)."""

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        """K3.2 Another's turn; K6.1 or all turns are over."""
        args: Plain = {"seat": state.acting}
        if has_had_last_turn(state, seat):
            return Refusal("K6.1", "no-more-turn", args)
        return Refusal("K3.2", "not-your-turn", args)


def has_had_last_turn(state: State, seat: i64) -> bool:
    """K6.1 The holder of the Concordia card, and who has played since."""
    if state.concordia == NOBODY:
        return False
    since = (state.active - state.concordia) % state.players
    return (seat - state.concordia) % state.players < since


def not_now(state: State, seat: i64, move: Move) -> Refusal:
    """A move that is not asked for while a card is carried out (K3.1)."""
    if isinstance(move, Play):
        card = state.seats[seat].top  # the Diplomat, not what it copies
        if card == NO_CARD:
            card = state.card  # the Tribune is back in the hand
        return Refusal("K3.1", "one-card-a-turn", {"card": CARDS[card]})
    assert isinstance(move, Act)
    return move.not_now


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


def begin(state: State, log: Log) -> None:
    """K2.5, K3.2 The start player's first turn."""
    state.active = state.start
    state.acting = state.start
    state.phase = PLAY_CARD
    if not state.start_goods:
        state.phase = PROVISION
    if log.listening:
        log.tell("start-player", {"seat": state.start, "praefectus_seat": state.praefectus})
