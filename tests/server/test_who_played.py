"""Who played which seat from which move to which: the end, the record and its import say so."""

from functools import partial

from tavola.server.tables import acts
from tests.example import OPENER
from tests.server.house import House
from tests.server.resting import at_rest


async def test_the_end_the_record_and_its_import_say_who_played_each_seat_when(
    house: House,
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    options = {**OPENER, "round_limit": 2}  # Anna plays again
    table = await house.table(anna, bruno, options=options, stand_in="random")
    live = house.site.hall.live(table)
    people = [anna, bruno]

    async def play() -> None:
        at_table = live.table
        assert at_table is not None
        assert at_table.match is not None
        seat = at_table.acting[0]
        text = min(at_table.match.legal(seat), key=lambda legal: legal == "pass")
        on = at_table.numbers.seen[seat + 1]
        await people[seat].post(f"/api/tables/{table}/moves", {"on": on, "move": text})

    for _ in range(3):
        await play()
    at_table = live.table
    assert at_table is not None
    while 0 not in at_table.acting:
        await play()
    before = at_table.numbers.moves[1]
    await anna.post(f"/api/tables/{table}/leave")
    await at_rest(house, table)
    view = await anna.get(f"/api/tables/{table}/view")
    assert [seat["played"] for seat in view["seats"]] == [None, None]  # not before the end
    after = at_table.numbers.moves[1]
    await anna.post(f"/api/tables/{table}/return")
    while at_table.acting:
        await play()
    over = await anna.get(f"/api/tables/{table}/view")
    mine, others = [seat["played"] for seat in over["seats"]]
    assert [span["bot"] for span in mine] == [None, "random", None]
    assert mine[1]["first"] == before + 1
    assert mine[1]["last"] == after
    assert [span["bot"] for span in others] == [None]
    record = await anna.get(f"/api/tables/{table}/record")
    by_bot = [move["n"] for move in record["moves"] if move.get("bot") == "random"]
    assert (by_bot[0], by_bot[-1]) == (before + 1, after)
    assert all(move["seat"] == 0 for move in record["moves"] if "bot" in move)
    brought = await bruno.post("/api/records", record, 201)
    seen = await bruno.get(f"/api/tables/{brought['id']}/view")
    assert [seat["played"] for seat in seen["seats"]] == [mine, others]


async def test_moves_that_were_taken_back_count_for_nobody(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    options = {**OPENER, "round_limit": 1}
    table = await house.table(anna, bruno, options=options)
    view = await anna.get(f"/api/tables/{table}/view")
    city = {"on": view["number"], "move": "city siena"}
    view = await anna.post(f"/api/tables/{table}/moves", city)
    await anna.post(f"/api/tables/{table}/undo", {"on": view["number"]})
    live = house.site.hall.live(table)
    while (now := live.table) is not None and now.acting:
        assert now.match is not None
        seat = now.acting[0]
        text = now.match.legal(seat)[-1]
        await house.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))
    over = await anna.get(f"/api/tables/{table}/view")
    record = await anna.get(f"/api/tables/{table}/record")
    last = len(record["moves"]) - 1
    assert max(seat["played"][-1]["last"] for seat in over["seats"]) == last
    assert min(seat["played"][0]["first"] for seat in over["seats"]) == 1
