"""K1.7 What a seat may know of the table."""

from typing import TypedDict

from mypy_extensions import i64

from tavola.core.game import NOBODY, Progress
from tavola.core.same import AS_BEFORE, same
from tavola.games.concordia.board import LINE_KINDS, Kind, MapName
from tavola.games.concordia.data import (
    BIT,
    CARDS,
    DECKS,
    DISPLAY,
    GOD,
    GODS,
    GOOD_COUNT,
    GOODS,
    MARKER_COINS,
    SALE_DECK,
    SALE_KIND,
    SPACE_ANY,
    SPACE_CLOTH,
    God,
    Good,
)
from tavola.games.concordia.rules.decision import has_had_last_turn
from tavola.games.concordia.rules.game_end import cards_for_sale
from tavola.games.concordia.rules.moving import kind_of
from tavola.games.concordia.rules.prefect import coins_showing
from tavola.games.concordia.rules.purchase import price
from tavola.games.concordia.rules.storehouse import good_list
from tavola.games.concordia.rules.trade import goods_left
from tavola.games.concordia.score import Score, Scored
from tavola.games.concordia.state import (
    EMPTY,
    OVER,
    PHASE_NAMES,
    Phase,
    State,
)
from tavola.games.concordia.view_players import (
    Player,
    card_name,
    counted,
    look_at_player,
    place_name,
    scored_cards,
    scores,
)
from tavola.games.concordia.view_prospects import (
    ColonistOffer,
    Price,
    Site,
    can_be_copied,
    look_at_offer,
    look_at_payable,
    look_at_reach,
    look_at_sites,
    look_at_yields,
    price_of,
)
from tavola.games.concordia.view_same import (
    same_display,
    same_houses,
    same_player,
    same_scores,
    same_yields,
)


class Moving(TypedDict):
    """K4.13 The colonist on its way. `at`: a city, or a line as moves write it."""

    kind: Kind
    at: str


class Traded(TypedDict):
    """K4.8 The goods of this trade, and in how many others one may still trade."""

    bought: list[Good]
    sold: list[Good]
    goods_left: int


class City(TypedDict):
    """What it produces (Roma: nothing), and the seats that have a house there."""

    good: Good | None
    houses: list[int]


class Province(TypedDict):
    """K2.2 Its marker: the good and the coins, and whether it shows the coins."""

    good: Good
    coins: int
    turned: bool


class Sale(TypedDict):
    """K4.10 A card on display: the goods printed on it, and what its space adds."""

    card: str
    deck: str
    god: God
    cost: list[Good]
    any: int
    cloth: int
    # What it costs with the card that is carried out, by default a Senator (K4.11).
    price: Price


class Public(TypedDict):
    """What everybody sees."""

    phase: Phase
    map: MapName
    round: int
    round_limit: int
    start: int
    active: int
    # The card that is carried out, maybe copied (K4.9).
    card: str | None
    steps: int
    buys: int
    moving: Moving | None
    traded: Traded
    praefectus: int
    concordia: int | None
    # K6.1 Who has one more turn once the Concordia card is taken, in order; the active player too.
    last_turns: list[int]
    # K4.5 The coins on all turned markers.
    showing: int
    cities: dict[str, City]
    provinces: dict[str, Province]
    # The lines on which colonists rest, and whose.
    lines: dict[str, int]
    display: list[Sale | None]
    stack: int
    for_sale: int  # K6.1 the cards on display and in the stack
    players: list[Player]


class Private(TypedDict):
    """What a seat sees besides. What could be done now is told to the seat that must act."""

    hand: dict[str, int] | None
    pile: dict[str, int] | None
    # K6.2 By seat the points god by god, and card by card, as far as the viewer may know (K1.7).
    scores: list[Score | None]
    scored: list[list[Scored] | None]
    # K4.5 By province that can produce: by seat, what everybody would receive if the viewer let it
    # (of those who only watch nobody has the bonus).
    yields: dict[str, list[list[Good]]]
    # K4.10 The spaces whose card the viewer, who may buy now, can pay.
    payable: list[int]
    # K4.3 Where the viewer's colonists let him build, whether he can pay or not.
    sites: list[Site]
    # K4.2 The free lines that the viewer's colonists can get to: by the first move of each way
    # there, how many steps it takes, the shortest first.
    reach: dict[str, dict[str, int]]
    # K4.7 What the Colonist offers.
    colonist: ColonistOffer | None
    # K4.9 The seats whose card a Diplomat can copy.
    copies: list[int]


class Table(Public, Private):
    """The table as a seat sees it."""


