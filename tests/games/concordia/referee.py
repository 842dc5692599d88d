"""A second implementation of Concordia's rules: slow, plain, and sharing nothing with the first.

Written from the text of the rules alone, in dicts and lists of words, so that a mistake would have
to be made twice, in two shapes, to stay unseen. It knows no generator: it is told how the tiles
lie and in which order the stack is. Where a comment cites a rule, the lines below it are that rule.
"""

from collections import Counter
from copy import copy, deepcopy
from functools import cache

from tests.games.concordia.printed import LINES, PROVINCES
from tests.games.concordia.wares import COST, GOD, MINERVA, START

PRICE = {"brick": 3, "food": 4, "tool": 5, "wine": 6, "cloth": 7}  # K1.1
HOUSE = {"brick": 1, "food": 2, "tool": 3, "wine": 4, "cloth": 5}  # K4.4
SPACE = ["", "any", "any", "cloth", "cloth", "any cloth", "cloth cloth"]  # K4.10
GOODS = list(PRICE)


def action(card: str) -> str:
    """`diplomat-mars` is a diplomat; a specialist is what Minerva knows."""
    return "specialist" if card in MINERVA else card.split("-", maxsplit=1)[0]


@cache
def lines_beside(map: str, kind: str, place: str) -> frozenset[str]:
    """K4.2 From a city the lines that start there, from a line those that share a city with it."""
    ends = set(place.split()[1:]) or {place}
    return frozenset(
        line
        for line in LINES[map]
        if line != place and line.split()[0] == kind and ends & set(line.split()[1:])
    )


