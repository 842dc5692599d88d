"""Replay, records, fairness."""

import random
import threading
from functools import partial
from typing import Any, Self

import pytest
from sqlalchemy import Engine, event

import tavola
from tavola.server.settings import Settings
from tavola.server.store.entries import CHUNK
from tavola.server.store.people import Person
from tavola.server.tables import acts
from tests.example import EXAMPLE
from tests.server.house import Guest, House, open_house


async def play_out(house: House, table: str, seed: int = 1, most: int = 10_000) -> None:
    """Random moves, and now and then one is taken back."""
    dice = random.Random(seed)
    live = house.site.hall.live(table)
    for _ in range(most):
        at_table = live.table
        assert at_table is not None
        assert at_table.match is not None
        if not at_table.acting:
            return
        seat = dice.choice(at_table.acting)
        text = dice.choice(at_table.match.legal(seat))
        await house.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))
        if at_table.acting and at_table.match.undoable(seat) is not None and dice.random() < 0.3:
            who = Person(str(at_table.seats[seat].person), "")
            on = at_table.numbers.seen[seat + 1]
            await house.site.hall.act(live, partial(acts.undo, person=who, on=on))


async def finished(house: House, *guests: Guest, game: str = EXAMPLE, **more: Any) -> str:
    options = {"round_limit": 2} if game == EXAMPLE else {"days": 2}
    table = await house.table(*guests, game=game, options=options, **more)
    await play_out(house, table)
    return table


async def test_the_record_of_a_finished_game_proves_itself(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, start=False, options={"round_limit": 2})
    commitment = (await anna.get(f"/api/tables/{table}/fairness"))["commitment"]
    await anna.post(f"/api/tables/{table}/start", {})
    await play_out(house, table)
    record = await anna.get(f"/api/tables/{table}/record")
    assert tavola.verify(record) == ["moves-legal", "result-right", "commitment-kept", "draws-fair"]
    assert record["fair"]["commitment"] == commitment
    assert [step["what"] for step in record["fair"]["course"]] == ["table", "seal"]
    assert record["seats"] == ["Anna", "Bruno"]


async def test_seed_and_record_are_kept_until_the_end(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, start=False, options={"round_limit": 1})
    assert (await bruno.get(f"/api/tables/{table}/fairness"))["seed"] is None
    await anna.post(f"/api/tables/{table}/start", {})
    late = await anna.put(f"/api/tables/{table}/commitment", {"commitment": "ab" * 32}, 409)
    assert late["error"] == "not-open"
    assert (await bruno.get(f"/api/tables/{table}/fairness"))["seed"] is None
    assert (await anna.get(f"/api/tables/{table}/record", 409))["error"] == "not-over"
    await play_out(house, table)
    fair = await bruno.get(f"/api/tables/{table}/fairness")
    assert len(fair["seed"]) == 64


async def frames(who: Guest, table: str, seat: int | None = None) -> list[Any]:
    """All frames of a replay."""
    eyes = "" if seat is None else f"&seat={seat}"
    found: list[Any] = []
    while True:
        page = await who.get(f"/api/tables/{table}/replay?move={len(found)}&count=50{eyes}")
        found += page["frames"]
        if len(found) > page["moves"]:
            assert [frame["move"] for frame in found] == list(range(page["moves"] + 1))
            return found


@pytest.mark.parametrize("game", [EXAMPLE, "parlour"])
async def test_a_finished_game_can_be_seen_from_every_seat_at_every_move(
    house: House, game: str
) -> None:
    guests = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = await finished(house, *guests, game=game)
    record = await guests[0].get(f"/api/tables/{table}/record")
    replayed = tavola.core.record.replay(
        tavola.core.record.read(record), house.site.games.find, upto=0
    )
    everything = {seat: await frames(guests[1], table, seat) for seat in range(3)}
    seen = dict.fromkeys(range(3), 0)
    for entry in record["moves"]:
        if entry["n"]:
            tavola.core.record._replay_move(
                replayed, tavola.core.record.MoveEntry(**_entry(entry)), "here"
            )
        for seat in range(3):
            step = replayed.steps[-1]
            if entry["n"] and not (step.seat == seat or step.seen_by(seat)):
                continue
            frame = everything[seat][seen[seat]]
            assert frame["view"] == {**_plain(replayed.view(seat)), "undo": False}
            assert frame["text"] == entry.get("move")
            seen[seat] += 1
    assert all(seen[seat] == len(everything[seat]) for seat in range(3))


def _entry(entry: dict[str, Any]) -> dict[str, Any]:
    chance = [tavola.core.record.ChanceEntry(**drawn) for drawn in entry.get("chance", [])]
    return {**entry, "chance": chance}


def _plain(view: Any) -> Any:
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(view))


