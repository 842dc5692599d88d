"""M4.3 Ability instead of labour: what the labour gave is taken back, doubled as it may be."""

from librt.vecs import append
from mypy_extensions import i64

from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.moves import FIRST_FREE, FREE
from tavola.games.medievalia.rules.produce import contains, labour_kind, labour_of, workers
from tavola.games.medievalia.state import NO_FIGURE, State, without_item


def next_in_line(state: State, seat: i64, batch: Batch, figure: i64) -> i64:
    """M6.7 Who is doubled in the place of one of a large group that acts; or NO_FIGURE.

    Where the cards were picked nobody is: another one could have been picked.
    """
    group = FIRST_FREE + figure if state.post[figure] == FREE else state.post[figure]
    if contains(batch.chosen, group):
        return NO_FIGURE
    for other in workers(state, seat, batch, group, figure):
        if not contains(batch.cards, other):
            return other
    return NO_FIGURE


def labour_given(state: State, seat: i64, batch: Batch, figure: i64) -> i64:
    """M4.3 What the batch loses if the figure uses its ability: its labour, doubled or not."""
    given = labour_of(state, figure)
    if contains(batch.cards, figure):
        given += given
        other = next_in_line(state, seat, batch, figure)
        if other != NO_FIGURE:
            given -= labour_of(state, other)
    return given


def labour_unspent(state: State, seat: i64, batch: Batch, figure: i64) -> bool:
    """M4.3 Whether what its labour gave is still there, so that it can use its ability instead."""
    given = labour_given(state, seat, batch, figure)
    return batch.made[labour_kind(state, figure)] >= given


def take_labour_back(state: State, seat: i64, batch: Batch, figure: i64) -> None:
    """M4.3 Its ability instead of its labour."""
    kind = labour_kind(state, figure)
    batch.made[kind] -= labour_given(state, seat, batch, figure)
    if contains(batch.cards, figure):
        other = next_in_line(state, seat, batch, figure)
        batch.cards = without_item(batch.cards, figure)
        if other != NO_FIGURE:
            batch.cards = append(batch.cards, other)
    batch.able = without_item(batch.able, figure)
