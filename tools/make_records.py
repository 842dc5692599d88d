"""`python -m tools.make_records GAME`: plays the notable games of tests/records/GAME anew.

What is notable about them stands in tests/games/GAME/notable.py. Needed only when the rules of the
game change in such a way that old records do not hold any more (`rules_version`).
"""

import sys
from importlib import import_module

import tavola
from tavola.core.record import to_text
from tests.games.notable import NAMES
from tools.console import ROOT, give_up, say


def main(game: str) -> None:
    notable = import_module(f"tests.games.{game}.notable")
    folder = ROOT / "tests" / "records" / game
    folder.mkdir(parents=True, exist_ok=True)
    for wanted in notable.NOTABLE:
        match = wanted.find()
        record = tavola.record(match, NAMES[: match.players])
        (folder / f"{wanted.name}.json").write_text(to_text(record), "utf-8")
        say(f"{wanted.name}: {len(match.steps) - 1} moves")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        give_up("name one game, as in 'python -m tools.make_records GAME'")
    main(sys.argv[1])
