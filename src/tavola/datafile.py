"""`tavola data`: where the figures of a game come from, and its file as a template for others."""

import tomllib
from importlib.resources import files

import click

from tavola.core.errors import BadSetup
from tavola.core.packs import PackFile
from tavola.games import package_of
from tavola.games.packs import data_pack_option, only_for, shelf


@click.command()
@click.argument("game")
@click.option("--file", "whole", is_flag=True, help="Print the built-in file, to be changed.")
@data_pack_option
def data(game: str, whole: bool, packs: dict[str, str]) -> None:
    """Where the figures of GAME come from.

    Whoever has the printed game can enter its figures: print the file, change it, and give it to
    play, simulate, verify or the server with --data-pack. With --data-pack here the file is
    checked, and everything that is wrong with it is listed.
    """
    folder = files(package_of(game))
    only_for([game], packs)
    file = folder / "data.toml"
    if not file.is_file():
        raise BadSetup(f"the figures of {game} stand in its rules alone, not in a file")
    text = file.read_text("utf-8")
    if whole:
        click.echo(text, nl=False)
        return
    chosen = shelf(game)
    if chosen is not None:
        describe(chosen.file(packs.get(game, chosen.default)))
    else:
        for key, value in tomllib.loads(text).get("origin", {}).items():
            click.echo(f"{key}: {value}")


def describe(file: PackFile) -> None:
    """The pack, and the origin of each of its figures."""
    click.echo(f"{file.pack.name}: {file.pack.title}")
    for key, origin in file.origin.items():
        click.echo(f"  {key} ({origin.status}): {origin.source}")
    made_up = file.reconstructed()
    if made_up:
        click.echo(f"Reconstructed, not the printed figures: {', '.join(made_up)}")
