"""Rounds: people play, something fails meanwhile, the server is killed and looked at."""

import asyncio
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.chaos.broken import Broken
from tools.chaos.player import Player, sit_down
from tools.chaos.server import Server
from tools.console import say

TABLES = 3
MOST_MOVES = 60  # acknowledged between two kills
MOMENT = 0.03  # seconds: a kill may strike anywhere within a move


async def chaos(
    kills: int,
    data: Path,
    database: str = "",
    seed: int = 1,
    restart: Callable[[], None] | None = None,
) -> dict[str, int]:
    """So many kills; the figures. Broken, if anything was lost. `restart` is the database's."""
    dice = random.Random(seed)
    server = Server(data, database)
    await server.start()
    tables = [await sit_down(server.url, dice, number) for number in range(TABLES)]
    figures = {"kills": kills, "moves": 0, "entries": 0, "restarts of the database": 0}
    try:
        for kill in range(kills):
            tables = [t for t in tables if not t[0].over]
            while len(tables) < TABLES:
                tables.append(await sit_down(server.url, dice, kill * TABLES + len(tables) + 100))
            players = [player for table in tables for player in table]
            before = sum(len(player.acknowledged) for player in players)
            server.refuse(commits=kill % 2 == 0)
            between = restart if kill % 3 == 1 else None
            await play_until_killed(server, players, dice, between)
            server.refuse(commits=False)
            await server.start()
            figures["entries"] = sum([await player.check() for player in players])
            figures["moves"] += sum(len(player.acknowledged) for player in players) - before
            figures["restarts of the database"] += between is not None
            if (kill + 1) % 10 == 0:
                say(f"{kill + 1} kills, {figures['moves']} moves acknowledged, none lost")
    finally:
        await server.end(signal.SIGTERM)
    if "Traceback" in server.log:
        raise Broken(f"the server complained: {server.log[-2000:]}")
    figures["refused commits"] = server.log.count("not stored")
    return figures


async def play_until_killed(
    server: Server,
    players: list[Player],
    dice: random.Random,
    restart: Callable[[], None] | None = None,
) -> None:
    """The kill comes some moves later, however fast this machine is, or when all games are over."""
    moved = asyncio.Semaphore(0)
    for player in players:
        player.moved = moved
        player.gone = False
    playing = asyncio.gather(*(player.play() for player in players))
    await some_moves(moved, dice, playing)
    if restart is not None:
        await asyncio.to_thread(restart)
        await some_moves(moved, dice, playing)
    await asyncio.sleep(dice.uniform(0, MOMENT))
    for player in players:
        player.gone = True
    await server.end(signal.SIGKILL)
    await playing


async def some_moves(
    moved: asyncio.Semaphore, dice: random.Random, playing: asyncio.Future[Any]
) -> None:
    enough = asyncio.create_task(take(moved, dice.randrange(MOST_MOVES)))
    await asyncio.wait([enough, playing], return_when=asyncio.FIRST_COMPLETED)
    enough.cancel()


async def take(moved: asyncio.Semaphore, count: int) -> None:
    for _ in range(count):
        await moved.acquire()
