"""A second implementation of Condottiere's rules: slow, plain, and sharing nothing with the first.

Written from the text of the rules alone, in dicts and lists, so that a mistake would have to be
made twice, in two shapes, to stay unseen. It knows no generator: it is told what was dealt.
Where a comment cites a rule, the lines below it are that rule.
"""

from collections import Counter
from copy import deepcopy

# D1.1
DECK = Counter(
    {"1": 15, "2": 8, "3": 8, "4": 8, "5": 8, "6": 8, "10": 8}
    | {"winter": 3, "drummer": 6, "heroine": 3, "scarecrow": 15, "surrender": 3, "bishop": 3}
)
VALUES = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "10": 10}

# D1.2, each border once
NEIGHBOURS = {
    "torino": "genova milano",
    "milano": "genova mantova modena parma venezia",
    "venezia": "ferrara mantova",
    "genova": "parma",
    "mantova": "ferrara modena",
    "ferrara": "bologna modena",
    "parma": "lucca modena",
    "modena": "bologna firenze lucca",
    "bologna": "firenze urbino",
    "lucca": "firenze",
    "firenze": "roma siena spoleto urbino",
    "siena": "roma",
    "urbino": "ancona spoleto",
    "ancona": "napoli spoleto",
    "spoleto": "napoli roma",
    "roma": "napoli",
}
BORDERS = [f"{one}-{other}" for one, others in NEIGHBOURS.items() for other in others.split()]
ADDED_BY_EXAMPLE = ["parma-bologna", "genova-firenze"]
CITIES = sorted({city for border in BORDERS for city in border.split("-")})

# D8.1, by the number of players
GROUP = {2: 6, 3: 5, 4: 4, 5: 4, 6: 4}


def groups(cities: set[str], borders: list[str]) -> list[set[str]]:
    """D8.1 The connected groups, by joining any two that a border joins until none does."""
    parts = [{city} for city in cities]
    for border in borders:
        one, other = border.split("-")
        touched = [part for part in parts if one in part or other in part]
        if one in cities and other in cities:
            parts = [part for part in parts if part not in touched] + [set().union(*touched)]
    return parts


def strength(army: list[str], winter: bool) -> int:
    """D5.8"""
    total = 0
    for card in army:
        if card in VALUES:
            worth = 1 if winter else VALUES[card]  # D5.1, D5.2
            total += 2 * worth if "drummer" in army else worth  # D5.3
        if card == "heroine":
            total += 10  # D5.4
    return total


