"""Law 12 on one position: a view is what all see and what its viewer sees besides, and it stays."""

from collections.abc import Mapping
from typing import Any

from laws.books import ramble, wire
from laws.broken import must
from tavola.core.game import NOBODY, Game
from tavola.core.same import AS_BEFORE


def check_parts(game: Game[Any], state: Any) -> None:
    """Nothing is in both parts, so that the public one can be told to everybody as it is."""
    public = game.public(state)
    for eyes in range(NOBODY, state.players):
        private = game.private(state, eyes)
        twice = public.keys() & private.keys()
        must(not twice, 12, f"{eyes} is told {sorted(twice)} twice")
        whole = wire(game.view(state, eyes)) == wire({**public, **private})
        must(whole, 12, f"what {eyes} sees is not the sum of its parts")


def check_kept(game: Game[Any], state: Any, seed: int, steps: int) -> None:
    """A view that was handed out stays as it was, whatever happens at the table; and of a part that
    was not handed out again nothing has changed.
    """
    table = state.clone()
    views = [game.view(table, eyes) for eyes in range(NOBODY, state.players)]
    before = wire(views)
    for step in range(steps):
        earlier = table.clone()
        ramble(game, table, seed + step, 1)
        check_since(game, earlier, table)
    check_since(game, state, table)
    must(wire(views) == before, 12, "a view changed after it was handed out")


def check_since(game: Game[Any], earlier: Any, state: Any) -> None:
    """What is said to be as it was in an earlier position of the match looks as it did."""
    for eyes in range(NOBODY, state.players):
        said = {**game.public_since(state, earlier), **game.private_since(state, eyes, earlier)}
        told = filled_in(said, game.view(earlier, eyes))
        must(wire(told) == wire(game.view(state, eyes)), 12, f"{eyes} is told what is no longer so")


def filled_in(said: dict[str, object], was: Mapping[str, object]) -> dict[str, object]:
    """With what AS_BEFORE stands for."""
    return {key: _filled_in(value, was[key]) for key, value in said.items()}


def _filled_in(value: object, was: object) -> object:
    if value is AS_BEFORE:
        return was
    if isinstance(value, list) and any(one is AS_BEFORE for one in value):
        must(isinstance(was, list) and len(was) == len(value), 12, "a list was longer or shorter")
        assert isinstance(was, list)
        return [_filled_in(one, before) for one, before in zip(value, was)]
    return value
