"""Positions as somebody may write them: a plain one, and changes of it."""

from typing import Any

import pytest

import tavola
from tests.games.concordia.table import TILES, seat

Data = dict[str, Any]
PLAIN: Data = {
    "players": [seat(), seat(), seat()],
    "map": "imperium",
    "tiles": TILES["imperium"],
    "display": ["architect I", "prefect I"],
}
FIFTEEN = " ".join(list(TILES["imperium"])[:15])


def load(state: Data) -> tavola.Match:
    return tavola.load({"game": "concordia", "state": state}, seed=1)


def first(**fields: Any) -> Data:
    """Changes seat 0."""
    return {"players": [{**seat(), **fields}, seat(), seat()]}


def doing(phase: str, card: str | None, **more: Any) -> Data:
    return {"phase": phase, "card": card, **more}


def refused(change: Data, line: str) -> None:
    """The plain position with this change can't be, and that is said."""
    with pytest.raises(tavola.BadPosition) as error:
        load({**PLAIN, **change})
    assert str(error.value).startswith(f"state: {line}")
