"""P3 The morning: all stake flowers in secret."""

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Phase, Refusal
from tests.laws.parlour.moves import COMMIT, IN_THE_MORNING, KINDS, Step
from tests.laws.parlour.rules.telling import tell, whisper
from tests.laws.parlour.state import DAY, State, flowers


class Morning(Phase[State]):
    def legal(self, state: State, seat: int) -> list[Move]:
        return [move for move in IN_THE_MORNING if self.why_not(state, seat, move) is None]

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        if move not in IN_THE_MORNING:
            return Refusal("P3.1", "not-now")
        return None if move is COMMIT else why_not_held(state, seat, move)

    def why_wait(self, state: State, seat: int, move: Move) -> Refusal:
        return Refusal("P3.1", "not-your-decision")

    def apply(self, state: State, seat: int, move: Move, chance: Chance, log: Log) -> None:
        if move is COMMIT:
            commit(state, seat, log)
        else:
            stake(state, seat, move, log)


def why_not_held(state: State, seat: int, move: Move) -> Refusal | None:
    """P1.2 A flower comes from the own hand."""
    assert isinstance(move, Step)
    if state.seats[seat].hand[move.about]:
        return None
    return Refusal("P1.2", "not-in-hand", {"flower": KINDS[move.about]})


def stake(state: State, seat: int, move: Move, log: Log) -> None:
    """P3.1."""
    assert isinstance(move, Step)
    player = state.seats[seat]
    player.hand[move.about] -= 1
    player.stakes[move.about] += 1
    whisper(log, seat, "staked", {"flower": KINDS[move.about]})


def commit(state: State, seat: int, log: Log) -> None:
    """P3.1, P3.2."""
    state.seats[seat].committed = True
    tell(log, "committed", {"seat": seat})
    if all(player.committed for player in state.seats):
        reveal(state, log)


def reveal(state: State, log: Log) -> None:
    """P3.2, P3.3."""
    for seat, player in enumerate(state.seats):
        shown = {"seat": seat, "flowers": flowers(player.stakes)}
        tell(log, "stakes", shown, reveals=True, news=True)
    order = [(state.opener + step) % int(state.players) for step in range(state.players)]
    state.gardener = max(order, key=lambda seat: sum(state.seats[seat].stakes))
    state.opener = state.gardener
    for player in state.seats:
        state.compost = [old + new for old, new in zip(state.compost, player.stakes)]
        player.stakes = [0] * 4
        player.committed = False
    state.phase = DAY
    state.acting = state.gardener
