"""What each game brings for the tests that all games share: tests/games/GAME/NAME.py."""

from importlib import import_module
from typing import Any

import tavola


def each(name: str) -> dict[str, Any]:
    """That module of every game."""
    return {game: import_module(f"tests.games.{game}.{name}") for game in tavola.game_names()}
