"""The view of Medievalia with types, and what can be read off it."""

import msgspec

from tavola.core.views import MatchView

Cards = dict[str, int]


class Price(msgspec.Struct):
    """Of a card; what else is printed on it is not drawn here."""

    price: Cards


class Pile(msgspec.Struct):
    top: str | None
    below: int


class City(msgspec.Struct):
    flipped: bool
    damage: int
    attack: int
    defence: int


class Land(msgspec.Struct):
    piece: str
    card: str
    flipped: bool
    buildings: list[str]


class Figure(msgspec.Struct):
    piece: str
    card: str
    zone: str
    post: str | None
    flipped: bool
    attack: int
    defence: int
    damage: int
    moves: int
    shifted: bool


class Seat(msgspec.Struct):
    """The public side of a player."""

    cards: int
    in_game: bool
    siege: int
    buildings: int
    output: int
    left: Cards
    city: City
    lands: list[Land]
    figures: list[Figure]


class Batch(msgspec.Struct):
    thing: str
    price: list[str]
    groups: list[str]
    made: Cards
    changed: int
    off: int
    discards: list[str]
    help: Cards
    given: int
    missing: int
    asked: bool


class Combat(msgspec.Struct):
    army: int
    attackers: list[str]
    defenders: list[str]
    target: str | None
    attack: int
    counter: int


class Battle(msgspec.Struct):
    zone: str
    attacker: int
    enemy: int
    armies: int
    sent: Cards
    undecided: list[str]
    aims: list[str | None]
    combats: list[Combat]
    left: int


class Look(msgspec.Struct):
    """All that the viewer may know of the table."""

    phase: str
    turn: int
    active_seat: int
    alliance: bool
    deck: int
    printed: dict[str, Price]
    siege_turns: int
    piles: list[Pile]
    players: list[Seat]
    out: Cards
    piece: str | None
    batch: Batch | None
    battle: Battle | None
    hand: Cards | None
    prices: dict[str, Price] | None
    zones: list[dict[str, object]]
    # Of the frame of the view, not of the table:
    me: int = -1
    to_act: list[int] = []
    legal: list[str] = []

    def figures_in(self, zone: str) -> list[tuple[int, Figure]]:
        """All figures in a zone with their owners."""
        return [
            (seat, figure)
            for seat, player in enumerate(self.players)
            for figure in player.figures
            if figure.zone == zone
        ]

    def between(self) -> list[str]:
        """The zones that are nobody's fief."""
        names = [str(zone["zone"]) for zone in self.zones]
        return [name for name in names if not name.startswith("fief-")]

    def by_piece(self) -> dict[str, str]:
        """For each piece the legal move that is about it alone, or about it last."""
        found: dict[str, str] = {}
        for move in self.legal:
            verb, *words = move.split()
            if words and verb not in ("shoot", "heal", "double", "trade"):
                found.setdefault(words[-1], move)
        return found


def read(view: MatchView) -> Look:
    """The view with types."""
    look = msgspec.convert(view["table"], Look)
    me = view["seat"]
    look.me = me if isinstance(me, int) else -1
    look.to_act = msgspec.convert(view["to_act"], list[int])
    look.legal = msgspec.convert(view["legal"], list[str])
    return look
