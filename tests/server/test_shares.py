"""People make the chance of their game together with the table (docs/fairness.md)."""

import hashlib
from dataclasses import replace
from typing import Any

import pytest

from tavola.core.record import verify
from tavola.server.settings import Settings
from tests.example import EXAMPLE
from tests.server.house import Guest, House, find_any, open_house
from tests.server.luck import SameLuck
from tests.server.test_records import play_out

OPTIONS = {"round_limit": 1}


def share_of(guest: Guest) -> str:
    return hashlib.sha256(guest.name.encode()).hexdigest()


def commitment_of(guest: Guest, table: str, seat: int) -> str:
    bound = f'{{"seat":{seat},"table":"{table}"}}'.encode()
    text = b"tavola/2/share\n" + bytes.fromhex(share_of(guest)) + b"\n" + bound
    return hashlib.sha256(text).hexdigest()


async def commit(guest: Guest, table: str, status: int = 200) -> Any:
    view = await guest.get(f"/api/tables/{table}/view")
    own = commitment_of(guest, view["table"]["commitment"], view["seat"] or 0)
    return await guest.put(f"/api/tables/{table}/commitment", {"commitment": own}, status)


async def reveal(guest: Guest, table: str, status: int = 200) -> Any:
    form = {"entropy": share_of(guest)}
    return await guest.post(f"/api/tables/{table}/reveal", form, status)


async def start(guest: Guest, table: str, status: int = 200, **form: Any) -> Any:
    return await guest.post(f"/api/tables/{table}/start", form, status)


def shares(view: Any) -> list[str | None]:
    return [seat["share"] for seat in view["seats"]]


async def trio(house: House, **more: Any) -> tuple[list[Guest], str]:
    guests = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = await house.table(*guests, start=False, options=OPTIONS, visibility="public", **more)
    return guests, table


async def proved(guest: Guest, table: str) -> tuple[Any, list[str]]:
    record = await guest.get(f"/api/tables/{table}/record")
    return record, verify(record, find_any)[1]


# --- the usual course -----------------------------------------------------------------------------


async def test_all_commit_then_all_reveal_and_the_record_proves_it(house: House) -> None:
    guests, table = await trio(house)
    for guest in guests:
        await commit(guest, table)
    sealed = await start(guests[0], table)
    assert sealed["table"]["status"] == "open"
    assert sealed["view"] is None
    assert sealed["entries"][-1]["kind"] == "seal"
    assert shares(sealed) == ["committed"] * 3
    assert shares(await reveal(guests[2], table)) == ["committed", "committed", "revealed"]
    await reveal(guests[0], table)
    house.site.hall.live(table).table = None  # and from the store
    begun = await reveal(guests[1], table)
    assert (begun["table"]["status"], begun["entries"][-1]["kind"]) == ("playing", "start")
    fair = await guests[0].get(f"/api/tables/{table}/fairness")
    kinds = [(step["what"], step.get("seat")) for step in fair["course"]]
    people = [("commit", 0), ("commit", 1), ("commit", 2)]
    revealed = [("reveal", 2), ("reveal", 0), ("reveal", 1)]
    assert kinds == [("table", None), *people, ("seal", None), *revealed]
    assert (fair["version"], fair["seed"]) == (2, None)
    await play_out(house, table)
    record, done = await proved(guests[1], table)
    assert "shares-kept" in done
    assert record["fair"]["course"] == fair["course"]
    assert [step.get("entropy") for step in record["fair"]["course"][-3:]] == [
        share_of(guests[seat]) for seat in (2, 0, 1)
    ]


async def test_chance_is_the_same_when_the_table_is_loaded_again(settings: Settings) -> None:
    quick = replace(settings, snapshot_every=1)
    async with open_house(quick, luck=SameLuck("shares")) as house:
        guests, table = await trio(house)
        for guest in guests:
            await commit(guest, table)
        await start(guests[0], table)
        for guest in guests:
            await reveal(guest, table)
        live = house.site.hall.live(table)
        await play_out(house, table, most=4)
        live.table = None
        await guests[0].get(f"/api/tables/{table}/view")
        await play_out(house, table)
        record, done = await proved(guests[1], table)
        assert "shares-kept" in done
        brought = await guests[2].post("/api/records", record, 201)
        again, _ = await proved(guests[2], brought["id"])
        assert {**again, "seats": []} == {**record, "seats": []}


