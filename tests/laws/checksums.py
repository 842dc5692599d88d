"""Law 4: one number for whole random games, to be the same interpreted and compiled.

    python -m tests.laws.checksums

writes checksums.toml anew: do so when rules have changed, and only then.
"""

import hashlib
import json
import tomllib
from pathlib import Path

from tavola.core.laws.setups import Setup
from tests.laws.cases import GAMES, SETUPS, every_step

FILE = Path(__file__).with_name("checksums.toml")
SEEDS = (29, 30, 31)  # of all tempers
SAVED_EVERY = 25  # moves


def checksum(setup: Setup) -> str:
    """A hash over who acted after each move, and over positions on the way and at the end."""
    total = hashlib.sha256()
    for seed in SEEDS:
        for walk in every_step(setup, seed):
            total.update(bytes(setup.game.to_act(walk.state)) + b"/")
            if walk.steps % SAVED_EVERY == 0 or walk.over:
                total.update(json.dumps(setup.game.save(walk.state)).encode())
    return total.hexdigest()[:16]


def expected() -> dict[str, dict[str, str]]:
    """By game, then by set-up."""
    return tomllib.loads(FILE.read_text("utf-8"))


def main() -> None:
    lines = [
        "# Checksums of random games, compared by every run of the tests, interpreted or compiled.",
        "# When rules have changed, write them anew: python -m tests.laws.checksums",
    ]
    for game in GAMES:
        lines += ["", f"[{game.facts.name}]"]
        for setup in SETUPS:
            if setup.game is game:
                lines.append(f'"{setup}" = "{checksum(setup)}"')
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
