"""At every move of whole games the page makes the whole view of the changes that it is told.

That the page itself does so in a browser, too, test_line.py shows for the first moves.
"""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from tavola.core.chance import FastChance
from tavola.games import names
from tavola.server.tables import acts
from tests.server.house import House
from tools.page import find_npm

HERE = Path(__file__).parent
WEB = HERE.parent.parent / "web"
PARTS = ("table", "seats", "view")


@pytest.mark.parametrize("game", names())
async def test_changes_make_the_whole_view(house: House, game: str) -> None:
    told = await whole_game(house, game)
    npm = find_npm()
    node = "node" if len(npm) == 1 else npm[0]
    process = await asyncio.create_subprocess_exec(
        *(node, str(HERE / "follow.mjs"), str(WEB)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    counted, complaint = await process.communicate(b"\n".join(told))
    assert complaint.decode() == ""
    assert int(counted) == len(told)
    assert len(told) > 30


async def whole_game(house: House, game: str) -> list[bytes]:
    """What Anna is told of it, move by move: the change, and the whole that she should then see."""
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, game=game)
    live = house.site.hall.live(table)
    dice = FastChance(11)
    async with anna.live(table, changes=True) as line, anna.live(table) as plain:
        await line.hear()
        whole = await plain.hear()
        told = [msgspec.json.encode({"whole": {part: whole[part] for part in PARTS}})]
        while live.table is not None and (to_act := live.table.acting):
            assert live.table.match is not None
            seat = to_act[dice.pick(len(to_act))]
            legal = live.table.match.legal(seat)
            text = legal[dice.pick(len(legal))]
            before = live.table.numbers.seen[1]
            await house.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))
            assert live.table is not None
            if live.table.numbers.seen[1] == before:
                continue  # made in secret
            whole, heard = await plain.hear(), await line.hear()
            assert heard["type"] == "change"
            shown = {part: whole[part] for part in PARTS}
            told.append(msgspec.json.encode({"change": heard["change"], "whole": shown}))
    return told
