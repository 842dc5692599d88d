"""Laws 3 and 5: nothing vanishes, copies are independent, what is saved can be loaded."""

from typing import Any, Final

import msgspec

from laws.broken import BrokenLaw, must
from laws.walk import choose
from tavola.core.chance import FastChance, NoChance
from tavola.core.game import NOBODY, SILENT, Game, Plain

wire: Final = msgspec.json.encode  # JSON as it is sent: keys in the order in which they were put in


def written(game: Game[Any], state: Any) -> bytes:
    """The whole position as JSON: two are the same if this is."""
    return wire(game.save(state))


def check_census(game: Game[Any], state: Any, before: dict[str, int]) -> None:
    """Law 3: as many of everything as before."""
    now = game.census(state)
    if now != before:
        raise BrokenLaw(3, f"{before} became {now}")


def ramble(game: Game[Any], state: Any, seed: int, steps: int) -> None:
    """Random moves that depend on the position and the seed alone."""
    dice = FastChance(seed)
    for _ in range(steps):
        if not game.to_act(state):
            return
        seat, move = choose(game, state, dice)
        game.apply(state, seat, move, dice, SILENT)


def check_clone(game: Game[Any], state: Any, seed: int, steps: int) -> None:
    """Law 5: what is played on a copy does not touch the original, nor the other way round."""
    before = written(game, state)
    copy = state.clone()
    must(written(game, copy) == before, 5, "a copy differs from its original")
    ramble(game, copy, seed, steps)
    must(written(game, state) == before, 5, "moves on a copy changed the original")
    original, copy = state.clone(), state.clone()
    ramble(game, original, seed, steps)
    must(written(game, copy) == before, 5, "moves on the original changed a copy")


def check_load(game: Game[Any], state: Any, seed: int, steps: int) -> None:
    """Law 5: a position that was saved as JSON and loaded is the same, and plays on the same."""
    before = written(game, state)
    data: Plain = msgspec.json.decode(before)
    loaded = game.load(data, NoChance())
    for eyes in range(NOBODY, state.players):
        same = wire(game.view(loaded, eyes)) == wire(game.view(state, eyes))
        must(same, 5, f"after save and load, {eyes} sees something else")
    must(written(game, loaded) == before, 5, "save and load change the position")
    must(wire(data) == before, 5, "loading changed the data")
    original = state.clone()
    ramble(game, original, seed, steps)
    ramble(game, loaded, seed, steps)
    must(written(game, original) == written(game, loaded), 5, "a loaded position plays differently")
