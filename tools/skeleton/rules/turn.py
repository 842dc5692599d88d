"""T2 A turn."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Phase, Refusal
from tools.skeleton.moves import TAKE, Take
from tools.skeleton.rules.game_end import end_game
from tools.skeleton.state import State


class Taking(Phase[State]):
    def legal(self, state: State, seat: i64) -> list[Move]:
        return [move for move in TAKE if move.count <= state.left]

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        """T2.2."""
        assert isinstance(move, Take)
        if move.count > state.left:
            return Refusal("T2.2", "too-few-left", {"left": state.left})
        return None

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("T2.1", "not-your-turn", {"turn_seat": state.acting})

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        """T2.1, T2.2."""
        assert isinstance(move, Take)
        state.left -= move.count
        state.seats[seat].taken += move.count
        if log.listening:
            log.tell("took", {"seat": seat, "count": move.count})
        if state.left == 0:
            end_game(state, seat)
        else:
            state.acting = (seat + 1) % state.players
