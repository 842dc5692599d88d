"""Tavola: four strategy games about Italy, with all their rules.

A match is begun, asked and played. Moves are text; what a seat may know is plain data.

>>> match = tavola.start("condottiere", players=4, seed=7)
>>> seat = match.to_act[0]
>>> match.legal(seat)[:2]
['city torino', 'city milano']
>>> match.foresee(seat, "city torino").events[0].id
'named-city'
>>> tavola.play_out(match, "greedy").places.count(1)
1

start, load, replay   a match: new, from a saved position, from a record
bot                   a bot: what would it play, and what does it think?
play_out, simulate    bots play a match to its end, or many games
record, walk, verify  the open record: write it, go through it, prove it
game, game_names      the games and their facts; tavola.fast has loops of millions of steps
"""

from collections.abc import Sequence

from tavola.arena.series import Series
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
from tavola.face import Player, bot, load, play_out, replay, simulate, start, walk
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
    "Player",
    "Refusal",
    "Result",
    "Series",
    "TavolaError",
    "bot",
    "game",
    "game_names",
    "load",
    "play_out",
    "record",
    "replay",
    "simulate",
    "start",
    "verify",
    "walk",
]

# Whether the engine runs compiled: the module of the contract is then no Python file.
COMPILED = not str(_engine.__file__).endswith(".py")

__version__ = "0.1.0"  # read from here by the build too


def record(match: Match, names: Sequence[str] | None = None) -> Plain:
    """The open record of a match: data, ready for JSON.

    >>> tavola.record(tavola.start("comuni", players=2, seed=1))["players"]
    2
    """
    return _record.write(match, names)


def verify(data: Plain) -> list[str]:
    """Check everything that a record claims; raises BadRecord that names the place.

    >>> match = tavola.start("condottiere", players=2, seed=7)
    >>> _ = tavola.play_out(match)
    >>> tavola.verify(tavola.record(match))
    ['moves-legal', 'result-right', 'commitment-kept', 'draws-fair']
    """
    return _record.verify(data, game)[1]
