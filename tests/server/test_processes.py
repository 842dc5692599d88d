"""Several server processes on one PostgreSQL."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from statistics import median
from typing import Any

import pytest

from tavola.server.settings import Settings
from tavola.server.store.notices import CHANNEL, Notices
from tavola.server.tables import acts
from tavola.server.tables.acts import ByBot
from tavola.server.tables.hall import Hall
from tavola.server.tables.loading import load_table
from tavola.server.tables.plans import ask_bot, play
from tavola.server.tables.refused import Refused
from tavola.server.tables.table import Table
from tests.example import EXAMPLE, OPENER
from tests.server.house import PATIENCE, Guest, House, open_house


@asynccontextmanager
async def another_process(settings: Settings) -> AsyncIterator[str]:
    """A second server, as a process of its own; its address."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tavola", "--port", "0", "--database", settings.database),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "TAVOLA_RATE": "0", "TAVOLA_BOT_PAUSE": "0"},
    )
    try:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), PATIENCE * 2)
        yield line.decode().split()[-1]
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


class Elsewhere(House):
    """The same house, by the door of another process."""


def guest_of(url: str, house: House, guest: Guest) -> Guest:
    """The same person, talking to another process."""
    other = Guest(Elsewhere(url, house.site, house.settings), guest.name)
    other.http.cookies.set("tavola", guest.secret)
    house.guests.append(other)
    return other


@pytest.fixture
async def two(postgres: Settings) -> AsyncIterator[tuple[House, str]]:
    async with open_house(postgres) as house, another_process(postgres) as url:
        yield house, url


async def test_players_on_different_processes_see_each_other_s_moves_within_a_second(
    two: tuple[House, str],
) -> None:
    house, url = two
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    far = guest_of(url, house, bruno)
    async with anna.live(table) as here, far.live(table) as there:
        await here.hear()
        await there.hear()
        lines: list[Any] = [here, there]
        took = []
        for _ in range(30):
            seat = here.view["view"]["to_act"][0]
            mover, other = lines[seat], lines[1 - seat]
            number = mover.view["number"]
            move = mover.view["view"]["legal"][0]
            done = await mover.ask(type="move", on=number, move=move)
            assert done["type"] == "done"
            acknowledged = time.monotonic()
            for line in (other, mover):
                await line.until(lambda v, n=number: v["number"] > n)
            took.append(time.monotonic() - acknowledged)
            assert here.view["number"] == there.view["number"]
        assert median(took) < 1.0  # a single one may meet with a busy machine


