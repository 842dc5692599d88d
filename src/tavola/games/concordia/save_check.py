"""What must be true of a position that somebody has written: ValueError says what is not."""

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.concordia.board import BOARDS, ROMA, size
from tavola.games.concordia.data import (
    ACTION,
    ACTIONS,
    BIT,
    CARDS,
    DISPLAY,
    DO_CONSUL,
    DO_SENATOR,
    GOODS,
    KINDS,
    LETTERS,
    NO_CARD,
    ROMAN,
    SALE_COUNT,
    SALE_DECK,
    SALE_KIND,
    SALE_NAMES,
    START_HAND,
    TRIBUNE,
    tiles_of,
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
    OVER,
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


def check(state: State) -> None:
    """Everything; colonists are put on their lines on the way."""
    board = BOARDS[state.map]
    if not board.fewest <= state.players <= board.most:
        raise ValueError(f"map: {board.name} is for {board.fewest} to {board.most} players (K2.7)")
    check_tiles(state)
    check_cards(state)
    check_row(state)
    for seat in range(state.players):
        check_player(state, state.seats[seat], f"players[{seat}]")
    check_lines(state)
    check_end(state)
    if state.phase == OVER:
        if state.acting != NOBODY:
            raise ValueError("acting: nobody acts when the game is over")
        return
    check_actor(state)
    check_phase(state)


def check_tiles(state: State) -> None:
    """K1.3 The tiles of each letter, no others."""
    board = state.board()
    for letter in range(len(LETTERS)):
        lies = [
            GOODS[state.tile[c]] for c in range(1, board.city_count) if board.letter[c] == letter
        ]
        if lies:
            printed = [GOODS[good] for good in tiles_of(LETTERS[letter])]
            if sorted(lies) != sorted(printed):
                raise ValueError(
                    f"tiles: the letter {LETTERS[letter]} has {', '.join(printed)} (K1.3)"
                )


def check_cards(state: State) -> None:
    """K1.5, K2.3 Each card for sale once, of the decks in play; start cards with their owners."""
    lies = [card for card in state.display if card != EMPTY] + list(state.stack)
    for card in lies:
        if lies.count(card) > 1:
            raise ValueError(f"display: there is only one {SALE_NAMES[card]} (K1.5)")
        if SALE_DECK[card] >= state.players:
            raise ValueError(f"display: deck {ROMAN[SALE_DECK[card]]} is not in play (K2.3)")
    for kind in range(KINDS):
        total: i64 = 0
        for player in state.seats:
            total += player.hand[kind] + player.pile[kind] - START_HAND[kind]
        for card in lies:
            if SALE_KIND[card] == kind:
                total += 1
        printed: i64 = 0
        for card in range(SALE_COUNT):
            if SALE_KIND[card] == kind and SALE_DECK[card] < state.players:
                printed += 1
        if total > printed:
            raise ValueError(f"hand: only {printed} of {CARDS[kind]} are for sale (K1.5)")


def check_row(state: State) -> None:
    """K4.10 Gaps only while cards are bought, or on the right when the stack is used up."""
    buying = state.phase == PURCHASE or state.phase == PAYMENT
    gap = False
    for space in range(DISPLAY):
        empty = state.display[space] == EMPTY
        if gap and not empty and not buying:
            raise ValueError("display: the row has no gaps (K4.10)")
        gap = gap or empty
    if gap and len(state.stack) > 0 and not buying:
        raise ValueError("display: while there is a stack, the row is full (K4.10)")


def check_player(state: State, player: Player, place: str) -> None:
    for kind in range(KINDS):
        if player.hand[kind] + player.pile[kind] < START_HAND[kind]:
            raise ValueError(f"{place}: {CARDS[kind]} is missing, a start card (K1.5)")
    if player.pile[TRIBUNE] > 0:
        raise ValueError(f"{place}.pile: the Tribune comes back with the others (K4.1)")
    if player.free < 0:
        raise ValueError(f"{place}: goods and colonists need more than 12 spaces (K5.1)")
    if player.houses & BIT[ROMA]:
        raise ValueError(f"{place}.houses: no house is built in Roma (K4.3)")
    if player.houses_left < 0:
        raise ValueError(f"{place}.houses: 15 houses at most (K1.5)")
    for where in player.colonists:
        if ROMA < where < ON_LINE and not player.houses & BIT[where]:
            name = state.board().cities[where]
            raise ValueError(f"{place}: a colonist in {name} without a house there (K4.7)")


def check_lines(state: State) -> None:
    """K1.2 One colonist at rest on a line; the one on its way does not rest."""
    board = state.board()
    for seat in range(state.players):
        player = state.seats[seat]
        for colonist in range(len(player.colonists)):
            where = player.colonists[colonist]
            if where < ON_LINE or (seat == state.active and colonist == state.moving):
                continue
            if state.on_line[where - ON_LINE] != NOBODY:
                raise ValueError(f"players: two colonists on {board.lines[where - ON_LINE]} (K1.2)")
            state.on_line[where - ON_LINE] = seat


def check_end(state: State) -> None:
    """K6.1, K6.4 The game is over when its time has come, and not before."""
    triggered = nothing_for_sale(state)
    for player in state.seats:
        triggered = triggered or player.houses_left == 0
    # The very last card is paid for before the Concordia card is taken.
    if triggered and state.concordia == NOBODY and state.phase != PAYMENT:
        raise ValueError("concordia: somebody has it, by the last card or the 15th house (K6.1)")
    if not triggered and state.concordia != NOBODY:
        raise ValueError("concordia: neither the last card nor a 15th house is there (K6.1)")
    limit = state.rounds >= state.round_limit and state.concordia == NOBODY
    if limit and state.phase != OVER:
        raise ValueError(f"rounds: after {state.round_limit} rounds the game is over (K6.4)")
    if state.phase == OVER:
        if not limit and state.concordia == NOBODY:
            raise ValueError("phase: nothing has ended the game (K6.1, K6.4)")
    elif state.concordia == state.active:
        raise ValueError("active: who holds the Concordia card has no more turn (K6.1)")


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
        if phase == PROVISION and (state.start_goods or state.rounds > 0):
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
    check_trade(state)
    if state.begun and phase not in (ARCHITECT, STEPPING, COLONIST):
        raise ValueError("begun: nothing is moved, built or placed in this phase")
    if phase == ARCHITECT and state.begun and state.steps > 0:
        raise ValueError("steps: none are left after the first house (K4.14)")
    if state.steps > player.abroad or (state.steps > 0 and phase not in (ARCHITECT, STEPPING)):
        raise ValueError("steps: as many as colonists on the board, for the Architect (K4.2)")


def check_trade(state: State) -> None:
    """K4.8, K2.6 What was bought and sold in this action."""
    if state.bought & state.sold:
        raise ValueError("sold: a good is either bought or sold (K4.8)")
    if state.phase == MERCATOR:
        if size(state.bought | state.sold) > 2:
            raise ValueError("bought: at most two goods are traded (K4.8)")
    elif state.sold or (state.bought and state.phase != PROVISION):
        raise ValueError("bought: goods are traded with the Mercator (K4.8)")


def check_paying(state: State, player: Player) -> None:
    """K4.1, K4.10 Who is asked to pay can."""
    phase = state.phase
    if phase == TRIBUNE_PLACES and not can_place(player):
        raise ValueError("phase: no colonist can be placed (K4.1)")
    if phase == PAYMENT and sum(player.goods) == 0:
        raise ValueError("goods: there is nothing to pay with (K4.10)")
    if phase == PURCHASE and state.buys == 0:
        raise ValueError("buys: no card may be bought any more (K4.10)")
    if state.buys > 0 and phase != PURCHASE and phase != PAYMENT:
        raise ValueError("buys: cards are bought in the phase purchase (K4.10)")


def check_action(state: State, action: str) -> None:
    """K4 Each phase belongs to a card."""
    phase = PHASES[state.phase]
    wanted = {"step": "architect", "receive": "prefect"}.get(phase, phase)
    if wanted in ("purchase", "payment"):
        buys = ACTION[state.card] == DO_SENATOR or ACTION[state.card] == DO_CONSUL
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
    if where >= ON_LINE and state.board().line_kind[where - ON_LINE] != kind_of(state.moving):
        raise ValueError("moving: land colonists on land lines, sea colonists on sea lines (K4.2)")
    if state.steps == 0 or not legal_stepping(state, state.active):
        raise ValueError("moving: it can't go on and can't rest (K4.13)")
