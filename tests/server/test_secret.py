"""Decisions made in secret at the same time: nobody else may notice that they were made.

Parlour's mornings: everybody stakes flowers, one by one and face down, and then commits. Who has
committed is open; what was staked, and in how many steps, is not.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tavola.server.settings import Settings
from tests.server.house import Guest, House, open_house
from tests.server.luck import SameLuck

STAKES = ("stake rose", "stake lily", "stake iris", "stake fern")


class Table:
    """A table of Parlour with three people, before the first morning is over."""

    def __init__(self, house: House, guests: Sequence[Guest], id: str) -> None:
        self.house = house
        self.guests = guests
        self.path = f"/api/tables/{id}"
        self.id = id

    async def look(self, seat: int) -> Any:
        return await self.guests[seat].get(f"{self.path}/view")

    async def play(self, seat: int, text: str) -> Any:
        on = (await self.look(seat))["number"]
        return await self.guests[seat].post(f"{self.path}/moves", {"on": on, "move": text})

    async def undo(self, seat: int) -> Any:
        on = (await self.look(seat))["number"]
        return await self.guests[seat].post(f"{self.path}/undo", {"on": on})

    async def stake_something(self, seat: int) -> str:
        """The first stake that the hand allows."""
        legal = (await self.look(seat))["view"]["legal"]
        text = next(move for move in STAKES if move in legal)
        await self.play(seat, text)
        return text


async def morning(house: House) -> Table:
    guests = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    made = await house.table(*guests, game="parlour", visibility="public")
    return Table(house, guests, made)


async def test_others_get_no_number_for_a_secret_move(house: House) -> None:
    table = await morning(house)
    before = [await table.look(seat) for seat in range(3)]
    await table.stake_something(1)
    after = [await table.look(seat) for seat in range(3)]
    assert after[0] == before[0]
    assert after[2] == before[2]
    assert after[1]["number"] == before[1]["number"] + 1
    committed = await table.play(1, "commit")
    others = await table.look(0)
    assert others["number"] == before[0]["number"] + 1  # that he is ready is open
    assert committed["number"] == before[1]["number"] + 2


async def test_a_secret_move_makes_nobody_else_s_move_stale(house: House) -> None:
    table = await morning(house)
    on = (await table.look(0))["number"]
    await table.stake_something(1)
    await table.undo(1)
    await table.stake_something(1)
    legal = (await table.look(0))["view"]["legal"]
    await table.guests[0].post(f"{table.path}/moves", {"on": on, "move": legal[0]})


async def test_a_secret_move_can_be_taken_back_although_others_have_moved_in_secret(
    house: House,
) -> None:
    table = await morning(house)
    before = (await table.look(0))["view"]
    text = await table.stake_something(0)
    await table.stake_something(1)
    hand_of_1 = (await table.look(1))["view"]
    undone = await table.undo(0)
    assert undone["view"] == before
    assert (await table.look(1))["view"] == hand_of_1  # his own stake stands
    log = (await table.guests[0].get(f"{table.path}/log"))["entries"]
    assert [entry["kind"] for entry in log[-2:]] == ["move", "undo"]
    assert log[-1]["undoes"] == log[-2]["n"]
    assert log[-2]["move"] == text
    house.site.hall.live(table.id).table = None  # and all the same from the store
    assert (await table.look(0))["view"] == before
    assert (await table.look(1))["view"] == hand_of_1


@pytest.mark.parametrize("secretly", [False, True], ids=["nobody-moves", "he-moves-in-secret"])
async def test_whether_a_bot_may_step_in_tells_nothing_of_secret_moves(
    settings: Settings, secretly: bool
) -> None:
    """Three minutes in which the asker saw nothing: a stake that only its owner saw counts not."""
    now = 1_000_000.0
    quick = replace(settings, snapshot_every=1)
    async with open_house(quick, now=lambda: now, luck=SameLuck("8")) as house:
        table = await morning(house)
        now += 100
        if secretly:
            await table.stake_something(1)
        now += 79
        step_in = f"{table.path}/seats/1/stand-in"
        assert (await table.guests[0].post(step_in, status=409))["error"] == "too-soon"
        now += 2
        house.site.hall.live(table.id).table = None  # the store knows it, too
        sent = await table.guests[0].post(step_in)
        assert sent["seats"][1]["away"] == "waited"


async def test_times_are_told_to_the_second(settings: Settings) -> None:
    now = 1_000_000.75
    async with open_house(settings, now=lambda: now, luck=SameLuck("9")) as house:
        guests = [await house.guest(name) for name in ("Anna", "Bruno")]
        clock = {"bank": 100, "increment": 5}
        table = await house.table(*guests, game="parlour", visibility="public", clock=clock)
        now += 10.6
        path = f"/api/tables/{table}"
        on = (await guests[0].get(f"{path}/view"))["number"]
        seen = await guests[0].post(f"{path}/moves", {"on": on, "move": "commit"})
        assert {entry["at"] for entry in seen["entries"]} <= {1_000_000, 1_000_011}
        assert [seat["clock"] for seat in seen["seats"]] == [
            {"left": 94, "since": None, "back": None},  # 100 - 10.6 + 5
            {"left": 100, "since": 1_000_000, "back": None},  # it runs out at 1,000,100.75
        ]
        row = await guests[0].get(path)
        for time in (row["created"], row["changed"], seen["table"]["started"]):
            assert isinstance(time, int)
        async with guests[0].live(table) as line:
            await line.hear()
            assert (await line.ask(type="ping"))["time"] == 1_000_011


VARIANTS: dict[str, list[tuple[int, str]]] = {
    "nobody moves in secret": [],
    "one stake": [(1, "stake")],
    "much thinking": [(1, "stake"), (1, "stake"), (1, "undo"), (1, "undo")] * 15,
    "two people": [(1, "stake"), (2, "stake"), (1, "undo"), (2, "undo"), (1, "stake")],
}


async def run_variant(
    settings: Settings, secret_moves: list[tuple[int, str]], changes: bool
) -> list[bytes]:
    """All that Anna and a spectator get, with the others deciding in secret in this way."""
    quick = replace(settings, snapshot_every=5)
    async with open_house(quick, now=lambda: 1_000_000.0, luck=SameLuck("7")) as house:
        table = await morning(house)
        anna, stranger = table.guests[0], house.stranger()
        sent: list[bytes] = []
        async with (
            anna.live(table.id, changes=changes) as line,
            stranger.live(table.id, changes=changes) as other,
        ):
            sent += [str(await way.socket.recv()).encode() for way in (line, other)]
            for seat, what in secret_moves:
                if what == "stake":
                    await table.stake_something(seat)
                else:
                    await table.undo(seat)
            said = await anna.post(f"{table.path}/chat", {"text": "Buon giorno"})
            sent += [str(await way.socket.recv()).encode() for way in (line, other)]
            sent.append(repr(said).encode())
        for _ in range(2):
            for who in (anna, stranger):
                for path in (
                    "",
                    "/view",
                    f"/view?after={said['number']}",
                    "/log",
                    "/log?after=2&limit=2",
                    "/replay?move=0&count=50",
                    "/fairness",
                    "/why-not?move=commit",
                    "/why-not?move=done",
                ):
                    sent.append((await who.ask("GET", table.path + path)).content)
                sent.append((await who.ask("GET", "/api/tables?list=public")).content)
                stale = {"on": 1, "move": "commit"}
                sent.append((await who.ask("POST", f"{table.path}/moves", stale)).content)
                undo = {"on": said["number"]}
                sent.append((await who.ask("POST", f"{table.path}/undo", undo)).content)
            house.site.hall.live(table.id).table = None  # once more, loaded from the store
        return sent


@pytest.mark.parametrize("changes", [False, True], ids=["views", "changes"])
async def test_the_bytes_sent_are_the_same_however_others_decide_in_secret(
    tmp_path_factory: pytest.TempPathFactory, sqlite: Settings, changes: bool
) -> None:
    """Not even how much they thought: entries, numbers, pages, listings, errors, replay."""
    sent = {
        name: await run_variant(
            replace(sqlite, data=tmp_path_factory.mktemp("twin")), moves, changes
        )
        for name, moves in VARIANTS.items()
    }
    first = sent.pop("nobody moves in secret")
    for name, other in sent.items():
        assert other == first, name
