"""A position is written as data that a person can read."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import Plain
from tavola.core.positions import or_none
from tavola.games.concordia.board import LAND, SEA
from tavola.games.concordia.data import BIT, CARDS, GOODS, KINDS, NO_CARD, SALE_NAMES
from tavola.games.concordia.rules.storehouse import good_list, offered_goods
from tavola.games.concordia.state import EMPTY, PHASE_NAMES, UNSCORED, Player, State
from tavola.games.concordia.view import named_goods
from tavola.games.concordia.view_players import abroad, card_name


def save(state: State) -> Plain:
    """Markers are not written: they follow from the tiles (K2.2)."""
    board = state.board()
    return {
        "players": [save_player(state, player) for player in state.seats],
        "map": board.name,
        "tiles": {board.cities[c]: GOODS[state.tile[c]] for c in range(1, board.city_count)},
        "turned": [p for k, p in enumerate(board.provinces) if state.turned & BIT[k]],
        "display": [None if card == EMPTY else SALE_NAMES[card] for card in state.display],
        "stack": [SALE_NAMES[card] for card in state.stack[state.top :]],
        "start": state.start,
        "active": state.active,
        "acting": or_none(state.acting),
        "phase": PHASE_NAMES[state.phase],
        "card": card_name(state.card),
        "steps": state.steps,
        "moving": or_none(state.moving),
        "begun": state.begun,
        "bought": named_goods(state.bought),
        "sold": named_goods(state.sold),
        "buys": state.buys,
        "praefectus": state.praefectus,
        "concordia": or_none(state.concordia),
        "rounds": state.rounds,
        "start_goods": state.start_goods,
        "open_hands": state.open_hands,
        "interim_scoring": state.interim_scoring,
        "round_limit": state.round_limit,
    }


def save_player(state: State, player: Player) -> Plain:
    """The top card of the pile stands last. Land and sea colonists by place, one after another."""
    board = state.board()
    pile = card_list(player.pile)
    if player.top != NO_CARD:
        pile.remove(CARDS[player.top])
        pile.append(CARDS[player.top])
    return {
        "hand": card_list(player.hand),
        "pile": pile,
        "goods": good_list(player.goods),
        "coins": player.coins,
        "land": abroad(state, player, LAND),
        "sea": abroad(state, player, SEA),
        "houses": [board.cities[c] for c in range(board.city_count) if player.houses & BIT[c]],
        "offered": good_list(offered_goods(player)),
        "interim": None if player.interim == UNSCORED else player.interim,
    }


def card_list(cards: vec[i64]) -> list[str]:
    return [CARDS[kind] for kind in range(KINDS) for _ in range(cards[kind])]
