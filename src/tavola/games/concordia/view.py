"""K1.7 What a seat may know, and the worlds that fit it."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Plain
from tavola.games.concordia.board import LAND, LINE_KINDS, SEA
from tavola.games.concordia.data import (
    BIT,
    CARDS,
    DECKS,
    DISPLAY,
    GOD,
    GODS,
    GOOD_COUNT,
    GOODS,
    HOUSES,
    KINDS,
    MARKER_COINS,
    NO_CARD,
    SALE_DECK,
    SALE_KIND,
    SPACE_ANY,
    SPACE_CLOTH,
)
from tavola.games.concordia.rules.moving import kind_of
from tavola.games.concordia.rules.prefect import coins_showing
from tavola.games.concordia.rules.purchase import price
from tavola.games.concordia.rules.storehouse import good_list, offered_goods
from tavola.games.concordia.score import breakdown, by_card
from tavola.games.concordia.state import (
    COLONISTS,
    EMPTY,
    ON_LINE,
    OVER,
    PHASE_NAMES,
    UNSCORED,
    Player,
    State,
)


def look(state: State, seat: i64) -> Plain:
    """The table as this seat sees it; NOBODY is a spectator, who sees no hand."""
    sitting = 0 <= seat < state.players
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
        "traded": {
            "bought": named_goods(state.bought),
            "sold": named_goods(state.sold),
        },
        "praefectus": state.praefectus,
        "concordia": None if state.concordia == NOBODY else state.concordia,
        "showing": coins_showing(state),
        "cities": look_at_cities(state),
        "provinces": look_at_provinces(state),
        "lines": look_at_lines(state),
        "display": [look_at_space(state, space) for space in range(DISPLAY)],
        "stack": len(state.stack) - state.top,
        "players": [look_at_player(state, other, seat) for other in range(state.players)],
        "hand": counted(state.seats[seat].hand) if sitting else None,
        "pile": counted(state.seats[seat].pile) if sitting else None,
        "score": dict(breakdown(state, seat)) if sitting else None,
    }


def card_name(kind: i64) -> str | None:
    return None if kind == NO_CARD else CARDS[kind]


def named_goods(goods: i64) -> list[str]:
    """A set of goods by name."""
    return [GOODS[good] for good in range(GOOD_COUNT) if goods & BIT[good]]


def look_at_moving(state: State) -> Plain | None:
    """The colonist on its way (K4.13)."""
    if state.moving == EMPTY:
        return None
    where = state.seats[state.active].colonists[state.moving]
    return {"kind": LINE_KINDS[kind_of(state.moving)], "at": place_name(state, where)}


def place_name(state: State, where: i64) -> str:
    """A city, or a line as moves write it."""
    board = state.board()
    return board.lines[where - ON_LINE] if where >= ON_LINE else board.cities[where]


def look_at_cities(state: State) -> Plain:
    """Each city: what it produces and whose houses stand there."""
    board = state.board()
    found: Plain = {}
    for city in range(board.city_count):
        houses = [k for k in range(state.players) if state.seats[k].houses & BIT[city]]
        good = state.tile[city]
        found[board.cities[city]] = {
            "good": GOODS[good] if good >= 0 else None,
            "houses": houses,
        }
    return found


def look_at_provinces(state: State) -> Plain:
    """Each province: its marker's good and coins, and which of them shows."""
    board = state.board()
    return {
        board.provinces[province]: {
            "good": GOODS[state.bonus[province]],
            "coins": MARKER_COINS[state.bonus[province]],
            "turned": bool(state.turned & BIT[province]),
        }
        for province in range(board.province_count)
    }


def look_at_lines(state: State) -> Plain:
    """The lines on which colonists rest, and whose."""
    board = state.board()
    return {
        board.lines[line]: state.on_line[line]
        for line in range(board.line_count)
        if state.on_line[line] != NOBODY
    }


def look_at_space(state: State, space: i64) -> Plain | None:
    """A card on display: its god, the goods printed on it, and what its space adds."""
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
    }


def look_at_player(state: State, seat: i64, reader: i64) -> Plain:
    """The public side of a player; K1.7 hand and pile only where hands are open.

    K6.2 His points card by card are for himself, and for everybody where hands are open and once
    the game is over.
    """
    player = state.seats[seat]
    shown = state.open_hands
    scored = shown or seat == reader or state.phase == OVER
    return {
        "coins": player.coins,
        "goods": {GOODS[good]: player.goods[good] for good in range(GOOD_COUNT)},
        "free": player.free,
        "stored": {"land": in_store(player, LAND), "sea": in_store(player, SEA)},
        "abroad": player.abroad,
        "land": abroad(state, player, LAND),
        "sea": abroad(state, player, SEA),
        "houses": HOUSES - player.houses_left,
        "houses_left": player.houses_left,
        "cards": sum(player.hand),
        "pile": sum(player.pile),
        "top": card_name(player.top),
        "offered": good_list(offered_goods(player)),
        "interim": None if player.interim == UNSCORED else player.interim,
        "hand": counted(player.hand) if shown else None,
        "played": counted(player.pile) if shown else None,
        "scored": list(by_card(state, player)) if scored else None,
    }


def in_store(player: Player, kind: i64) -> i64:
    """How many colonists of that kind are in the storehouse."""
    count: i64 = 0
    for colonist in range(COLONISTS):
        if kind_of(colonist) == kind and player.colonists[colonist] < 0:
            count += 1
    return count


def abroad(state: State, player: Player, kind: i64) -> list[str]:
    """Where his colonists of that kind are."""
    return [
        place_name(state, player.colonists[colonist])
        for colonist in range(COLONISTS)
        if kind_of(colonist) == kind and player.colonists[colonist] >= 0
    ]


def counted(cards: vec[i64]) -> Plain:
    """Cards by name with their number, those that are there."""
    return {CARDS[kind]: cards[kind] for kind in range(KINDS) if cards[kind] > 0}
