"""What is settled when a table is made, and never changes."""

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Row

from tavola.core.fair import ALONE
from tavola.core.game import Plain
from tavola.server.tables.clock import ClockRule

Status = Literal["open", "playing", "over", "closed"]
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

Visibility = Literal["private", "public"]
Options = dict[str, bool | int | str]


class Setup(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: str
    players: int
    options: Plain
    seed: bytes
    commitment: str
    owner: str | None
    visibility: Visibility
    clock: ClockRule | None
    stand_in: str
    created: float
    imported: bool = False
    fair: int = ALONE  # whether people have a part in chance (JOINT)
    wait: int = 180  # seconds that people have to reveal their shares
    position: Plain | None = None


def setup_from_row(row: Row[Any]) -> Setup:
    return Setup(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=msgspec.json.decode(row.options),
        seed=bytes.fromhex(row.seed),
        commitment=row.commitment,
        owner=row.owner,
        visibility=row.visibility,
        clock=None if row.clock is None else msgspec.json.decode(row.clock, type=ClockRule),
        stand_in=row.stand_in,
        created=row.created,
        imported=row.imported,
        fair=row.fair,
        wait=row.wait,
        position=None if row.position is None else msgspec.json.decode(row.position),
    )


def setup_to_row(setup: Setup) -> dict[str, Any]:
    """The columns that are settled."""
    return {
        "id": setup.id,
        "game": setup.game,
        "rules": setup.rules,
        "players": setup.players,
        "options": _text(setup.options),
        "position": None if setup.position is None else _text(setup.position),
        "seed": setup.seed.hex(),
        "commitment": setup.commitment,
        "owner": setup.owner,
        "visibility": setup.visibility,
        "clock": None if setup.clock is None else _text(setup.clock),
        "stand_in": setup.stand_in,
        "imported": setup.imported,
        "fair": setup.fair,
        "wait": setup.wait,
        "created": setup.created,
    }


def _text(data: object) -> str:
    return msgspec.json.encode(data).decode()
