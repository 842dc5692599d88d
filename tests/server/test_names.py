"""By which names and from which pages the server can be reached: alone, in a network, on a site."""

import socket
from dataclasses import replace

import pytest

from tavola.server.names import own_names, usable_addresses
from tavola.server.settings import Settings
from tavola.server.web.security import Hosts
from tests.server.house import open_house
from tests.server.test_start import started, store

SITE = "https://tavola.example"


async def test_an_https_site_tells_browsers_to_stay_with_https(sqlite: Settings) -> None:
    async with open_house(replace(sqlite, origin=SITE)) as house:
        for path in ("/", "/api/health", "/api/nothing"):
            answer = await house.stranger().ask("GET", path)
            assert "max-age=31536000" in answer.headers["strict-transport-security"]
    async with open_house(sqlite) as house:
        answer = await house.stranger().ask("GET", "/")
        assert "strict-transport-security" not in answer.headers


async def test_on_an_https_site_a_page_that_came_by_http_is_another_site(sqlite: Settings) -> None:
    async with open_house(replace(sqlite, origin=SITE)) as house:
        who = house.stranger()
        for origin, status in ((SITE, 201), ("http://tavola.example", 403), (house.url, 403)):
            headers = {"host": "tavola.example", "origin": origin}
            answer = await who.ask("POST", "/api/me", {"name": "Anna"}, headers=headers)
            assert answer.status_code == status, origin


def test_who_listens_everywhere_prints_addresses_that_others_can_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tavola.server.names.own_addresses", lambda: ["192.168.7.5", "2001:db8::5"])
    assert usable_addresses("0.0.0.0", 80) == ["http://192.168.7.5:80", "http://127.0.0.1:80"]
    assert usable_addresses("::", 80)[:2] == ["http://192.168.7.5:80", "http://[2001:db8::5]:80"]
    assert usable_addresses("127.0.0.1", 80) == ["http://127.0.0.1:80"]
    assert usable_addresses("::1", 80) == ["http://[::1]:80"]


async def test_the_command_prints_no_address_that_is_none(sqlite: Settings) -> None:
    async with started("--host", "0.0.0.0", "--port", "0", *store(sqlite)) as (_, address):
        assert "0.0.0.0" not in address


def test_a_machine_answers_to_its_own_names(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Turm")
    monkeypatch.setattr(socket, "getfqdn", lambda: "turm.fritz.box")
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda _: ("turm.fritz.box", ["spiele"], []))
    assert {"turm", "turm.local", "turm.fritz.box", "spiele"} <= own_names(everywhere=True)
    hosts = Hosts(replace(sqlite, host="0.0.0.0"))
    for name in ("turm", "turm.local", "turm.fritz.box", "spiele"):
        assert hosts.knows(f"{name}:8000"), name
    assert not hosts.knows("evil.example")


async def test_whoever_uses_another_name_is_shown_a_page_that_says_what_to_do(
    sqlite: Settings,
) -> None:
    async with open_house(sqlite) as house:
        who = house.stranger()
        for language, word in (("en", "does not know"), ("de-DE", "kennt sich")):
            headers = {"host": "turm.example<b>", "accept-language": language}
            answer = await who.ask("GET", "/tables/x", headers=headers)
            assert answer.status_code == 421
            assert answer.headers["content-type"].startswith("text/html")
            assert word in answer.text
            assert "TAVOLA_ORIGIN=http://turm.example&lt;b&gt;" in answer.text.replace(
                "\u2068", ""
            ).replace("\u2069", "")
        headers = {"host": "turm.example"}
        assert (await who.ask("GET", "/api/me", headers=headers)).json()["error"] == "wrong-host"
