"""M4.1, M4.2 What closing a batch flips and discards."""

from mypy_extensions import i64

from tavola.core.game import Plain
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.data import CARDS, FIGURE_NAMES, KINDS
from tavola.games.medievalia.moves import CITY, FIRST_FREE, GROUP_NAMES, TABLE, Double, Lower, Trade
from tavola.games.medievalia.state import State


def flip_batch(state: State, seat: i64, batch: Batch) -> None:
    """M4.1, M4.2 Closing flips every group that was added, and discards."""
    player = state.seats[seat]
    for group in batch.groups:
        if group > CITY:
            state.flipped[group - FIRST_FREE] = 1
            continue
        if group == CITY:
            player.city_flipped = True
        else:
            state.land_flipped[group] = 1
        for figure in player.figures:
            if state.post[figure] == group:
                state.flipped[figure] = 1
    for kind in range(KINDS):
        count = batch.discards[kind]
        if count > 0:
            player.hand[kind] -= count
            player.cards -= count
            state.out[kind] += count


def paid_with(batch: Batch) -> Plain:
    """For the log: what a closed batch was made of."""
    return {
        "pieces": [GROUP_NAMES[group] for group in batch.groups],
        "cards": [CARDS[kind] for kind in range(KINDS) for _ in range(batch.discards[kind])],
        "acting_pieces": acting(batch),
        "doubled_pieces": [GROUP_NAMES[group] for group in batch.doubled],
    }


def acting(batch: Batch) -> list[str]:
    """M1.5, M4.3 Who used an ability instead of giving labour."""
    names: list[str] = []
    for index in batch.added:
        move = TABLE.moves[index]
        if isinstance(move, (Double, Trade, Lower)):
            names.append(FIGURE_NAMES[move.figure])
    return names
