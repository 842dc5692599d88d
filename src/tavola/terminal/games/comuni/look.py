"""The view of Comuni with types."""

import msgspec

from tavola.core.views import MatchView

Cubes = dict[str, int]


class Card(msgspec.Struct):
    id: str
    deck: str
    level: int
    kinds: list[str]


class Column(msgspec.Struct):
    cards: list[Card]
    places: int
    choice: bool
    seat: int | None
    gold: int


class Building(msgspec.Struct):
    kind: str
    storeys: int
    cards: list[Card]


class WallSection(msgspec.Struct):
    levels: int
    letters: list[str]


class Seat(msgspec.Struct):
    """The public side of a player; what is behind the screen only if screens are open."""

    comune: str
    points: int
    envoys: int
    cards: int
    letters: list[str]
    buildings: list[Building]
    walls: list[WallSection]
    active: list[str]
    committed: bool
    strength: int
    resources: Cubes | None = None
    plunder: int | None = None
    heroes: list[int] | None = None


class Own(msgspec.Struct):
    """Behind the viewer's own screen."""

    resources: Cubes
    plunder: int
    heroes: list[int]
    hand: list[Card]
    league: Cubes
    city: Cubes
    defence: int


class Look(msgspec.Struct):
    """All that the viewer may know of the table."""

    phase: str
    round: int
    turn: int
    captain: int
    order: list[int]
    last_player: int
    last_turns: int
    deck: str
    left: int
    invader: str
    strength: int
    heroes: dict[str, list[int]]
    columns: list[Column]
    supply: Cubes
    masters: dict[str, int | None]
    actions: int
    storeys_laid: int
    levels_laid: int
    players: list[Seat]
    asking: str
    most: int
    own: Own | None
    # Of the frame of the view, not of the table:
    me: int = -1
    to_act: list[int] = []
    legal: list[str] = []

    def card(self, name: str) -> Card | None:
        """A card of the viewer's hand."""
        held = self.own.hand if self.own else []
        return next((card for card in held if card.id == name), None)


def read(view: MatchView) -> Look:
    """The view's table, with whose it is and what may be done."""
    table = view["table"]
    assert isinstance(table, dict)
    seat = view["seat"]
    frame = {"me": -1 if seat is None else seat, "to_act": view["to_act"], "legal": view["legal"]}
    return msgspec.convert({**table, **frame}, Look)
