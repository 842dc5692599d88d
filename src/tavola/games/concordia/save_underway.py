"""What is under way in a written position: who decides, what about, and with what."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.core.positions import need
from tavola.games.concordia.board import ROMA, size
from tavola.games.concordia.data import (
    ACTION,
    ACTIONS,
    BIT,
    CARDS,
    DO_DIPLOMAT,
    GOOD_COUNT,
    GOODS,
    NO_CARD,
    SPACE_ANY,
    START_HAND,
)
from tavola.games.concordia.rules.cards import can_copy
from tavola.games.concordia.rules.colonists import can_place
from tavola.games.concordia.rules.game_end import cards_for_sale
from tavola.games.concordia.rules.moving import kind_of
from tavola.games.concordia.rules.phases import PHASES
from tavola.games.concordia.rules.storehouse import offered_goods
from tavola.games.concordia.save_read import cards_taken
from tavola.games.concordia.state import (
    ARCHITECT,
    COLONIST,
    EMPTY,
    MERCATOR,
    ON_LINE,
    PAYMENT,
    PHASE_NAMES,
    PLAY_CARD,
    PROVISION,
    PURCHASE,
    RECEIVE,
    STEPPING,
    STOREHOUSE,
    TRIBUNE_PLACES,
    Player,
    State,
)


def check_turn(state: State) -> None:
    check_actor(state)
    check_phase(state, state.seats[state.active])


def check_actor(state: State) -> None:
    """K3.2, K5.2 The active player decides; only goods that do not fit ask another."""
    for seat in range(state.players):
        player = state.seats[seat]
        if player.offered > 0:
            place = f"players[{seat}].offered"
            need(state.phase == RECEIVE, f"{place}: only while goods are received (K5.2)")
            need(has_choice(player), f"{place}: there is nothing to choose (K5.3)")
    if state.phase != RECEIVE:
        need(state.acting == state.active, "acting: the active player decides (K3.2)")
        return
    asked = state.seats[state.acting].offered > 0
    need(asked, "acting: this player has nothing to choose (K5.3)")
    seat = state.active
    while seat != state.acting:
        need(state.seats[seat].offered == 0, f"acting: seat {seat} chooses first (K5.2)")
        seat = state.after(seat)
    need(state.turned != 0, "turned: the province that produces shows its coins (K4.5)")


def has_choice(player: Player) -> bool:
    """K5.3 Not all fits, and more than one kind is offered."""
    return kinds(offered_goods(player)) > 1 and 0 < player.free < sum(offered_goods(player))


def kinds(goods: vec[i64]) -> int:
    return sum(count > 0 for count in goods)


def check_phase(state: State, player: Player) -> None:
    """What each phase takes for granted."""
    phase = state.phase
    if phase == PLAY_CARD or phase == PROVISION:
        need(sum(player.hand) > 0, "hand: it is never empty (K3.1)")
        need(state.card == NO_CARD, "card: none is carried out yet")
        first = not state.start_goods and state.rounds == 0 and player.top == NO_CARD
        need(
            phase == PLAY_CARD or first,
            "phase: goods are bought in the first turn without start goods (K2.6)",
        )
    else:
        need(state.card != NO_CARD, "card: which one is carried out must be given")
        check_action(state, ACTIONS[ACTION[state.card]])
    need(
        (phase == STEPPING) == (state.moving != EMPTY),
        "moving: a colonist is on its way exactly in the phase step (K4.13)",
    )
    if phase == STEPPING:
        check_stepping(state, player)
    check_paying(state, player)
    check_purchase(state, player)
    check_trade(state, player)
    if state.begun:
        check_begun(state, player)
    need(
        state.steps <= player.abroad and (state.steps == 0 or phase in (ARCHITECT, STEPPING)),
        "steps: as many as colonists on the board, for the Architect (K4.2)",
    )
    check_played(state, player)


def check_action(state: State, action: str) -> None:
    """K4 Each phase belongs to a card."""
    phase = PHASE_NAMES[state.phase]
    if phase not in ("purchase", "payment"):
        wanted = {"step": "architect", "receive": "prefect"}.get(phase, phase)
        need(action == wanted, f"card: {CARDS[state.card]} has no phase {phase}")
        return
    need(
        action != "consul" or phase == "purchase",
        "card: a Consul does not pay for the space (K4.11)",
    )
    most = {"senator": 2, "consul": 1}.get(action, -1)
    need(
        state.buys <= most and (state.buys < 2 or phase == "purchase"),
        "card: a Senator buys two cards, a Consul one (K4.10, K4.11)",
    )


def check_stepping(state: State, player: Player) -> None:
    where = player.colonists[state.moving]
    line = where - ON_LINE
    need(where != STOREHOUSE, "moving: this colonist is in the storehouse")
    need(not state.begun or line >= 0, "moving: after a step it is on a line (K4.2)")
    need(
        state.begun or line < 0 or state.on_line[line] == NOBODY,
        "moving: before its first step it is alone on its line (K1.2)",
    )
    need(
        line < 0 or state.board().line_kind[line] == kind_of(state.moving),
        "moving: land colonists on land lines, sea colonists on sea lines (K4.2)",
    )
    need(
        state.steps > 0 and len(PHASES[STEPPING].legal(state, state.active)) > 0,
        "moving: it can't go on and can't rest (K4.13)",
    )


def check_paying(state: State, player: Player) -> None:
    """K4.1, K4.10 Who is asked to pay can."""
    phase = state.phase
    need(phase != TRIBUNE_PLACES or can_place(player), "phase: no colonist can be placed (K4.1)")
    need(
        phase != PAYMENT or kinds(player.goods) > 1,
        "goods: there is nothing to choose from (K4.10)",
    )
    need(
        phase != PURCHASE or state.buys > 0,
        "buys: no card may be bought any more (K4.10)",
    )
    need(
        state.buys == 0 or phase in (PURCHASE, PAYMENT),
        "buys: cards are bought in the phase purchase (K4.10)",
    )


def check_purchase(state: State, player: Player) -> None:
    """K4.10 What was bought is in the hand, and what is still to be paid was asked for."""
    taken = cards_taken(state)
    if taken == 0:
        return
    need(
        sum(player.hand) + sum(player.pile) >= sum(START_HAND) + taken,
        "hand: the cards bought are in it (K4.10)",
    )
    need(
        state.phase == PAYMENT or cards_for_sale(state) > 0,
        "phase: the turn is over with the last card (K6.1)",
    )
    row = taken + sum(card != EMPTY for card in state.display)
    gaps = [space for space in range(row) if state.display[space] == EMPTY]
    need(
        state.phase != PAYMENT or any(SPACE_ANY[space] > 0 for space in gaps),
        "phase: no card was bought on a space that asks for any good (K4.10)",
    )


def check_trade(state: State, player: Player) -> None:
    """K4.8, K2.6 What was bought and sold in this action."""
    need(not state.bought & state.sold, "sold: a good is either bought or sold (K4.8)")
    if state.phase == MERCATOR:
        few = size(state.bought | state.sold) <= 2
        need(few, "bought: at most two goods are traded (K4.8)")
    else:
        need(
            not state.sold and (not state.bought or state.phase == PROVISION),
            "bought: goods are traded with the Mercator (K4.8)",
        )
    for good in range(GOOD_COUNT):
        need(
            not state.bought & BIT[good] or player.goods[good] > 0,
            f"bought: there is no {GOODS[good]} in the storehouse (K4.8)",
        )


def check_begun(state: State, player: Player) -> None:
    """K4.7, K4.13, K4.14 What was placed, moved or built is there."""
    phase = state.phase
    if phase == ARCHITECT:
        need(state.steps == 0, "steps: none are left after the first house (K4.14)")
        need(player.houses != 0, "begun: no house is built (K4.14)")
    elif phase == STEPPING:
        need(state.steps < player.abroad, "steps: the one that is made is used up (K4.2)")
    elif phase == COLONIST:
        placed = any(ROMA <= where < ON_LINE for where in player.colonists)
        need(placed, "begun: no colonist is placed in a city (K4.7)")
    else:
        raise ValueError("begun: nothing is moved, built or placed in this phase")


def check_played(state: State, player: Player) -> None:
    """K3.1 The card lies on the own pile; K4.9 or a Diplomat, and the card on another's."""
    if state.phase == TRIBUNE_PLACES:
        need(player.top == NO_CARD, "pile: the Tribune has taken all cards back (K4.1)")
        return
    copied = (
        player.top != NO_CARD
        and ACTION[player.top] == DO_DIPLOMAT
        and any(
            state.seats[other].top == state.card and can_copy(state, state.active, other)
            for other in range(state.players)
        )
    )
    need(
        state.card in (NO_CARD, player.top) or copied,
        f"pile: {CARDS[state.card]} is on top, or a Diplomat that copies it (K3.1, K4.9)",
    )