async def test_who_is_alone_with_bots_brings_the_share_with_the_start(house: House) -> None:
    anna = await house.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    form = {"game": EXAMPLE, "players": 2, "seats": seats, "options": OPTIONS}
    made = await anna.post("/api/tables", form, 201)
    table = made["table"]["id"]
    begun = await start(anna, table, entropy=share_of(anna))
    assert (begun["table"]["status"], shares(begun)) == ("playing", ["revealed", None])
    fair = await anna.get(f"/api/tables/{table}/fairness")
    assert [step["what"] for step in fair["course"]] == ["table", "commit", "seal", "reveal"]
    assert fair["commitment"] == made["table"]["commitment"]  # which she knew before


async def test_who_takes_no_part_is_not_waited_for(house: House) -> None:
    """A program need not know of any of this; its seat then adds nothing, as a bot's."""
    guests, table = await trio(house)
    await commit(guests[1], table)
    await start(guests[0], table)
    begun = await reveal(guests[1], table)
    assert (begun["table"]["status"], shares(begun)) == ("playing", [None, "revealed", None])


async def test_where_nobody_takes_part_the_game_begins_at_once(house: House) -> None:
    guests, table = await trio(house)
    assert (await start(guests[0], table))["table"]["status"] == "playing"
    await play_out(house, table)
    assert "shares-kept" not in (await proved(guests[0], table))[1]


# --- in order -------------------------------------------------------------------------------------


async def test_nothing_is_revealed_before_all_commitments_stand(house: House) -> None:
    guests, table = await trio(house)
    await commit(guests[1], table)
    assert (await reveal(guests[1], table, 409))["error"] == "not-sealed"
    late = await start(guests[0], table, 409, entropy=share_of(guests[0]))
    assert late["error"] == "not-alone"


async def test_once_sealed_nobody_commits_comes_or_goes(house: House) -> None:
    guests, table = await trio(house)
    await commit(guests[1], table)
    await start(guests[0], table)
    path = f"/api/tables/{table}"
    assert (await commit(guests[2], table, 409))["error"] == "sealed"
    assert (await commit(guests[1], table, 409))["error"] == "sealed"
    assert (await start(guests[0], table, 409))["error"] == "sealed"
    for seat, kind in ((2, "open"), (1, "open")):
        freed = await guests[0].put(f"{path}/seats/{seat}", {"kind": kind}, 409)
        assert freed["error"] == "sealed"
    assert (await guests[1].post(f"{path}/leave", status=409))["error"] == "sealed"
    assert (await reveal(guests[2], table, 409))["error"] == "not-missing"
    assert (await start(guests[1], table, 403))["error"] == "not-yours"
    await guests[0].post(f"{path}/close")


async def test_a_commitment_goes_with_the_one_who_leaves_the_seat(house: House) -> None:
    guests, table = await trio(house)
    for guest in guests:
        await commit(guest, table)
    path = f"/api/tables/{table}"
    left = await guests[2].put(f"{path}/seats/2", {"kind": "open"})
    assert shares(left) == ["committed", "committed", None]
    filled = await guests[0].put(f"{path}/seats/2", {"kind": "bot", "bot": "random"})
    assert shares(filled)[2] is None
    fair = await guests[0].get(f"{path}/fairness")
    assert fair["course"][-1]["what"] == "withdraw"


async def test_only_those_who_sit_take_part(house: House) -> None:
    guests, table = await trio(house)
    stranger, nobody = await house.guest("Ugo"), house.stranger()
    form = {"commitment": "ab" * 32}
    assert (await stranger.put(f"/api/tables/{table}/commitment", form, 403))[
        "error"
    ] == "not-yours"
    assert (await nobody.put(f"/api/tables/{table}/commitment", form, 401))["error"] == "nobody"
    assert (await reveal(stranger, table, 403))["error"] == "not-yours"
    for guest in (stranger, guests[1]):
        refused = await guest.post(f"/api/tables/{table}/anew", status=403)
        assert refused["error"] == "not-yours"
    private = await house.table(guests[0], guests[1], start=False)
    for path in ("commitment", "reveal", "anew"):
        method = "PUT" if path == "commitment" else "POST"
        body = {"commitment": "ab" * 32} if path == "commitment" else {"entropy": "ab" * 32}
        answer = await stranger.ask(
            method, f"/api/tables/{private}/{path}", None if path == "anew" else body
        )
        assert answer.json()["error"] == "no-table"


