"""The store is gone: everybody is told to come back, the log says it once, and it is noticed."""

import logging
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tavola.server.settings import Settings
from tests.example import EXAMPLE
from tests.server.house import House, open_house
from tests.server.strait import Strait

ASKED = (
    ("GET", "/api/me", None),
    ("GET", "/api/tables?list=mine", None),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}/view", None),
    ("GET", "/api/tables/{table}/record", None),
    ("POST", "/api/tables/{table}/chat", {"text": "ciao"}),
    ("POST", "/api/tables", {"game": EXAMPLE, "players": 2}),
    ("POST", "/api/me", {"name": "Carla"}),
    ("GET", "/api/ready", None),
)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records if record.levelno >= logging.WARNING]


async def test_if_the_database_refuses_all_are_told_when_to_come_back_and_the_log_says_it_once(
    postgres: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    strait = Strait(postgres.database)
    async with (
        strait.crossed() as address,
        open_house(replace(postgres, database=address)) as house,
    ):
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        await strait.cut()
        for _ in range(2):
            for method, path, body in ASKED:
                who = house.stranger() if path == "/api/me" and body else anna
                house.site.people._known.clear()
                answer = await who.ask(method, path.format(table=table), body)
                assert answer.status_code == 503, (path, answer.status_code, answer.text)
                assert answer.json()["error"] == "busy"
                assert int(answer.headers["retry-after"]) >= 1
        alive = await anna.ask("GET", "/api/health")
        assert alive.status_code == 200
        assert lines(caplog) == ["the store does not answer"]
        await strait.restore()
        await anna.get("/api/ready")
        await anna.post(f"/api/tables/{table}/chat", {"text": "ciao"})
        assert lines(caplog) == ["the store does not answer", "the store answers again"]


async def test_a_full_disk_is_noticed_before_anything_is_lost(
    hut: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await hut.guest("Anna")
    await anna.get("/api/ready")
    monkeypatch.setattr("tavola.server.web.health.LEAST_FREE", 2**62)
    answer = await anna.ask("GET", "/api/ready")
    assert answer.status_code == 503
    assert "disk" in answer.json()["message"]
    assert int(answer.headers["retry-after"]) >= 1
    assert (await anna.get("/api/health"))["status"] == "ok"


async def test_no_seed_and_no_invite_is_in_the_log_of_a_failed_insert(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Two tables of one name: the store says what it was asked to write."""
    monkeypatch.setattr(house.site.hall.luck, "table_id", lambda: "aaaaaaaaaa")
    seed = b"\x5e\xed" * 16
    monkeypatch.setattr(house.site.hall.luck, "seed", lambda: seed)
    monkeypatch.setattr(house.site.hall.luck, "invite", lambda: "invitation")
    anna = await house.guest("Anna")
    form = {"game": EXAMPLE, "players": 2}
    await anna.post("/api/tables", form, 201)
    monkeypatch.setattr(house.site.hall.luck, "invite", lambda: "another-invite")
    await anna.post("/api/tables", form, 503)
    assert "the database failed" in caplog.text
    assert seed.hex() not in caplog.text
    assert "another-invite" not in caplog.text


async def test_the_database_is_its_owners_alone(sqlite: Settings, tmp_path: Path) -> None:
    settings = replace(sqlite, data=tmp_path / "kept")
    before = os.umask(0)
    try:
        async with open_house(settings):
            pass
        (settings.data / "tavola.db").chmod(0o644)  # as older versions have left it
        async with open_house(settings):
            modes = {path.name: path.stat().st_mode & 0o777 for path in settings.data.iterdir()}
    finally:
        os.umask(before)
    assert settings.data.stat().st_mode & 0o777 == 0o700
    assert {"tavola.db", "tavola.lock"} <= modes.keys()
    assert set(modes.values()) == {0o600}
