"""C3.23 Resources of choice, after a claim or as a part of the income."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.comuni.data import FOUR, RESOURCES
from tavola.games.comuni.moves import TAKE, Take
from tavola.games.comuni.rules.decision import Decision, not_now
from tavola.games.comuni.rules.supply import gain
from tavola.games.comuni.state import State


class Choosing(Decision):
    """C3.23 Among the kinds that the supply holds."""

    def own_moves(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        for resource in range(FOUR):
            if state.supply[resource] > 0:
                moves.append(TAKE[resource])
        return moves

    def why_not_own(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if not isinstance(move, Take):
            return not_now(move)
        if state.supply[move.resource] == 0:
            return Refusal("C3.6", "supply-has-none", {"resource": RESOURCES[move.resource]})
        return None

    def decide(self, state: State, seat: i64, move: Move, log: Log) -> None:
        assert isinstance(move, Take)
        take(state, seat, move.resource, log)


def take(state: State, seat: i64, resource: i64, log: Log) -> None:
    """C3.23 One by one."""
    gain(state, seat, resource, 1)
    state.choices -= 1
    if log.listening:
        log.tell("took", {"seat": seat, "resource": RESOURCES[resource]})