class Seat:
    """One player."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter(START.split())
        self.pile: list[str] = []  # the top card last
        self.goods: Counter[str] = Counter()
        self.coins = 0
        # (kind, place); a place is `store`, a city or a line like `land novaria roma`
        self.colonists = [("land", "roma"), ("land", "store"), ("land", "store")]
        self.colonists += [("sea", "roma"), ("sea", "store"), ("sea", "store")]
        self.houses: set[str] = set()
        self.offered: Counter[str] = Counter()
        self.interim: int | None = None

    def on_board(self) -> list[tuple[str, str]]:
        return [(kind, place) for kind, place in self.colonists if place != "store"]

    def stored(self, kind: str) -> bool:
        return (kind, "store") in self.colonists

    def free(self) -> int:
        """K5.1"""
        return 12 - self.goods.total() - sum(1 for _, place in self.colonists if place == "store")

    def pay(self, price: Counter[str]) -> None:
        assert price <= self.goods  # K1.6
        self.goods = self.goods - price

    def relocate(self, kind: str, place: str, to: str) -> None:
        self.colonists[self.colonists.index((kind, place))] = (kind, to)


class Referee:
    """One game. `play` carries out a move; `legal` and the attributes tell how things stand."""

    def __init__(self, players: int, map: str, tiles: dict[str, str], **options: int) -> None:
        self.players = players
        self.map = map
        self.lines = LINES[map]
        self.provinces = PROVINCES[map]
        self.tiles = tiles
        self.start_goods = bool(options.get("start_goods", True))
        self.interim_scoring = bool(options.get("interim_scoring", False))
        self.round_limit = options.get("round_limit", 100)
        self.seats = [Seat() for _ in range(players)]
        self.turned: set[str] = set()
        self.display: list[str] = []  # cards like `smith I`; `` is a gap
        self.stack: list[str] = []
        self.start = 0
        self.active = 0
        self.acting: int | None = 0
        self.phase = "play"
        self.card = ""
        self.steps = 0
        self.moving = ("", "")
        self.stepped = False
        self.built = False
        self.placed = False
        self.trades: dict[str, str] = {}
        self.buys = 0
        self.praefectus = 0
        self.rounds = 0
        self.concordia: int | None = None

    def copy(self) -> "Referee":
        twin = copy(self)  # what never changes is shared
        for name in ("seats", "turned", "display", "stack", "trades"):
            setattr(twin, name, deepcopy(getattr(self, name)))
        return twin

    def begin(self, start: int, stack: list[str]) -> None:
        """K2.3 to K2.6"""
        self.display, self.stack = stack[:7], stack[7:]
        self.start = self.active = self.acting = start
        self.praefectus = (start - 1) % self.players
        for number in range(self.players):
            seat = self.seats[(start + number) % self.players]
            seat.coins = (5 if self.start_goods else 25) + number
            if self.start_goods:
                seat.goods = Counter(["brick", "food", "food", "tool", "wine", "cloth"])
        self.phase = "play" if self.start_goods else "provision"

    def bonus(self, province: str) -> str:
        """K2.2"""
        return max((self.tiles[city] for city in self.provinces[province]), key=GOODS.index)

    # --- what may be done -------------------------------------------------------------------------

    def legal(self, who: int) -> list[str]:
        if who != self.acting:
            return []
        question = f"ask_{self.phase}"
        found: list[str] = getattr(self, question)(self.seats[who])
        return found

    def ask_provision(self, seat: Seat) -> list[str]:
        """K2.6"""
        wanted = [good for good in GOODS if seat.coins >= PRICE[good] and seat.free()]
        return [f"buy {good}" for good in wanted] + ["done"]

    def ask_play(self, seat: Seat) -> list[str]:
        """K3.1"""
        return [f"play {card}" for card in seat.hand if seat.hand[card]]

    def standing(self) -> list[str]:
        """K1.2 Where colonists are; the one on its way stands nowhere."""
        found = [place for seat in self.seats for _, place in seat.on_board()]
        if self.phase == "step":
            found.remove(self.moving[1])
        return found

    def next_lines(self, kind: str, place: str) -> frozenset[str]:
        """K4.2"""
        return lines_beside(self.map, kind, place)

    def resting_places(self, kind: str, place: str, steps: int) -> set[str]:
        """K4.13 All free lines that are reached with at most so many steps, one at least."""
        free = (self.lines - set(self.standing())) | {place}
        found: set[str] = set()
        edge = {place}
        for _ in range(steps):
            edge = {line for here in edge for line in self.next_lines(kind, here)}
            found |= edge & free
        return found

    def ask_architect(self, seat: Seat) -> list[str]:
        found = {"done"}
        if not self.built:  # K4.14
            for kind, place in seat.on_board():
                if self.resting_places(kind, place, self.steps):
                    on_line = " " in place
                    found.add(f"move {place}" if on_line else f"leave {kind} {place}")
        for _, place in seat.on_board():
            for city in place.split()[1:]:  # K4.3: none for a colonist in a city
                if city != "roma" and city not in seat.houses:
                    goods, coins = self.house_price(city)
                    if goods <= seat.goods and coins <= seat.coins:
                        found.add(f"build {city}")
        return sorted(found)

    def house_price(self, city: str) -> tuple[Counter[str], int]:
        """K4.4"""
        good = self.tiles[city]
        standing = sum(1 for seat in self.seats if city in seat.houses)
        goods = ["food"] if good == "brick" else ["brick", good]
        return Counter(goods), HOUSE[good] * (1 + standing)

    def ask_step(self, seat: Seat) -> list[str]:
        """K4.2, K4.13"""
        kind, place = self.moving
        found = []
        if self.steps:
            for line in self.next_lines(kind, place):
                beyond = self.resting_places(kind, line, self.steps - 1)
                if line not in self.standing() or beyond - {line}:
                    found.append(f"step {line}")
        if self.stepped and place not in self.standing():
            found.append("stop")
        return found

    def ask_prefect(self, seat: Seat) -> list[str]:
        """K4.5, K3.3"""
        return [f"produce {p}" for p in self.provinces if p not in self.turned] + [
            "collect",
            "done",
        ]

    def ask_receive(self, seat: Seat) -> list[str]:
        """K5.2"""
        return [f"keep {good}" for good in seat.offered if seat.offered[good]]

    def ask_tribune(self, seat: Seat) -> list[str]:
        """K4.1"""
        return [f"place {kind} roma" for kind in ("land", "sea") if seat.stored(kind)] + ["done"]

    def can_place(self, seat: Seat) -> bool:
        able = seat.stored("land") or seat.stored("sea")
        return able and Counter(["food", "tool"]) <= seat.goods

    def ask_colonist(self, seat: Seat) -> list[str]:
        """K4.7"""
        found = ["done"] if self.placed else ["take coins", "done"]
        if self.can_place(seat):
            for kind in ("land", "sea"):
                if seat.stored(kind):
                    found += [f"place {kind} {city}" for city in ["roma", *seat.houses]]
        return found

    def ask_mercator(self, seat: Seat) -> list[str]:
        """K4.8, K5.3"""
        found = ["done"]
        for good in GOODS:
            if len(self.trades) == 2 and good not in self.trades:
                continue
            if self.trades.get(good) != "sell" and seat.free() and seat.coins >= PRICE[good]:
                found.append(f"buy {good}")
            if self.trades.get(good) != "buy" and seat.goods[good]:
                found.append(f"sell {good}")
        return found

    def ask_diplomat(self, seat: Seat) -> list[str]:
        """K4.9"""
        others = [
            who
            for who, other in enumerate(self.seats)
            if other is not seat and other.pile and action(other.pile[-1]) != "diplomat"
        ]
        return [f"copy {who}" for who in others] + ["done"]

    def card_price(self, space: int) -> tuple[Counter[str], bool]:
        """K4.10, K4.11 The fixed goods, and whether any is asked for."""
        price = Counter(COST[self.display[space]].split())
        extra = [] if action(self.card) == "consul" else SPACE[space].split()
        return price + Counter(good for good in extra if good != "any"), "any" in extra

    def ask_purchase(self, seat: Seat) -> list[str]:
        found = ["done"]
        for space, card in enumerate(self.display):
            if card:
                price, wants_any = self.card_price(space)
                if price <= seat.goods and seat.goods.total() >= price.total() + wants_any:
                    found.append(f"card {card.split()[0]} {space + 1}")
        return found

    def ask_payment(self, seat: Seat) -> list[str]:
        return [f"pay {good}" for good in GOODS if seat.goods[good]]

    # --- what is done -----------------------------------------------------------------------------

    def play(self, who: int, move: str) -> None:
        assert move in self.legal(who)
        verb, *words = move.split()
        getattr(self, f"do_{verb}")(self.seats[who], *words)

    def do_play(self, seat: Seat, card: str) -> None:
        seat.hand[card] -= 1
        seat.pile.append(card)
        self.carry_out(seat, card)

    def carry_out(self, seat: Seat, card: str) -> None:
        self.card = card
        kind = action(card)
        self.phase = kind
        if kind == "tribune":  # K4.1
            seat.coins += max(0, len(seat.pile) - 3)
            seat.hand.update(seat.pile)
            seat.pile = []
            if not self.can_place(seat):
                self.end_turn()
        elif kind == "architect":
            self.steps = len(seat.on_board())  # K4.2
        elif kind == "mercator":
            seat.coins += int(card[-1])  # K4.8
        elif kind in {"senator", "consul"}:
            self.phase = "purchase"
            self.buys = 2 if kind == "senator" else 1
        elif kind == "specialist":  # K4.12
            good = MINERVA[card][0]
            growing = sum(1 for city in seat.houses if self.tiles[city] == good)
            seat.goods[good] += min(growing, seat.free())
            self.end_turn()

    def do_leave(self, seat: Seat, kind: str, city: str) -> None:
        self.moving = (kind, city)
        self.phase = "step"

    def do_move(self, seat: Seat, *line: str) -> None:
        self.moving = (line[0], " ".join(line))
        self.phase = "step"

    def do_step(self, seat: Seat, *line: str) -> None:
        kind, place = self.moving
        seat.relocate(kind, place, " ".join(line))
        self.moving = (kind, " ".join(line))
        self.steps -= 1
        self.stepped = True
        if self.steps == 0:
            self.do_stop(seat)

    def do_stop(self, seat: Seat) -> None:
        self.moving = ("", "")
        self.stepped = False
        self.phase = "architect"

    def do_build(self, seat: Seat, city: str) -> None:
        goods, coins = self.house_price(city)
        seat.pay(goods)
        seat.coins -= coins
        seat.houses.add(city)
        self.built = True
        self.steps = 0
        if len(seat.houses) == 15:  # K6.1
            self.trigger(seat)
            self.end_turn()

    def trigger(self, seat: Seat) -> None:
        """K6.1"""
        if self.concordia is None:
            self.concordia = self.seats.index(seat)

    def do_produce(self, seat: Seat, province: str) -> None:
        """K4.5"""
        self.turned.add(province)
        holder = self.seats[self.praefectus] is seat
        for number in range(self.players):
            other = self.seats[(self.active + number) % self.players]
            goods = Counter(self.tiles[c] for c in self.provinces[province] if c in other.houses)
            if other is seat:
                goods[self.bonus(province)] += 2 if holder else 1  # K4.6
            self.receive(other, goods)
        if holder:
            self.praefectus = (self.praefectus - 1) % self.players  # K4.6
        self.ask()

    def receive(self, seat: Seat, goods: Counter[str]) -> None:
        """K5.2, K5.3"""
        goods = +goods
        if goods.total() <= seat.free():
            seat.goods += goods
        elif seat.free() and len(goods) > 1:
            seat.offered = goods
        elif goods:
            (good, *_) = goods
            seat.goods[good] += seat.free()

    def ask(self) -> None:
        """K5.2 The active player first, then clockwise."""
        for number in range(self.players):
            who = (self.active + number) % self.players
            if self.seats[who].offered:
                self.phase = "receive"
                self.acting = who
                return
        self.end_turn()

    def do_keep(self, seat: Seat, good: str) -> None:
        seat.goods[good] += 1
        rest = seat.offered - Counter([good])
        seat.offered = Counter()
        if seat.free():
            self.receive(seat, rest)
        self.ask()

    def do_collect(self, seat: Seat) -> None:
        """K4.5"""
        seat.coins += sum(1 if self.bonus(p) == "cloth" else 2 for p in self.turned)  # K1.4
        self.turned = set()
        self.end_turn()

    def do_place(self, seat: Seat, kind: str, city: str) -> None:
        seat.pay(Counter(["food", "tool"]))
        seat.relocate(kind, "store", city)
        self.placed = True
        if self.phase == "tribune":
            self.end_turn()

    def do_take(self, seat: Seat, what: str) -> None:
        """K4.7"""
        seat.coins += 5 + len(seat.on_board())
        self.end_turn()

    def do_buy(self, seat: Seat, good: str) -> None:
        seat.coins -= PRICE[good]
        seat.goods[good] += 1
        self.trades[good] = "buy"

    def do_sell(self, seat: Seat, good: str) -> None:
        seat.coins += PRICE[good]
        seat.pay(Counter([good]))
        self.trades[good] = "sell"

    def do_copy(self, seat: Seat, who: str) -> None:
        self.carry_out(seat, self.seats[int(who)].pile[-1])

    def do_card(self, seat: Seat, card: str, space: str) -> None:
        place = int(space) - 1
        price, wants_any = self.card_price(place)
        seat.pay(price)
        self.display[place] = ""
        seat.hand[card] += 1
        self.buys -= 1
        kinds = [good for good in GOODS if seat.goods[good]]
        if wants_any and len(kinds) > 1:
            self.phase = "payment"
        elif wants_any:
            self.do_pay(seat, kinds[0])
        else:
            self.after_purchase(seat)

    def do_pay(self, seat: Seat, good: str) -> None:
        seat.pay(Counter([good]))
        self.after_purchase(seat)

    def after_purchase(self, seat: Seat) -> None:
        self.phase = "purchase"
        if not any(self.display) and not self.stack:  # K6.1
            self.trigger(seat)
            self.end_turn()
        elif self.buys == 0:
            self.refill()

    def refill(self) -> None:
        """K4.10"""
        row = [card for card in self.display if card]
        while self.stack and len(row) < 7:
            row.append(self.stack.pop(0))
        self.display = row + [""] * (7 - len(row))
        self.end_turn()

    def do_done(self, seat: Seat) -> None:
        if self.phase == "provision":
            self.phase = "play"
            self.trades = {}
        elif self.phase == "purchase":
            self.refill()
        else:
            self.end_turn()

    # --- the end ----------------------------------------------------------------------------------

    def end_turn(self) -> None:
        if self.card == "tribune" and self.interim_scoring:
            self.score_interim()
        self.card = ""
        self.steps = self.buys = 0
        self.built = self.placed = False
        self.trades = {}
        self.active = (self.active + 1) % self.players  # K3.2
        if self.active == self.start:
            self.rounds += 1
        limit = self.active == self.start and self.rounds >= self.round_limit
        if self.concordia == self.active or (limit and self.concordia is None):  # K6.1, K6.4
            self.phase = "over"
            self.acting = None
            return
        self.acting = self.active
        first = self.rounds == 0 and not self.start_goods
        self.phase = "provision" if first else "play"

    def score_interim(self) -> None:
        """K7.1, K7.2"""
        seat = self.seats[self.active]
        if seat.interim is not None:
            return
        seat.interim = sum(self.points(seat).values())
        scores = sorted(other.interim for other in self.seats if other.interim is not None)
        if len(scores) == self.players:
            scores.reverse()
            for other in self.seats:
                assert other.interim is not None
                other.coins += {0: 2, 1: 1}.get(scores.index(other.interim), 0)
            for other in self.seats:
                other.interim = 0

    def points(self, seat: Seat) -> dict[str, int]:
        """K6.2"""
        grown = [self.tiles[city] for city in seat.houses]
        wealth = seat.coins + sum(PRICE[good] * count for good, count in seat.goods.items())
        settled = [p for p in self.provinces if self.provinces[p] & seat.houses]
        per_card = {
            "vesta": wealth // 10,
            "jupiter": sum(1 for good in grown if good != "brick"),
            "saturnus": len(settled),
            "mercurius": 2 * len(set(grown)),
            "mars": 2 * len(seat.on_board()),
        }
        total = dict.fromkeys([*per_card, "minerva", "concordia"], 0)
        for card in [*seat.hand.elements(), *seat.pile]:
            if card in MINERVA:
                good, each = MINERVA[card]
                total["minerva"] += each * grown.count(good)
            else:
                total[GOD[card]] += per_card[GOD[card]]
        if self.concordia is not None and self.seats[self.concordia] is seat:
            total["concordia"] = 7
        return total

    def places(self) -> list[int]:
        """K6.3 One more than the number of players who are ahead."""
        right = [(self.praefectus - number) % self.players for number in range(self.players)]
        marks = [
            (sum(self.points(seat).values()), -right.index(who))
            for who, seat in enumerate(self.seats)
        ]
        return [1 + sum(1 for other in marks if other > mark) for mark in marks]