async def test_a_process_that_has_not_heard_yet_asks_the_store_before_it_refuses(
    two: tuple[House, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, url = two
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    far = guest_of(url, house, anna)
    async with anna.live(table) as here:
        number = (await here.hear())["number"]
        monkeypatch.setattr(house.site.hall, "look_again", _deaf)
        named = {"on": number, "move": "city siena"}
        seen = await far.post(f"/api/tables/{table}/moves", named)
        done = await here.ask(type="move", on=seen["number"], move="pass")
        assert done["type"] == "done", done
        await here.until(lambda v: bool(v["number"] == seen["number"] + 1))
        assert [entry["n"] for entry in here.entries] == list(range(1, seen["number"] + 2))


async def test_a_table_that_is_looked_at_elsewhere_only_is_not_followed_move_by_move(
    two: tuple[House, str],
) -> None:
    house, url = two
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    [live] = house.site.hall.lives()

    def is_known() -> bool:
        return live.table is not None

    assert is_known()
    far = guest_of(url, house, anna)
    view = await far.get(f"/api/tables/{table}/view")
    named = {"on": view["number"], "move": view["view"]["legal"][0]}
    seen = await far.post(f"/api/tables/{table}/moves", named)
    while is_known():
        await asyncio.sleep(0.001)
    assert (await bruno.get(f"/api/tables/{table}/view"))["number"] == seen["number"]


def _deaf(_live: object) -> None:
    """A notice that is long on its way."""


async def test_one_notice_tells_of_all_that_was_stored_at_once() -> None:
    heard: list[tuple[str, int]] = []

    async def missed() -> None:
        pass

    notices = Notices("", lambda table, number: heard.append((table, number)), missed)
    notices._on_notice(None, 0, CHANNEL, "first:7 second:1200 third:")
    assert heard == [("first", 7), ("second", 1200)]


@pytest.fixture
async def beside(
    postgres: Settings, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[House, Hall]]:
    """A server, and the hall of another one on the same store; notices come as a test will."""
    monkeypatch.setattr(Notices, "_on_notice", lambda *_: None)
    async with open_house(postgres) as house:
        await house.site.driver.stop()
        here = house.site.hall
        there = Hall(here.engine, postgres, here.find)
        yield house, there
        await there.close()


async def name_siena(hall: Hall, table: str) -> int:
    """By the hall of another process; the number of the table's newest entry."""
    live = hall.live(table)
    await hall.act(live, partial(acts.make_move, seat=0, text="city siena"))
    assert live.table is not None
    return live.table.number


async def test_what_is_stored_while_a_table_is_being_loaded_is_shown_nevertheless(
    beside: tuple[House, Hall],
) -> None:
    """The other's notice comes after the table was read, and before it is there."""
    house, there = beside
    here = house.site.hall
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    here.live(table).table = None

    with pytest.MonkeyPatch.context() as slowly:

        async def load(*asked: Any) -> Table:
            slowly.undo()
            found = await load_table(*asked)
            here.heard(table, await name_siena(there, table))
            return found

        slowly.setattr("tavola.server.tables.hall.load_table", load)
        async with anna.live(table) as line:
            await line.until(lambda view: bool(view["view"]["table"]["city"] == "siena"))


async def test_a_bot_s_answer_counts_only_on_what_it_was_asked_although_another_was_faster(
    beside: tuple[House, Hall],
) -> None:
    """Two processes think for the same bot; the slower one knows nothing of the other's move."""
    house, there = beside
    here = house.site.hall
    anna = await house.guest("Anna")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    form = {"game": EXAMPLE, "players": 2, "seats": seats, "options": OPENER, "start": True}
    table = (await anna.post("/api/tables", form, 201))["table"]["id"]
    live = here.live(table)
    async with live.turn:
        question = ask_bot(await here.read(live), here.luck)
    assert question is not None
    number = await name_siena(there, table)
    slower = partial(play, live, question=question, text="city siena", by=ByBot("random"))
    with pytest.raises(Refused) as refused:
        await here.act(live, slower)
    assert refused.value.error == "stale"
    assert live.table is not None
    assert live.table.number == number


async def test_racing_moves_on_two_processes_exactly_one_wins_and_the_other_is_told(
    two: tuple[House, str],
) -> None:
    house, url = two
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    guests = [anna, bruno]
    far = [guest_of(url, house, guest) for guest in guests]
    for _ in range(15):
        view = await anna.get(f"/api/tables/{table}/view")
        seat = view["view"]["to_act"][0]
        own = await guests[seat].get(f"/api/tables/{table}/view")
        move = {"on": own["number"], "move": own["view"]["legal"][0]}
        answers = await asyncio.gather(
            *(
                who.ask("POST", f"/api/tables/{table}/moves", move)
                for who in (guests[seat], far[seat])
            )
        )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, 409]
        stale = next(answer for answer in answers if answer.status_code == 409).json()
        assert stale["error"] == "stale"
        assert stale["now"]["number"] == own["number"] + 1


async def test_seats_are_given_once_although_two_processes_give_them(
    two: tuple[House, str],
) -> None:
    house, url = two
    anna, bruno, carla = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = await house.table(anna, start=False, players=2, visibility="public")
    far = guest_of(url, house, carla)
    await far.get(f"/api/tables/{table}/view")
    answers = await asyncio.gather(
        *(who.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "me"}) for who in (bruno, far))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert next(a for a in answers if a.status_code == 409).json()["error"] == "taken"


async def test_bots_that_a_dead_process_left_are_taken_over(
    postgres: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.tables.driver.LOOK_SECONDS", 0.2)
    monkeypatch.setattr("tavola.server.tables.driver.SPARE_SECONDS", 0.0)
    monkeypatch.setattr("tavola.server.tables.driver.LATE_SECONDS", 0.5)
    async with open_house(postgres) as house:
        anna = await house.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        async with another_process(postgres) as url:
            far = guest_of(url, house, anna)
            form = {"game": EXAMPLE, "players": 2, "seats": seats, "options": OPENER}
            table = (await far.post("/api/tables", form, 201))["table"]["id"]
            begun = await far.post(f"/api/tables/{table}/start", {})
        # The bot's turn comes, and nobody drives it: as if the process had died just then.
        house.site.hall.after_act = lambda _live, _own: None
        named = await anna.post(
            f"/api/tables/{table}/moves", {"on": begun["number"], "move": "city siena"}
        )
        await anna.post(f"/api/tables/{table}/moves", {"on": named["number"], "move": "pass"})
        house.site.hall.after_act = house.site.driver.look
        async with anna.live(table) as line:
            await line.until(lambda v: any(e.get("bot") == "random" for e in line.entries))


async def test_a_second_server_on_one_sqlite_is_refused_with_a_clear_word(
    sqlite: Settings,
) -> None:
    async with open_house(sqlite):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tavola", "--port", "0", "--data", str(sqlite.data)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        _, told = await asyncio.wait_for(process.communicate(), PATIENCE * 2)
        assert process.returncode == 2
        assert b"another server is running" in told
        assert b"Traceback" not in told
