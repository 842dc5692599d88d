"""What any game tells a viewer, as plain data: the types of it."""

from collections.abc import Mapping
from typing import TypedDict

Args = Mapping[str, object]  # of a message: any data, or what a game has typed (its events.py)


class EventView(TypedDict):
    """Something that happened: the message `event-ID` with its arguments."""

    id: str
    args: Args


class RefusalView(TypedDict):
    """Why a move is not allowed: the rule, and the message `why-ID` with its arguments."""

    rule: str
    id: str
    args: dict[str, object]


class ResultView(TypedDict):
    """How a game ended; `score` holds, for each seat, what counts, by name and value."""

    places: list[int]
    score: list[list[list[str | int]]]
    reason: str
    rule: str


class MatchView(TypedDict):
    """All and only what a seat may know, with its legal moves; without a seat, a spectator."""

    game: str
    seat: int | None
    players: int
    options: dict[str, bool | int | str]
    to_act: list[int]
    legal: list[str]
    undo: bool
    table: Mapping[str, object]
    result: ResultView | None
