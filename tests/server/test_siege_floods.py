"""Besieged by floods: one person, or one address, over many connections and under many names."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tavola.server.settings import Settings
from tavola.server.web.limits import CHAT, CHAT_THERE, TABLES_THERE, Limits
from tests.example import EXAMPLE
from tests.server.house import Guest, House, open_house


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still for all limits: what is let through is what may come at once."""
    monkeypatch.setattr("tavola.server.web.limits.time", SimpleNamespace(monotonic=lambda: 1000.0))


async def robot(house: House, number: int) -> Guest:
    """A program, with a secret of its own."""
    guest = house.stranger()
    made = await guest.post("/api/me", {"name": f"Robot {number}", "bearer": True}, 201)
    guest.http.headers["authorization"] = f"Bearer {made['secret']}"
    return guest


async def test_chat_is_limited_over_all_connections_of_a_person(sqlite: Settings) -> None:
    async with open_house(replace(sqlite, rate=1.0)) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        lines = [anna.live(table) for _ in range(10)]
        for line in lines:
            await line.__aenter__()

        async def shout(line: Any) -> list[str]:
            answers = [await line.ask(type="chat", text="ciao") for _ in range(5)]
            return [answer.get("error", "done") for answer in answers]

        said = [word for words in await asyncio.gather(*map(shout, lines)) for word in words]
        assert said.count("done") == CHAT.at_once
        assert said.count("flood") == len(said) - CHAT.at_once
        await anna.post(f"/api/tables/{table}/chat", {"text": "ciao"}, 429)
        await bruno.post(f"/api/tables/{table}/chat", {"text": "ciao"})
        assert (await lines[0].ask(type="ping"))["type"] == "pong"
        for line in lines:
            await line.__aexit__(None, None, None)


async def test_one_address_makes_so_many_tables_whoever_it_says_it_is(sqlite: Settings) -> None:
    async with open_house(replace(sqlite, rate=1.0)) as house:
        made = 0
        for number in range(5):
            program = await robot(house, number)
            for _ in range(25):
                form = {"game": EXAMPLE, "players": 2, "visibility": "public"}
                answer = await program.ask("POST", "/api/tables", form)
                assert answer.status_code in (201, 429)
                made += answer.status_code == 201
        assert made == TABLES_THERE.at_once


async def test_one_address_has_so_many_live_connections_whoever_it_says_it_is(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.web.live.CONNECTIONS_THERE", 3)
    async with open_house(replace(sqlite, rate=1.0)) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        async with anna.live(table) as one, anna.live(table) as two, bruno.live(table) as three:
            for line in (one, two, three):
                await line.hear()
            async with bruno.live(table) as refused:
                await refused.socket.wait_closed()
                assert refused.socket.close_code == 4429
        async with bruno.live(table) as again:
            assert (await again.hear())["type"] == "view"


def test_a_household_of_ipv6_is_one_address() -> None:
    from tavola.server.web.security import address_of

    limits = Limits(1.0)
    scopes: list[Any] = [{"client": (f"2001:db8:0:7::{n:x}", 1)} for n in range(1, 100)]
    waits = [limits.chat(f"person {n}", address_of(scope)) for n, scope in enumerate(scopes)]
    assert waits.count(0.0) == CHAT_THERE.at_once
    other: Any = {"client": ("2001:db8:0:8::1", 1)}
    assert limits.chat("somebody", address_of(other)) == 0.0
