"""The command: starting, stopping, settings, backup, restore, export, import."""

import asyncio
import json
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

import tavola
from tavola.core.errors import TavolaError
from tavola.server.settings import Settings, read_settings
from tests.server.house import PATIENCE, House, open_house
from tests.server.test_records import finished


@dataclass
class Ended:
    code: int
    out: str
    err: str


async def command(*words: str, **environ: str) -> Ended:
    """`tavola` with these words, to its end."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tavola", *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, **environ},
    )
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE * 3)
    assert process.returncode is not None
    return Ended(process.returncode, out.decode(), err.decode())


def store(settings: Settings) -> list[str]:
    words = ["--data", str(settings.data)]
    return [*words, "--database", settings.database] if settings.database else words


@asynccontextmanager
async def started(*words: str, **environ: str) -> AsyncIterator[tuple[Process, str]]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tavola", *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, **environ},
    )
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), PATIENCE * 2)
        yield process, line.decode().split()[-1]
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def test_tavola_alone_starts_prints_its_address_and_stops_gracefully(
    settings: Settings,
) -> None:
    async with started("--port", "0", "--log", "json", *store(settings)) as (process, address):
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            health = (await http.get("/api/health")).json()
            assert health["status"] == "ok"
            assert health["version"] == tavola.__version__
            assert (await http.get("/")).status_code == 200
            assert (await http.get("/favicon.ico")).headers["content-type"] == "image/svg+xml"
        assert address.startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGTERM)
        _, err = await asyncio.wait_for(process.communicate(), PATIENCE)
        lines = [json.loads(line) for line in err.decode().splitlines()]
        assert [line["message"] for line in lines] == ["ready", "stopping"]
        assert lines[0]["address"] == address


async def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    environ = {"TAVOLA_PORT": "0", "TAVOLA_DATA": str(tmp_path / "kept")}
    async with started("serve", **environ):
        assert (tmp_path / "kept" / "tavola.db").exists()


async def test_what_is_wrong_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        wrong = [
            (await command("--port", port, "--data", str(tmp_path)), "in use"),
            (await command("--database", "mysql://x", "--data", str(tmp_path)), "postgresql://"),
            (
                await command("--port", "0", "--database", "postgresql://x@127.0.0.1:1/x"),
                "database",
            ),
            (await command("--data", str(tmp_path), TAVOLA_PORT="many"), "TAVOLA_PORT"),
        ]
    for ended, word in wrong:
        assert ended.code == 2, ended
        assert word in ended.err.splitlines()[-1]
        assert "Traceback" not in ended.err


def test_options_win_over_the_environment_and_both_are_checked(tmp_path: Path) -> None:
    environ = {
        "TAVOLA_HOST": "::1",
        "TAVOLA_PORT": "1234",
        "TAVOLA_ORIGIN": "https://a.b, https://c",
    }
    settings = read_settings({"port": 99, "host": None, "data": tmp_path}, environ)
    assert (settings.host, settings.port, settings.data) == ("::1", 99, tmp_path)
    assert settings.origins == ("https://a.b", "https://c")
    assert settings.secure
    for wrong in ("LOG=xml", "ORIGIN=example.org", "PORT=70000", "DATABASE=mysql://x"):
        name, value = wrong.split("=")
        with pytest.raises(TavolaError):
            read_settings({}, {f"TAVOLA_{name}": value})


async def test_a_backup_is_restored_into_an_empty_store_of_either_kind(
    sqlite: Settings, postgres: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    back = Settings(data=tmp_path / "again")
    async with open_house(sqlite) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        over = await finished(house, anna, bruno)
        running = await house.table(anna, bruno)
        record = await anna.get(f"/api/tables/{over}/record")
        view = await anna.get(f"/api/tables/{running}/view")
        secret = anna.secret
        made = await command("backup", str(file), *store(sqlite))  # while the server runs
        assert made.code == 0, made.err
    assert file.stat().st_mode & 0o077 == 0  # it holds secrets
    moved = tmp_path / "moved.gz"
    for words in (
        ("restore", str(file), *store(postgres)),
        ("backup", str(moved), *store(postgres)),
        ("restore", str(moved), *store(back)),
    ):
        ended = await command(*words)
        assert ended.code == 0, ended.err
    for settings in (postgres, back):
        async with open_house(settings) as house:
            who = house.stranger()
            who.http.cookies.set("tavola", secret)
            assert await who.get(f"/api/tables/{over}/record") == record
            assert await who.get(f"/api/tables/{running}/view") == view
    again = await command("restore", str(file), *store(back))
    assert (again.code, "not empty" in again.err) == (2, True)
    torn = tmp_path / "torn.gz"
    torn.write_bytes(file.read_bytes()[:-40])
    empty = Settings(data=tmp_path / "empty")
    assert (await command("restore", str(torn), *store(empty))).code == 2
    assert (await command("restore", str(file), *store(empty))).code == 0  # nothing was left


async def test_records_are_exported_and_imported_by_the_command(
    settings: Settings, tmp_path: Path
) -> None:
    async with open_house(settings) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        over = await finished(house, anna, bruno)
        running = await house.table(anna, bruno)
    exported = await command("export", over, *store(settings))
    file = tmp_path / "record.json"
    file.write_text(exported.out, "utf-8")
    assert (await command("verify", str(file))).code == 0
    refused = await command("export", running, *store(settings))
    assert (refused.code, "over" in refused.err) == (2, True)
    everything = await command("export", running, "--running", *store(settings))
    assert json.loads(everything.out)["fair"]["seed"] is None
    imported = await command("import", str(file), *store(settings))
    assert imported.code == 0, imported.err
    token = imported.out.strip().rsplit("#", 1)[-1]
    async with open_house(settings) as house:
        carla = await house.guest("Carla")
        view = await carla.post("/api/join", {"token": token})
        assert view["table"]["status"] == "over"
        assert view["table"]["imported"]
    assert (await command("import", str(tmp_path / "none"), *store(settings))).code == 2


async def test_the_page_is_served_if_it_was_built(hut: House, tmp_path: Path) -> None:
    from tavola.server.web.pages import Pages

    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>The page</h1>")
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1;" * 1000)
    pages = Pages(folder)
    for path in ("/", "/tables/abc", "/join/token", "/me/token"):
        found = pages.find(path)
        assert found is not None
        assert found.kind == "text/html"
        assert not found.forever
    script = pages.find("/assets/app-1a2b.js")
    assert script is not None
    assert script.forever
    assert script.zipped is not None
    assert pages.find("/assets/none.js") is None
    assert (await hut.stranger().get("/api/nothing", 404))["error"] == "not-found"
    assert (await hut.stranger().get("/no/such.file", 404))["error"] == "not-found"
