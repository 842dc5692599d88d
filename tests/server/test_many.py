"""`tavola --processes N`: several processes behind one address."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tavola.server.many import CALM_SECONDS, Place
from tavola.server.settings import Settings
from tests.example import OPENER
from tests.server.house import PATIENCE, Guest, open_house
from tests.server.test_processes import guest_of


@asynccontextmanager
async def several(settings: Settings) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """Two processes; their address, and their parent."""
    parent = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tavola", "--port", "0", "--processes", "2"),
        *("--database", settings.database),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "TAVOLA_RATE": "0", "TAVOLA_BOT_PAUSE": "0"},
    )
    try:
        assert parent.stdout is not None
        line = await asyncio.wait_for(parent.stdout.readline(), PATIENCE * 2)
        yield line.decode().split()[-1], parent
    finally:
        parent.send_signal(signal.SIGTERM)
        assert await parent.wait() == 0


def children(parent: asyncio.subprocess.Process) -> list[int]:
    text = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text()
    return [int(word) for word in text.split()]


async def play_some(one: Guest, two: Guest, table: str, moves: int) -> None:
    """Every move over a connection of its own: whichever process takes it."""
    for _ in range(moves):
        for guest in (one, two):
            async with guest.live(table) as line:
                view = await line.hear()
                legal = view["view"]["legal"]
                if legal:
                    done = await line.ask(type="move", on=view["number"], move=legal[0])
                    assert done["type"] == "done", done


async def test_several_processes_serve_one_address_and_one_that_dies_is_replaced(
    postgres: Settings,
) -> None:
    async with open_house(postgres) as house, several(postgres) as (url, parent):
        near = [await house.guest("Anna"), await house.guest("Bruno")]
        table = await house.table(*near, options=OPENER)
        anna, bruno = (guest_of(url, house, guest) for guest in near)
        before = children(parent)
        assert len(before) == 2
        await play_some(anna, bruno, table, 10)
        os.kill(before[1], signal.SIGKILL)
        while before[1] in children(parent) or len(children(parent)) < 2:
            await asyncio.sleep(0)
        await play_some(anna, bruno, table, 5)
        log = await near[0].get(f"/api/tables/{table}/log")
        assert [entry["n"] for entry in log["entries"]] == list(range(1, log["last"] + 1))
        assert sum(entry["kind"] == "move" for entry in log["entries"]) >= 15


@asynccontextmanager
async def family(*told: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A parent of two, the second of which lives and dies as told (parents.py)."""
    parent = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.parents", *told),
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield parent
    finally:
        if parent.returncode is None:
            parent.terminate()
            await parent.wait()


async def hear(parent: asyncio.subprocess.Process, *words: str) -> None:
    """What its processes say when they begin to live."""
    assert parent.stdout is not None
    for word in words:
        line = await asyncio.wait_for(parent.stdout.readline(), PATIENCE)
        assert line.decode().strip() == word


async def test_a_process_that_can_t_start_is_tried_again_while_others_serve() -> None:
    """It died while the database was restarting, and its replacement finds none."""
    async with family("serve", "0", "die", "refuse", "refuse", "die", "wait") as parent:
        await hear(parent, "serve", "die", "refuse", "refuse", "die", "wait")
        parent.terminate()
        assert await asyncio.wait_for(parent.wait(), PATIENCE) == 0


async def test_if_none_could_ever_start_the_parent_gives_up() -> None:
    async with family("refuse", "0") as parent:
        await hear(parent, "refuse")
        assert await asyncio.wait_for(parent.wait(), PATIENCE) == 1


async def test_a_signal_ends_a_parent_that_waits_to_replace_somebody() -> None:
    async with family("serve", "1e6", "die") as parent:
        await hear(parent, "serve", "die")
        parent.terminate()
        assert await asyncio.wait_for(parent.wait(), PATIENCE) == 0


def test_who_dies_again_and_again_is_replaced_ever_later() -> None:
    place = Place(1)
    pauses = [place.mourn(100.0 + number) for number in range(8)]
    assert pauses == [0.0, 0.5, 1.0, 2.0, 5.0, 10.0, 10.0, 10.0]
    assert place.mourn(107.0 + CALM_SECONDS + 1) == 0.0


async def test_sqlite_refuses_several_processes_with_a_clear_word(sqlite: Settings) -> None:
    refused = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tavola", "--port", "0", "--processes", "2"),
        *("--data", str(sqlite.data)),
        stderr=asyncio.subprocess.PIPE,
    )
    _, told = await refused.communicate()
    assert b"several processes need PostgreSQL" in told
    assert refused.returncode != 0
