"""What a player should not overlook: how the game stands, who is idle, who guards the fief."""

from typing import TypedDict

from mypy_extensions import i64

from tavola.core.game import NOBODY, Move
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.data import FIGURE_NAMES
from tavola.games.medievalia.moves import FIRST_FREE, FREE, Heal, Shoot
from tavola.games.medievalia.rules.abilities import legal_heals, legal_shots
from tavola.games.medievalia.rules.combat import is_ready
from tavola.games.medievalia.rules.game_end import buildings_of
from tavola.games.medievalia.rules.moving import may_shift
from tavola.games.medievalia.rules.produce import contains
from tavola.games.medievalia.rules.zones import can_leave, enemy_figures_in
from tavola.games.medievalia.state import State


class Race(TypedDict):
    """M9.2 Who has the most buildings, if neither war nor siege decides: sides, not players."""

    own: int  # a spectator is told of the side that leads …
    others: int  # … and both of the best other one


def look_at_race(state: State, seat: i64) -> Race:
    """M8.1 Allies build together."""
    built: dict[int, int] = {}
    for other in range(state.players):
        side = int(state.side(other))
        built[side] = built.get(side, 0) + int(buildings_of(state, other))
    seated = 0 <= seat < state.players
    own = int(state.side(seat)) if seated else max(built, key=lambda side: built[side])
    return {
        "own": built[own],
        "others": max(count for side, count in built.items() if side != own),
    }


def idle_figures(state: State, seat: i64) -> list[str]:
    """M7.1, M6 Own figures that guard nothing and could, or that could shoot or heal."""
    moves: list[Move] = []
    legal_shots(state, seat, NOBODY, moves)
    legal_heals(state, seat, moves)
    able: set[int] = set()
    for move in moves:
        if isinstance(move, Shoot):
            able.add(move.archer)
        elif isinstance(move, Heal):
            able.add(move.priest)
    return [
        FIGURE_NAMES[figure]
        for figure in state.seats[seat].figures
        if figure in able or stands_about(state, seat, figure)
    ]


def stands_about(state: State, seat: i64, figure: i64) -> bool:
    """M7.1 Free at home, though it could take a post."""
    return (
        state.post[figure] == FREE and can_leave(state, figure) and may_shift(state, seat, figure)
    )


def bares_the_fief(state: State, seat: i64, batch: Batch) -> bool:
    """M7.5 Whether the batch flips the last figures that could be sent against enemies at home."""
    if not enemy_figures_in(state, seat, seat):
        return False
    flips = False
    for figure in state.seats[seat].figures:
        if not is_ready(state, figure, seat):
            continue
        post = state.post[figure]
        if not contains(batch.groups, FIRST_FREE + figure if post == FREE else post):
            return False
        flips = True
    return flips
