"""Writes samples of played games for the tests of the page: what the engine says, word for word.

The page shows what the engine foresees, and puts events into words; its own tests compare both
with what is written here. Which positions of a game these are, its module in this folder says.
`python3 -m tools.page test` makes them first.

python -m tools.samples [GAME …]
"""

import json
import sys
from importlib import import_module
from pathlib import Path

from tools.console import ROOT
from tools.samples import acts
from tools.sharing import alone, put

SAMPLES = ROOT / "web" / "src" / "testing"
GAMES = sorted(file.stem for file in Path(__file__).parent.glob("[a-z]*.py"))


def written(game: str) -> str:
    sample = import_module(f"tools.samples.{game}").sample() | {"acts": acts(game)}
    return json.dumps(sample, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(games: list[str]) -> None:
    with alone("samples"):
        for game in games:
            put(written(game), SAMPLES / f"{game}.json")


if __name__ == "__main__":
    main(sys.argv[1:] or GAMES)
