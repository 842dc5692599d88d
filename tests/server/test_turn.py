"""Who has a table alone: one after the other, in the order of asking."""

import asyncio

import pytest

from tavola.server.tables.turn import Turn


async def test_a_free_turn_is_taken_at_once_and_the_others_follow_in_their_order() -> None:
    turn, order = Turn(), []
    turn.take(lambda: order.append("first"))
    assert order == ["first"]
    turn.take(lambda: order.append("second"))

    async def third() -> None:
        async with turn:
            order.append("third")

    waiting = asyncio.create_task(third())
    await asyncio.sleep(0)
    assert order == ["first"]
    turn.leave()
    await asyncio.sleep(0)
    assert order == ["first", "second"]
    turn.leave()
    await waiting
    assert order == ["first", "second", "third"]
    assert not turn.taken


async def test_who_gives_up_waiting_is_passed_over() -> None:
    turn = Turn()
    turn.take(lambda: None)

    async def wait() -> None:
        async with turn:
            raise AssertionError("it had given up")

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    turn.leave()
    assert not turn.taken


async def test_who_gives_up_as_the_turn_comes_hands_it_on() -> None:
    turn, had = Turn(), []
    turn.take(lambda: None)

    async def wait() -> None:
        async with turn:
            had.append("the first")

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0)
    turn.take(lambda: had.append("the second"))
    turn.leave()  # given, but not yet taken up
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert had == ["the second"]
