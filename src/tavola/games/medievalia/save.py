"""The form of a saved position (docs/positions.md)."""

from typing import Annotated

import msgspec

from tavola.games.medievalia.pack import SHELF

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
Small = Annotated[int, msgspec.Meta(ge=-1, le=60)]


class SavedLand(msgspec.Struct, forbid_unknown_fields=True):
    piece: str
    flipped: bool = False
    buildings: list[str] = []
    given: list[str] = []


class SavedFigure(msgspec.Struct, forbid_unknown_fields=True):
    piece: str
    zone: str | None = None
    post: str | None = None
    flipped: bool = False
    damage: Count = 0
    extra: Count = 0
    marched: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    shifted: bool = False


class SavedPlayer(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str] = []
    lands: list[SavedLand] = []
    figures: list[SavedFigure] = []
    city_flipped: bool = False
    city_damage: Count = 0
    siege: Count = 0
    fell: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    fresh: bool = False


class SavedBatch(msgspec.Struct, forbid_unknown_fields=True):
    thing: str
    pile: Annotated[int, msgspec.Meta(ge=1, le=3)] | None = None
    added: list[str] = []
    asked: bool = False
    help: dict[str, Count] = {}
    given: Count = 0
    helped: bool = False


class SavedBattle(msgspec.Struct, forbid_unknown_fields=True):
    zone: str
    attacker: Seat
    enemy: Seat
    armies: Count = 0
    sent: dict[str, Small] = {}
    aims: list[str | None] = []
    struck: list[str] = []
    walls: dict[str, Count] = {}
    walls_struck: list[str] = []
    guards: dict[str, str] = {}
    broken: list[str] = []
    order: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    combat: Count = 0
    left: Count = 0
    asked: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0


class SavedState(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[SavedPlayer], msgspec.Meta(min_length=2, max_length=4)]
    active: Seat = 0
    acting: Seat | None = None
    phase: str = "turn"
    turn: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    data_pack: str = SHELF.default
    alliance: bool = False
    central_fief: bool = False
    deck: list[str] | None = None
    piles: Annotated[list[list[str]], msgspec.Meta(min_length=3, max_length=3)] | None = None
    returned: list[str] = []
    lifted: str | None = None
    dropped: list[str] = []
    unhelpful: bool = False
    target: str | None = None
    after: Seat | None = None
    reason: str = ""
    batch: SavedBatch | None = None
    battle: SavedBattle | None = None
