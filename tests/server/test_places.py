"""A few places for many: who is not in a hurry waits until nobody else does."""

import asyncio

from tavola.server.places import Places


class Crowd:
    """People who take a place, hold it until they are told, and are written down."""

    def __init__(self, size: int) -> None:
        self.places = Places(size)
        self.came: list[str] = []
        self.leave: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def _come(self, name: str, patient: bool) -> None:
        async with self.places.place(patient):
            self.came.append(name)
            await self.leave[name].wait()

    async def come(self, name: str, patient: bool = False) -> None:
        self.leave[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._come(name, patient))
        await settled()

    async def go(self, name: str) -> None:
        self.leave[name].set()
        await self.tasks[name]
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_is_patient_waits_for_all_others_and_else_the_first_comes_first() -> None:
    crowd = Crowd(1)
    await crowd.come("a")
    await crowd.come("patient", patient=True)
    await crowd.come("b")
    await crowd.come("also patient", patient=True)
    await crowd.come("c")
    for name in ("a", "b", "c", "patient", "also patient"):
        assert crowd.came[-1] == name
        await crowd.go(name)


async def test_a_free_place_is_taken_at_once_even_by_the_patient() -> None:
    crowd = Crowd(2)
    await crowd.come("a")
    await crowd.come("patient", patient=True)
    await crowd.come("b")
    assert crowd.came == ["a", "patient"]


async def test_who_stops_waiting_or_is_stopped_when_the_turn_has_come_leaves_no_hole() -> None:
    crowd = Crowd(1)
    await crowd.come("a")
    await crowd.come("b")
    await crowd.come("c")
    await crowd.come("d")
    crowd.tasks["b"].cancel()
    await settled()
    crowd.leave["a"].set()
    await asyncio.sleep(0)  # c has the place, and does not know yet
    crowd.tasks["c"].cancel()
    await settled()
    assert crowd.came == ["a", "d"]
    await crowd.go("d")
    await crowd.come("e")
    assert crowd.came == ["a", "d", "e"]
