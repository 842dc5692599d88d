"""K1.7 What a seat may know of the table."""

from typing import TypedDict

from mypy_extensions import i64

from tavola.core.game import NOBODY
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
from tavola.games.concordia.rules.moving import kind_of
from tavola.games.concordia.rules.prefect import coins_showing
from tavola.games.concordia.rules.purchase import price
from tavola.games.concordia.rules.storehouse import good_list
from tavola.games.concordia.score import Score, sum_up
from tavola.games.concordia.state import (
    EMPTY,
    PHASE_NAMES,
    Phase,
    State,
)
from tavola.games.concordia.view_players import (
    PlayerView,
    card_name,
    counted,
    look_at_player,
    place_name,
)
from tavola.games.concordia.view_prospects import (
    ColonistOffer,
    Price,
    Site,
    can_be_copied,
    look_at_offer,
    look_at_reach,
    look_at_sites,
    payable,
    price_of,
    yields_of,
)


class Moving(TypedDict):
    """K4.13 The colonist on its way. `at`: a city, or a line as moves write it."""

    kind: Kind
    at: str


class Traded(TypedDict):
    """K4.8 The goods of this trade."""

    bought: list[Good]
    sold: list[Good]


class City(TypedDict):
    """What it produces (Roma: nothing), and the seats that have a house there."""

    good: Good | None
    houses: list[int]


class Province(TypedDict):
    """K2.2 Its marker: the good and the coins, and whether it shows the coins."""

    good: Good
    coins: int
    turned: bool
    # K4.5 By seat, what everybody would receive if the viewer let it produce now; null: can't.
    yields: list[list[Good]] | None


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
    # Whether the viewer, who may buy now, can pay that; null: nobody is asked.
    payable: bool | None


class Table(TypedDict):
    """The table as a seat sees it. What could be done now is told to the seat that must act."""

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
    # K4.5 The coins on all turned markers.
    showing: int
    cities: dict[str, City]
    provinces: dict[str, Province]
    # The lines on which colonists rest, and whose.
    lines: dict[str, int]
    display: list[Sale | None]
    stack: int
    players: list[PlayerView]
    # The viewer's own.
    hand: dict[str, int] | None
    pile: dict[str, int] | None
    score: Score | None
    # K4.3 Where the viewer's colonists let him build, whether he can pay or not.
    sites: list[Site]
    # K4.2 The free lines that the viewer's colonists can get to, and by which moves.
    reach: dict[str, list[str]]
    # K4.7 What the Colonist offers.
    colonist: ColonistOffer | None
    # K4.9 The seats whose card a Diplomat can copy.
    copies: list[int]


def look(state: State, seat: i64) -> Table:
    """The table as this seat sees it; NOBODY is a spectator, who sees no hand."""
    sitting = 0 <= seat < state.players
    asked = seat if sitting and seat == state.acting else NOBODY
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
        "traded": {"bought": named_goods(state.bought), "sold": named_goods(state.sold)},
        "praefectus": state.praefectus,
        "concordia": None if state.concordia == NOBODY else state.concordia,
        "showing": coins_showing(state),
        "cities": look_at_cities(state),
        "provinces": look_at_provinces(state, asked),
        "lines": look_at_lines(state),
        "display": [look_at_space(state, asked, space) for space in range(DISPLAY)],
        "stack": len(state.stack) - state.top,
        "players": [look_at_player(state, other, seat) for other in range(state.players)],
        "hand": counted(state.seats[seat].hand) if sitting else None,
        "pile": counted(state.seats[seat].pile) if sitting else None,
        "score": sum_up(state, seat) if sitting else None,
        "sites": look_at_sites(state, asked),
        "reach": look_at_reach(state, asked),
        "colonist": look_at_offer(state, asked),
        "copies": can_be_copied(state, asked),
    }


def named_goods(goods: i64) -> list[Good]:
    """A set of goods by name."""
    return [GOODS[good] for good in range(GOOD_COUNT) if goods & BIT[good]]


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


def look_at_provinces(state: State, asked: i64) -> dict[str, Province]:
    board = state.board()
    found: dict[str, Province] = {}
    for province in range(board.province_count):
        found[board.provinces[province]] = {
            "good": GOODS[state.bonus[province]],
            "coins": MARKER_COINS[state.bonus[province]],
            "turned": bool(state.turned & BIT[province]),
            "yields": yields_of(state, asked, province),
        }
    return found


def look_at_lines(state: State) -> dict[str, int]:
    board = state.board()
    found: dict[str, int] = {}
    for line in range(board.line_count):
        if state.on_line[line] != NOBODY:
            found[board.lines[line]] = state.on_line[line]
    return found


def look_at_space(state: State, asked: i64, space: i64) -> Sale | None:
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
        "payable": payable(state, asked, card, space),
    }
