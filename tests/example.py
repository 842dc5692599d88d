"""The game that tests take where any game will do: its cards, cities and options are examples."""

from tests.games.condottiere.table import look, pass_round, table
from tools.example import EXAMPLE, FIRST_DRAW, FIRST_SEAT, OPENER, TITLE, begins

__all__ = [
    "EXAMPLE",
    "FIRST_DRAW",
    "FIRST_SEAT",
    "OPENER",
    "TITLE",
    "begins",
    "look",
    "pass_round",
    "table",
]
