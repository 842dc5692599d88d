"""Law 4: one number for whole random games, to be the same interpreted and compiled.

    python -m tests.laws.checksums [GAME ...]

writes checksums/ anew, one file per game (or name the games): do so when rules have changed, and
only then.
"""

import hashlib
import json
import sys
import tomllib
from pathlib import Path

from laws.setups import Setup
from tests.laws.cases import GAMES, SETUPS, every_step

FOLDER = Path(__file__).with_name("checksums")
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


def expected(game: str) -> dict[str, str]:
    """By set-up."""
    return tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))


def write(name: str) -> None:
    lines = [
        "# Checksums of random games, compared by every run of the tests, interpreted or compiled.",
        f"# When rules have changed, write them anew: python -m tests.laws.checksums {name}",
        *(f'"{one}" = "{checksum(one)}"' for one in SETUPS if one.game.facts.name == name),
    ]
    (FOLDER / f"{name}.toml").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    for name in sys.argv[1:] or [game.facts.name for game in GAMES]:
        write(name)


if __name__ == "__main__":
    main()