class Referee:
    """One game. `play` carries out a move; `legal` and the attributes tell how things stand."""

    def __init__(
        self,
        players: int,
        borders: str = "board",
        round_limit: int = 40,
        free_pass_in_own_city: bool = False,
    ) -> None:
        self.players = players
        self.borders = BORDERS + (ADDED_BY_EXAMPLE if borders == "example" else [])
        self.round_limit = round_limit
        self.free_pass_in_own_city = free_pass_in_own_city
        self.pawn = 0
        self.owners: dict[str, int] = {}
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.known: list[list[str]] = [[] for _ in range(players)]
        self.armies: list[list[str]] = [[] for _ in range(players)]
        self.out: list[bool] = [False] * players
        self.aside: list[str] = []
        self.phase = "name-city"
        self.acting: int | None = None
        self.city: str | None = None
        self.to_ask: list[int] = []
        self.idle_battles = 0
        self.rounds = 0
        self.winner: int | None = None
        self.deck: list[str] | None = None  # in the order told, for a round that may begin

    def copy(self) -> "Referee":
        return deepcopy(self)

    # --- set-up (D2) and new rounds (D7) ----------------------------------------------------------

    def start(self, pawn: int, deck: list[str]) -> None:
        self.pawn = pawn
        self.deal(deck)

    def hand_sizes(self) -> list[int]:
        """D2.2, D7.2, D-E3"""
        return [
            10 + 2 * sum(1 for owner in self.owners.values() if owner == seat)
            for seat in range(self.players)
        ]

    def deal(self, deck: list[str]) -> None:
        """From the top: all of seat 0's cards, then seat 1's (docs/record.md)."""
        assert Counter(deck) == DECK  # D7.1
        top = 0
        for seat, size in enumerate(self.hand_sizes()):
            self.hands[seat] = deck[top : top + size]
            top += size
        assert top <= 96  # D-E5
        self.known = [[] for _ in range(self.players)]
        self.aside = []
        self.idle_battles = 0
        self.let_pawn_name_city()  # D7.3

    # --- what may be done -------------------------------------------------------------------------

    def legal(self, seat: int) -> list[str]:
        if seat != self.acting:
            return []
        if self.phase == "name-city":
            return [f"city {city}" for city in CITIES]  # D3.2
        hand = self.hands[seat]
        if self.phase == "battle":
            return [f"play {card}" for card in sorted(set(hand))] + ["pass"]  # D4.1
        if self.phase == "take-back":
            return [f"take {card}" for card in sorted(set(self.mercenaries(seat)))] + ["take none"]
        assert self.phase == "lay-aside"
        if any(card in VALUES for card in hand):
            return ["keep"]
        return ["keep", "lay aside"]

    def mercenaries(self, seat: int) -> list[str]:
        """Those that this seat has lying in the battle."""
        return [card for card in self.armies[seat] if card in VALUES]

    # --- what is done -----------------------------------------------------------------------------

    def play(self, seat: int, move: str, deck: list[str] | None = None) -> None:
        assert move in self.legal(seat)
        self.deck = deck
        verb, _, what = move.partition(" ")
        if verb == "city":
            self.begin_battle(what)
        elif verb == "play":
            self.play_card(seat, what)
        elif verb == "pass":
            self.pass_turn(seat)
        elif verb == "take":
            if what != "none":
                self.armies[seat].remove(what)
                self.hands[seat].append(what)
                self.known[seat].append(what)  # D2.3
            self.end_turn(seat)
        else:
            if verb == "lay":
                self.aside += self.hands[seat]
                self.hands[seat] = []
            self.ask()

    def clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def with_cards(self) -> int:
        return sum(1 for hand in self.hands if hand)

    def let_pawn_name_city(self) -> None:
        self.phase = "name-city"
        self.city = None
        self.acting = self.pawn

    def begin_battle(self, city: str) -> None:
        assert self.with_cards() >= 2  # D3.4
        self.city = city
        self.phase = "battle"
        self.armies = [[] for _ in range(self.players)]
        self.out = [not hand for hand in self.hands]  # D3.4
        self.acting = next(s for s in self.clockwise_from(self.pawn) if self.hands[s])  # D3.3

    def has_free_passes(self, seat: int) -> bool:
        """D4.5"""
        assert self.city is not None
        if self.pawn == seat and not self.free_pass_in_own_city:
            return False
        return self.owners.get(self.city) == seat and self.armies[seat] == []

    def pass_turn(self, seat: int) -> None:
        others_in = [s for s in range(self.players) if s != seat and not self.out[s]]
        if self.has_free_passes(seat) and others_in:
            pass  # D4.5: he stays in; alone (D4.6) his pass is the last
        else:
            self.out[seat] = True  # D4.2
        self.next_turn(seat)

    def play_card(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.armies[seat].append(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)  # D2.3
        if card == "surrender":
            self.end_battle(self.strongest())  # D5.6
        elif card == "bishop":
            self.end_battle(None)  # D5.7
        elif card == "scarecrow" and self.mercenaries(seat):
            self.phase = "take-back"  # D5.5
        else:
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        self.phase = "battle"
        if not self.hands[seat]:
            self.out[seat] = True  # D4.7
        self.next_turn(seat)

    def next_turn(self, seat: int) -> None:
        in_it = [s for s in self.clockwise_from((seat + 1) % self.players) if not self.out[s]]
        if in_it:
            self.acting = in_it[0]  # D3.3, D4.3, D4.6
        else:
            self.end_battle(self.strongest())  # D6.1

    # --- after a battle (D6.8) --------------------------------------------------------------------

    def strongest(self) -> int | None:
        """D6.2"""
        winter = any("winter" in army for army in self.armies)
        strengths = [strength(army, winter) for army in self.armies]
        best = max(strengths)
        if best == 0 or strengths.count(best) > 1:
            return None
        return strengths.index(best)

    def end_battle(self, winner: int | None) -> None:
        assert self.city is not None
        if winner is not None:  # D6.3
            self.owners[self.city] = winner
            self.pawn = winner
        elif self.city in self.owners:  # D6.4
            self.pawn = self.owners[self.city]
        for seat in range(self.players):
            if self.largest_group(seat) >= GROUP[self.players]:  # D8.1
                assert self.winner is None
                self.winner = seat
                self.phase = "over"
                self.acting = None
        if self.winner is not None:
            return
        played = [card for army in self.armies for card in army]
        self.idle_battles = 0 if played else self.idle_battles + 1  # D7.4
        self.aside += played  # D6.5
        self.armies = [[] for _ in range(self.players)]
        self.city = None
        self.to_ask = [s for s in self.clockwise_from(self.pawn) if self.hands[s]]  # D6.6
        self.ask()

    def ask(self) -> None:
        """D6.6 The next player who is asked, or on with the game if there is none."""
        if self.to_ask and self.with_cards() >= 2:
            self.phase = "lay-aside"
            self.acting = self.to_ask.pop(0)
        elif self.with_cards() < 2 or self.idle_battles == 3:  # D7.1, D7.4
            self.end_round()
        else:
            self.let_pawn_name_city()  # D3.2

    def end_round(self) -> None:
        self.rounds += 1
        if self.rounds == self.round_limit:  # D8.3
            self.phase = "over"
            self.acting = None
        else:
            assert self.deck is not None, "a new round begins here"
            self.deal(self.deck)

    # --- the end (D8) -----------------------------------------------------------------------------

    def cities(self, seat: int) -> set[str]:
        return {city for city, owner in self.owners.items() if owner == seat}

    def largest_group(self, seat: int) -> int:
        return max((len(group) for group in groups(self.cities(seat), self.borders)), default=0)

    def group_with(self, seat: int, city: str) -> int:
        """The group around this city, if it belonged to this seat."""
        joined = groups(self.cities(seat) | {city}, self.borders)
        return next(len(group) for group in joined if city in group)

    def places(self) -> list[int]:
        """D8.2, D8.3 One more than the number of players who are ahead."""
        marks = [(self.largest_group(s), len(self.cities(s))) for s in range(self.players)]
        return [1 + sum(1 for other in marks if other > mark) for mark in marks]
