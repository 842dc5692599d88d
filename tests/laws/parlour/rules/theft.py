"""P5 A theft: the owner of the vase answers."""

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Phase, Refusal
from tests.laws.parlour.moves import IN_A_THEFT, KINDS, LET_GO, Step
from tests.laws.parlour.rules.game_end import end_if_full
from tests.laws.parlour.rules.morning import why_not_held
from tests.laws.parlour.rules.telling import tell
from tests.laws.parlour.state import DAY, State, flowers


class Theft(Phase[State]):
    def legal(self, state: State, seat: int) -> list[Move]:
        return [move for move in IN_A_THEFT if self.why_not(state, seat, move) is None]

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        if move not in IN_A_THEFT:
            return Refusal("P5.1", "not-now")
        if move is LET_GO:
            return None
        if not state.guards:
            return Refusal("P5.2", "no-guards")
        return why_not_held(state, seat, move)

    def why_wait(self, state: State, seat: int, move: Move) -> Refusal:
        return Refusal("P5.1", "not-your-decision")

    def apply(self, state: State, seat: int, move: Move, chance: Chance, log: Log) -> None:
        if move is LET_GO:
            let_go(state, seat, chance, log)
        else:
            assert isinstance(move, Step)
            guard(state, seat, move, log)


def let_go(state: State, seat: int, chance: Chance, log: Log) -> None:
    """P5.1, P6.2."""
    vase = flowers(state.seats[seat].vase)
    kind = KINDS.index(vase[chance.below("loot", len(vase), tuple(vase))])
    state.seats[seat].vase[kind] -= 1
    state.seats[state.gardener].vase[kind] += 1
    tell(log, "stolen", {"seat": seat, "flower": KINDS[kind]})
    back_to_the_day(state)
    end_if_full(state, state.gardener)


def guard(state: State, seat: int, move: Step, log: Log) -> None:
    """P5.2."""
    state.seats[seat].hand[move.about] -= 1
    state.compost[move.about] += 1
    tell(log, "guarded", {"seat": seat, "flower": KINDS[move.about]}, reveals=True)
    back_to_the_day(state)


def back_to_the_day(state: State) -> None:
    state.owner = NOBODY
    state.phase = DAY
    state.acting = state.gardener
