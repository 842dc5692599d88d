"""What a seat may know: here, everything."""

from typing import TypedDict

from mypy_extensions import i64

from tools.skeleton.state import PHASE_NAMES, Phase, State


class Player(TypedDict):
    taken: int


class Public(TypedDict):
    """What everybody sees."""

    phase: Phase
    counters_left: int
    players: list[Player]


class Private(TypedDict):
    """What a seat sees besides: what it holds in hand, where a game has hands."""


class Table(Public, Private):
    """The table as a seat sees it."""


def public(state: State) -> Public:
    return {
        "phase": PHASE_NAMES[state.phase],
        "counters_left": state.left,
        "players": [{"taken": player.taken} for player in state.seats],
    }


def private(state: State, seat: i64) -> Private:
    return {}
