"""After a restart all come back at once: openings get their share, whatever the others do."""

import asyncio
from functools import partial

from tavola.server.web.doorway import A_WHILE, Doorway
from tests.example import OPENER
from tests.server.house import House

STEPS = 20  # an opening takes so many rounds of the loop
INSIDE = 300


class Clock:
    """A millisecond passes with each message that is heard."""

    def __init__(self) -> None:
        self.heard = 0

    def now(self) -> float:
        return self.heard / 1000


async def test_those_inside_are_heard_for_a_few_milliseconds_per_round_while_others_come_in() -> (
    None
):
    clock = Clock()
    doorway = Doorway(clock.now)

    def message() -> None:
        """Each is answered at once by the next."""
        clock.heard += 1
        doorway.wait(message)

    with doorway.entering():
        assert doorway.crowded()
        for _ in range(INSIDE):
            doorway.wait(message)
        for _ in range(STEPS):
            await asyncio.sleep(0)
    assert 0 < clock.heard <= (STEPS + 1) * (A_WHILE * 1000 + 1) < INSIDE


async def test_nobody_overtakes_and_at_last_all_are_heard() -> None:
    doorway = Doorway()
    heard: list[int] = []
    with doorway.entering():
        for number in range(3):
            doorway.wait(partial(heard.append, number))
    assert doorway.crowded()  # though nobody comes in any more
    doorway.wait(partial(heard.append, 3))
    while doorway.crowded():
        await asyncio.sleep(0)
    assert heard == [0, 1, 2, 3]


async def test_one_that_fails_holds_up_nobody() -> None:
    doorway = Doorway()
    told: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    heard: list[int] = []
    doorway.wait(partial(heard.remove, 7))
    doorway.wait(partial(heard.append, 1))
    while doorway.crowded():
        await asyncio.sleep(0)
    assert heard == [1]
    assert len(told) == 1


async def test_moves_are_made_while_somebody_comes_in(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno, options=OPENER)
    async with anna.live(table) as line:
        view = await line.hear()
        with hut.site.doorway.entering():
            move = view["view"]["legal"][0]
            done = await line.ask(type="move", on=view["number"], move=move)
    assert done["type"] == "done"
