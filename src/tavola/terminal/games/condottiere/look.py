"""The view of Condottiere with types, and what can be reckoned from it."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.views import MatchView
from tavola.games.condottiere.data import CARDS, MERCENARIES
from tavola.games.condottiere.rules.cards import strength
from tavola.games.condottiere.state import Player

Cards = dict[str, int]
VALUES = CARDS[:MERCENARIES]


class Strength(msgspec.Struct):
    total: int
    mercenaries: int
    sum: int
    drummer: bool
    heroines: int


class Seat(msgspec.Struct):
    """The public side of a player."""

    cards: int
    known: Cards
    army: Cards
    strength: Strength
    out: bool
    passes_freely: bool
    cities: int
    largest_group: int
    group_here: int | None


class Look(msgspec.Struct):
    """All that the viewer may know of the table."""

    phase: str
    round: int
    round_limit: int
    borders: str
    group_to_win: int
    pawn: int
    city: str | None
    winter: bool
    leader: int | None
    owners: dict[str, int | None]
    players: list[Seat]
    aside: Cards
    hand: Cards | None
    joins: Cards | None
    # Of the frame of the view, not of the table:
    me: int = -1
    to_act: list[int] = []
    legal: list[str] = []

    @property
    def in_battle(self) -> bool:
        return self.phase in {"battle", "take-back"}

    @property
    def owner(self) -> int | None:
        """Who holds the city fought for."""
        return None if self.city is None else self.owners[self.city]

    def totals_if(self, seat: int, changes: Cards) -> list[int]:
        """The strengths of all if these cards came to the army of `seat` (less than 0: left it)."""
        winter = self.winter or changes.get("winter", 0) > 0
        return [
            worth(combine(player.army, changes) if other == seat else player.army, winter)
            for other, player in enumerate(self.players)
        ]

    def would_win(self, seat: int) -> bool:
        """D8.1 Whether the city fought for would be the last one that this seat needs."""
        return (self.players[seat].group_here or 0) >= self.group_to_win

    def others_out(self) -> bool:
        """Whether the viewer is the last one in the battle."""
        return all(player.out for seat, player in enumerate(self.players) if seat != self.me)


def read(view: MatchView) -> Look:
    """The view with types."""
    look = msgspec.convert(view["table"], Look)
    me = view["seat"]
    look.me = me if isinstance(me, int) else -1
    look.to_act = msgspec.convert(view["to_act"], list[int])
    look.legal = msgspec.convert(view["legal"], list[str])
    return look


def combine(cards: Cards, changes: Cards) -> Cards:
    return {kind: cards.get(kind, 0) + changes.get(kind, 0) for kind in CARDS}


def worth(army: Cards, winter: bool) -> int:
    """D5.8 The strength of an army, by the game's own rule."""
    player = Player()
    player.army = vec[i64]([army.get(kind, 0) for kind in CARDS])
    return int(strength(player, winter))
