"""A match that begins with a saved position."""

from collections.abc import Callable
from typing import Any

import msgspec

from tavola.core.chance import FastChance
from tavola.core.errors import BadPosition
from tavola.core.game import Game, Plain
from tavola.core.match import Match, load_position


class SavedMatch(msgspec.Struct, forbid_unknown_fields=True):
    """The form of `Match.save`."""

    game: str
    state: dict[str, Any]
    rules: str | None = None
    options: dict[str, bool | int | str] = {}


def load_match(
    saved: Plain, find: Callable[[str], Game[Any]], *, seed: bytes | int | None = None
) -> Match:
    """A match that begins with a saved position; its chance is new."""
    try:
        checked = msgspec.convert(saved, SavedMatch)
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from error
    game = find(checked.game)
    here = game.facts.rules_version
    if checked.rules not in (None, here):
        raise BadPosition(f"rules: version {checked.rules} is not played here (this is {here})")
    players = load_position(game, checked.state, {}, FastChance(0)).players
    # An option may be written in the state alone.
    known = {option.name for option in game.options(players)} & checked.state.keys()
    options = {name: checked.state[name] for name in known} | checked.options
    return Match(game, players, options, seed=seed, position=checked.state)
