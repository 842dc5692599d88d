"""Frames that are written and read without `websockets`, as it would write and read them."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from tavola.server.web.frames import framed
from tests.server.house import PATIENCE, House


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_the_one_that_websockets_would_write(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_messages_are_heard_however_their_frames_come_in(hut: House) -> None:
    """Several in one piece, one in several pieces, one in several frames, long ones between."""
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    async with anna.live(table) as line:
        await line.hear()

        def ping(number: int, length: int = 0) -> bytes:
            return b'{"type": "ping", "id": %d%s}' % (number, b" " * length)

        async def send(data: bytes) -> None:
            line.socket.transport.write(data)
            await asyncio.sleep(0)

        def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
            return Frame(opcode, text, fin).serialize(mask=True)

        await send(masked(ping(1)))
        await send(masked(ping(2)) + masked(ping(3)) + masked(ping(4, 300)))
        halves = masked(ping(5))
        await send(halves[:3])
        await send(halves[3:])
        text = ping(6)
        await send(masked(text[:9], fin=False))
        await send(masked(b"", Opcode.PING))
        await send(masked(text[9:], Opcode.CONT))
        await send(masked(ping(7, 90)))
        heard = [(await asyncio.wait_for(line.hear(), PATIENCE))["id"] for _ in range(7)]
        assert heard == [1, 2, 3, 4, 5, 6, 7]
