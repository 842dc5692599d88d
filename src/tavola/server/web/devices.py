"""Routes: the devices on which somebody is signed in."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, put
from litestar.params import JSONBody, PathParameter

from tavola.server.store.people import Device, Person, hashed
from tavola.server.tables.refused import Refused
from tavola.server.tables.telling import whole
from tavola.server.web.documented import answers
from tavola.server.web.forms import DeviceForm, clean, signed_in
from tavola.server.web.people import TAGS, cookie_of
from tavola.server.web.security import secret_of
from tavola.server.web.site import Asker, Site, TheSite

DeviceId = Annotated[str, PathParameter(max_length=40)]


class DeviceMessage(msgspec.Struct):
    """`id` is no secret: it only tells a person's devices apart."""

    id: str
    name: str | None
    created: int
    used: int | None
    this: bool


class DevicesMessage(msgspec.Struct):
    devices: list[DeviceMessage]


def own_hash(request: Request[Any, Any, Any], site: Site) -> str:
    secret = secret_of(request.headers, site.settings)
    assert secret is not None  # or nobody would be signed in
    return hashed(secret)


async def _listed(site: Site, me: Person, own: str) -> DevicesMessage:
    found = await site.people.devices(me)
    return DevicesMessage([_told(device, own) for device in found])


def _told(device: Device, own: str) -> DeviceMessage:
    used = None if device.used is None else whole(device.used)
    return DeviceMessage(device.id, device.name, whole(device.created), used, device.hash == own)


async def _one(site: Site, me: Person, id: str) -> Device:
    for device in await site.people.devices(me):
        if device.id == id:
            return device
    raise Refused("no-device", "You have no such device.")


@get("/api/me/devices", tags=TAGS, summary="Where I am signed in", responses=answers(401))
async def devices(request: Request[Any, Any, Any], site: TheSite, person: Asker) -> DevicesMessage:
    return await _listed(site, signed_in(person), own_hash(request, site))


@put(
    "/api/me/devices/{device:str}",
    tags=TAGS,
    summary="Name a device",
    responses=answers(401, 404),
)
async def name_device(
    request: Request[Any, Any, Any],
    site: TheSite,
    person: Asker,
    device: DeviceId,
    data: JSONBody[DeviceForm],
) -> DevicesMessage:
    me = signed_in(person)
    found = await _one(site, me, device)
    await site.people.name_device(found, clean(data.name, "A name"))
    return await _listed(site, me, own_hash(request, site))


@delete(
    "/api/me/devices/{device:str}",
    tags=TAGS,
    summary="Sign a device out",
    status_code=200,
    responses=answers(401, 404),
)
async def end_device(
    request: Request[Any, Any, Any], site: TheSite, person: Asker, device: DeviceId
) -> Response[DevicesMessage]:
    me, own = signed_in(person), own_hash(request, site)
    found = await _one(site, me, device)
    await site.people.end([found.hash])
    cookies = [cookie_of(site, "", 0)] if found.hash == own else []
    return Response(await _listed(site, me, own), cookies=cookies)


@delete(
    "/api/me/devices",
    tags=TAGS,
    summary="Sign all other devices out",
    status_code=200,
    responses=answers(401),
)
async def end_others(
    request: Request[Any, Any, Any], site: TheSite, person: Asker
) -> DevicesMessage:
    me, own = signed_in(person), own_hash(request, site)
    await site.people.end_others(me, own)
    return await _listed(site, me, own)


ROUTES = [devices, name_device, end_device, end_others]
