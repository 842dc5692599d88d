"""T1.1 Where the counters are."""

from tools.skeleton.state import State


def census(state: State) -> dict[str, int]:
    return {"counters": int(state.left) + sum(int(player.taken) for player in state.seats)}
