"""M8 The ally's help in a batch."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Plain, Refusal
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.data import CARDS, KINDS, LANDS
from tavola.games.medievalia.moves import (
    CITY,
    DISCARD,
    DONE,
    FIRST_FREE,
    FLIP,
    FREE,
    GROUP_NAMES,
    Discard,
    Done,
    Flip,
)
from tavola.games.medievalia.rules.closing import paid_with
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.rules.price import lacking, still_missing, thing_name
from tavola.games.medievalia.rules.produce import add_output, can_flip, gives_nothing
from tavola.games.medievalia.state import BATCH, HELP, State


def ask(state: State, seat: i64, batch: Batch, log: Log) -> None:
    """M8.6 Once a batch; with it the batch is shown to all."""
    batch.asked = True
    state.phase = HELP
    state.acting = state.ally(seat)
    if log.listening:
        thing = thing_name(state, batch.thing)
        args = {"seat": seat, "ally_seat": state.acting, "card": thing}
        missing: Plain = {
            "missing": still_missing(state, batch),
            "lacking_resources": lacking(state, batch),
        }
        log.tell("asked", {**args, **missing, **paid_with(batch)}, reveals=True)


class Helping(Decision):
    """M8.6 Whole unflipped groups and hand cards, until the price is covered; then done."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        if still_missing(state, state.open_batch()) > 0:
            player = state.seats[seat]
            for land in player.lands:
                if state.land_flipped[land] == 0:
                    moves.append(FLIP[land])
            if not player.city_flipped:
                moves.append(FLIP[CITY])
            for figure in player.figures:
                group = FIRST_FREE + figure
                free = state.post[figure] == FREE and can_flip(state, seat, group)
                if free and not gives_nothing(state, seat, group):
                    moves.append(FLIP[group])
            for kind in range(KINDS):
                if player.hand[kind] > 0:
                    moves.append(DISCARD[kind])
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        """M8.4, M8.6 Nothing but groups and hand cards."""
        if isinstance(move, Done):
            return None
        if not isinstance(move, (Flip, Discard)):
            return Refusal("M8.6", "only-help", {"seat": state.active})
        if still_missing(state, state.open_batch()) == 0:
            return Refusal("M8.6", "help-is-enough", {"seat": state.active})
        if isinstance(move, Discard):
            if state.seats[seat].hand[move.card] == 0:
                return Refusal("M8.3", "not-in-hand", {"card": CARDS[move.card]})
            return None
        if not can_flip(state, seat, move.group):
            return Refusal("M8.3", "cannot-flip", {"piece": GROUP_NAMES[move.group]})
        if gives_nothing(state, seat, move.group):
            return Refusal("M4.9", "gives-nothing", {"piece": GROUP_NAMES[move.group]})
        return None

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        batch = state.open_batch()
        if isinstance(move, Flip):
            help_with_group(state, seat, batch, move.group, log)
        elif isinstance(move, Discard):
            help_with_card(state, seat, batch, move.card, log)
        else:
            finish_help(state, seat, batch, log)


def help_with_group(state: State, seat: i64, batch: Batch, group: i64, log: Log) -> None:
    """M8.3 Flipped at once: two equal resources will count as one."""
    add_output(state, seat, group, batch.help)
    batch.helped = True
    player = state.seats[seat]
    if group > CITY:
        state.flipped[group - FIRST_FREE] = 1
    else:
        if group == CITY:
            player.city_flipped = True
        elif group < LANDS:
            state.land_flipped[group] = 1
        for figure in player.figures:
            if state.post[figure] == group:
                state.flipped[figure] = 1
    if log.listening:
        missing = still_missing(state, batch)
        log.tell(
            "helped-group",
            {"seat": seat, "piece": GROUP_NAMES[group], "missing": missing},
        )


def help_with_card(state: State, seat: i64, batch: Batch, card: i64, log: Log) -> None:
    """M8.3 A hand card counts in full."""
    player = state.seats[seat]
    player.hand[card] -= 1
    player.cards -= 1
    state.out[card] += 1
    batch.given += 1
    batch.helped = True
    if log.listening:
        missing = still_missing(state, batch)
        args = {"seat": seat, "card": CARDS[card], "missing": missing}
        log.tell("helped-card", {**args}, reveals=True)


def finish_help(state: State, seat: i64, batch: Batch, log: Log) -> None:
    """M8.6 Who added nothing is not asked again in this turn."""
    if not batch.helped:
        state.unhelpful = True
    state.phase = BATCH
    state.acting = state.active
    if log.listening:
        log.tell("help-done" if batch.helped else "no-help", {"seat": seat})
