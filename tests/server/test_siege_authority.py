"""Besieged by people who want what is not theirs: every route, asked by everybody but the owner."""

from typing import Any

import msgspec
import pytest

from tests.example import OPENER
from tests.server.house import Guest, House

NOWHERE = "zzzzzzzzzz"  # no table has this id
ALLOWED = {"POST /api/tables/{table}/chat"}  # for who came by the invite, besides looking

# What is sent to each route that changes something. A route that is missing here fails the test.
BODIES: dict[str, Any] = {
    "POST /api/tables/{table}/invite": None,
    "PUT /api/tables/{table}/seats/{seat}": {"kind": "bot", "bot": "random"},
    "PUT /api/tables/{table}/commitment": {"commitment": "ab" * 32},
    "POST /api/tables/{table}/reveal": {"entropy": "ab" * 32},
    "POST /api/tables/{table}/anew": None,
    "POST /api/tables/{table}/start": {},
    "POST /api/tables/{table}/close": None,
    "POST /api/tables/{table}/moves": {"on": 0, "move": "pass"},
    "POST /api/tables/{table}/undo": {"on": 0},
    "POST /api/tables/{table}/chat": {"text": "x"},
    "POST /api/tables/{table}/leave": None,
    "POST /api/tables/{table}/seats/{seat}/stand-in": None,
    "POST /api/tables/{table}/return": None,
    "POST /api/tables/{table}/resign": None,
    "POST /api/tables/{table}/end": {"agree": True},
    "POST /api/tables/{table}/fork": {"move": 0, "seat": 0, "bot": "random"},
}
QUERIES = {"why-not": "?move=pass"}


async def operations(house: House) -> list[str]:
    """All routes about a table, as the server describes itself."""
    paths = (await house.stranger().get("/api/openapi.json"))["paths"]
    return [
        f"{method.upper()} {path}"
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/tables/{table}")
    ]


async def ask(guest: Guest, operation: str, table: str) -> tuple[int, Any]:
    method, path = operation.split()
    path = path.format(table=table, seat=0) + QUERIES.get(path.rsplit("/", 1)[1], "")
    body = BODIES[operation] if method != "GET" else None
    answer = await guest.ask(method, path, body)
    return answer.status_code, msgspec.json.decode(answer.content)


@pytest.mark.parametrize("signed_in", [True, False])
@pytest.mark.parametrize("begun", [True, False])
async def test_a_private_table_is_to_a_stranger_as_one_that_is_not_there(
    house: House, signed_in: bool, begun: bool
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER, start=begun)
    before = await anna.get(f"/api/tables/{table}/view")
    stranger = await house.guest("Carla") if signed_in else house.stranger()
    for operation in await operations(house):
        there, nowhere = [await ask(stranger, operation, where) for where in (table, NOWHERE)]
        assert there == nowhere, operation
        assert there[0] in (401, 404), operation
    async with stranger.live(table) as one, stranger.live(NOWHERE) as other:
        for line in (one, other):
            await line.socket.wait_closed()
        assert one.socket.close_code == other.socket.close_code == 4404
    assert await anna.get(f"/api/tables/{table}/view") == before


async def test_who_came_by_the_invite_and_does_not_sit_changes_nothing(house: House) -> None:
    anna, bruno, carla = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = await house.table(anna, bruno, options=OPENER)
    invite = (await anna.get(f"/api/tables/{table}"))["invite"]["token"]
    await carla.post("/api/join", {"token": invite, "sit": False})
    before = await anna.get(f"/api/tables/{table}/view")
    for operation in await operations(house):
        if not operation.startswith("GET") and operation not in ALLOWED:
            status, answer = await ask(carla, operation, table)
            assert status in (403, 409), (operation, answer)
    async with carla.live(table) as line:
        await line.hear()
        for said in (
            {"type": "move", "on": line.view["number"], "move": "city siena"},
            {"type": "undo", "on": line.view["number"]},
            {"type": "leave"},
            {"type": "return"},
            {"type": "why-not", "move": "city siena"},
            {"type": "foresee"},
        ):
            assert (await line.ask(**said))["type"] == "error", said
    assert await anna.get(f"/api/tables/{table}/view") == before


async def test_a_player_does_nothing_for_another_seat_and_nothing_of_the_owners(
    house: House,
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    view = await anna.get(f"/api/tables/{table}/view")
    number = (await bruno.get(f"/api/tables/{table}/view"))["number"]
    # It is Anna's turn to name a city.
    moved = await bruno.ask(
        "POST", f"/api/tables/{table}/moves", {"on": number, "move": "city siena"}
    )
    assert moved.status_code == 422
    assert (await bruno.ask("POST", f"/api/tables/{table}/invite")).status_code == 403
    assert (await bruno.ask("POST", f"/api/tables/{table}/close")).status_code == 403
    for wrong in (f"/api/tables/{table}/replay?seat=0", f"/api/tables/{table}/record"):
        assert (await bruno.ask("GET", wrong)).status_code in (403, 409)
    fair = await bruno.get(f"/api/tables/{table}/fairness")
    assert fair["seed"] is None
    assert await anna.get(f"/api/tables/{table}/view") == view
