"""Everything a running server holds, opened at the start and closed at the end."""

import contextlib
import logging
import math
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
from tavola.server.steady import Steady
from tavola.server.store.engine import claim, open_for_service
from tavola.server.store.notices import Notices
from tavola.server.store.outage import OUTAGE
from tavola.server.store.people import People, Person
from tavola.server.store.service import begin_service, last_alive
from tavola.server.tables.caretaker import Caretaker
from tavola.server.tables.driver import Driver
from tavola.server.tables.hall import Hall
from tavola.server.tables.importing import read_answer
from tavola.server.tables.rulebooks import check_rules
from tavola.server.web.doorway import Doorway
from tavola.server.web.limits import Limits
from tavola.server.web.sessions import Sessions

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
    sessions: Sessions
    doorway: Doorway = field(default_factory=Doorway)
    probed: float = -math.inf  # when the store was last found well


TheSite = NamedDependency[Site]
Asker = NamedDependency[Person | None]  # whoever sends a request, if it is anybody


@contextlib.asynccontextmanager
async def open_site(
    settings: Settings,
    games: Games | None = None,
    thinkers: Thinkers | None = None,
    now: Callable[[], float] | None = None,
    luck: Luck | None = None,
) -> AsyncIterator[Site]:
    """Open the database, take up the tables, listen to other processes."""
    async with contextlib.AsyncExitStack() as stack:
        engine = await open_for_service(settings)
        OUTAGE.end()
        stack.push_async_callback(engine.dispose)
        held = claim(settings)
        if held is not None:
            stack.callback(held.release)
        games = games or Games()
        await check_rules(engine, games.find, settings.yes)
        now = now or Steady(await last_alive(engine))
        hall = Hall(engine, settings, games.find, now, luck)
        hall.downs = await begin_service(engine, now())
        stack.push_async_callback(hall.close)
        thinkers = thinkers or Thinkers(settings.bots, engine=settings.engine)
        stack.push_async_callback(thinkers.close)
        importers = Thinkers(1, engine=settings.engine, read=read_answer)
        stack.push_async_callback(importers.close)
        people = People(engine)
        sessions = Sessions(people)
        if settings.is_postgres:

            async def look_again() -> None:
                await sessions.look_again()
                await hall.hear_all()

            url = settings.database_url
            notices = Notices(url, hall.heard, look_again, people.heard_end)
            await notices.start()
            stack.push_async_callback(notices.stop)
        driver = Driver(hall, thinkers)
        stack.push_async_callback(driver.stop)
        await driver.start()
        caretaker = Caretaker(hall)
        stack.push_async_callback(caretaker.stop)
        caretaker.start()
        limits = Limits(settings.rate)
        yield Site(
            settings, games, limits, thinkers, importers, engine, people, hall, driver, sessions
        )
