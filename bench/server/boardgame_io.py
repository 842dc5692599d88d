"""boardgame.io as a subject: its simplest game for four (peers/boardgame_io/server.js).

Clients speak its protocol, JSON over Socket.IO over one WebSocket each. A match is made when the
first client asks for it.
"""

import hashlib
import os
import subprocess
from pathlib import Path

import msgspec

from bench.peers import NotInstalled, last_line
from bench.server.load import SEATS, Seat
from bench.server.processes import Process, free_port
from tools.page import find_npm

HERE = Path(__file__).parent.parent / "peers" / "boardgame_io"
STAMP = HERE / "node_modules" / ".made-from"
EVENT = "42/counting,"


def version() -> str:
    package = (HERE / "node_modules" / "boardgame.io" / "package.json").read_bytes()
    return str(msgspec.json.decode(package)["version"])


def install() -> Path:
    """What the lock says, once; the program that runs it."""
    npm = find_npm()
    lock = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if not STAMP.exists() or STAMP.read_text("utf-8") != lock:
        done = subprocess.run(
            [*npm, "ci", "--silent"], cwd=HERE, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise NotInstalled(last_line(done.stderr) or "npm gave no reason")
        STAMP.write_text(lock, "utf-8")
    return Path("node") if len(npm) == 1 else Path(npm[0])


def start(node: Path, store: str) -> Process:
    """`store`: `memory`, or a folder."""
    port = free_port()
    command = [str(node), str(HERE / "server.js"), str(port), store]
    return Process(command, port, {"NODE_ENV": "production", "PATH": os.environ["PATH"]})


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - its name


class State(msgspec.Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, list[msgspec.Raw]]).decode
SYNC = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class Player(Seat):
    def __init__(self, address: str, match: str, seat: int) -> None:
        super().__init__()
        self.url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
        self.headers = {}
        self.match = match
        self.seat = str(seat)

    async def open(self) -> None:
        await super().open()
        await self.line.recv()  # how to go on
        await self.line.send("40/counting,")
        await self.line.recv()
        await self.line.send(self._write("sync", self.match, self.seat, None, SEATS))

    def hear(self, message: str) -> tuple[int, str | None] | str | None:
        if message == "2":
            return "3"  # its heartbeat
        if message.startswith('42/counting,["update"'):
            state = UPDATE(message[len(EVENT) :])[2]
        elif message.startswith('42/counting,["sync"'):
            state = SYNC(message[len(EVENT) :])[2].state
        else:
            return None  # who is connected
        mine = state.ctx.currentPlayer == self.seat
        return state.number, self._move(state.number) if mine else None

    def _move(self, number: int) -> str:
        payload: dict[str, object] = {
            "type": "add",
            "args": [],
            "playerID": self.seat,
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._write("update", action, number, self.match, self.seat)

    @staticmethod
    def _write(*event: object) -> str:
        return EVENT + msgspec.json.encode(event).decode()


def seats(address: str, tables: int) -> list[Seat]:
    return [
        Player(address, f"match{table}", seat) for table in range(tables) for seat in range(SEATS)
    ]
