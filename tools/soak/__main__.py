"""See the package."""

import argparse
import asyncio
import signal
import tempfile
from pathlib import Path

from bench import sections
from tavola.server.run import allow_many_connections
from tools.console import ROOT, give_up, say
from tools.soak import report
from tools.soak.clients import all_tables
from tools.soak.lasting import Lasted, soak
from tools.soak.returning import Returned, come_back
from tools.soak.server import Server

REPORT = ROOT / "docs" / "benchmarks.md"
NAMES = {"soak": "lasting", "return": "returning"}  # of their sections


async def run(tables: int, seats: int, minutes: float, pace: float, what: str) -> Lasted | Returned:
    with tempfile.TemporaryDirectory(prefix="tavola-soak-") as folder:
        server = Server(Path(folder))
        await server.start()
        try:
            clients = await all_tables(server, tables, seats)
            say(f"{tables} tables, {len(clients)} clients")
            if what == "soak":
                return await soak(server, clients, minutes, pace)
            return await come_back(server, clients)
        finally:
            await server.end(signal.SIGTERM)


def main() -> None:
    parser = argparse.ArgumentParser(description="Many tables for a long time.")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pace", type=float, default=50, help="moves a second in all")
    parser.add_argument("--what", choices=[*NAMES], default="soak")
    parser.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    given = parser.parse_args()
    if given.tables < 1 or given.minutes <= 0 or given.pace <= 0:
        give_up("tables, minutes and pace must be more than nothing")
    allow_many_connections()
    here = report.facts()
    found = asyncio.run(run(given.tables, given.seats, given.minutes, given.pace, given.what))
    if isinstance(found, Lasted):
        text = report.lasting(found, here)
    else:
        text = report.returning(found, here)
    if given.write:
        sections.put_into(REPORT, NAMES[given.what], text)
    print(text)
    if found.wrong:
        give_up("; ".join(found.wrong))


if __name__ == "__main__":
    main()
