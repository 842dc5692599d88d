"""K1.5, K5.1 How many there are of everything that can neither appear nor vanish.

Goods and coins come from the bank without limit (K1.6); but a storehouse has twelve spaces.
"""

from mypy_extensions import i64

from tavola.games.concordia.board import size
from tavola.games.concordia.data import CARDS, KINDS, SALE_KIND
from tavola.games.concordia.state import EMPTY, ON_LINE, STOREHOUSE, State


def census(state: State) -> dict[str, int]:
    """Cards by kind; houses, colonists and spaces by player; markers."""
    counts: dict[str, int] = {"markers": len(state.bonus)}
    for kind in range(KINDS):
        counts[CARDS[kind]] = count_cards(state, kind)
    for seat in range(state.players):
        player = state.seats[seat]
        stored: i64 = 0
        for where in player.colonists:
            if where == STOREHOUSE:
                stored += 1
        counts[f"houses-{seat}"] = int(size(player.houses) + player.houses_left)
        counts[f"colonists-{seat}"] = int(stored + count_on_board(state, seat))
        counts[f"abroad-{seat}"] = int(stored + player.abroad)
        counts[f"spaces-{seat}"] = int(stored + sum(player.goods) + player.free)
    return counts


def count_cards(state: State, kind: i64) -> int:
    """In hands, piles, on display and in the stack."""
    count: i64 = 0
    for player in state.seats:
        count += player.hand[kind] + player.pile[kind]
    for card in state.display:
        if card != EMPTY and SALE_KIND[card] == kind:
            count += 1
    for place in range(state.top, len(state.stack)):
        if SALE_KIND[state.stack[place]] == kind:
            count += 1
    return int(count)


def count_on_board(state: State, seat: i64) -> i64:
    """Colonists in cities, on their way, and those that the lines themselves know of."""
    count: i64 = 0
    player = state.seats[seat]
    for colonist in range(len(player.colonists)):
        where = player.colonists[colonist]
        moving = state.active == seat and state.moving == colonist
        if moving or 0 <= where < ON_LINE:
            count += 1
    for owner in state.on_line:
        if owner == seat:
            count += 1
    return count
