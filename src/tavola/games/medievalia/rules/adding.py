"""M4.10 What joins a batch, and giving it up."""

from librt.vecs import append
from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Plain
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.data import (
    ARTIST,
    BIT,
    CARDS,
    DISCOUNT,
    FIGURE_KIND,
    FIGURE_NAMES,
    GOLD,
    GOLD_YIELD,
    KINDS,
    MERCHANT,
    RESOURCES,
)
from tavola.games.medievalia.moves import (
    ARTIST_1,
    ASK,
    BUREAUCRAT_1,
    CHANGED,
    CITY,
    CLOSE,
    DISCARD,
    DOUBLE,
    DROP,
    FIRST_FREE,
    FLIP,
    FREE,
    GROUP_NAMES,
    GROUPS,
    LOWER,
    MERCHANT_1,
    TRADE,
)
from tavola.games.medievalia.rules.labour import labour_given, labour_unspent, take_labour_back
from tavola.games.medievalia.rules.price import has_place, still_missing, thing_name
from tavola.games.medievalia.rules.produce import (
    add_able,
    add_output,
    can_flip,
    contains,
    gives_nothing,
    labour_kind,
    producing_cards,
)
from tavola.games.medievalia.state import TURN, State


def discardable(state: State, seat: i64, batch: Batch, kind: i64) -> i64:
    """M4.7 How many hand cards of a kind are left to discard; not the one that is to be played."""
    left = state.seats[seat].hand[kind] - batch.discards[kind]
    return left - 1 if batch.thing == kind else left


def could_join(state: State, seat: i64, batch: Batch, group: i64) -> bool:
    """M4.10 A whole unflipped group that is not in the batch yet."""
    return (
        can_flip(state, seat, group)
        and not contains(batch.groups, group)
        and not gives_nothing(state, seat, group)
    )


def legal_batch(state: State, seat: i64, batch: Batch) -> list[Move]:
    """M4.10 Additions until the price is covered; then closing. Dropping, always."""
    moves: list[Move] = []
    if still_missing(state, batch) == 0:
        if has_place(state, seat, batch):
            moves.append(CLOSE)
        moves.append(DROP)
        return moves
    player = state.seats[seat]
    for land in player.lands:
        if state.land_flipped[land] == 0 and not contains(batch.groups, land):
            moves.append(FLIP[land])
    if not player.city_flipped and not contains(batch.groups, CITY):
        moves.append(FLIP[CITY])
    for figure in player.figures:
        if state.post[figure] == FREE and could_join(state, seat, batch, FIRST_FREE + figure):
            moves.append(FLIP[FIRST_FREE + figure])
    hand = player.hand
    discards = batch.discards
    for kind in range(KINDS):
        count = hand[kind]
        if count > 0 and count > discards[kind] + (1 if batch.thing == kind else 0):
            moves.append(DISCARD[kind])
    for figure in batch.able:
        legal_ability(state, seat, batch, figure, moves)
    if may_ask(state, seat, batch):
        moves.append(ASK)
    moves.append(DROP)
    return moves


def may_ask(state: State, seat: i64, batch: Batch) -> bool:
    """M8.6 Once a batch, and not an ally who added nothing before in this turn."""
    return state.alliance and not batch.asked and not state.unhelpful and state.ally(seat) != NOBODY


def legal_ability(state: State, seat: i64, batch: Batch, figure: i64, moves: list[Move]) -> None:
    """M6.9 Merchant, artist, bureaucrat of a group in this batch."""
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
    elif FIRST_PILE <= batch.thing < DECK_CARD:
        moves.append(LOWER[figure - BUREAUCRAT_1])


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


def whisper(seat: i64, id: str, args: Plain, batch: Batch, log: Log, shows: bool = False) -> None:
    """A batch is its owner's own business until it is closed, or until he asks for help (M8.6)."""
    if batch.asked:
        log.tell(id, args, reveals=shows)
    else:
        log.whisper(seat, id, args)


def shown(state: State, batch: Batch) -> Plain:
    """How far the batch has come."""
    return {"missing": still_missing(state, batch)}


def add_group(state: State, seat: i64, batch: Batch, group: i64, log: Log) -> None:
    """M4.2 The whole group; each figure gives its labour unless it is told otherwise (M4.3)."""
    batch.groups = append(batch.groups, group)
    batch.added = append(batch.added, FLIP[group].index)
    add_output(state, seat, group, batch.made)
    add_able(state, seat, group, batch)
    if log.listening:
        args: Plain = {"seat": seat, "piece": GROUP_NAMES[group], **shown(state, batch)}
        whisper(seat, "added-group", args, batch, log)


def add_discard(state: State, seat: i64, batch: Batch, card: i64, log: Log) -> None:
    """M4.7 One resource of any kind."""
    batch.discards[card] += 1
    batch.discarded += 1
    batch.added = append(batch.added, DISCARD[card].index)
    if log.listening:
        args: Plain = {"seat": seat, "card": CARDS[card], **shown(state, batch)}
        whisper(seat, "added-discard", args, batch, log, shows=True)


def add_trade(
    state: State, seat: i64, batch: Batch, merchant: i64, resource: i64, move: Move, log: Log
) -> None:
    """M6.5 One resource just produced into another, one gold into any two."""
    take_labour_back(state, seat, batch, merchant)
    batch.added = append(batch.added, move.index)
    if resource == CHANGED:
        batch.changed += GOLD_YIELD - 1  # it was gold
    else:
        batch.made[resource] -= 1
        batch.changed += GOLD_YIELD if resource == GOLD else 1
    if log.listening:
        what = RESOURCES[GOLD] if resource == CHANGED else RESOURCES[resource]
        args: Plain = {
            "seat": seat,
            "piece": FIGURE_NAMES[merchant],
            "resource": what,
            **shown(state, batch),
        }
        whisper(seat, "traded", args, batch, log)


def add_lowering(state: State, seat: i64, batch: Batch, figure: i64, move: Move, log: Log) -> None:
    """M6.6 The building costs two resources less, of the buyer's choice."""
    take_labour_back(state, seat, batch, figure)
    batch.added = append(batch.added, move.index)
    batch.off += DISCOUNT
    if log.listening:
        args: Plain = {"seat": seat, "piece": FIGURE_NAMES[figure], **shown(state, batch)}
        whisper(seat, "lowered", args, batch, log)


def drop(state: State, seat: i64, batch: Batch, log: Log) -> None:
    """M4.10 As if nothing had happened; it is not named again before something has been done."""
    if log.listening:
        args: Plain = {"seat": seat, "card": thing_name(state, batch.thing)}
        whisper(seat, "dropped", args, batch, log)
    state.dropped |= BIT[batch.thing]
    state.batch = None
    state.phase = TURN
