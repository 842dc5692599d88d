"""See the package."""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path

from tools.chaos.broken import Broken
from tools.chaos.rounds import chaos
from tools.console import give_up, say
from tools.postgresql import NotInstalled, running_cluster


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server while people play.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--store", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left running
    say(f"seed {given.seed}")
    for store in ("sqlite", "postgresql"):
        if given.store in (store, "both"):
            figures = run_on(store, given.kills, given.seed)
            say(f"{store}: " + ", ".join(f"{n} {name}" for name, n in figures.items()))


def run_on(store: str, kills: int, seed: int) -> dict[str, int]:
    with tempfile.TemporaryDirectory(prefix="tavola-chaos-") as data:
        try:
            if store == "sqlite":
                return asyncio.run(chaos(kills, Path(data), seed=seed))
            with running_cluster() as cluster:
                address = f"{cluster.address}/postgres"
                return asyncio.run(chaos(kills, Path(data), address, seed, cluster.restart))
        except (Broken, NotInstalled) as problem:
            give_up(str(problem))


if __name__ == "__main__":
    main()
