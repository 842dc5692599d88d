"""Tavola: four strategy games about Italy, with all their rules.

import tavola
match = tavola.start("condottiere", players=4, seed=7)
match.legal(match.to_act[0])
"""

from collections.abc import Sequence

from tavola.core import game as _engine
from tavola.core import record as _record
from tavola.core.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalMove,
    TavolaError,
)
from tavola.core.foresee import Foresight
from tavola.core.game import Event, Plain, Refusal, Result
from tavola.core.match import Match
from tavola.core.saved import load_match
from tavola.games import find as game
from tavola.games import names as game_names

__all__ = [
    "COMPILED",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Event",
    "Foresight",
    "IllegalMove",
    "Match",
    "Refusal",
    "Result",
    "TavolaError",
    "game",
    "game_names",
    "load",
    "record",
    "replay",
    "start",
    "verify",
]

# Whether the engine runs compiled: the module of the contract is then no Python file.
COMPILED = not str(_engine.__file__).endswith(".py")

__version__ = "0.1.0"  # read from here by the build too


def start(
    name: str,
    players: int,
    *,
    seed: bytes | int | None = None,
    entropy: Sequence[str] = (),
    **options: object,
) -> Match:
    """A new match. Options are keywords; a seed makes it repeatable."""
    return Match(game(name), players, options, seed=seed, entropy=entropy)


def load(saved: Plain, *, seed: bytes | int | None = None) -> Match:
    """A match that begins with a saved position. Its chance is new."""
    return load_match(saved, game, seed=seed)


def record(match: Match, names: Sequence[str] | None = None) -> Plain:
    """The open record of a match: data, ready for JSON."""
    return _record.write(match, names)


def replay(data: Plain) -> Match:
    """The match that a record tells."""
    return _record.replay(_record.read(data), game)


def verify(data: Plain) -> list[str]:
    """Check everything that a record claims; raises BadRecord that names the place."""
    return _record.verify(data, game)[1]