@pytest.mark.parametrize("wrong", ["", "ab", "AB" * 32, "g" * 64, "ab" * 33, 5, None])
async def test_what_is_no_hash_is_refused(hut: House, wrong: Any) -> None:
    guests, table = await trio(hut)
    form = {"commitment": wrong}
    assert (await guests[0].put(f"/api/tables/{table}/commitment", form, 400))["error"]


# --- a share that does not come, or does not fit --------------------------------------------------


async def test_a_missing_share_is_named_and_chance_is_made_anew(settings: Settings) -> None:
    now = 1_000_000.0
    async with open_house(settings, now=lambda: now, luck=SameLuck("anew")) as house:
        guests, table = await trio(house, wait=3600)
        first = (await commit(guests[1], table))["table"]["commitment"]
        await commit(guests[2], table)
        await start(guests[0], table)
        await reveal(guests[1], table)
        again = f"/api/tables/{table}/anew"
        now += 3599
        assert (await guests[0].post(again, status=409))["error"] == "still-time"
        now += 2
        view = await guests[0].post(again)
        told = view["entries"][-1]
        assert (told["kind"], told["missing"]) == ("anew", [2])
        assert told["commitment"] == view["table"]["commitment"] != first
        assert (view["table"]["round"], view["table"]["sealed"]) == (2, None)
        assert shares(view) == [None] * 3
        assert (await guests[0].post(again, status=409))["error"] == "not-sealed"
        at_table = house.site.hall.live(table).table
        assert at_table is not None
        for path in ("view?after=0", "log", "fairness"):
            told = await guests[1].ask("GET", f"/api/tables/{table}/{path}")
            assert at_table.making.seed.hex() not in told.text
        house.site.hall.live(table).table = None
        await commit(guests[1], table)
        await start(guests[0], table)
        assert (await reveal(guests[1], table))["table"]["status"] == "playing"
        await play_out(house, table)
        record, done = await proved(guests[1], table)
        assert "shares-kept" in done
        void = [step for step in record["fair"]["course"] if step["what"] == "void"]
        assert [step["missing"] for step in void] == [[2]]
        assert record["fair"]["seed"] != void[0]["seed"]
        frames = await guests[1].get(f"/api/tables/{table}/replay?move=0")
        assert frames["frames"][0]["view"]["table"]  # the second seed deals here, too
        brought = await guests[1].post("/api/records", record, 201)
        assert (await proved(guests[1], brought["id"]))[1] == done


async def test_a_wrong_share_is_named_once_and_need_not_be_waited_for(house: House) -> None:
    guests, table = await trio(house)
    for guest in guests[1:]:
        await commit(guest, table)
    await start(guests[0], table)
    path = f"/api/tables/{table}/reveal"
    view = await guests[1].post(path, {"entropy": "ab" * 32})
    assert shares(view) == [None, "wrong", "committed"]
    assert view["entries"][-1]["fits"] is False
    assert (await guests[1].post(path, {"entropy": "cd" * 32}, 409))["error"] == "wrong-share"
    anew = await guests[0].post(f"/api/tables/{table}/anew")
    assert anew["entries"][-1]["missing"] == [1, 2]
    for guest in guests[1:]:
        await commit(guest, table)
    await start(guests[0], table)
    await guests[1].post(path, {"entropy": "ab" * 32})
    await reveal(guests[1], table)  # the right one may still come
    assert (await reveal(guests[2], table))["table"]["status"] == "playing"
    await play_out(house, table)
    assert "shares-kept" in (await proved(guests[1], table))[1]


async def test_a_game_played_on_from_a_move_waits_for_its_player_s_share(house: House) -> None:
    guests, table = await trio(house)
    await start(guests[0], table)
    await play_out(house, table)
    form = {"move": 0, "seat": 0, "bot": "random", "start": False}
    made = await guests[0].post(f"/api/tables/{table}/fork", form, 201)
    assert made["table"]["status"] == "open"
    fork = made["table"]["id"]
    assert shares(await start(guests[0], fork, entropy=share_of(guests[0])))[0] == "revealed"
