"""T1 Set-up."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Plain
from tools.skeleton.state import SEATS, TAKING, State


def set_up(players: i64, options: Plain, chance: Chance, log: Log) -> State:
    """T1.1, T1.2."""
    counters = options["counters"]
    assert isinstance(counters, int)
    state = State(players)
    state.counters = counters
    state.left = counters
    state.phase = TAKING
    state.acting = chance.below("first", players, SEATS)
    if log.listening:
        log.tell("began", {"seat": state.acting})
    return state
