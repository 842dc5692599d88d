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

    async def _come(self, name: str, patient: bool, owner: str) -> None:
        async with self.places.place(patient, owner):
            self.came.append(name)
            await self.leave[name].wait()

    async def come(self, name: str, patient: bool = False, owner: str | None = None) -> None:
        """Each an owner by himself, unless told otherwise."""
        self.leave[name] = asyncio.Event()
        who = name if owner is None else owner
        self.tasks[name] = asyncio.create_task(self._come(name, patient, who))
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


async def test_owners_take_turns_however_many_questions_each_has() -> None:
    """One with thirty tables keeps nobody waiting for more than one answer."""
    crowd = Crowd(1)
    for number in range(30):
        await crowd.come(f"greedy {number}", owner="greedy")
    await crowd.come("anna 1", owner="anna")
    await crowd.come("anna 2", owner="anna")
    await crowd.come("bruno", owner="bruno")
    for name in ("greedy 0", "greedy 1", "anna 1", "bruno", "greedy 2", "anna 2", "greedy 3"):
        assert crowd.came[-1] == name
        await crowd.go(name)
    assert crowd.places.waiting == 25


async def test_nobody_has_all_places_where_there_are_several() -> None:
    crowd = Crowd(3)
    for number in range(5):
        await crowd.come(f"greedy {number}", owner="greedy")
    assert crowd.came == ["greedy 0", "greedy 1"]
    await crowd.come("anna", owner="anna")
    assert crowd.came[-1] == "anna"
    await crowd.go("anna")
    assert crowd.places.held == 2
    await crowd.go("greedy 0")
    assert crowd.came[-1] == "greedy 2"


async def test_tables_with_people_come_first_whoever_owns_them() -> None:
    crowd = Crowd(1)
    await crowd.come("greedy", owner="greedy")
    await crowd.come("watched 1", patient=True, owner="anna")
    await crowd.come("watched 2", patient=True, owner="bruno")
    await crowd.come("played", owner="greedy")
    for name in ("greedy", "played", "watched 1", "watched 2"):
        assert crowd.came[-1] == name
        await crowd.go(name)
