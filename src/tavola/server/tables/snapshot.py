"""What a snapshot of a table holds beside its numbers."""

from typing import Any

import msgspec

from tavola.core.joint import CourseStep
from tavola.server.tables.clock import Clock
from tavola.server.tables.seat import Seat
from tavola.server.tables.setup import Status


class State(msgspec.Struct):
    status: Status
    started: float | None
    finished: float | None
    seats: list[Seat]
    clocks: list[Clock]
    position: dict[str, Any] | None
    draws: int
    agreed: list[int] = []
    course: list[CourseStep] | None = None
    seed: str | None = None
    seen_at: list[float] = []  # when each viewer last saw something; older snapshots don't say
