"""The game that tools and tests take where any game will do. Nothing else names one."""

from typing import Any, Final

EXAMPLE: Final = "condottiere"
TITLE: Final = "Condottiere"
FIRST_DRAW: Final = "first-condottiere"  # the first thing that chance decides
FIRST_SEAT: Final = "first_condottiere"  # the option that says who begins


def begins(seat: int) -> dict[str, Any]:
    """The options by which this seat begins."""
    return {FIRST_SEAT: str(seat)}


OPENER: Final = begins(0)
