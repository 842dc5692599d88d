"""Why a move is refused: each kind of move sent to the rule that forbids it now."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import Move, Refusal
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.data import CARDS, FIGURE_NAMES
from tavola.games.medievalia.moves import (
    CHANGED,
    GROUP_NAMES,
    Ask,
    Buy,
    Centre,
    Clash,
    ClashCentre,
    Close,
    Cross,
    Discard,
    Done,
    Double,
    DrawCard,
    Drop,
    End,
    Enter,
    Flip,
    Heal,
    Lift,
    Lower,
    Pass,
    PickBuilding,
    PickFigure,
    PickLand,
    Place,
    Play,
    Put,
    PutBack,
    Raid,
    Shoot,
    Trade,
)
from tavola.games.medievalia.rules.abilities import why_not_heal, why_not_shot
from tavola.games.medievalia.rules.adding import could_double, could_trade, discardable, may_ask
from tavola.games.medievalia.rules.doubling import legal_picks
from tavola.games.medievalia.rules.labour import labour_unspent
from tavola.games.medievalia.rules.movement import why_not_lift, why_not_march, why_not_put
from tavola.games.medievalia.rules.naming import why_not_buy, why_not_draw, why_not_play
from tavola.games.medievalia.rules.play import why_not_place
from tavola.games.medievalia.rules.price import has_place, still_missing
from tavola.games.medievalia.rules.produce import (
    can_flip,
    contains,
    gives_nothing,
)
from tavola.games.medievalia.rules.reactions import legal_answer
from tavola.games.medievalia.rules.war import must_fight, why_not_battle
from tavola.games.medievalia.state import ARCHERS, CENTRAL, FIRST_BORDER, NOWHERE, State

# The rule that gives the decision to another seat, by phase. The phases that are the active
# player's own business look alike to the others.
WAIT_RULE: Final[tuple[str, ...]] = (
    *("M2.4", "M3.4", "M3.4", "M3.4", "M3.4", "M3.4", "M8.6", "M6.8", "M7.11"),
    *("M7.4", "M7.5", "M7.6", "M7.7", "M7.9", "M7.9", "M9.1"),
)
OVER_RULE: Final[tuple[str, ...]] = ("M9.1", "M9.1", "M9.3", "M9.2", "M9.2")


def move_zone(state: State, move: Move) -> i64:
    """Into which zone a march leads, or where a battle would be; NOWHERE: not at this table."""
    if isinstance(move, Enter):
        return move.seat if move.seat < state.players else NOWHERE
    if isinstance(move, Raid):
        return move.seat if move.seat < state.players else NOWHERE
    if isinstance(move, Cross):
        return border_zone(state, move.seat, move.other)
    if isinstance(move, Clash):
        return border_zone(state, move.seat, move.other)
    return CENTRAL if state.central else NOWHERE


def border_zone(state: State, seat: i64, other: i64) -> i64:
    """M1.4 The intermediate fief between two neighbours."""
    if seat >= state.players or state.next_seat(seat) != other:
        return NOWHERE
    return FIRST_BORDER + seat


def move_enemy(move: Move) -> i64:
    """Against whom a battle would be."""
    if isinstance(move, Raid):
        return move.enemy
    if isinstance(move, Clash):
        return move.enemy
    assert isinstance(move, ClashCentre)
    return move.enemy


def why_not_turn(state: State, seat: i64, move: Move) -> Refusal | None:
    """M3.2 What can be begun in the own turn."""
    if isinstance(move, Play):
        return why_not_play(state, seat, move.card)
    if isinstance(move, Buy):
        return why_not_buy(state, seat, move.building, move.pile)
    if isinstance(move, DrawCard):
        return why_not_draw(state, seat)
    if isinstance(move, Lift):
        return why_not_lift(state, seat, move.figure)
    if isinstance(move, Shoot):
        return why_not_shot(state, seat, -1, move.archer, move.figure)
    if isinstance(move, Heal):
        return why_not_heal(state, seat, move.priest, move.figure)
    if isinstance(move, (Raid, Clash, ClashCentre)):
        return why_not_battle(state, seat, move_zone(state, move), move_enemy(move))
    if isinstance(move, End):
        return Refusal("M7.3", "must-fight") if must_fight(state, seat) else None
    return not_begun(move)


def not_begun(move: Move) -> Refusal:
    """A step of something that is not under way."""
    if isinstance(move, (PutBack, Done)):
        return Refusal("M2.4", "exchange-is-over")
    if isinstance(move, (Put, Enter, Cross, Centre)):
        return Refusal("M7.1", "lift-first")
    if isinstance(move, (Flip, Discard, Double, PickLand, PickBuilding, PickFigure, Trade, Lower)):
        return Refusal("M4.10", "name-first")
    if isinstance(move, (Ask, Close, Drop, Place)):
        return Refusal("M4.10", "name-first")
    if isinstance(move, Pass):
        return Refusal("M6.8", "nothing-to-answer")
    return Refusal("M7.15", "no-battle")


def why_not_destination(state: State, seat: i64, move: Move) -> Refusal | None:
    """M7.1, M7.2 A figure is lifted: where it may go."""
    if isinstance(move, Put):
        return why_not_put(state, seat, move.post)
    if isinstance(move, (Enter, Cross, Centre)):
        return why_not_march(state, move_zone(state, move))
    return Refusal("M7.1", "put-it-down", {"piece": FIGURE_NAMES[state.lifted]})


def why_not_added(state: State, seat: i64, batch: Batch, move: Move) -> Refusal | None:
    """M4.10 A batch is open: what may join it."""
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
        return None if may_ask(state, seat, batch) else why_not_asked(state, seat, batch)
    return why_not_ability(state, seat, batch, move)


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


def why_not_asked(state: State, seat: i64, batch: Batch) -> Refusal:
    """M8.6 Who may be asked for help, and how often."""
    if not state.alliance:
        return Refusal("M8.3", "no-ally")
    if state.ally(seat) < 0:
        return Refusal("M8.2", "ally-is-defeated")
    return Refusal("M8.6", "asked-already" if batch.asked else "ally-declined")


def why_not_ability(state: State, seat: i64, batch: Batch, move: Move) -> Refusal | None:
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
        if not contains(batch.groups, move.group):
            return Refusal("M6.9", "group-not-added", {"piece": GROUP_NAMES[move.group]})
        if contains(batch.doubled, move.group):
            return Refusal("M6.7", "doubled-already", {"piece": GROUP_NAMES[move.group]})
        if not could_double(state, seat, batch, figure, move.group):
            return Refusal("M6.10", "nothing-to-double", {"piece": GROUP_NAMES[move.group]})
    elif isinstance(move, Trade):
        if not could_trade(state, seat, batch, figure, move.resource):
            changed = move.resource == CHANGED
            return Refusal("M6.5", "nothing-changed" if changed else "not-produced", {**piece})
    elif not FIRST_PILE <= batch.thing < DECK_CARD:
        return Refusal("M6.6", "only-buildings", {**piece})
    return None


def why_not_pick(state: State, seat: i64, batch: Batch, move: Move) -> Refusal | None:
    """M6.7 Three cards of the large group."""
    for legal in legal_picks(state, seat, batch):
        if legal is move:
            return None
    return Refusal("M6.7", "pick-three", {"piece": GROUP_NAMES[batch.picking]})


def why_not_placed(state: State, seat: i64, batch: Batch, move: Move) -> Refusal | None:
    if isinstance(move, Place):
        return why_not_place(state, seat, batch, move.land)
    return Refusal("M5.4", "place-it")


def why_not_shots(state: State, seat: i64, move: Move) -> Refusal | None:
    """M6.8 As the turn of an enemy ends."""
    if isinstance(move, Pass):
        return None
    if isinstance(move, Shoot):
        return why_not_shot(state, seat, state.active, move.archer, move.figure)
    return Refusal("M6.8", "only-shots")


def why_not_answer(state: State, seat: i64, move: Move) -> Refusal | None:
    """M7.11 One healing of the figure that was shot, or none."""
    if isinstance(move, Heal):
        for legal in legal_answer(state, seat):
            if legal is move:
                return None
        if move.figure != state.target:
            return Refusal("M7.11", "only-the-target", {"piece": FIGURE_NAMES[state.target]})
        return why_not_heal(state, seat, move.priest, move.figure)
    return None if isinstance(move, Pass) else Refusal("M7.11", "only-healing")


def why_not_aftermath(state: State, seat: i64, move: Move) -> Refusal | None:
    """M7.9 Step 5: shots, then healings."""
    if isinstance(move, Pass):
        return None
    if state.phase == ARCHERS:
        if isinstance(move, Shoot):
            return why_not_shot(state, seat, -1, move.archer, move.figure)
        return Refusal("M7.9", "archers-first")
    if isinstance(move, Heal):
        return why_not_heal(state, seat, move.priest, move.figure)
    return Refusal("M7.9", "only-priests")
