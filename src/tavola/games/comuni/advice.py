"""What a sensible player of Comuni weighs: `weigh` looks at what the seat may know only."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import NOBODY, Move
from tavola.games.comuni.advice_invasion import weigh_pledges
from tavola.games.comuni.advice_values import Outlook, card_value, value_for
from tavola.games.comuni.data import (
    COLUMNS_IN_USE,
    CRAFTSMEN,
    FOUR,
    GOLD,
    NO_CARD,
    PILGRIMS,
)
from tavola.games.comuni.moves import (
    Bid,
    Build,
    Claim,
    Collect,
    Discard,
    Relocate,
    Repair,
    Take,
    Trade,
    Wall,
)
from tavola.games.comuni.rules.building import level_price, storey_price
from tavola.games.comuni.rules.project import income_of
from tavola.games.comuni.rules.repair import price_of
from tavola.games.comuni.rules.trade import PRICE
from tavola.games.comuni.state import INVASION, OUTBID, PROJECT, State

# All but the first are in points of the score.
POINT: Final = 0.03  # a point in shares of a win
IDLE_TRADE: Final = -0.3  # C4.1 what a trade brings at most, unless it is for a craftsman
CRAFTSMAN_TRADE: Final = 0.3
TRADE_EFFORT: Final = 0.2
OTHER_CARDS: Final = 0.6  # of a column, beside its best card: not all of them will be built
RELOCATED: Final = 0.7  # C3.2 of what a column is worth: it is claimed later, or never
# How likely others pay more (C3.1): each who has just enough, each who has more; it never gets
# certain, and the dearer a bid is, the less.
OUTBID_JUST: Final = 0.16
OUTBID_EASILY: Final = 0.22
KEPT_AT_LEAST: Final = 0.35
DETERRED: Final = 0.5  # for each gold of the bid
BID_EFFORT: Final = 0.3
DISPLACED: Final = 0.25  # somebody else loses a turn
STILL_TO_CLAIM: Final = 0.78  # of what a bid is worth, and less with every envoy out already
ENVOY_OUT: Final = 0.06
CLAIM_NOW: Final = 0.5  # of what a column is worth, if nobody could take it anyway
HAND_ROOM: Final[i64] = 4  # cards that can be used (C3.11, C3.17), besides one per craftsman
TOO_MANY: Final = 0.8  # for each card beyond that
LAST_CLAIM: Final = 3.0  # C6.5 bids are lost in the end
TIMELY: Final = 0.12  # of what an invasion now costs others more than oneself
MORE_OF_THE_SAME: Final = 0.04  # by which each cube of an income is worth less
SPARE_LEVEL: Final = 0.1  # for each level of a card that is not made use of
LAST_PILGRIM: Final = 0.1  # a pilgrim in the last round


def weigh(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """Advice for each move, in shares of a win."""
    if state.phase == INVASION:
        return [POINT * value for value in weigh_pledges(state, seat, moves)]
    outlook = Outlook(state, seat)
    if state.phase == PROJECT or state.phase == OUTBID:
        columns = column_values(state, outlook, seat)
        return [POINT * weigh_project(state, outlook, seat, move, columns) for move in moves]
    return [POINT * weigh_move(state, outlook, seat, move) for move in moves]


def weigh_trade(outlook: Outlook, move: Trade) -> float:
    """C4.1 Two for one; an army need not be bought before it is used (C5.3)."""
    gain = outlook.resource(move.taken) - float(PRICE) * outlook.resource(move.paid)
    if move.taken != CRAFTSMEN:
        return min(IDLE_TRADE, gain)
    return min(CRAFTSMAN_TRADE, gain - TRADE_EFFORT)


# --- phase 1 --------------------------------------------------------------------------------------


def column_values(state: State, outlook: Outlook, seat: i64) -> list[float]:
    """What the cards of each column are worth to the seat."""
    values: list[float] = []
    for column in range(COLUMNS_IN_USE[state.players]):
        values.append(column_value(state, outlook, seat, column))
    return values


def column_value(state: State, outlook: Outlook, seat: i64, column: i64) -> float:
    """The best card counts whole, the others less; a resource of choice comes on top (C3.4)."""
    best = 0.0
    total = 0.0
    for place in range(state.pack.first[column], state.pack.first[column + 1]):
        card = state.display[place]
        if card != NO_CARD:
            value = card_value(state, outlook, seat, card)
            total += value
            best = max(best, value)
    if total == 0.0:
        return 0.0
    total = best + OTHER_CARDS * (total - best)
    return total + best_choice(outlook) if state.pack.has_choice(column) else total


def best_choice(outlook: Outlook) -> float:
    best = 0.0
    for resource in range(FOUR):
        best = max(best, outlook.resource(resource))
    return best


def weigh_project(
    state: State, outlook: Outlook, seat: i64, move: Move, columns: list[float]
) -> float:
    if isinstance(move, Bid):
        return weigh_bid(state, outlook, seat, move.column, move.gold, columns)
    if isinstance(move, Claim):
        return weigh_claim(state, outlook, seat, columns)
    if isinstance(move, Collect):
        return weigh_collect(state, outlook, seat)
    if isinstance(move, Relocate):
        kept = keeps(state, seat, move.column, state.outbid_gold)
        return RELOCATED * kept * columns[move.column] - outlook.resource(PILGRIMS)
    if isinstance(move, Trade):
        return weigh_trade(outlook, move)
    return 0.0


def keeps(state: State, seat: i64, column: i64, gold: i64) -> float:
    """How likely the bid is still there when it is claimed: can anybody pay more?"""
    risk = 0.0
    for other in range(state.players):
        if other != seat:
            more = state.seats[other].resources[GOLD] - gold
            if more > 0:
                risk += OUTBID_JUST if more == 1 else OUTBID_EASILY
    return max(KEPT_AT_LEAST, 1.0 - risk / (1.0 + DETERRED * float(gold)))


def weigh_bid(
    state: State, outlook: Outlook, seat: i64, column: i64, gold: i64, columns: list[float]
) -> float:
    """C3.1 Worth the cards, less the gold; a claim is still needed."""
    if outlook.last:
        return -1.0 - float(gold)  # C6.5
    value = keeps(state, seat, column, gold) * (columns[column] - BID_EFFORT)
    if state.bidder[column] != NOBODY:
        value += DISPLACED
    out = float(state.envoys_out(seat))
    return value * (STILL_TO_CLAIM - ENVOY_OUT * out) - outlook.resource(GOLD) * float(gold)


def weigh_claim(state: State, outlook: Outlook, seat: i64, columns: list[float]) -> float:
    """C3.4 Better with several columns, before others pay more; C3.17 not for too many cards."""
    value = 0.0
    cards: i64 = len(state.seats[seat].hand)
    drawn: i64 = 0
    for column in range(len(columns)):
        if state.bidder[column] == seat:
            lost = 1.0 - keeps(state, seat, column, state.gold[column])
            value += (CLAIM_NOW + (1.0 - CLAIM_NOW) * lost) * columns[column]
            drawn += state.cards_in(column)
    room = HAND_ROOM + state.seats[seat].resources[CRAFTSMEN]
    if cards + drawn > room:
        value -= TOO_MANY * float(cards + drawn - room)
    if outlook.last:
        return LAST_CLAIM + value
    if drawn >= state.left_in_deck():
        value += TIMELY * (others_plunder(state, seat) - outlook.plunder)
    return value


def others_plunder(state: State, seat: i64) -> float:
    """What the next invasions would cost the others, on average."""
    total = 0.0
    for other in range(state.players):
        if other != seat:
            total += Outlook(state, other).plunder
    return total / float(state.players - 1)


def weigh_collect(state: State, outlook: Outlook, seat: i64) -> float:
    """C3.5 The cubes, each worth a little less than the one before."""
    player = state.seats[seat]
    value = float(state.pack.choices[player.comune]) * best_choice(outlook)
    for resource in range(FOUR):
        cubes = income_of(state, seat, resource)
        if cubes > 0:
            less = 1.0 - MORE_OF_THE_SAME * float(cubes)
            value += float(cubes) * outlook.resource(resource) * less
    return value


# --- the other phases -----------------------------------------------------------------------------


def weigh_move(state: State, outlook: Outlook, seat: i64, move: Move) -> float:
    if isinstance(move, Build):
        price = float(storey_price(state, move.card, move.storey)) * outlook.resource(CRAFTSMEN)
        spare = SPARE_LEVEL * float(state.pack.level[move.card] - move.storey)
        value = value_for(state, outlook, seat, move.kind, move.storey)
        return value - price - max(0.0, spare)
    if isinstance(move, Wall):
        price = float(level_price(state, move.card, move.level)) * outlook.resource(CRAFTSMEN)
        spare = SPARE_LEVEL * float(state.pack.level[move.card] - move.level)
        return outlook.wall(move.level) - price - max(0.0, spare)
    if isinstance(move, Take):
        return outlook.resource(move.resource)
    if isinstance(move, Discard):
        return -card_value(state, outlook, seat, move.card)
    if isinstance(move, Repair):
        pilgrim = LAST_PILGRIM if outlook.last else outlook.resource(PILGRIMS)
        return float(move.tokens) - pilgrim * float(price_of(move.tokens))
    if isinstance(move, Trade):
        return weigh_trade(outlook, move)
    return 0.0
