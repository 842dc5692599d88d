"""M6.5, M6.6, M6.9 Merchants, artists and bureaucrats: abilities instead of labour, in a batch."""

from librt.vecs import append
from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.data import (
    ARTIST,
    DISCOUNT,
    FIGURE_KIND,
    FIGURE_NAMES,
    GOLD,
    GOLD_YIELD,
    MERCHANT,
    RESOURCES,
)
from tavola.games.medievalia.moves import (
    ARTIST_1,
    BUREAUCRAT_1,
    CHANGED,
    DOUBLE,
    GROUP_NAMES,
    GROUPS,
    LOWER,
    MERCHANT_1,
    TRADE,
    Double,
    Lower,
    Trade,
)
from tavola.games.medievalia.rules.doubling import add_doubling
from tavola.games.medievalia.rules.labour import labour_given, labour_unspent, take_labour_back
from tavola.games.medievalia.rules.produce import contains, labour_kind, producing_cards
from tavola.games.medievalia.rules.telling import tell_added
from tavola.games.medievalia.state import State


def legal_crafts(state: State, seat: i64, batch: Batch, figure: i64, moves: list[Move]) -> None:
    """M6.9 What a figure of a group in this batch can do instead of its labour."""
    if not labour_unspent(state, seat, batch, figure):
        return
    kind = FIGURE_KIND[figure]
    if kind == ARTIST:
        for group in batch.groups:
            if could_double(state, seat, batch, figure, group):
                moves.append(DOUBLE[GROUPS * (figure - ARTIST_1) + group])
    elif kind == MERCHANT:
        for resource in range(CHANGED + 1):
            if could_trade(state, seat, batch, figure, resource):
                moves.append(TRADE[(CHANGED + 1) * (figure - MERCHANT_1) + resource])
    elif pays_building(batch):
        moves.append(LOWER[figure - BUREAUCRAT_1])


def pays_building(batch: Batch) -> bool:
    return FIRST_PILE <= batch.thing < DECK_CARD


def could_double(state: State, seat: i64, batch: Batch, artist: i64, group: i64) -> bool:
    """M6.7, M6.10 A group of the batch, once."""
    return not contains(batch.doubled, group) and (
        producing_cards(state, seat, batch, group, artist) > 0
    )


def could_trade(state: State, seat: i64, batch: Batch, merchant: i64, resource: i64) -> bool:
    """M6.5 Something just produced, other than what his own labour gave (M4.3)."""
    if resource == CHANGED:
        return batch.changed > 0
    own: i64 = 0
    if labour_kind(state, merchant) == resource:
        own = labour_given(state, seat, batch, merchant)
    return batch.made[resource] - own > 0


def why_not_craft(state: State, seat: i64, batch: Batch, move: Move) -> Refusal | None:
    """M6.9 Figures of a group in this batch, in place of their labour (M4.3)."""
    figure: i64 = -1
    if isinstance(move, (Double, Trade, Lower)):
        figure = move.figure
    piece = {"piece": FIGURE_NAMES[figure]}
    if not contains(batch.able, figure):
        return Refusal("M6.9", "not-in-the-batch", {**piece})
    if not labour_unspent(state, seat, batch, figure):
        return Refusal("M4.3", "labour-is-spent", {**piece})
    if isinstance(move, Double):
        return why_not_double(state, seat, batch, figure, move.group)
    if isinstance(move, Trade):
        if could_trade(state, seat, batch, figure, move.resource):
            return None
        changed = move.resource == CHANGED
        return Refusal("M6.5", "nothing-changed" if changed else "not-produced", {**piece})
    return None if pays_building(batch) else Refusal("M6.6", "only-buildings", {**piece})


def why_not_double(
    state: State, seat: i64, batch: Batch, artist: i64, group: i64
) -> Refusal | None:
    piece = {"piece": GROUP_NAMES[group]}
    if not contains(batch.groups, group):
        return Refusal("M6.9", "group-not-added", {**piece})
    if contains(batch.doubled, group):
        return Refusal("M6.7", "doubled-already", {**piece})
    if not could_double(state, seat, batch, artist, group):
        return Refusal("M6.10", "nothing-to-double", {**piece})
    return None


def add_craft(state: State, seat: i64, batch: Batch, move: Move, log: Log) -> None:
    """M4.3 The ability that a move names."""
    if isinstance(move, Trade):
        add_trade(state, seat, batch, move, log)
    elif isinstance(move, Lower):
        add_lowering(state, seat, batch, move, log)
    elif isinstance(move, Double):
        add_doubling(state, seat, batch, move, log)


def add_trade(state: State, seat: i64, batch: Batch, move: Trade, log: Log) -> None:
    """M6.5 One resource just produced into another, one gold into any two."""
    take_labour_back(state, seat, batch, move.figure)
    batch.added = append(batch.added, move.index)
    resource = move.resource
    if resource == CHANGED:
        batch.changed += GOLD_YIELD - 1  # it was gold
    else:
        batch.made[resource] -= 1
        batch.changed += GOLD_YIELD if resource == GOLD else 1
    if log.listening:
        what = RESOURCES[GOLD] if resource == CHANGED else RESOURCES[resource]
        args = {"piece": FIGURE_NAMES[move.figure], "resource": what}
        tell_added(state, seat, batch, "traded", {**args}, log)


def add_lowering(state: State, seat: i64, batch: Batch, move: Lower, log: Log) -> None:
    """M6.6 The building costs two resources less, of the buyer's choice."""
    take_labour_back(state, seat, batch, move.figure)
    batch.added = append(batch.added, move.index)
    batch.off += DISCOUNT
    if log.listening:
        tell_added(state, seat, batch, "lowered", {"piece": FIGURE_NAMES[move.figure]}, log)
