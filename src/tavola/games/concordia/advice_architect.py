"""Advice for the Architect: where colonists should go, and which houses to build."""

from typing import Final, final

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.concordia.advice_values import Outlook
from tavola.games.concordia.advice_wishes import Wishes
from tavola.games.concordia.data import BIT
from tavola.games.concordia.rules.building import can_pay, house_coins, house_goods
from tavola.games.concordia.rules.moving import kind_of, steps_to
from tavola.games.concordia.rules.storehouse import less
from tavola.games.concordia.state import COLONISTS, ON_LINE, Player, State

TIRED: Final = 0.02  # a step more, so that the shortest way is taken
LATER: Final = 0.08  # what a house that can't be paid yet is worth, in shares
OTHER_END: Final = 0.6  # of the poorer city of a line: a colonist serves both, but not at once
LATER_COIN: Final = 0.3  # points that a coin of a later house costs
MOST_HOUSES: Final = 4  # that one Architect may pay


@final
class Plan:
    """What an Architect could do from here: the worth of each line, and the steps shared out."""

    def __init__(
        self, state: State, seat: i64, view: Outlook, wishes: Wishes, now: float, steps: i64
    ) -> None:
        self.state: Final = state
        self.player: Final[Player] = state.seats[seat]
        self.seat: Final[i64] = seat
        self.steps: Final[i64] = steps
        self.later: Final = later_gains(state, self.player, view)
        self.gains: Final = city_gains(state, self.player, self.later, view, wishes, now)
        self.most: Final = joint_gain(state, self.player, self.gains)
        board = state.board()
        worths: list[float] = []
        for line in range(board.line_count):
            one = self.gains[board.line_a[line]]
            other = self.gains[board.line_b[line]]
            worths.append(max(one, other) + OTHER_END * min(one, other))
        self.worths: Final = worths
        self.waiting: Final = self.wait(view)
        # By colonist and number of steps: the best line to rest on.
        self.best: Final[list[list[float]]] = []
        for colonist in range(COLONISTS):
            self.best.append(self.reach(colonist))
        self.total: Final = self.others(NOBODY)[steps]

    def wait(self, view: Outlook) -> float:
        """What the colonists promise for later where they stand, if nothing is done now."""
        board = self.state.board()
        promise = 0.0
        for where in self.player.colonists:
            if where >= ON_LINE:
                line = where - ON_LINE
                one = self.later[board.line_a[line]]
                other = self.later[board.line_b[line]]
                promise += max(one, other) + OTHER_END * min(one, other)
        return promise

    def reach(self, colonist: i64) -> list[float]:
        """The best worth for 0, 1, 2 … steps of one colonist; worse never with more steps."""
        found = [0.0] * (self.steps + 1)
        where = self.player.colonists[colonist]
        if where < 0:
            return found
        state = self.state
        board = state.board()
        needed = steps_to(state, kind_of(colonist), where, self.steps)
        for line in range(board.line_count):
            walked = needed[line]
            if walked <= self.steps and (walked == 0 or state.on_line[line] == NOBODY):
                found[walked] = max(found[walked], self.worths[line])
        for walked in range(1, self.steps + 1):
            found[walked] = max(found[walked], found[walked - 1])
        return found

    def moving(self, colonist: i64) -> float:
        """What it brings if this colonist moves: at least one step is its own."""
        own = self.best[colonist]
        rest = self.others(colonist)
        top = 0.0
        for used in range(1, self.steps + 1):
            top = max(top, own[used] + rest[self.steps - used] - TIRED * float(used))
        return top

    def others(self, colonist: i64) -> list[float]:
        """What the other colonists make of 0, 1, 2 … steps."""
        row = [0.0] * (self.steps + 1)
        for other in range(COLONISTS):
            if other != colonist and self.player.colonists[other] >= 0:
                row = self.join(self.best[other], row)
        return row

    def join(self, own: list[float], rest: list[float]) -> list[float]:
        """One more colonist shares the steps."""
        row: list[float] = []
        for budget in range(self.steps + 1):
            top = 0.0
            for used in range(budget + 1):
                top = max(top, own[used] + rest[budget - used])
            row.append(top)
        return row


def later_gains(state: State, player: Player, view: Outlook) -> list[float]:
    """For each city what standing near it promises for a house some time later."""
    board = state.board()
    gains: list[float] = [0.0]
    for city in range(1, board.city_count):
        if player.houses & BIT[city] or player.houses_left == 0:
            gains.append(0.0)
        else:
            price = LATER_COIN * float(house_coins(state, city))
            gain = view.house(state, player, city) - price
            gains.append(max(0.0, gain * LATER * view.early))
    return gains


def city_gains(
    state: State,
    player: Player,
    later: list[float],
    view: Outlook,
    wishes: Wishes,
    now: float,
) -> list[float]:
    """The same, in full and less its price where the house can be paid now."""
    gains = later[:]
    for city in range(1, state.board().city_count):
        if not player.houses & BIT[city] and can_pay(state, player.goods, player.coins, city):
            left = less(player.goods, house_goods(state.tile[city]))
            coins = player.coins - house_coins(state, city)
            price = now - wishes.worth(left, coins, city)
            gains[city] = max(0.0, view.house(state, player, city) - price)
    return gains


def joint_gain(state: State, player: Player, gains: list[float]) -> float:
    """K1.6 The best houses that can be paid together, one after the other."""
    goods = player.goods[:]
    coins = player.coins
    taken: i64 = 0
    total = 0.0
    for _step in range(MOST_HOUSES):
        best = 0.0
        chosen: i64 = NOBODY
        for city in range(1, state.board().city_count):
            if taken & BIT[city] or player.houses & BIT[city] or gains[city] <= best:
                continue
            if can_pay(state, goods, coins, city):
                best = gains[city]
                chosen = city
        if chosen == NOBODY:
            break
        taken |= BIT[chosen]
        total += best
        coins -= house_coins(state, chosen)
        goods = less(goods, house_goods(state.tile[chosen]))
    return total