async def test_a_running_game_is_replayed_with_one_s_own_eyes_only(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, visibility="public")
    await play_out(house, table, most=150)
    own = await frames(anna, table)
    assert (
        own[-1]["view"]["table"] == (await anna.get(f"/api/tables/{table}/view"))["view"]["table"]
    )
    assert {frame["view"]["seat"] for frame in own} == {0}
    assert {frame["text"] for frame in own if frame["seat"] == 1} == {None}
    refused = await anna.get(f"/api/tables/{table}/replay?seat=1", 403)
    assert refused["error"] == "not-yours"
    stranger = house.stranger()
    watched = await frames(stranger, table)
    assert {frame["view"]["table"]["hand"] for frame in watched} == {None}
    assert (await stranger.get(f"/api/tables/{table}/replay?seat=0", 403))["error"] == "not-yours"


async def test_a_record_can_be_brought_in_and_seen_again(house: House) -> None:
    guests = [await house.guest(name) for name in ("Anna", "Bruno")]
    table = await finished(house, *guests)
    record = await guests[0].get(f"/api/tables/{table}/record")
    carla = await house.guest("Carla")
    row = await carla.post("/api/records", record, 201)
    assert (row["status"], row["visibility"], row["playable"]) == ("over", "private", True)
    assert [seat["name"] for seat in row["seats"]] == ["Anna", "Bruno"]
    assert row["places"] == record["result"]["places"]
    assert await frames(carla, row["id"], 0) == await frames(guests[0], table, 0)
    assert await carla.get(f"/api/tables/{row['id']}/record") == record
    view = await carla.get(f"/api/tables/{row['id']}/view")
    assert view["table"]["imported"]
    assert (await guests[0].get(f"/api/tables/{row['id']}/view", 404))["error"] == "no-table"


class Written:
    """How many entries each statement brought, and in which thread."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.threads: set[int] = set()

    def __enter__(self) -> Self:
        event.listen(Engine, "before_cursor_execute", self._on)
        return self

    def __exit__(self, *_: object) -> None:
        event.remove(Engine, "before_cursor_execute", self._on)

    def _on(
        self, _connection: Any, _cursor: Any, statement: str, rows: Any, _context: Any, many: bool
    ) -> None:
        if statement.startswith("INSERT INTO entries"):
            self.sizes.append(len(rows) if many else 1)
            self.threads.add(threading.get_ident())


async def test_a_long_record_is_stored_a_few_entries_at_a_time(settings: Settings) -> None:
    """On SQLite in a thread, on PostgreSQL with a wait after each: others have their turn."""
    match = tavola.start(EXAMPLE, 3, seed=1, round_limit=1000)
    dice = random.Random(1)
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(
            seat, "pass" if len(match.steps) < 2 * CHUNK and "pass" in legal else dice.choice(legal)
        )
    record = _plain(tavola.record(match))
    async with open_house(settings) as house:
        anna = await house.guest("Anna")
        with Written() as written:
            row = await anna.post("/api/records", record, 201)
        assert sum(written.sizes) > len(match.steps) > 2 * CHUNK
        assert max(written.sizes) == CHUNK
        if not settings.is_postgres:
            assert threading.get_ident() not in written.threads
        assert await anna.get(f"/api/tables/{row['id']}/record") == record


async def test_a_record_that_does_not_hold_is_refused_and_the_place_named(house: House) -> None:
    anna = await house.guest("Anna")
    match = tavola.start(EXAMPLE, 2, seed=1, round_limit=1)
    running = tavola.record(match)
    assert "not over" in (await anna.post("/api/records", running, 422))["message"]
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    record: Any = _plain(tavola.record(match))
    record["moves"][3]["move"] = "play winter"
    wrong = await anna.post("/api/records", record, 422)
    assert wrong["error"] == "bad-record"
    assert "moves[3]" in wrong["message"]
    assert (await anna.post("/api/records", {}, 422))["error"] == "bad-record"
    assert (await anna.get("/api/tables?list=finished"))["tables"] == []


async def test_names_of_a_record_are_cleaned_and_huge_numbers_refused(house: House) -> None:
    anna = await house.guest("Anna")
    match = tavola.start(EXAMPLE, 2, seed=1, round_limit=1)
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    record: Any = _plain(tavola.record(match))
    strange = {**record, "seats": ["\u0000Eva\u202e", "x" * 300]}
    row = await anna.post("/api/records", strange, 201)
    assert [seat["name"] for seat in row["seats"]] == ["Eva", "x" * 40]
    assert (await anna.post("/api/records", {**record, "players": 2**63}, 422))["error"]
    huge = {**record, "options": {"round_limit": 10**18}}
    assert (await anna.post("/api/records", huge, 422))["error"] == "bad-record"
