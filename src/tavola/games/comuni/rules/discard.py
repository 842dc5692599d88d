"""C3.17 At the end of phase 3 at most two cards stay in the hand."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.comuni.data import CARDS, DECK_OF, DECKS
from tavola.games.comuni.moves import DISCARD, Discard
from tavola.games.comuni.rules.building import holds, leave_hand, shows_something
from tavola.games.comuni.rules.decision import Decision, not_now
from tavola.games.comuni.state import DISCARDED, State


class Discarding(Decision):
    """C3.17 By choice; as soon as the hand is small enough it goes on."""

    def own_moves(self, state: State, seat: i64) -> list[Move]:
        return [DISCARD[card] for card in state.seats[seat].hand]

    def why_not_own(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if not isinstance(move, Discard):
            return not_now(move)
        if not holds(state.seats[seat], move.card):
            return Refusal("C3.17", "not-in-hand", {"card": CARDS[move.card]})
        return None

    def decide(self, state: State, seat: i64, move: Move, log: Log) -> None:
        assert isinstance(move, Discard)
        discard(state, seat, move.card, log)


def discard(state: State, seat: i64, card: i64, log: Log) -> None:
    """C1.6 Face down, C1.7 but for the letter; out of the game for good."""
    reveals = log.listening and shows_something(state, seat, card)
    leave_hand(state, seat, card, DISCARDED)
    state.laid[card] = state.turns
    if log.listening:
        log.tell("discarded", {"seat": seat, "deck": DECKS[DECK_OF[card]]}, reveals=reveals)
        log.whisper(seat, "discarded-card", {"card": CARDS[card]})
