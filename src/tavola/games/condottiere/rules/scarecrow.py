"""D5.5 The scarecrow: which mercenary it takes back."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Phase, Refusal
from tavola.games.condottiere.data import CARDS, MERCENARIES
from tavola.games.condottiere.events import OfCard
from tavola.games.condottiere.moves import TAKE, TAKE_NONE, TakeBack, TakeNone
from tavola.games.condottiere.rules.battle import end_turn
from tavola.games.condottiere.rules.course import not_now
from tavola.games.condottiere.state import State


class TakingBack(Phase[State]):
    """D5.5 Any mercenary that he has played in this battle, or none."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        army = state.seats[seat].army
        moves: list[Move] = []
        for kind in range(MERCENARIES):
            if army[kind] > 0:
                moves.append(TAKE[kind])
        moves.append(TAKE_NONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, TakeBack):
            if state.seats[seat].army[move.card] == 0:
                return Refusal("D5.5", "not-in-your-army", {"card": CARDS[move.card]})
            return None
        return None if isinstance(move, TakeNone) else not_now(move)

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("D5.5", "scarecrow-of-another", {"seat": state.acting})

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, TakeBack):
            take_back(state, seat, move.card, log)
        elif log.listening:
            log.tell("took-none", {"seat": seat})
        end_turn(state, seat, chance, log)


def take_back(state: State, seat: i64, card: i64, log: Log) -> None:
    """D5.5 A mercenary returns to the hand; everyone has seen it (D2.3)."""
    player = state.seats[seat]
    player.army[card] -= 1
    player.hand[card] += 1
    player.cards += 1
    player.known[card] += 1
    if log.listening:
        told: OfCard = {"seat": seat, "card": CARDS[card]}
        log.tell("took-back", told)
