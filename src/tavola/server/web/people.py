"""Routes: who you are."""

from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from tavola.server.store.people import LINK
from tavola.server.tables.refused import Refused
from tavola.server.web.documented import answers
from tavola.server.web.forms import (
    LinkMessage,
    MeMessage,
    NameForm,
    PersonForm,
    RecoverForm,
    clean,
    signed_in,
)
from tavola.server.web.limits import PERSONS
from tavola.server.web.security import address_of, cookie_name, flood, secret_of
from tavola.server.web.site import Asker, Site, TheSite

YEARS = 5 * 365 * 86400
TAGS = ["people"]


def _with_secret(site: Site, name: str, secret: str, bearer: bool, status: int) -> Any:
    """Programs get the secret in the answer, browsers in a cookie that no script can read."""
    if bearer:
        return Response(MeMessage(name, secret), status_code=status)
    cookie = _cookie(site, secret, YEARS)
    return Response(MeMessage(name), status_code=status, cookies=[cookie])


def _cookie(site: Site, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=cookie_name(site.settings),
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=site.settings.secure,
        samesite="lax",
    )


@post("/api/me", tags=TAGS, summary="Be somebody", responses=answers(409))
async def become(
    request: Request[Any, Any, Any], site: TheSite, person: Asker, data: JSONBody[PersonForm]
) -> Response[MeMessage]:
    if person is not None:
        raise Refused("somebody", "You already have a name here.")
    wait = site.limits.wait(address_of(request.scope), PERSONS)
    if wait:
        raise flood(wait)
    made, secret = await site.people.create(clean(data.name, "A name"))
    answer: Response[MeMessage] = _with_secret(site, made.name, secret, data.bearer, 201)
    return answer


@get("/api/me", tags=TAGS, summary="Who I am", responses=answers(401))
async def who(person: Asker) -> MeMessage:
    return MeMessage(signed_in(person).name)


@put("/api/me", tags=TAGS, summary="Take another name", responses=answers(401))
async def rename(site: TheSite, person: Asker, data: JSONBody[NameForm]) -> MeMessage:
    renamed = await site.people.rename(signed_in(person), clean(data.name, "A name"))
    return MeMessage(renamed.name)


@delete(
    "/api/me",
    tags=TAGS,
    summary="Forget me on this device",
    status_code=200,
    responses=answers(401),
)
async def forget(
    request: Request[Any, Any, Any], site: TheSite, person: Asker
) -> Response[MeMessage]:
    me = signed_in(person)
    secret = secret_of(request.headers, site.settings)
    assert secret is not None
    await site.people.forget_device(secret)
    return Response(MeMessage(me.name), cookies=[_cookie(site, "", 0)])


@post("/api/me/link", tags=TAGS, summary="A new personal link", responses=answers(401))
async def make_link(site: TheSite, person: Asker) -> LinkMessage:
    token = await site.people.add_secret(signed_in(person), LINK)
    return LinkMessage(token, f"/me/{token}")


@post(
    "/api/me/recover",
    tags=TAGS,
    summary="Be the person of a personal link",
    status_code=200,
    responses=answers(404),
)
async def recover(site: TheSite, data: JSONBody[RecoverForm]) -> Response[MeMessage]:
    person = await site.people.find(data.token, LINK)
    if person is None:
        raise Refused("no-link", "This personal link is not valid (any more).")
    secret = await site.people.add_secret(person, "device")
    answer: Response[MeMessage] = _with_secret(site, person.name, secret, data.bearer, 200)
    return answer


ROUTES = [become, who, rename, forget, make_link, recover]
