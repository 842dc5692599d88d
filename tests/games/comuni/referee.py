"""A second implementation of Comuni's rules: slow, plain, and sharing nothing with the first.

Written from the text of the rules alone, in dicts and lists, so that a mistake would have to be
made twice, in two shapes, to stay unseen. It knows no generator: it is told the order of the decks.
Where a comment cites a rule, the lines below it are that rule.
"""

from collections import Counter
from copy import deepcopy
from typing import Any

ORDER = ["lucca", "firenze", "siena", "bologna", "milano"]
BRINGS = {
    "economic": "gold",
    "military": "armies",
    "religious": "pilgrims",
    "cultural": "craftsmen",
}
INVADERS = {"a": ("venezia", 4), "b": ("france", 8), "c": ("pope", 12), "d": ("emperor", 16)}
# C5.3, the order in which one is asked
QUESTIONS = [
    f"{side} {what}" for side in ("league", "city") for what in ("armies", "gold", "pilgrims")
]


def value(storeys: int) -> int:
    """C1.5"""
    return sum(range(1, storeys + 1))


class Referee:
    """One game. `data` is the data pack as it is written in its file."""

    def __init__(self, comuni: list[str], data: Any, options: dict[str, Any]) -> None:
        self.data = data
        self.options = options
        self.comuni = comuni
        self.seats = range(len(comuni))
        self.held = [Counter[str]() for _ in comuni]
        self.plunder = [0 for _ in comuni]
        self.hands: list[set[str]] = [set() for _ in comuni]
        self.buildings: list[list[tuple[str, list[str]]]] = [[] for _ in comuni]
        self.walls: list[list[list[str]]] = [[] for _ in comuni]
        self.active: list[set[str]] = [set() for _ in comuni]
        self.heroes: list[list[int]] = [[] for _ in comuni]
        self.supply = Counter(data["supply"])
        self.decks: dict[str, list[str]] = {}
        self.deck = "a"
        self.columns: list[list[str]] = []
        self.bids: dict[int, tuple[int, int]] = {}
        self.masters: dict[str, int] = {}
        self.bonus = 11
        self.turn = min(self.seats, key=lambda seat: ORDER.index(comuni[seat]))
        self.captain = self.turn
        self.phase = "project"
        self.in_air: tuple[int, int] | None = None
        self.choices = 0
        self.refill_after = False
        self.paid_actions = 0
        self.storeys = 0
        self.levels = 0
        self.answers: list[dict[str, int]] = [{} for _ in comuni]
        self.committed: set[int] = set()
        self.attack = ("venezia", 4)
        self.turns = 0
        self.last_player: int | None = None
        self.to_come: list[int] | None = None
        self.by_limit = False

    def start(self, decks: dict[str, list[str]]) -> None:
        """C2, the decks in their order from the top."""
        self.decks = {letter: list(cards) for letter, cards in decks.items()}
        used = len(self.comuni) + 2
        self.columns = [[] for _ in range(used)]
        for number, size in enumerate(self.data["columns"]["cards"][:used]):
            self.columns[number] = [self.decks["a"].pop(0) for _ in range(size)]
        for seat in self.seats:
            for resource, count in self.data["start"][self.comuni[seat]].items():
                self.get(seat, resource, count)

    def copy(self) -> "Referee":
        data, self.data = self.data, None
        twin = deepcopy(self)
        self.data = twin.data = data
        return twin

    # --- cubes ------------------------------------------------------------------------------------

    def get(self, seat: int, resource: str, count: int) -> None:
        """C3.6"""
        count = min(count, self.supply[resource])
        self.supply[resource] -= count
        self.held[seat][resource] += count

    def give(self, seat: int, resource: str, count: int) -> None:
        """C1.8"""
        assert self.held[seat][resource] >= count
        self.held[seat][resource] -= count
        self.supply[resource] += count

    # --- who, and what ----------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "invasion":
            return [seat for seat in self.seats if seat not in self.committed]
        if self.phase == "outbid":
            assert self.in_air is not None
            return [self.in_air[0]]
        return [self.turn]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        moves: list[str] = getattr(self, f"legal_{self.phase}")(seat)
        # C4.1
        held = self.held[seat]
        trades = [("gold", "armies")] + [("pilgrims", k) for k in ("gold", "armies", "craftsmen")]
        moves += [f"trade {p} {t}" for p, t in trades if held[p] >= 2 and self.supply[t]]
        return moves

    def envoys(self, seat: int) -> int:
        return 3 - sum(1 for holder, _ in self.bids.values() if holder == seat)

    def legal_project(self, seat: int) -> list[str]:
        if self.envoys(seat) == 0:
            return ["claim"]  # C3.3
        moves = ["collect"]
        if self.envoys(seat) < 3:
            moves.append("claim")  # C3.4
        for number, cards in enumerate(self.columns, 1):
            holder, there = self.bids.get(number, (None, -1))
            if cards and holder != seat:  # C3.21, C3.1
                moves += [
                    f"bid {number} {g}" for g in range(there + 1, self.held[seat]["gold"] + 1)
                ]
        return moves

    def havens(self) -> list[int]:
        """C3.2, C3.21 Where the envoy in the air may go."""
        assert self.in_air is not None
        seat, gold = self.in_air
        found = []
        for number, cards in enumerate(self.columns, 1):
            holder, there = self.bids.get(number, (None, -1))
            if cards and holder != seat and there < gold:
                found.append(number)
        return found

    def legal_outbid(self, _: int) -> list[str]:
        return [*(f"relocate {number}" for number in self.havens()), "withdraw"]

    def legal_choose(self, _: int) -> list[str]:
        return [f"take {resource}" for resource, count in self.supply.items() if count]

    def price(self, card: str, height: int, laid: int) -> int:
        """C3.10, C3.12, C3.27"""
        lacks: int = max(0, height - self.data["cards"][card]["level"])
        return lacks + (1 if laid == 1 + self.paid_actions else 0)

    def legal_build(self, seat: int) -> list[str]:
        moves = ["done"]
        craftsmen = self.held[seat]["craftsmen"]
        for card in self.hands[seat]:
            for kind in self.data["cards"][card]["kinds"]:
                heights = {1} | {len(c) + 1 for k, c in self.buildings[seat] if k == kind}
                moves += [
                    f"build {card} {kind} {height}"
                    for height in heights - {5}
                    if self.price(card, height, self.storeys) <= craftsmen
                ]
            heights = {1} | {len(section) + 1 for section in self.walls[seat]}
            moves += [
                f"wall {card} {height}"
                for height in heights - {5}
                if self.price(card, height, self.levels) <= craftsmen
            ]
        return moves

    def legal_discard(self, seat: int) -> list[str]:
        return [f"discard {card}" for card in self.hands[seat]]

    def legal_repair(self, seat: int) -> list[str]:
        pilgrims, tokens = self.held[seat]["pilgrims"], self.plunder[seat]
        prices = {0: 0, 1: 1, 2: 3}
        return [f"repair {n}" for n, p in prices.items() if n <= tokens and p <= pilgrims]

    def question(self, seat: int) -> tuple[str, int] | None:
        """C5.3 What is asked next, and the largest answer."""
        answers = self.answers[seat]
        for asked in QUESTIONS[len(answers) :]:
            resource = asked.split()[1]
            used = sum(n for name, n in answers.items() if name.split()[1] == resource)
            most = self.held[seat][resource] - used
            most -= most % (1 if resource == "armies" else 2)
            if most:
                return asked, most
            answers[asked] = 0
        return None

    def legal_invasion(self, seat: int) -> list[str]:
        found = self.question(seat)
        if found is None:
            return ["commit"]
        asked, most = found
        step = 1 if asked.endswith("armies") else 2
        return ["commit", *(f"{asked} {n}" for n in range(0, most + 1, step))]

    # --- what is done -----------------------------------------------------------------------------

    def play(self, seat: int, move: str) -> None:
        assert move in self.legal(seat), move
        verb, *words = move.split()
        if verb == "trade":
            self.give(seat, words[0], 2)
            self.get(seat, words[1], 1)
            self.answers[seat] = {}  # C4.2
        else:
            getattr(self, f"do_{verb}")(seat, *words)
        self.settle()

    def do_bid(self, seat: int, column: str, gold: str) -> None:
        self.held[seat]["gold"] -= int(gold)
        self.arrive(seat, int(column), int(gold))

    def arrive(self, seat: int, column: int, gold: int) -> None:
        before = self.bids.get(column)
        self.bids[column] = (seat, gold)
        self.in_air = before
        self.phase = "outbid" if before else "build"

    def do_relocate(self, seat: int, column: str) -> None:
        assert self.in_air is not None
        self.give(seat, "pilgrims", 1)
        self.arrive(seat, int(column), self.in_air[1])

    def do_withdraw(self, seat: int) -> None:
        assert self.in_air is not None
        self.held[seat]["gold"] += self.in_air[1]
        self.in_air = None
        self.phase = "build"  # C3.22

    def do_claim(self, seat: int) -> None:
        self.choices = 0
        for number in sorted(self.bids):
            holder, gold = self.bids[number]
            if holder == seat:
                self.hands[seat] |= set(self.columns[number - 1])
                self.columns[number - 1] = []
                self.supply["gold"] += gold
                del self.bids[number]
                self.choices += self.data["columns"]["cards"][number - 1] == 1  # C3.4
        self.refill_after = self.to_come is None  # C6.2
        self.phase = "choose"

    def do_collect(self, seat: int) -> None:
        """C3.5"""
        income = Counter(self.data["income"][self.comuni[seat]])
        for kind in self.active[seat]:
            income[BRINGS[kind]] += self.highest(seat, kind)
        for kind, holder in self.masters.items():
            if holder == seat:
                income[BRINGS[kind]] += 1
        self.active[seat] = set()
        self.choices = income.pop("any", 0)
        for resource, count in income.items():
            self.get(seat, resource, count)
        self.refill_after = False
        self.phase = "choose"

    def do_take(self, seat: int, resource: str) -> None:
        self.get(seat, resource, 1)
        self.choices -= 1

    def highest(self, seat: int, kind: str) -> int:
        return max((len(cards) for k, cards in self.buildings[seat] if k == kind), default=0)

    def pay_for(self, seat: int, card: str, height: int, laid: int) -> None:
        self.give(seat, "craftsmen", self.price(card, height, laid))
        if laid == 1 + self.paid_actions:
            self.paid_actions += 1
        self.hands[seat].remove(card)

    def do_build(self, seat: int, card: str, kind: str, storey: str) -> None:
        height = int(storey)
        self.pay_for(seat, card, height, self.storeys)
        self.storeys += 1
        if height == 1:
            self.buildings[seat].append((kind, [card]))
        else:
            ready = [c for k, c in self.buildings[seat] if k == kind and len(c) == height - 1]
            ready[0].append(card)
        self.active[seat].add(kind)  # C3.14

    def do_wall(self, seat: int, card: str, level: str) -> None:
        height = int(level)
        self.pay_for(seat, card, height, self.levels)
        self.levels += 1
        if height == 1:
            self.walls[seat].append([card])
        else:
            next(c for c in self.walls[seat] if len(c) == height - 1).append(card)
        if height == 4 and self.bonus:  # C3.16
            self.bonus -= 1
            self.walls[seat].append(["bonus"])

    def do_done(self, _: int) -> None:
        self.phase = "discard"

    def do_discard(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)

    def do_repair(self, seat: int, tokens: str) -> None:
        self.plunder[seat] -= int(tokens)
        self.give(seat, "pilgrims", {"0": 0, "1": 1, "2": 3}[tokens])
        self.end_turn()

    def do_league(self, seat: int, resource: str, count: str) -> None:
        self.answers[seat][f"league {resource}"] = int(count)

    def do_city(self, seat: int, resource: str, count: str) -> None:
        self.answers[seat][f"city {resource}"] = int(count)

    def do_commit(self, seat: int) -> None:
        self.committed.add(seat)
        if len(self.committed) == len(self.comuni):
            self.resolve()

    # --- what follows by itself -------------------------------------------------------------------

    def settle(self) -> None:
        """C3.26 On to the next decision."""
        before = None
        while before != (self.phase, self.turn, self.choices, self.turns):
            before = (self.phase, self.turn, self.choices, self.turns)
            self.step()

    def step(self) -> None:
        if self.phase == "outbid":
            assert self.in_air is not None
            if not self.held[self.in_air[0]]["pilgrims"] or not self.havens():  # C3.22
                self.do_withdraw(self.in_air[0])
        elif self.phase == "choose" and (not self.choices or not +self.supply):  # C3.23
            self.choices = 0
            self.phase = "build"
            if self.refill_after:
                self.refill(interrupted=False)
        elif self.phase == "build" and not self.hands[self.turn]:
            self.phase = "discard"
        elif self.phase == "discard" and len(self.hands[self.turn]) <= 2:  # C3.17
            self.take_masters()
            self.phase = "repair"
        elif self.phase == "repair" and (
            not self.plunder[self.turn] or not self.held[self.turn]["pilgrims"]
        ):
            self.end_turn()

    def refill(self, interrupted: bool) -> None:
        """C3.7, C3.8"""
        for number, column in enumerate(self.columns):
            while len(column) < self.data["columns"]["cards"][number] and self.decks[self.deck]:
                column.append(self.decks[self.deck].pop(0))
                if not self.decks[self.deck]:
                    if self.deck != "d":
                        self.invade(self.deck)
                        return
                    self.last_player = self.turn  # C6.1
        self.phase = "build"
        if interrupted and self.options["after_invasion"] == "end_turn":  # C3.25
            self.end_turn()

    def points(self, seat: int, kind: str | None = None) -> int:
        return sum(value(len(c)) for k, c in self.buildings[seat] if kind in (None, k))

    def take_masters(self) -> None:
        """C3.18"""
        for kind in BRINGS:
            holder = self.masters.get(kind)
            if holder is None:
                if self.highest(self.turn, kind) >= 2:
                    self.masters[kind] = self.turn
            elif self.points(self.turn, kind) > self.points(holder, kind):
                high = self.highest(self.turn, kind) >= 2
                if high or not self.options["guild_master_needs_two_storeys"]:
                    self.masters[kind] = self.turn

    def order(self) -> list[int]:
        """C2.6 The seats in the order of their comuni, those after the active one first."""
        by_number = sorted(self.seats, key=lambda seat: ORDER.index(self.comuni[seat]))
        at = by_number.index(self.turn)
        return by_number[at + 1 :] + by_number[: at + 1]

    def end_turn(self) -> None:
        self.paid_actions = self.storeys = self.levels = 0
        self.turns += 1
        if self.to_come is None and self.last_player is None:
            rounds, rest = divmod(self.turns, len(self.comuni))
            if not rest and rounds >= self.options["round_limit"]:  # C6.6
                self.last_player, self.by_limit = self.turn, True
        if self.to_come is None and self.last_player is not None:
            self.to_come = self.order()  # C6.2
        if self.to_come == []:
            self.invade("d")  # C6.3
            return
        self.turn = self.to_come.pop(0) if self.to_come is not None else self.order()[0]
        if self.last_player is None:
            self.captain = self.turn  # C3.20
        self.phase = "project"

    # --- invasions (C5) ---------------------------------------------------------------------------

    def invade(self, letter: str) -> None:
        self.attack = INVADERS[letter]
        self.answers = [{} for _ in self.comuni]
        self.committed = set()
        self.phase = "invasion"

    def sent(self, seat: int, side: str) -> int:
        """C5.3"""
        total = 0
        for asked, count in self.answers[seat].items():
            if asked.startswith(side):
                total += count if asked.endswith("armies") else count // 2
        return total

    def defence(self, seat: int) -> int:
        """C5.5"""
        levels = sorted((n for w in self.walls[seat] for n in range(1, len(w) + 1)), reverse=True)
        armies = self.sent(seat, "city")
        manned = levels[:armies]
        return sum(1 + n for n in manned) + armies - len(manned) + (seat == self.captain)

    def resolve(self) -> None:
        league = sum(self.sent(seat, "league") for seat in self.seats)
        fewest = min(self.points(seat) for seat in self.seats)
        short = {}
        for seat in self.seats:  # C5.12
            strength = self.attack[1] + self.points(seat) - fewest - league
            short[seat] = max(0, strength - self.defence(seat))
            self.plunder[seat] += short[seat]
        able = [seat for seat in self.seats if self.sent(seat, "league")]
        if self.options["heroes_need_walls"]:
            able = [seat for seat in able if not short[seat]]  # C5.8
        able.sort(  # C5.7
            key=lambda s: (-self.sent(s, "league"), self.points(s), ORDER.index(self.comuni[s]))
        )
        letter = next(name for name, attack in INVADERS.items() if attack == self.attack)
        for seat, token in zip(able, self.data["heroes"][letter]):
            self.heroes[seat].append(token)
        for seat in self.seats:  # C5.9
            for asked, count in self.answers[seat].items():
                self.give(seat, asked.split()[1], count)
        self.answers = [{} for _ in self.comuni]
        self.committed = set()
        if letter == "d":
            self.phase = "over"
            return
        self.deck = "abcd"["abcd".index(self.deck) + 1]
        self.refill(interrupted=True)

    # --- the end (C7) -----------------------------------------------------------------------------

    def score(self, seat: int) -> dict[str, int]:
        majorities = 0
        for resource in BRINGS.values():  # C7.2
            most = max(held[resource] for held in self.held)
            best = [s for s in self.seats if self.held[s][resource] == most]
            if most and seat in best:
                majorities += 2 if len(best) == 1 else 1
        heights = [self.highest(seat, kind) for kind in BRINGS]
        if all(heights) and self.options["smallest_building"] == "any":  # C7.5
            heights = [len(cards) for _, cards in self.buildings[seat]]
        lines = {
            "buildings": self.points(seat),
            "guild-masters": 3 * sum(1 for holder in self.masters.values() if holder == seat),
            "majorities": majorities,
            "heroes": sum(self.heroes[seat]),
            "plunder": -self.plunder[seat],
            "smallest-building": value(min(heights)),
        }
        return lines | {"total": sum(lines.values())}

    def places(self) -> list[int]:
        """C7.6"""
        ranked = sorted(
            self.seats, key=lambda s: (-self.score(s)["total"], ORDER.index(self.comuni[s]))
        )
        return [ranked.index(seat) + 1 for seat in self.seats]
