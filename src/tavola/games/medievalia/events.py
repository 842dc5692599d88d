"""What comes with the events that boards read, by type. The page's types are made from these."""

from typing import TypedDict

from tavola.games.medievalia.state import Reason


class Killed(TypedDict):
    """M7.10 A figure, and whose it was."""

    seat: int
    piece: str


class Defeated(TypedDict):
    """M9.3, M9.4 Who is out of the game, and by what."""

    seat: int
    how: Reason


class Events(TypedDict):
    killed: Killed
    defeated: Defeated
