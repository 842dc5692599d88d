"""Everything a running server holds, opened at the start and closed at the end."""

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

from litestar.di import NamedDependency
from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.core.game import Game
from tavola.games import find as find_game
from tavola.games import names as game_names
from tavola.server.bots import Thinkers
from tavola.server.luck import Luck
from tavola.server.settings import Settings
from tavola.server.store.engine import claim, open_for_service
from tavola.server.store.notices import Notices
from tavola.server.store.people import People, Person
from tavola.server.tables.driver import Driver
from tavola.server.tables.hall import Hall
from tavola.server.tables.importing import read_answer
from tavola.server.web.doorway import Doorway
from tavola.server.web.limits import Limits

LOG = logging.getLogger("tavola.server")


@dataclass(frozen=True)
class Games:
    """The games that are played here; tests bring their own."""

    names: Callable[[], tuple[str, ...]] = game_names
    find: Callable[[str], Game[Any]] = find_game


@dataclass
class Site:
    settings: Settings
    games: Games
    limits: Limits
    thinkers: Thinkers
    importers: Thinkers  # apart, so that a long record keeps no bot waiting
    engine: AsyncEngine
    people: People
    hall: Hall
    driver: Driver
    doorway: Doorway = field(default_factory=Doorway)


TheSite = NamedDependency[Site]
Asker = NamedDependency[Person | None]  # whoever sends a request, if it is anybody


@contextlib.asynccontextmanager
async def open_site(
    settings: Settings,
    games: Games | None = None,
    thinkers: Thinkers | None = None,
    now: Callable[[], float] = time.time,
    luck: Luck | None = None,
) -> AsyncIterator[Site]:
    """Open the database, take up the tables, listen to other processes."""
    async with contextlib.AsyncExitStack() as stack:
        engine = await open_for_service(settings)
        stack.push_async_callback(engine.dispose)
        held = claim(settings)
        if held is not None:
            stack.callback(held.release)
        games = games or Games()
        hall = Hall(engine, settings, games.find, now, luck)
        stack.push_async_callback(hall.close)
        thinkers = thinkers or Thinkers(settings.bots, engine=settings.engine)
        stack.push_async_callback(thinkers.close)
        importers = Thinkers(1, engine=settings.engine, read=read_answer)
        stack.push_async_callback(importers.close)
        if settings.is_postgres:
            notices = Notices(settings.database_url, hall.heard, hall.hear_all)
            await notices.start()
            stack.push_async_callback(notices.stop)
        driver = Driver(hall, thinkers)
        stack.push_async_callback(driver.stop)
        await driver.start()
        limits = Limits(settings.rate)
        people = People(engine)
        yield Site(settings, games, limits, thinkers, importers, engine, people, hall, driver)
