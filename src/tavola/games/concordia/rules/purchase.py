"""K4.10 The Senator and K4.11 the Consul buy cards from the display."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Plain, Refusal
from tavola.games.concordia.data import (
    ACTION,
    CARDS,
    CLOTH,
    DISPLAY,
    DO_CONSUL,
    GOOD_COUNT,
    GOODS,
    SALE_COST,
    SALE_KIND,
    SPACE_ANY,
    SPACE_CLOTH,
)
from tavola.games.concordia.moves import CARD, DONE, PAY, Act, BuyCard, Done, Pay
from tavola.games.concordia.rules.course import end_turn
from tavola.games.concordia.rules.decision import Decision, not_now
from tavola.games.concordia.rules.game_end import cards_for_sale, take_concordia
from tavola.games.concordia.rules.storehouse import good_list, lacks, missing, pay
from tavola.games.concordia.state import EMPTY, PAYMENT, PURCHASE, Player, State, no_goods


class Purchase(Decision):
    """K4.10 Every card that he can pay; or no more."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        player = state.seats[seat]
        free_space = consul(state)
        moves: list[Move] = []
        for space in range(DISPLAY):
            card = state.display[space]
            if card != EMPTY and affordable(player, card, space, free_space):
                moves.append(CARD[SALE_KIND[card] * DISPLAY + space])
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, BuyCard):
            return why_not_card(state, seat, move)
        return None if isinstance(move, Done) else not_now(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, BuyCard):
            buy_card(state, seat, move.space, log)
            return
        if log.listening:
            log.tell("done", {"seat": seat})
        end_purchase(state, log)


class Payment(Decision):
    """K4.10 For the space, any good that he has."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        goods = state.seats[seat].goods
        moves: list[Move] = []
        for good in range(GOOD_COUNT):
            if goods[good] > 0:
                moves.append(PAY[good])
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Pay):
            if state.seats[seat].goods[move.good] == 0:
                return lacks("K1.6", [GOODS[move.good]])
            return None
        if isinstance(move, Act) and not isinstance(move, BuyCard):
            return move.not_now
        return Refusal("K4.10", "must-pay")

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        assert isinstance(move, Pay)
        pay_any(state, seat, move.good, log)


def begin_purchase(state: State, buys: i64) -> None:
    """K4.10 Up to 2 cards; K4.11 one."""
    state.buys = buys
    state.phase = PURCHASE


def consul(state: State) -> bool:
    """K4.11 The Consul does not pay for the space."""
    return ACTION[state.card] == DO_CONSUL


def price(card: i64, space: i64, free_space: bool) -> vec[i64]:
    """K4.10 The goods printed on the card and the cloth of its space (without "any")."""
    goods = no_goods()
    for good in range(GOOD_COUNT):
        goods[good] = SALE_COST[card * GOOD_COUNT + good]
    if not free_space:
        goods[CLOTH] += SPACE_CLOTH[space]
    return goods


def asks_any(space: i64, free_space: bool) -> bool:
    """K4.10 Whether the space asks for one good of the buyer's choice."""
    return SPACE_ANY[space] > 0 and not free_space


def affordable(player: Player, card: i64, space: i64, free_space: bool) -> bool:
    """K4.10 The fixed goods, and one more where any is asked for."""
    first = card * GOOD_COUNT
    left: i64 = 0
    for good in range(GOOD_COUNT):
        rest = player.goods[good] - SALE_COST[first + good]
        if good == CLOTH and not free_space:
            rest -= SPACE_CLOTH[space]
        if rest < 0:
            return False
        left += rest
    return left > 0 or not asks_any(space, free_space)


def why_not_card(state: State, seat: i64, move: BuyCard) -> Refusal | None:
    """K4.10, K4.15 Such a card on that space, and goods to pay it in full."""
    if nothing_on_display(state):
        return Refusal("K4.15", "display-is-empty")
    card = state.display[move.space]
    if card == EMPTY or SALE_KIND[card] != move.card:
        args: Plain = {"card": CARDS[move.card], "space": move.space + 1}
        return Refusal("K4.10", "not-on-that-space", args)
    player = state.seats[seat]
    free_space = consul(state)
    goods = missing(player, price(card, move.space, free_space))
    if goods:
        return lacks("K4.11" if free_space else "K4.10", goods)
    if not affordable(player, card, move.space, free_space):
        return Refusal("K4.10", "lacks-any-good", {"space": move.space + 1})
    return None


def nothing_on_display(state: State) -> bool:
    """K4.15 Not one card."""
    for space in range(DISPLAY):
        if state.display[space] != EMPTY:
            return False
    return True


def buy_card(state: State, seat: i64, space: i64, log: Log) -> None:
    """K4.10 The fixed goods are paid and the card goes to the hand; then "any", if asked for."""
    player = state.seats[seat]
    card = state.display[space]
    free_space = consul(state)
    goods = price(card, space, free_space)
    for good in range(GOOD_COUNT):
        for _step in range(goods[good]):
            pay(player, good)
    state.display[space] = EMPTY
    player.hand[SALE_KIND[card]] += 1
    state.buys -= 1
    if log.listening:
        log.tell(
            "bought-card",
            {
                "seat": seat,
                "card": CARDS[SALE_KIND[card]],
                "space": space + 1,
                "goods": good_list(goods),
            },
        )
    if asks_any(space, free_space):
        ask_payment(state, seat, log)
    else:
        go_on(state, seat, log)


def ask_payment(state: State, seat: i64, log: Log) -> None:
    """K4.10 He chooses the good, unless all he has is of one kind."""
    player = state.seats[seat]
    only: i64 = EMPTY
    kinds: i64 = 0
    for good in range(GOOD_COUNT):
        if player.goods[good] > 0:
            only = good
            kinds += 1
    if kinds == 1:
        pay_any(state, seat, only, log)
    else:
        state.phase = PAYMENT


def pay_any(state: State, seat: i64, good: i64, log: Log) -> None:
    """K4.10 The good of his choice."""
    pay(state.seats[seat], good)
    if log.listening:
        log.tell("paid", {"seat": seat, "good": GOODS[good]})
    go_on(state, seat, log)


def go_on(state: State, seat: i64, log: Log) -> None:
    """K6.1 The last card ends the turn; else he may buy again, or the display is refilled."""
    if cards_for_sale(state) == 0:
        take_concordia(state, seat, log)
        end_turn(state, log)
    elif state.buys > 0:
        state.phase = PURCHASE
    else:
        end_purchase(state, log)


def end_purchase(state: State, log: Log) -> None:
    """K4.10 The row slides left and is refilled."""
    slide_and_refill(state, log)
    end_turn(state, log)


def slide_and_refill(state: State, log: Log) -> None:
    """K4.10 Without gaps; from the stack as far as it reaches."""
    display = state.display
    space: i64 = 0
    for place in range(DISPLAY):
        card = display[place]
        if card != EMPTY:
            display[place] = EMPTY
            display[space] = card
            space += 1
    names: list[str] = []
    while space < DISPLAY and state.top < len(state.stack):
        card = state.stack[state.top]
        state.top += 1
        display[space] = card
        space += 1
        if log.listening:
            names.append(CARDS[SALE_KIND[card]])
    if names:
        log.tell("refilled", {"cards": names}, reveals=True, news=True)
