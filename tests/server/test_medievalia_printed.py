"""What Medievalia prints on its cards is fixed for a match, and told once."""

from tests.server.house import House


async def test_what_is_fixed_for_a_match_is_told_once(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, game="medievalia", start=False)
    waiting = await bruno.get(f"/api/tables/{table}/view")
    assert waiting["printed"] is None
    started = await anna.post(f"/api/tables/{table}/start", {})
    printed = started["printed"]
    assert printed["card_price"] == 4  # M4.8
    # Bruno is told with the start, and so is who looks anew; then it is known.
    for after, told in ((waiting["number"], printed), (0, printed), (started["number"], None)):
        view = await bruno.get(f"/api/tables/{table}/view?after={after}")
        assert view["printed"] == told
        assert "printed" not in view["view"]["table"]
    seat = started["view"]["to_act"][0]
    who = (anna, bruno)[seat]
    view = await who.get(f"/api/tables/{table}/view")
    move = {"on": view["number"], "move": view["view"]["legal"][0]}
    assert (await who.post(f"/api/tables/{table}/moves", move))["printed"] is None
    replay = await who.get(f"/api/tables/{table}/replay?move=1")
    assert replay["printed"] == printed


async def test_a_socket_tells_once_what_is_fixed_for_a_match(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, game="medievalia")
    guests = (anna, bruno)
    first = (await anna.get(f"/api/tables/{table}/view"))["view"]["to_act"][0]
    async with guests[first].live(table) as line:
        await line.hear()
        assert line.view["printed"]["siege_turns"] == 3  # M9.3
        number = line.view["number"]
        await line.ask(type="move", id="a", on=number, move=line.view["view"]["legal"][0])
        view = await line.until(lambda v: bool(v["number"] > number))
        assert view["printed"] is None
