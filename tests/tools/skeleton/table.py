"""Positions for the tests of the rules (docs/positions.md)."""

import tavola
from tavola.core.match import Match
from tavola.core.saved import load_match
from tools.skeleton.game import GAME


def begin(players: int = 2, **options: object) -> Match:
    return Match(GAME, players, options, seed=1)


def table(*taken: int, acting: int | None = 0, **more: int) -> Match:
    """Each has taken so many; it is the turn of seat 0."""
    state = {"taken": list(taken), "acting": acting, **more}
    return load_match({"game": GAME.facts.name, "state": state}, lambda _: GAME, seed=1)


def left(match: tavola.Match) -> int:
    """The counters on the table."""
    counters = match.game.view(match.state, 0)["counters_left"]
    assert isinstance(counters, int)
    return counters
