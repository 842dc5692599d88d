"""What everybody may see of a table, asked for by somebody who could see more."""

from tests.example import EXAMPLE, OPENER
from tests.server.house import House


async def test_a_public_view_is_that_of_a_spectator_whoever_asks(hut: House) -> None:
    anna, bruno, carla = [await hut.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = await hut.table(anna, bruno, game=EXAMPLE, options=OPENER, visibility="public")
    own = await anna.get(f"/api/tables/{table}/view")
    public = await anna.get(f"/api/tables/{table}/view?public=true")
    watched = await carla.get(f"/api/tables/{table}/view")
    assert own["seat"] == 0
    assert own["view"]["legal"]
    assert public == {**watched, "table": {**watched["table"], "owner": False}}
    assert public["seat"] is None
    assert public["view"]["legal"] == []
    assert public["view"]["table"]["hand"] is None


async def test_it_is_for_those_who_may_look_at_the_table(hut: House) -> None:
    anna, bruno, carla = [await hut.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = await hut.table(anna, bruno, game=EXAMPLE)
    assert (await bruno.get(f"/api/tables/{table}/view?public=true"))["seat"] is None
    answer = await carla.get(f"/api/tables/{table}/view?public=true", 404)
    assert answer["error"] == "no-table"