def public(state: State, before: State | None = None) -> Public:
    """The table as everybody sees it; AS_BEFORE for what looks as it did before."""
    built = before is None or not same_houses(state, before)
    turned = before is None or state.turned != before.turned
    rested = before is None or not same(state.on_line, before.on_line)
    sold = before is None or not same_display(state, before)
    return {
        "phase": PHASE_NAMES[state.phase],
        "map": state.board().name,
        "round": min(state.rounds + 1, state.round_limit),
        "round_limit": state.round_limit,
        "start": state.start,
        "active": state.active,
        "card": card_name(state.card),
        "steps": state.steps,
        "buys": state.buys,
        "moving": look_at_moving(state),
        "traded": look_at_trade(state),
        "praefectus": state.praefectus,
        "concordia": None if state.concordia == NOBODY else state.concordia,
        "last_turns": look_at_last_turns(state),
        "showing": coins_showing(state),
        "cities": look_at_cities(state) if built else AS_BEFORE,
        "provinces": look_at_provinces(state) if turned else AS_BEFORE,
        "lines": look_at_lines(state) if rested else AS_BEFORE,
        "display": look_at_display(state) if sold else AS_BEFORE,
        "stack": len(state.stack) - state.top,
        "for_sale": cards_for_sale(state),
        "players": [
            look_at_player(state, other)
            if before is None or not same_player(state.seats[other], before.seats[other])
            else AS_BEFORE
            for other in range(state.players)
        ],
    }


def private(state: State, seat: i64, before: State | None = None) -> Private:
    """What this seat sees besides; NOBODY is a spectator, who sees no hand."""
    sitting = 0 <= seat < state.players
    asked = seat if sitting and seat == state.acting else NOBODY
    scored = before is None or not same_scores(state, before, seat)
    changed = scored and sitting  # his own cards are among those scored
    yields = before is None or not same_yields(state, before, seat)
    return {
        "hand": counted(state.seats[seat].hand) if changed else AS_BEFORE if sitting else None,
        "pile": counted(state.seats[seat].pile) if changed else AS_BEFORE if sitting else None,
        "scores": scores(state, seat) if scored else AS_BEFORE,
        "scored": scored_cards(state, seat) if scored else AS_BEFORE,
        "yields": look_at_yields(state, seat if sitting else NOBODY) if yields else AS_BEFORE,
        "payable": look_at_payable(state, asked),
        "sites": look_at_sites(state, asked),
        "reach": look_at_reach(state, asked),
        "colonist": look_at_offer(state, asked),
        "copies": can_be_copied(state, asked),
    }


def named_goods(goods: i64) -> list[Good]:
    """A set of goods by name."""
    return [GOODS[good] for good in range(GOOD_COUNT) if goods & BIT[good]]


def look_at_last_turns(state: State) -> list[int]:
    holder = state.concordia
    if holder == NOBODY or state.phase == OVER:
        return []
    others = [state.after(holder)]
    while state.after(others[-1]) != holder:
        others.append(state.after(others[-1]))
    return [int(seat) for seat in others if not has_had_last_turn(state, seat)]


def look_at_trade(state: State) -> Traded:
    return {
        "bought": named_goods(state.bought),
        "sold": named_goods(state.sold),
        "goods_left": goods_left(state),
    }


def look_at_moving(state: State) -> Moving | None:
    if state.moving == EMPTY:
        return None
    where = state.seats[state.active].colonists[state.moving]
    return {"kind": LINE_KINDS[kind_of(state.moving)], "at": place_name(state, where)}


def look_at_cities(state: State) -> dict[str, City]:
    board = state.board()
    found: dict[str, City] = {}
    for city in range(board.city_count):
        houses: list[int] = []
        for owner in range(state.players):
            if state.seats[owner].houses & BIT[city]:
                houses.append(owner)
        good = state.tile[city]
        found[board.cities[city]] = {
            "good": GOODS[good] if good >= 0 else None,
            "houses": houses,
        }
    return found


def look_at_provinces(state: State) -> dict[str, Province]:
    board = state.board()
    found: dict[str, Province] = {}
    for province in range(board.province_count):
        found[board.provinces[province]] = {
            "good": GOODS[state.bonus[province]],
            "coins": MARKER_COINS[state.bonus[province]],
            "turned": bool(state.turned & BIT[province]),
        }
    return found


def look_at_lines(state: State) -> dict[str, int]:
    board = state.board()
    found: dict[str, int] = {}
    for line in range(board.line_count):
        if state.on_line[line] != NOBODY:
            found[board.lines[line]] = state.on_line[line]
    return found


def look_at_display(state: State) -> list[Sale | None]:
    return [look_at_space(state, space) for space in range(DISPLAY)]


def look_at_space(state: State, space: i64) -> Sale | None:
    card = state.display[space]
    if card == EMPTY:
        return None
    kind = SALE_KIND[card]
    return {
        "card": CARDS[kind],
        "deck": DECKS[SALE_DECK[card]],
        "god": GODS[GOD[kind]],
        "cost": good_list(price(card, space, True)),
        "any": SPACE_ANY[space],
        "cloth": SPACE_CLOTH[space],
        "price": price_of(state, card, space),
    }


def progress(table: Table) -> Progress:
    """K6.2 The round, whose turn it is, and the points that the game would end with now."""
    points = [None if score is None else score["points"] for score in table["scores"]]
    return Progress(table["round"], table["active"], points)
