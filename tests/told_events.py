"""Replays the records of every game, and compares what events tell with the types in its events.py.

From the source: compiled code has lost its types.

PYTHONPATH=src python -m tests.told_events
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, get_type_hints

import msgspec

import tavola
from tavola.core.record import from_text
from tavola.games import package_of
from tools.console import ROOT


def typed(game: str) -> dict[str, Any]:
    """What comes with each event that boards read, by its name."""
    name = f"{package_of(game)}.events"
    return get_type_hints(import_module(name).Events) if find_spec(name) else {}


def told(game: str) -> set[str]:
    """The events of its records that came as they should; whatever did not is an error."""
    kinds = typed(game)
    found: set[str] = set()
    for path in sorted((ROOT / "tests" / "records" / game).glob("*.json")):
        match = tavola.replay(from_text(path.read_text("utf-8")))
        for event in [event for step in match.steps for event in step.events]:
            if event.id in kinds:
                msgspec.convert(event.args, kinds[event.id], strict=True)
                found.add(event.id)
    return found


if __name__ == "__main__":
    for one in tavola.game_names():
        missing = typed(one).keys() - told(one)
        assert not missing, f"{one}: no record has {', '.join(sorted(missing))}"
        print(one, len(typed(one)))
