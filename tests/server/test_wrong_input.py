"""Wrong input to everything: a clear 4xx, never a trace, never a 500, and others don't notice."""

import asyncio
import socket
from dataclasses import replace
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tavola.server.settings import Settings
from tests.example import EXAMPLE
from tests.server.house import PATIENCE, House, open_house

EXAMPLES = 5  # requests an operation
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def hammer(url: str, secret: str, table: str) -> set[str]:
    """Requests made up from the OpenAPI description, right and wrong ones; what was asked."""
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    asked: set[str] = set()
    headers = {"Authorization": f"Bearer {secret}"}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @given(case=operation.as_strategy())
        @hypothesis_settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
                case.path_parameters["table"] = table
            anonymous = case.method.upper() == "DELETE"  # it would forget who is asking
            answer = case.call(headers={} if anonymous else headers, timeout=PATIENCE)
            case.validate_response(answer, checks=CHECKS)
            assert "Traceback" not in answer.text
            if answer.status_code >= 400:
                assert {"error", "message"} <= answer.json().keys()

        ask()
        asked.add(f"{operation.method.upper()} {operation.path}")
    return asked


async def test_every_operation_answers_made_up_requests_as_described(postgres: Settings) -> None:
    """On PostgreSQL, which takes fewer texts and numbers than SQLite does."""
    async with open_house(postgres) as house:
        await hammer_house(house)


async def hammer_house(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, visibility="public")
    other = await house.table(anna, bruno)
    before = await bruno.get(f"/api/tables/{other}/view")
    program = await house.stranger().post("/api/me", {"name": "Robot", "bearer": True}, 201)
    asked = await asyncio.to_thread(hammer, house.url, program["secret"], table)
    assert len(asked) >= 30
    assert await bruno.get(f"/api/tables/{other}/view") == before


BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"x"',
    b"\xff\xfe",
    b'{"nobody": "asks"}',
    b'{"name": "\xed\xa0\x80"}',  # half a character, in bytes
    b'{"name": "\\ud800", "text": "\\ud800"}',  # and as JSON writes it
    b"[" * 5_000 + b"]" * 5_000,
    b'{"text":' * 1_500 + b"1" + b"}" * 1_500,
]
OPERATIONS = [
    ("POST", "/api/me"),
    ("PUT", "/api/me"),
    ("POST", "/api/me/recover"),
    ("POST", "/api/join"),
    ("POST", "/api/invites"),
    ("PUT", "/api/me/devices/0123456789abcdef"),
    ("POST", "/api/tables"),
    ("PUT", "/api/tables/TABLE/seats/0"),
    ("PUT", "/api/tables/TABLE/commitment"),
    ("POST", "/api/tables/TABLE/reveal"),
    ("POST", "/api/tables/TABLE/start"),
    ("POST", "/api/tables/TABLE/moves"),
    ("POST", "/api/tables/TABLE/undo"),
    ("POST", "/api/tables/TABLE/chat"),
    ("POST", "/api/records"),
]


