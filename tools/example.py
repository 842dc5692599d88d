"""The game that tools and tests take where any game will do. Nothing else names one."""

from typing import Any, Final

EXAMPLE: Final = "condottiere"
TITLE: Final = "Condottiere"
FIRST_DRAW: Final = "first-condottiere"  # the first thing that chance decides
FIRST_SEAT: Final = "first_condottiere"  # the option that says who begins
OPENER: Final[dict[str, Any]] = {FIRST_SEAT: "0"}
