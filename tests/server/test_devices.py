"""Devices: where somebody is signed in, and that whoever is signed out is out at once."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tavola.server.settings import Settings
from tavola.server.web.people import device_name
from tests.server.house import Guest, House, Line, open_house

NOBODY = 4401
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)
EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"


async def phone_of(anna: Guest, house: House, agent: str = PHONE) -> Guest:
    """Another device of hers, by a personal link."""
    token = (await anna.post("/api/me/link", status=201))["token"]
    return await signed_in(house, token, agent)


async def signed_in(house: House, token: str, agent: str = PHONE) -> Guest:
    phone = house.stranger()
    phone.http.headers["user-agent"] = agent
    await phone.post("/api/me/recover", {"token": token})
    return phone


async def closed(line: Line) -> int:
    """The code with which the line was ended."""
    while True:
        try:
            await line.hear()
        except ConnectionClosed as ended:
            return 0 if ended.rcvd is None else ended.rcvd.code


async def names(guest: Guest) -> list[Any]:
    found = (await guest.get("/api/me/devices"))["devices"]
    return [(device["name"], device["this"]) for device in found]


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        (EDGE, "Edge, Windows"),
        ("Python-urllib/3.11", None),
        ("", None),
    ],
)
def test_a_device_is_called_what_it_is_until_it_is_named(agent: str, name: str | None) -> None:
    assert device_name(agent) == name


async def test_devices_are_listed_and_named(house: House) -> None:
    anna = await house.guest("Anna")
    phone = await phone_of(anna, house)
    assert await names(anna) == [("Safari, iPhone", False), (None, True)]
    assert await names(phone) == [("Safari, iPhone", True), (None, False)]
    [first, _] = (await anna.get("/api/me/devices"))["devices"]
    assert first.keys() == {"id", "name", "created", "used", "this"}
    named = await anna.put(f"/api/me/devices/{first['id']}", {"name": " My\u0000phone "})
    assert named["devices"][0]["name"] == "My phone"
    assert phone.secret not in str(named)
    assert (await house.stranger().get("/api/me/devices", 401))["error"] == "nobody"


async def test_nobody_touches_the_devices_of_others(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    [own] = (await anna.get("/api/me/devices"))["devices"]
    path = f"/api/me/devices/{own['id']}"
    assert (await bruno.put(path, {"name": "Mine"}, 404))["error"] == "no-device"
    assert (await bruno.ask("DELETE", path)).json()["error"] == "no-device"
    assert (await bruno.ask("DELETE", "/api/me/devices")).status_code == 200
    for stranger in ("DELETE", "PUT"):
        answer = await house.stranger().ask(stranger, path, {"name": "x"})
        assert answer.status_code == 401
    assert await names(anna) == [(None, True)]


async def test_a_forgotten_device_no_longer_plays_nor_sees(house: House) -> None:
    """Its open socket is closed, whoever waits is answered, and what is said is not heard."""
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno)
    secret = anna.secret
    async with anna.live(table) as line:
        view = await line.hear()
        path = f"/api/tables/{table}/view?after={view['number']}&wait=25"
        waits = asyncio.create_task(
            house.stranger().ask("GET", path, headers={"authorization": f"Bearer {secret}"})
        )
        live = house.site.hall.live(table)
        while len(live.watchers) < 2:
            await asyncio.sleep(0)
        await anna.ask("DELETE", "/api/me")
        assert (await waits).status_code == 401
        assert await closed(line) == NOBODY
    assert (await bruno.get(f"/api/tables/{table}/log"))["last"] == view["number"]


async def test_one_device_is_signed_out_by_another(house: House) -> None:
    anna = await house.guest("Anna")
    phone = await phone_of(anna, house)
    table = await house.table(anna, start=False, players=2)
    [first, own] = (await anna.get("/api/me/devices"))["devices"]
    async with phone.live(table) as theirs, anna.live(table) as mine:
        await theirs.hear()
        await mine.hear()
        left = (await anna.ask("DELETE", f"/api/me/devices/{first['id']}")).json()
        assert [device["id"] for device in left["devices"]] == [own["id"]]
        assert await closed(theirs) == NOBODY
        assert (await mine.ask(type="ping"))["type"] == "pong"
    await phone.get("/api/me", 401)
    await anna.get("/api/me")


async def test_all_others_are_signed_out_at_once(house: House) -> None:
    anna = await house.guest("Anna")
    token = (await anna.post("/api/me/link", status=201))["token"]
    others = [await signed_in(house, token) for _ in range(3)]
    left = (await anna.ask("DELETE", "/api/me/devices")).json()
    assert [device["this"] for device in left["devices"]] == [True]
    for other in others:
        await other.get("/api/me", 401)


async def test_renewing_the_personal_link_ends_all_other_devices(house: House) -> None:
    """Whoever used a stolen link is gone."""
    anna = await house.guest("Anna")
    thief = await phone_of(anna, house)
    table = await house.table(anna, start=False, players=2)
    async with thief.live(table) as line:
        await line.hear()
        link = await anna.post("/api/me/link", status=201)
        assert await closed(line) == NOBODY
    await thief.get("/api/me", 401)
    await anna.get("/api/me")
    assert link["link"] == f"/me#{link['token']}"


async def test_this_device_can_be_signed_out_by_its_id(house: House) -> None:
    anna = await house.guest("Anna")
    [own] = (await anna.get("/api/me/devices"))["devices"]
    await anna.ask("DELETE", f"/api/me/devices/{own['id']}")
    assert "tavola" not in anna.http.cookies
    await anna.get("/api/me", 401)


async def test_another_process_ends_what_is_open_with_a_void_secret(postgres: Settings) -> None:
    async with (
        open_house(postgres) as here,
        open_house(replace(postgres)) as there,
    ):
        anna = await here.guest("Anna")
        table = await here.table(anna, start=False, players=2)
        far = there.stranger()
        far.http.cookies.set("tavola", anna.secret)
        await far.get("/api/me")  # it is remembered there
        async with far.live(table) as line:
            await line.hear()
            await anna.ask("DELETE", "/api/me")
            assert await closed(line) == NOBODY
        await far.get("/api/me", 401)


async def test_what_was_missed_while_notices_were_lost_is_made_up_for(hut: House) -> None:
    anna = await hut.guest("Anna")
    table = await hut.table(anna, start=False, players=2)
    async with anna.live(table) as line:
        await line.hear()
        hut.site.people.on_end = lambda _: None  # nobody is told
        await anna.ask("DELETE", "/api/me")
        await hut.site.sessions.look_again()
        assert await closed(line) == NOBODY
