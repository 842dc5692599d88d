"""The game that tools and tests take where any game will do. Nothing else names one."""

from typing import Any, Final

EXAMPLE: Final = "condottiere"
TITLE: Final = "Condottiere"
FIRST_DRAW: Final = "first-condottiere"  # the first thing that chance decides
OPENER: Final[dict[str, Any]] = {"first_condottiere": "0"}  # seat 0 begins
