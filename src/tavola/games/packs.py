"""Data packs at the command line: which games take them, and the option --data-pack."""

import os
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from tavola.core.errors import BadSetup
from tavola.core.packs import ENVIRONMENT, OPTION, Shelf, game_of
from tavola.games import names, package_of

# The commands for which a pack is chosen; the server offers all, and a record names its own.
ONE_MATCH = ("data", "play", "simulate")


def shelf(game: str) -> Shelf[Any, Any] | None:
    """The packs of a game; None if its figures can't be replaced."""
    module = f"{package_of(game)}.pack"
    if find_spec(module) is None:
        return None
    found = import_module(module).SHELF
    assert isinstance(found, Shelf)
    return found


def add_pack(path: str) -> tuple[str, str]:
    """Check a file and lay it out for this process and its workers; the game and the pack's name.

    Raises BadPack with everything that is wrong with it.
    """
    whole = str(Path(path).absolute())
    game = game_of(whole)
    if game not in names():
        raise BadSetup(f"{path}: there is no game {game!r}; there are: {', '.join(names())}")
    packs = shelf(game)
    if packs is None:
        raise BadSetup(f"{path}: the figures of {game} are not replaceable")
    name = packs.add(whole)
    known = [one for one in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if one]
    if whole not in known:
        os.environ[ENVIRONMENT] = os.pathsep.join([*known, whole])
    return game, name


def _add(ctx: click.Context, _: click.Parameter, paths: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in paths:
        game, name = add_pack(path)
        if game in found and ctx.info_name in ONE_MATCH:
            raise BadSetup(f"--data-pack: two files with figures of {game}, only one can be played")
        found[game] = name
    return found


def data_pack_option(command: Any) -> Any:
    """`--data-pack FILE`: the parameter `packs` is the name of the pack for each game given one."""
    return click.option(
        "--data-pack",
        "packs",
        multiple=True,
        metavar="FILE",
        callback=_add,
        help="Figures of a game to be used instead of ours (tavola data tells more).",
    )(command)


def with_pack(options: dict[str, Any], game: str, packs: dict[str, str]) -> dict[str, Any]:
    """The options of a match, with the pack given for its game unless they name one."""
    only_for([game], packs)
    return {OPTION: packs[game], **options} if game in packs else options


def only_for(games: Iterable[str], packs: Iterable[str]) -> None:
    """A pack that nobody would look at is not passed over in silence."""
    if other := sorted({*packs} - {*games}):
        raise BadSetup(f"--data-pack: these are figures of {other[0]}, not of {', '.join(games)}")
