"""Tests play the same games every time; a server as people start it never does."""

from dataclasses import fields, replace
from typing import Any

import tavola
from tavola.server.levels import LEVELS
from tavola.server.luck import Luck
from tavola.server.settings import Settings, read_settings
from tests.example import EXAMPLE
from tests.server.house import House, open_house
from tests.server.luck import SameLuck


async def played(settings: Settings, luck: Luck, game: str, *bots: str, **options: Any) -> Any:
    """The record of a game that bots have played while somebody watched."""
    async with open_house(settings, luck=luck) as house:
        anna = await house.guest("Anna")
        seats = [{"kind": "bot", "bot": bot} for bot in bots]
        form: dict[str, Any] = {"game": game, "players": len(bots), "seats": seats}
        table = await house.table(anna, **form, options=options)
        async with anna.live(table) as line:
            await line.until(lambda view: bool(view["table"]["status"] == "over"))
        return await anna.get(f"/api/tables/{table}/record")


def without_times(record: Any) -> Any:
    """When what was done is the clock's, not luck's."""
    fair = record["fair"]
    course = [{**step, "at": 0} for step in fair["course"]]
    return {**record, "fair": {**fair, "course": course}}


async def test_the_same_luck_plays_the_same_game_with_bots_of_every_level(sqlite: Settings) -> None:
    assert LEVELS == ("random", "easy", "medium", "hard")
    settings = [replace(sqlite, data=sqlite.data / name) for name in "abc"]
    luck = SameLuck("x"), SameLuck("x"), SameLuck("y")
    first, second, other = [
        await played(*which, EXAMPLE, *LEVELS, round_limit=1)
        for which in zip(settings, luck, strict=True)
    ]
    assert without_times(first) == without_times(second)
    assert first["moves"] != other["moves"]
    tavola.verify(first)


async def test_a_server_as_people_start_it_has_luck_that_nobody_knows(sqlite: Settings) -> None:
    async with open_house(sqlite) as house:
        assert type(house.site.hall.luck) is Luck
        anna = await house.guest("Anna")
        told = [
            (await anna.post("/api/tables", {"game": EXAMPLE, "players": 2}, 201))["table"]
            for _ in range(2)
        ]
    assert told[0]["commitment"] != told[1]["commitment"]
    assert Luck.iterations is None


async def test_no_request_can_choose_a_seed(hut: House) -> None:
    anna = await hut.guest("Anna")
    form = {"game": EXAMPLE, "players": 2, "seed": "7" * 64}
    assert (await anna.post("/api/tables", form, 400))["error"] == "malformed"


def test_no_setting_can_choose_a_seed_and_the_package_has_no_other_luck() -> None:
    wanted = {"TAVOLA_SEED": "7", "TAVOLA_LUCK": "7", "TAVOLA_ITERATIONS": "1"}
    assert read_settings({}, wanted) == read_settings({}, {})
    assert not [field.name for field in fields(Settings) if "seed" in field.name]
    assert [kind for kind in Luck.__subclasses__() if kind.__module__.startswith("tavola")] == []
