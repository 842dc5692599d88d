"""M4.10 A batch is open: what joins it, closing it, giving it up."""

from librt.vecs import append
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.data import BIT, CARDS, KINDS
from tavola.games.medievalia.moves import (
    ASK,
    CITY,
    CLOSE,
    DISCARD,
    DROP,
    FIRST_FREE,
    FLIP,
    FREE,
    GROUP_NAMES,
    Ask,
    Close,
    Discard,
    Double,
    Drop,
    Flip,
    Lower,
    Trade,
)
from tavola.games.medievalia.rules.crafts import add_craft, legal_crafts, why_not_craft
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.rules.help import ask
from tavola.games.medievalia.rules.play import close
from tavola.games.medievalia.rules.price import has_place, still_missing, thing_name
from tavola.games.medievalia.rules.produce import (
    add_able,
    add_output,
    can_flip,
    contains,
    gives_nothing,
)
from tavola.games.medievalia.rules.telling import tell_added, tell_owner
from tavola.games.medievalia.state import TURN, State


class Paying(Decision):
    """M4.10 Additions until the price is covered; then closing. Dropping, always."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        batch = state.open_batch()
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
            legal_crafts(state, seat, batch, figure, moves)
        if may_ask(state, seat, batch):
            moves.append(ASK)
        moves.append(DROP)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        batch = state.open_batch()
        if isinstance(move, Drop):
            return None
        if isinstance(move, Close):
            missing = still_missing(state, batch)
            if missing > 0:
                return Refusal("M4.10", "still-missing", {"count": missing})
            return None if has_place(state, seat, batch) else Refusal("M5.4", "no-land-left")
        if not isinstance(move, (Flip, Discard, Double, Trade, Lower, Ask)):
            return Refusal("M4.10", "batch-is-open")
        if still_missing(state, batch) == 0:
            return Refusal("M4.10", "price-is-covered")
        if isinstance(move, Flip):
            return why_not_group(state, seat, batch, move.group)
        if isinstance(move, Discard):
            if discardable(state, seat, batch, move.card) > 0:
                return None
            return Refusal("M4.7", "none-to-discard", {"card": CARDS[move.card]})
        if isinstance(move, Ask):
            return why_not_ask(state, seat, batch)
        return why_not_craft(state, seat, batch, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        batch = state.open_batch()
        if isinstance(move, Flip):
            add_group(state, seat, batch, move.group, log)
        elif isinstance(move, Discard):
            add_discard(state, seat, batch, move.card, log)
        elif isinstance(move, Close):
            close(state, seat, batch, log)
        elif isinstance(move, Drop):
            drop(state, seat, batch, log)
        elif isinstance(move, Ask):
            ask(state, seat, batch, log)
        else:
            add_craft(state, seat, batch, move, log)


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


def may_ask(state: State, seat: i64, batch: Batch) -> bool:
    """M8.6 Once per batch, and not an ally who added nothing before in this turn."""
    return state.alliance and not batch.asked and not state.unhelpful and state.ally(seat) != NOBODY


def why_not_group(state: State, seat: i64, batch: Batch, group: i64) -> Refusal | None:
    """M4.2, M4.4 Whole unflipped groups at home, once."""
    piece = {"piece": GROUP_NAMES[group]}
    if not can_flip(state, seat, group):
        return Refusal("M4.4", "cannot-flip", {**piece})
    if contains(batch.groups, group):
        return Refusal("M4.10", "already-added", {**piece})
    if gives_nothing(state, seat, group):
        return Refusal("M4.9", "gives-nothing", {**piece})
    return None


def why_not_ask(state: State, seat: i64, batch: Batch) -> Refusal | None:
    """M8.6 Who may be asked for help, and how often."""
    if may_ask(state, seat, batch):
        return None
    if not state.alliance:
        return Refusal("M8.3", "no-ally")
    if state.ally(seat) == NOBODY:
        return Refusal("M8.2", "ally-is-defeated")
    return Refusal("M8.6", "asked-already" if batch.asked else "ally-declined")


def add_group(state: State, seat: i64, batch: Batch, group: i64, log: Log) -> None:
    """M4.2 The whole group; each figure gives its labour unless it is told otherwise (M4.3)."""
    batch.groups = append(batch.groups, group)
    batch.added = append(batch.added, FLIP[group].index)
    add_output(state, seat, group, batch.made)
    add_able(state, seat, group, batch)
    if log.listening:
        tell_added(state, seat, batch, "added-group", {"piece": GROUP_NAMES[group]}, log)


def add_discard(state: State, seat: i64, batch: Batch, card: i64, log: Log) -> None:
    """M4.7 One resource of any kind."""
    batch.discards[card] += 1
    batch.discarded += 1
    batch.added = append(batch.added, DISCARD[card].index)
    if log.listening:
        args = {"card": CARDS[card]}
        tell_added(state, seat, batch, "added-discard", {**args}, log, shows=True)


def drop(state: State, seat: i64, batch: Batch, log: Log) -> None:
    """M4.10 As if nothing had happened; it is not named again before something has been done."""
    if log.listening:
        args = {"seat": seat, "card": thing_name(state, batch.thing)}
        tell_owner(seat, "dropped", {**args}, batch, log, shows=False)
    state.dropped |= BIT[batch.thing]
    state.batch = None
    state.phase = TURN
