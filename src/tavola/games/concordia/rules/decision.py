"""K3.1, K3.2 Whose decision it is, and when a move has its time."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Move, Phase, Plain, Refusal
from tavola.games.concordia.data import CARDS, NO_CARD
from tavola.games.concordia.moves import Act, Play
from tavola.games.concordia.state import State


class Decision(Phase[State]):
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
