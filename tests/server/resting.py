"""Tables at which bots play, and nobody has to wait for them."""

import asyncio
from typing import Any

from tavola.server import thinker
from tavola.server.bots import Thinkers
from tavola.server.tables.table import Table
from tests.example import OPENER
from tests.server.house import Guest, House

BOT = {"kind": "bot", "bot": "random"}
WITH_BOTS: dict[str, Any] = {
    "players": 3,
    "seats": [{"kind": "me"}, BOT, BOT],
    "options": {**OPENER, "round_limit": 1},
    "stand_in": "random",
}
BOTS_ALONE = {**WITH_BOTS, "seats": [BOT, BOT, BOT]}


class Ponderers(Thinkers):
    """Bots that think in the test's own process, and answer when the test lets them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.questions: list[dict[str, Any]] = []
        self.patient: list[bool] = []
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.answer: str | None = None  # else what the bot itself chooses

    async def ask(
        self, question: Any, seconds: float, patient: bool = False, owner: str = ""
    ) -> Any:
        self.questions.append(question)
        self.patient.append(patient)
        self.asked.set()
        await self.may_answer.wait()
        return thinker.plan(question) if self.answer is None else {"moves": [self.answer]}


async def at_rest(house: House, table: str) -> Table:
    """The table when no bot thinks any more. Nobody is counted as looking at it by this."""
    live = house.site.hall.live(table)
    while live.thinking is not None and not live.thinking.done():
        await asyncio.wait([live.thinking])
    async with live.turn:
        return await house.site.hall.read(live)


def moves(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for entry in view["entries"] if entry["kind"] == "move"]


def ring(house: House, table: str) -> None:
    """What the timer does when it rings."""
    live = house.site.hall.live(table)
    assert live.timer is not None
    live.timer.cancel()
    house.site.driver._wake(live)


async def clock_out(house: House, table: str) -> None:
    """The clocks of a table are looked at, and bots have done what they then do."""
    ring(house, table)
    await house.site.driver._run_clocks(house.site.hall.live(table))


async def left_to_bots(house: House) -> tuple[Guest, str]:
    """A person who has left the only seat of people, and the table."""
    anna = await house.guest("Anna")
    table = await house.table(anna, **WITH_BOTS)
    await anna.post(f"/api/tables/{table}/leave")
    return anna, table
