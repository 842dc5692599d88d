"""What comes with the events that boards read, by type. The page's types are made from these."""

from typing import Literal, NotRequired, TypedDict

from tavola.games.medievalia.state import Reason


class Killed(TypedDict):
    """M7.10 A figure, and whose it was."""

    seat: int
    piece: str


class Combat(TypedDict):
    """M7.7 Who struck whom, with how much."""

    sort: Literal["figures", "guarded", "open"]
    seat: int
    pieces: list[str]
    other_pieces: list[str]  # figures and military buildings
    attack: int
    counter: int
    owner_seats: NotRequired[list[int]]  # of figures alone …
    owner_seat: NotRequired[int]  # … or of a territory or city
    piece: NotRequired[str]
    bears: NotRequired[int]


class Fought(TypedDict):
    """M7.10 A battle that is over, and what both sides have lost."""

    seat: int
    enemy_seats: list[int]
    seats: list[int]  # of the attacker's side, who lost something …
    pieces: list[str]
    other_seats: list[int]  # … and of the other
    other_pieces: list[str]
    combats: list[Combat]


class Besieged(TypedDict):
    """M9.3 Who is besieged, and for how many turns."""

    seat: int
    count: int
    limit: int


class Defeated(TypedDict):
    """M9.3, M9.4 Who is out of the game, and by what."""

    seat: int
    how: Reason


class Events(TypedDict):
    killed: Killed
    dies: Killed
    fought: Fought
    besieged: Besieged
    defeated: Defeated
