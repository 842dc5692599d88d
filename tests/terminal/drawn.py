"""A drawn table in a terminal without a screen, to be played with keys and mouse."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from textual.pilot import Pilot

from tavola.terminal.app import Outcome, TableApp
from tavola.terminal.session import Session
from tests.terminal.tables import position, session

Table = tuple[TableApp, Pilot[Outcome]]
BATTLE: dict[str, Any] = {"phase": "battle", "acting": 0, "city": "siena"}


@asynccontextmanager
async def table_of(
    table: Session, size: tuple[int, int] = (80, 24), **options: Any
) -> AsyncIterator[Table]:
    app = TableApp(table, fast=True, **options)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        yield app, pilot


async def settle(app: TableApp, pilot: "Pilot[Outcome]") -> None:
    """Wait until a person must decide, or the game is over."""
    await pilot.pause()
    until = monotonic() + 60
    while (
        monotonic() < until
        and app.is_running
        and (
            app.session.bot_to_act is not None
            or (not app.cursor and not app.session.over and len(app.screen_stack) == 1)
        )
    ):
        await pilot.pause(0.01)
    await pilot.pause()


def screen(app: TableApp) -> str:
    return app.canvas.grid.text()


def in_battle(hand: list[str], **facts: Any) -> Session:
    players = [{"hand": hand}, {"hand": ["1", "2"]}, {"hand": ["3", "4"]}]
    return session(position(players, **{**BATTLE, **facts}))
