"""The application: routes, dependencies and layers put together."""

from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tavola
from tavola.server.store.people import Person
from tavola.server.tables.refused import Refused
from tavola.server.web import (
    devices,
    games,
    health,
    invites,
    lessons,
    live,
    pages,
    people,
    play,
    sheets,
    tables,
)
from tavola.server.web.errors import HANDLERS
from tavola.server.web.security import Gate, secret_of
from tavola.server.web.site import Site, TheSite

LARGEST_BODY = 16 * 1024


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything, or end in the middle."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # whoever sent it has gone: no mistake of ours
            raise Refused("malformed", "The body has ended too soon.") from error

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:  # Litestar expects neither
            raise Refused("malformed", "The body is no JSON that is understood here.") from error


def create_app(site: Site) -> Gate:
    """The application of a site that is open."""
    app = Litestar(
        route_handlers=[
            *games.ROUTES,
            *lessons.ROUTES,
            *sheets.ROUTES,
            *health.ROUTES,
            *people.ROUTES,
            *devices.ROUTES,
            *tables.ROUTES,
            *invites.ROUTES,
            *play.ROUTES,
            *live.ROUTES,
            *pages.make_pages(pages.Pages()),
        ],
        request_class=Asked,
        state=State({"site": site}),
        dependencies={
            "site": Provide(provide_site, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        exception_handlers=HANDLERS,
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tavola",
            version=tavola.__version__,
            description="Tables, seats and live play. docs/api.md has the words and the WebSocket.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    return Gate(app, site.settings, site.limits)


def provide_site(state: State) -> Site:
    site = state.site
    assert isinstance(site, Site)
    return site


async def provide_person(request: Request[Any, Any, Any], site: TheSite) -> Person | None:
    """Whoever asks, if it is anybody."""
    secret = secret_of(request.headers, site.settings)
    return None if secret is None else await site.people.find(secret)
