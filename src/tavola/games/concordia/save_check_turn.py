"""What must be true of the turn in a written position: who decides, what about, and with what."""

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.concordia.board import ROMA, size
from tavola.games.concordia.data import (
    ACTION,
    ACTIONS,
    BIT,
    CARDS,
    DO_CONSUL,
    DO_DIPLOMAT,
    DO_SENATOR,
    GOOD_COUNT,
    GOODS,
    NO_CARD,
    SPACE_ANY,
    START_HAND,
)
from tavola.games.concordia.rules.colonists import can_place
from tavola.games.concordia.rules.game_end import nothing_for_sale
from tavola.games.concordia.rules.moving import kind_of, legal_stepping
from tavola.games.concordia.rules.storehouse import offered_goods
from tavola.games.concordia.state import (
    ARCHITECT,
    COLONIST,
    EMPTY,
    MERCATOR,
    ON_LINE,
    PAYMENT,
    PHASES,
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
    """Whose decision, and what the phase takes for granted."""
    check_actor(state)
    check_phase(state)


def check_over(state: State) -> None:
    """K6.3 Nobody acts and nothing is left of an action."""
    if state.acting != NOBODY:
        raise ValueError("acting: nobody acts when the game is over")
    offered = any(player.offered > 0 for player in state.seats)
    counts = state.steps + state.buys + state.bought + state.sold
    if state.card != NO_CARD or state.moving != EMPTY or state.begun or counts > 0 or offered:
        raise ValueError("phase: no action is carried out when the game is over (K6.3)")


def check_actor(state: State) -> None:
    """K3.2, K5.2 The active player decides; only goods that do not fit ask another."""
    for seat in range(state.players):
        player = state.seats[seat]
        if player.offered > 0:
            if state.phase != RECEIVE:
                raise ValueError(f"players[{seat}].offered: only while goods are received (K5.2)")
            check_offer(player, f"players[{seat}].offered")
    if state.phase == RECEIVE:
        if state.seats[state.acting].offered == 0:
            raise ValueError("acting: this player has nothing to choose (K5.3)")
        seat = state.active
        while seat != state.acting:
            if state.seats[seat].offered > 0:
                raise ValueError(f"acting: seat {seat} chooses first (K5.2)")
            seat = state.after(seat)
        if state.turned == 0:
            raise ValueError("turned: the province that produces shows its coins (K4.5)")
    elif state.acting != state.active:
        raise ValueError("acting: the active player decides (K3.2)")


def check_offer(player: Player, place: str) -> None:
    """K5.3 A real choice: not all fits, and more than one kind is offered."""
    total: i64 = 0
    kinds: i64 = 0
    for count in offered_goods(player):
        total += count
        if count > 0:
            kinds += 1
    if kinds < 2 or total <= player.free or player.free == 0:
        raise ValueError(f"{place}: there is nothing to choose (K5.3)")


def check_phase(state: State) -> None:
    """What each phase takes for granted."""
    phase = state.phase
    player = state.seats[state.active]
    if phase == PLAY_CARD or phase == PROVISION:
        if sum(player.hand) == 0:
            raise ValueError("hand: it is never empty (K3.1)")
        if state.card != NO_CARD:
            raise ValueError("card: none is carried out yet")
        if phase == PROVISION and (state.start_goods or state.rounds > 0 or player.top != NO_CARD):
            raise ValueError("phase: goods are bought in the first turn without start goods (K2.6)")
    else:
        if state.card == NO_CARD:
            raise ValueError("card: which one is carried out must be given")
        check_action(state, ACTIONS[ACTION[state.card]])
    if (phase == STEPPING) != (state.moving != EMPTY):
        raise ValueError("moving: a colonist is on its way exactly in the phase step (K4.13)")
    if phase == STEPPING:
        check_stepping(state, player)
    check_paying(state, player)
    check_purchase(state, player)
    check_trade(state, player)
    check_begun(state, player)
    if state.steps > player.abroad or (state.steps > 0 and phase not in (ARCHITECT, STEPPING)):
        raise ValueError("steps: as many as colonists on the board, for the Architect (K4.2)")
    check_played(state, player)


def check_played(state: State, player: Player) -> None:
    """K3.1 The card lies on the own pile; K4.9 or a Diplomat, and the card on another's."""
    if state.phase == TRIBUNE_PLACES:
        if player.top != NO_CARD:
            raise ValueError("pile: the Tribune has taken all cards back (K4.1)")
        return
    if state.card == NO_CARD or player.top == state.card:
        return
    if player.top != NO_CARD and ACTION[player.top] == DO_DIPLOMAT:
        for seat in range(state.players):
            if seat != state.active and state.seats[seat].top == state.card:
                return
    raise ValueError(
        f"pile: {CARDS[state.card]} is on top, or a Diplomat that copies it (K3.1, K4.9)"
    )


def check_begun(state: State, player: Player) -> None:
    """K4.7, K4.13, K4.14 What was placed, moved or built is there."""
    if not state.begun:
        return
    phase = state.phase
    if phase == ARCHITECT:
        if state.steps > 0:
            raise ValueError("steps: none are left after the first house (K4.14)")
        if player.houses == 0:
            raise ValueError("begun: no house is built (K4.14)")
    elif phase == STEPPING:
        if state.steps >= player.abroad:
            raise ValueError("steps: the one that is made is used up (K4.2)")
    elif phase == COLONIST:
        if not any(ROMA <= where < ON_LINE for where in player.colonists):
            raise ValueError("begun: no colonist is placed in a city (K4.7)")
    else:
        raise ValueError("begun: nothing is moved, built or placed in this phase")


def check_trade(state: State, player: Player) -> None:
    """K4.8, K2.6 What was bought and sold in this action."""
    if state.bought & state.sold:
        raise ValueError("sold: a good is either bought or sold (K4.8)")
    if state.phase == MERCATOR:
        if size(state.bought | state.sold) > 2:
            raise ValueError("bought: at most two goods are traded (K4.8)")
    elif state.sold or (state.bought and state.phase != PROVISION):
        raise ValueError("bought: goods are traded with the Mercator (K4.8)")
    for good in range(GOOD_COUNT):
        if state.bought & BIT[good] and player.goods[good] == 0:
            raise ValueError(f"bought: there is no {GOODS[good]} in the storehouse (K4.8)")


def check_paying(state: State, player: Player) -> None:
    """K4.1, K4.10 Who is asked to pay can."""
    phase = state.phase
    if phase == TRIBUNE_PLACES and not can_place(player):
        raise ValueError("phase: no colonist can be placed (K4.1)")
    if phase == PAYMENT and sum(count > 0 for count in player.goods) < 2:
        raise ValueError("goods: there is nothing to choose from (K4.10)")
    if phase == PURCHASE and state.buys == 0:
        raise ValueError("buys: no card may be bought any more (K4.10)")
    if state.buys > 0 and phase != PURCHASE and phase != PAYMENT:
        raise ValueError("buys: cards are bought in the phase purchase (K4.10)")


def taken(state: State) -> i64:
    """K4.10, K4.11 How many cards this action has taken from the row."""
    if state.card == NO_CARD or (state.phase != PURCHASE and state.phase != PAYMENT):
        return 0
    most: i64 = 2 if ACTION[state.card] == DO_SENATOR else 1
    return max(most - state.buys, 0)


def check_purchase(state: State, player: Player) -> None:
    """K4.10 What was bought is in the hand, and what is still to be paid was asked for."""
    count = taken(state)
    if count == 0:
        return
    if sum(player.hand) + sum(player.pile) < sum(START_HAND) + count:
        raise ValueError("hand: the cards bought are in it (K4.10)")
    if state.phase == PURCHASE and nothing_for_sale(state):
        raise ValueError("phase: the turn is over with the last card (K6.1)")
    if state.phase == PAYMENT:
        row = count
        for card in state.display:
            if card != EMPTY:
                row += 1
        for space in range(row):
            if state.display[space] == EMPTY and SPACE_ANY[space] > 0:
                return
        raise ValueError("phase: no card was bought on a space that asks for any good (K4.10)")


def check_action(state: State, action: str) -> None:
    """K4 Each phase belongs to a card."""
    phase = PHASES[state.phase]
    wanted = {"step": "architect", "receive": "prefect"}.get(phase, phase)
    if wanted in ("purchase", "payment"):
        buys = ACTION[state.card] == DO_SENATOR or ACTION[state.card] == DO_CONSUL
        if action == "consul" and phase == "payment":
            raise ValueError("card: a Consul does not pay for the space (K4.11)")
        if not buys or (state.buys == 2 and (action == "consul" or phase == "payment")):
            raise ValueError("card: a Senator buys two cards, a Consul one (K4.10, K4.11)")
    elif wanted != action:
        raise ValueError(f"card: {CARDS[state.card]} has no phase {phase}")


def check_stepping(state: State, player: Player) -> None:
    where = player.colonists[state.moving]
    if where == STOREHOUSE:
        raise ValueError("moving: this colonist is in the storehouse")
    if state.begun and where < ON_LINE:
        raise ValueError("moving: after a step it is on a line (K4.2)")
    if where >= ON_LINE and not state.begun and state.on_line[where - ON_LINE] != NOBODY:
        raise ValueError("moving: before its first step it is alone on its line (K1.2)")
    if where >= ON_LINE and state.board().line_kind[where - ON_LINE] != kind_of(state.moving):
        raise ValueError("moving: land colonists on land lines, sea colonists on sea lines (K4.2)")
    if state.steps == 0 or not legal_stepping(state, state.active):
        raise ValueError("moving: it can't go on and can't rest (K4.13)")
