"""What move 2,000 of a game costs beside move 20, and taking one back; and opening such a table.

Long games: everybody passes whenever that is allowed. Young and old tables take turns, one client
at a time on a server that does nothing else; what is compared is the server's own CPU time.
"""

import random
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import msgspec

from bench.server.load import SEATS, connected
from bench.server.processes import Process
from bench.server.tavola_server import DECODE, Message, People, Player, Refused, start, write_move

EARLY, LATE = 20, 2000
TABLES = 3  # of each age
BLOCKS = 12  # turns for each of the two ages
MOVES = 5  # of each table in a block
LONG = {"round_limit": 1000}


@dataclass(frozen=True)
class Costs:
    """Medians, in seconds of the server's CPU time."""

    move: float
    undo: float
    opening: float


class Patient(Player):
    """A seat that is asked to move, and waits for the answer."""

    view: Message

    def choose(self, legal: list[str]) -> str:
        return "pass" if "pass" in legal else self.dice.choice(legal)

    async def look(self, number: int) -> None:
        """Hear until it has seen this number."""
        while not (hasattr(self, "view") and self.view.number >= number):
            heard = DECODE(str(await self.line.recv()))
            if heard.type == "error":
                raise Refused(heard.message)
            if heard.type == "view":
                self.view = heard


class Game:
    """A table whose four seats this program plays, one move after the other."""

    def __init__(self, address: str, table: str, secrets: list[str], seed: int) -> None:
        self.table = table
        self.secrets = secrets
        dice = random.Random(seed)
        self.seats = [Patient(address, table, secret, dice) for secret in secrets]
        self.number = 0
        self.moves = 0

    async def begin(self) -> None:
        for seat in self.seats:
            await seat.look(1)
        self.number = self.seats[0].view.number

    async def advance(self, count: int) -> None:
        for _ in range(count):
            seat = self._mover()
            assert seat.view.view is not None
            await self._send(seat, write_move(self.number, seat.choose(seat.view.view.legal)))
            self.moves += 1

    async def take_back(self, process: Process) -> float:
        """Advance to a move that can be taken back, and take it back: the server's CPU for that."""
        while True:
            seat = self._mover()
            await self.advance(1)
            assert seat.view.view is not None
            if seat.view.view.undo:
                break
        before = process.cpu
        undo = {"type": "undo", "on": self.number}
        await self._send(seat, msgspec.json.encode(undo).decode())
        return process.cpu - before

    def _mover(self) -> Patient:
        return next(seat for seat in self.seats if seat.view.view and seat.view.view.legal)

    async def _send(self, seat: Patient, text: str) -> None:
        await seat.line.send(text)
        self.number += 1
        for each in self.seats:
            await each.look(self.number)


async def measure() -> tuple[Costs, Costs]:
    """Early and late."""
    with tempfile.TemporaryDirectory(prefix="tavola-bench-") as folder:
        with start(Path(folder)) as process:
            people = People(process.address)
            async with people.http:
                games = [
                    Game(process.address, *await people.sit_down(dict(LONG)), seed)
                    for seed in range(2 * TABLES)
                ]
            seats = [seat for game in games for seat in game.seats]
            async with connected(seats):
                for game in games:
                    await game.begin()
                    await game.advance(EARLY)
                young, old = games[:TABLES], games[TABLES:]
                for game in old:
                    await game.advance(LATE - EARLY)
                early, late = await _blocks(process, young, old)
        openings = await _open_again(Path(folder), young, old)
    return Costs(*early, openings[0]), Costs(*late, openings[1])


async def _blocks(
    process: Process, young: list[Game], old: list[Game]
) -> tuple[tuple[float, float], tuple[float, float]]:
    moves: tuple[list[float], list[float]] = ([], [])
    undos: tuple[list[float], list[float]] = ([], [])
    for _ in range(BLOCKS):
        for age, games in enumerate((young, old)):
            before = process.cpu
            for game in games:
                await game.advance(MOVES)
            moves[age].append((process.cpu - before) / (MOVES * len(games)))
            undos[age].extend([await game.take_back(process) for game in games])
    return (median(moves[0]), median(undos[0])), (median(moves[1]), median(undos[1]))


async def _open_again(folder: Path, young: list[Game], old: list[Game]) -> tuple[float, float]:
    """A new server on the same data: CPU time until a seat has its first view of a table."""
    took: tuple[list[float], list[float]] = ([], [])
    with start(folder) as process:
        people = People(process.address)
        async with people.http:
            await people.ask("GET", "/api/health", "", None)
            for pair in zip(young, old):
                for age, game in enumerate(pair):
                    before = process.cpu
                    path = f"/api/tables/{game.table}/view"
                    await people.ask("GET", path, game.secrets[game.moves % SEATS], None)
                    took[age].append(process.cpu - before)
    return median(took[0]), median(took[1])
