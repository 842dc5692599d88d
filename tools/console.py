"""How the tools speak: a line to stderr for each long step, one clear line when they give up."""

import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def give_up(line: str) -> NoReturn:
    say(f"Error: {line}")
    sys.exit(2)
