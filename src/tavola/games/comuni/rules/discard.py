"""C3.17 At the end of phase 3 at most two cards stay in the hand."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.comuni.data import CARDS, DECK_OF, DECKS, HAND_LIMIT
from tavola.games.comuni.moves import DISCARD as DISCARDS
from tavola.games.comuni.moves import Discard
from tavola.games.comuni.rules.build import holds, leave_hand, shows_something
from tavola.games.comuni.state import DISCARD, DISCARDED, State


def legal_discard(state: State, seat: i64) -> list[Move]:
    """C3.17 By choice."""
    return [DISCARDS[card] for card in state.seats[seat].hand]


def why_not_discard(state: State, seat: i64, move: Discard) -> Refusal | None:
    """C3.17 No more than the hand is too large."""
    if state.phase != DISCARD:
        return Refusal("C3.17", "nothing-to-discard", {"limit": HAND_LIMIT})
    if not holds(state.seats[seat], move.card):
        return Refusal("C3.17", "not-in-hand", {"card": CARDS[move.card]})
    return None


def discard(state: State, seat: i64, card: i64, log: Log) -> None:
    """C1.6 Face down, C1.7 but for the letter; out of the game for good."""
    reveals = log.listening and shows_something(state, seat, card)
    leave_hand(state, seat, card, DISCARDED)
    state.laid[card] = state.turns
    if log.listening:
        log.tell("discarded", {"seat": seat, "deck": DECKS[DECK_OF[card]]}, reveals=reveals)
        log.whisper(seat, "discarded-card", {"card": CARDS[card]})
