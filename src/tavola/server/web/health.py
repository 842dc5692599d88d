"""Routes: whether the server lives, and whether it can serve."""

import shutil
import time
from pathlib import Path

from litestar import get

import tavola
from tavola.server.settings import Settings
from tavola.server.store.engine import place
from tavola.server.store.outage import is_outage, probe
from tavola.server.tables.refused import Refused
from tavola.server.web.documented import answers
from tavola.server.web.forms import HealthMessage, ReadyMessage
from tavola.server.web.site import TheSite

TAGS = ["server"]
LEAST_FREE = 64 * 1024 * 1024  # bytes of the disk: a few hours of many games
FRESH_SECONDS = 1.0  # however often it is asked, the store is tried once in so long


def disk_is_full(settings: Settings) -> bool:
    """Nearly: while what is stored can still be stored. Of PostgreSQL's disk nothing is known."""
    if settings.is_postgres:
        return False
    return shutil.disk_usage(Path(place(settings)).parent).free < LEAST_FREE


@get("/api/health", tags=TAGS, summary="Whether the server lives", responses=answers())
async def health(site: TheSite) -> HealthMessage:
    """Nothing is asked of the store: a server whose store is gone need not be started anew."""
    return HealthMessage("ok", tavola.__version__, tavola.COMPILED, site.engine.dialect.name)


@get("/api/ready", tags=TAGS, summary="Whether it can serve", responses=answers())
async def ready(site: TheSite) -> ReadyMessage:
    """The store can be written to, and the disk has room."""
    if time.monotonic() - site.probed > FRESH_SECONDS:
        try:
            await probe(site.engine)
        except Exception as error:
            if is_outage(error):
                raise Refused("busy", "The store can't be written to.") from error
            raise
        site.probed = time.monotonic()
    if disk_is_full(site.settings):
        raise Refused("busy", "The disk is nearly full.")
    return ReadyMessage("ok")


ROUTES = [health, ready]
