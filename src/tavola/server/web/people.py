"""Routes: who you are."""

import re
from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from tavola.server.store.people import DEVICE, LINK, Person, hashed
from tavola.server.tables.refused import Refused
from tavola.server.web.documented import answers
from tavola.server.web.forms import (
    TOKEN,
    LinkForm,
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


# What browsers say of themselves, in the order in which it is telling.
BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome"}
BROWSERS |= {"CriOS": "Chrome", "FxiOS": "Firefox", "Safari/": "Safari"}
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows"}
SYSTEMS |= {"CrOS": "ChromeOS", "Mac OS X": "Mac", "Linux": "Linux"}


def device_name(agent: str) -> str | None:
    """What a device is called until its owner names it; None: it may be a program."""
    found = [
        next((name for mark, name in known.items() if mark in agent), "")
        for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, found)) or None


def _with_secret(site: Site, name: str, secret: str, bearer: bool, status: int) -> Any:
    """Programs get the secret in the answer, browsers in a cookie that no script can read."""
    if bearer:
        return Response(MeMessage(name, secret), status_code=status)
    cookie = cookie_of(site, secret, YEARS)
    return Response(MeMessage(name), status_code=status, cookies=[cookie])


def cookie_of(site: Site, value: str, seconds: int) -> Cookie:
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
    device = device_name(request.headers.get("user-agent", ""))
    made, secret = await site.people.create(clean(data.name, "A name"), device)
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
    await site.people.end([hashed(secret)])
    return Response(MeMessage(me.name), cookies=[cookie_of(site, "", 0)])


@post("/api/me/link", tags=TAGS, summary="A new personal link", responses=answers(401))
async def make_link(request: Request[Any, Any, Any], site: TheSite, person: Asker) -> LinkMessage:
    me = signed_in(person)
    secret = secret_of(request.headers, site.settings)
    assert secret is not None
    token = await site.people.renew_link(me, hashed(secret))
    return LinkMessage(token, f"/me#{token}")  # no proxy is told what stands after the #


async def person_of(site: Site, token: str) -> Person:
    """Refused if the personal link is void."""
    known = re.fullmatch(TOKEN, token) is not None  # the store is not asked for anything else
    person = await site.people.find(token, LINK) if known else None
    if person is None:
        raise Refused("no-link", "This personal link is not valid (any more).")
    return person


@post(
    "/api/me/whose",
    tags=TAGS,
    summary="Whose a personal link is",
    status_code=200,
    responses=answers(404),
)
async def whose(site: TheSite, data: JSONBody[LinkForm]) -> MeMessage:
    """Whoever holds it may become that person: the name tells them nothing more."""
    return MeMessage((await person_of(site, data.token)).name)


@post(
    "/api/me/recover",
    tags=TAGS,
    summary="Be the person of a personal link",
    status_code=200,
    responses=answers(404),
)
async def recover(
    request: Request[Any, Any, Any], site: TheSite, data: JSONBody[RecoverForm]
) -> Response[MeMessage]:
    person = await person_of(site, data.token)
    device = device_name(request.headers.get("user-agent", ""))
    secret = await site.people.add_secret(person, DEVICE, device)
    answer: Response[MeMessage] = _with_secret(site, person.name, secret, data.bearer, 200)
    return answer


ROUTES = [become, who, rename, forget, make_link, whose, recover]
