"""Law 12 on one position: a view is what all see and what its viewer sees besides, and it stays."""

from typing import Any

from laws.books import ramble, wire
from laws.broken import must
from tavola.core.game import NOBODY, Game


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
    """A view that was handed out stays as it was, whatever happens at the table."""
    table = state.clone()
    views = [game.view(table, eyes) for eyes in range(NOBODY, state.players)]
    before = wire(views)
    ramble(game, table, seed, steps)
    must(wire(views) == before, 12, "a view changed after it was handed out")
