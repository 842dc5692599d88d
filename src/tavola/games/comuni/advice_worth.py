"""What a position is worth: the share of a win that each player can expect."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tavola.games.comuni.advice_values import Outlook
from tavola.games.comuni.data import COLUMNS, FOUR
from tavola.games.comuni.score import GUILD_MASTER, masters_of, smallest_building, tokens_of
from tavola.games.comuni.state import State

# In points of the score.
SPREAD: Final = 7.0  # how much luck there is still
PLUNDER_TO_COME: Final = 0.8  # the part of expected plunder that is taken to come
KEPT_CUBES: Final = 0.8  # of what cubes are worth, if they are still there later
CARD_IN_HAND: Final = 1.2  # each of the first ones
CARDS_THAT_COUNT: Final[i64] = 4
CARD_BID_FOR: Final = 1.0
GOLD_BID: Final = 0.5
ACTIVE_STOREY: Final = 0.5  # C3.5 the income of an active building, for each storey


def worth(state: State, seat: i64) -> float:
    """The seat's share of a win, by what everybody can expect to have at the end."""
    best = -1000.0
    totals: list[float] = []
    for other in range(state.players):
        total = expected(state, other)
        totals.append(total)
        best = max(best, total)
    whole = 0.0
    own = 0.0
    for other in range(state.players):
        share = exp((totals[other] - best) / SPREAD)
        whole += share
        if other == seat:
            own = share
    return own / whole


def expected(state: State, seat: i64) -> float:
    """C7 The score so far, plunder still to be feared, and what cubes and cards may bring."""
    player = state.seats[seat]
    outlook = Outlook(state, seat)
    total = float(player.points + GUILD_MASTER * masters_of(state, seat) + tokens_of(state, seat))
    total += float(smallest_building(player, state.any_smallest)) - float(player.plunder)
    total -= PLUNDER_TO_COME * outlook.plunder
    for resource in range(FOUR):
        total += KEPT_CUBES * float(player.resources[resource]) * outlook.resource(resource)
    if not outlook.last:
        total += CARD_IN_HAND * float(min(CARDS_THAT_COUNT, len(player.hand)))
        for column in range(COLUMNS):
            if state.bidder[column] == seat:
                total += CARD_BID_FOR * float(state.cards_in(column))
                total += GOLD_BID * float(state.gold[column])
    for kind in range(FOUR):
        if player.active[kind] != 0 and not outlook.last:
            total += ACTIVE_STOREY * float(player.highest(kind))
    return total