async def test_a_body_that_is_not_as_it_should_be_is_refused(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    json = {"content-type": "application/json"}
    for method, path in OPERATIONS:
        where = path.replace("TABLE", table)
        who = hut.stranger() if path == "/api/me" and method == "POST" else anna
        for body in BODIES:
            answer = await who.ask(method, where, content=body, headers=json)
            assert 400 <= answer.status_code < 500, (path, body, answer.text)
            assert {"error", "message"} <= answer.json().keys()
        large = b'{"text": "' + b"x" * (1100 * 1024) + b'"}'
        answer = await who.ask(method, where, content=large, headers=json)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large"), path
        form = {"content-type": "application/x-www-form-urlencoded"}
        answer = await who.ask(method, where, content=b"name=x", headers=form)
        assert (answer.status_code, answer.json()["error"]) == (415, "not-json"), path


async def test_a_message_says_which_field_is_wrong(hut: House) -> None:
    anna = await hut.guest("Anna")
    wrong = await anna.post("/api/tables", {"game": EXAMPLE, "players": "two"}, 400)
    assert wrong["error"] == "malformed"
    assert "players" in wrong["message"]
    wrong = await anna.get("/api/tables?limit=1000", 400)
    assert "limit" in wrong["message"]
    assert (await anna.get("/api/tables?list=all", 400))["message"].startswith("list:")


async def test_other_sites_can_change_nothing(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    before = await anna.get(f"/api/tables/{table}/view")
    foreign = [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": hut.url.replace("127.0.0.1", "localhost")},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ]
    for headers in foreign:
        for method, path in [
            *OPERATIONS,
            ("DELETE", "/api/me"),
            ("DELETE", "/api/me/devices"),
            ("DELETE", "/api/me/devices/0123456789abcdef"),
            ("POST", "/api/me/link"),
            ("POST", "/api/tables/TABLE/anew"),
        ]:
            where = path.replace("TABLE", table)
            answer = await anna.ask(method, where, {"text": "x"}, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "cross-site")
    assert await anna.get(f"/api/tables/{table}/view") == before
    own = await anna.ask(
        "POST", f"/api/tables/{table}/chat", {"text": "x"}, headers={"origin": hut.url}
    )
    assert own.status_code == 200


async def test_the_server_answers_only_to_names_that_it_knows(sqlite: Settings) -> None:
    async with open_house(replace(sqlite, origin="https://tavola.example")) as house:
        who = house.stranger()
        port = house.url.rsplit(":", 1)[1]
        for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}", "tavola.example"):
            assert (await who.ask("GET", "/api/health", headers={"host": host})).status_code == 200
        for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "[", ""):
            answer = await who.ask("GET", "/api/health", headers={"host": host})
            assert answer.status_code in (400, 421), host
        public = {"host": "tavola.example", "origin": "https://tavola.example"}
        answer = await who.ask("POST", "/api/me", {"name": "Anna"}, headers=public)
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-tavola=")
        assert "secure" in cookie.lower()


async def test_missing_and_forged_secrets_are_nobody(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno)
    for headers in (
        {},
        {"cookie": "tavola="},
        {"cookie": "tavola=forged"},
        {"cookie": f"tavola={anna.secret[:-1]}"},
        {"authorization": "Bearer"},
        {"authorization": "Bearer \x80"},
        {"authorization": f"Basic {anna.secret}"},
    ):
        who = house.stranger()
        encoded = {k.encode(): value.encode("latin-1") for k, value in headers.items()}
        me = await who.http.get("/api/me", headers=encoded)
        assert (me.status_code, me.json()["error"]) == (401, "nobody")
        seen = await who.http.get(f"/api/tables/{table}/view", headers=encoded)
        assert seen.status_code == 404
    link = (await anna.post("/api/me/link", status=201))["token"]  # no device's secret
    answer = await house.stranger().ask(
        "GET", "/api/me", headers={"authorization": f"Bearer {link}"}
    )
    assert answer.status_code == 401


async def test_a_flood_is_stopped_and_others_don_t_notice(sqlite: Settings) -> None:
    async with open_house(replace(sqlite, rate=1.0)) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        answers = [await anna.ask("GET", "/api/me") for _ in range(400)]
        stopped = [answer for answer in answers if answer.status_code == 429]
        assert stopped
        assert stopped[0].json()["error"] == "flood"
        assert int(stopped[0].headers["retry-after"]) >= 1
        assert (await bruno.ask("GET", "/api/me")).status_code == 200


async def test_nobody_makes_endless_persons_and_tables(sqlite: Settings) -> None:
    async with open_house(replace(sqlite, rate=1.0)) as house:
        anna = await house.guest("Anna")
        form = {"game": EXAMPLE, "players": 2}
        codes = {(await anna.ask("POST", "/api/tables", form)).status_code for _ in range(40)}
        assert codes == {201, 429}
        made = 0
        for _ in range(200):
            answer = await house.stranger().ask("POST", "/api/me", {"name": "x", "bearer": True})
            if answer.status_code == 429:
                break
            made += 1
        assert made < 150


async def test_no_page_can_frame_or_script_us(hut: House) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/no.file"):
        answer = await hut.stranger().ask("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


async def test_a_mistake_of_the_program_gives_no_trace_away(
    hut: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)

    def broken(*_: Any) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("tavola.server.tables.acts.chat", broken)
    answer = await anna.ask("POST", f"/api/tables/{table}/chat", {"text": "x"})
    assert answer.status_code == 500
    assert answer.json()["error"] == "failed"
    assert "detail" not in answer.text
    assert any(record.message == "a request failed" for record in caplog.records)
    monkeypatch.undo()
    await anna.post(f"/api/tables/{table}/chat", {"text": "x"})  # and the table goes on


RAW = [
    b"",
    b"\x00\x01\x02\x03",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: localhost\r\n" + b"a: b\r\n" * 20_000 + b"\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: -5\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/tables/%00%ff/view HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
    b"GET /api/tables?list=%ff%00 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
]


async def test_bytes_that_are_no_requests_harm_nobody(hut: House) -> None:
    anna = await hut.guest("Anna")
    address = httpx.URL(hut.url)
    for raw in RAW:
        reader, writer = await asyncio.open_connection(address.host, address.port)
        writer.write(raw)
        try:
            await writer.drain()
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        except OSError:
            answer = b""
        writer.close()
        assert b"Traceback" not in answer
        assert b" 500 " not in answer[:40]
        assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_a_connection_that_says_nothing_does_not_hold_up_others(hut: House) -> None:
    address = httpx.URL(hut.url)
    silent = [socket.create_connection((address.host, address.port or 0)) for _ in range(50)]
    assert (await hut.stranger().ask("GET", "/api/health")).status_code == 200
    for one in silent:
        one.close()
