"""`tavola simulate`: many games between bots, with intervals."""

import json
import os
import re
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tavola
from tavola.arena.game import kept
from tavola.arena.series import Series, agree, play_series
from tavola.core.errors import BadSetup
from tavola.core.files import may_write
from tavola.core.setup import option_values
from tavola.games.packs import data_pack_option, with_pack
from tavola.text.texts import Texts


@click.command(short_help="Play many games between bots.")
@click.argument("game")
@click.option("--players", default=4, show_default=True, help="How many play.")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1, 100_000_000))
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="One for all seats, or one for each: greedy,random*3 or search@0.1s,greedy*3.",
)
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Of the game.")
@data_pack_option
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    help="Processes; by default one for each processor.",
)
@click.option("--records", type=click.Path(path_type=Path), help="Keep each game's record there.")
@click.option("--force", is_flag=True, help="Overwrite records that are there.")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
def simulate(
    game: str,
    players: int,
    games: int,
    bots: str,
    seed: int,
    options: tuple[str, ...],
    packs: dict[str, str],
    workers: int | None,
    records: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Play many games between bots; seats are rotated from game to game.

    Wins come with Wilson's 95 % interval. A bot's budget in seconds is time of a processor: more
    --workers than processors make bots slower, not weaker.
    """
    chosen = tavola.game(game)
    values = with_pack(option_values(chosen, players, options), game, packs)
    pairing = agree(game, players, bot_names(bots), values, seed)
    if records is not None:
        make_folder(records)
        pairing.records = str(records)
        for path in kept(pairing):
            may_write(path, force)
    count = workers or os.cpu_count() or 1
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(f"{chosen.facts.title}", total=games)
        series = play_series(pairing, games, min(count, games), lambda _: progress.advance(task))
    if as_json:
        click.echo(json.dumps(series.plain(), indent=1))
    else:
        show(series)


def bot_names(text: str) -> list[str]:
    """`greedy,random*3` as a list of four names."""
    names: list[str] = []
    for part in text.split(","):
        found = re.fullmatch(r"([^*]+?)(?:\*(\d{1,2}))?", part.strip())
        if found is None:
            raise BadSetup(f"{part!r} is no bot: write greedy, or random*3 for three of them")
        names += [found[1]] * int(found[2] or 1)
    return names


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"{folder}: {error.strerror}") from error


def show(series: Series) -> None:
    """The figures as a table for people."""
    fewest, middle, most = series.lengths()
    games = len(series.outcomes)
    table = Table(box=None, pad_edge=False)
    for heading in ("bot", "wins", "share", "95 % interval", "mean place", "decision p50", "p95"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in range(series.pairing.players):
        figures = series.by_bot(bot)
        table.add_row(
            str(figures["bot"]),
            f"{figures['wins']:g}",
            f"{figures['share']:.1%}",
            f"{figures['low']:.1%} to {figures['high']:.1%}",
            f"{figures['mean_place']:.2f}",
            f"{1000 * series_seconds(figures['seconds_p50']):.2f} ms",
            f"{1000 * series_seconds(figures['seconds_p95']):.2f} ms",
        )
    console = Console(width=None if Console().is_terminal else 120)
    console.print(table)
    console.print(mean_scores(series))
    reasons = ", ".join(f"{reason} {count}" for reason, count in series.reasons().items())
    played = f"{games} games" if games > 1 else "1 game"
    length = f"{fewest} to {most} moves, {middle:.0f} on average"
    if fewest == most:
        length = f"{most} moves" if most != 1 else "1 move"
    console.print(f"{played} of {length}; ends: {reasons}", highlight=False)


def mean_scores(series: Series) -> Table:
    """What the bots' scores are made up of, in the words of the game."""
    texts = Texts(series.pairing.game)
    table = Table(box=None, pad_edge=False)
    table.add_column("mean score")
    for name in series.scores(0):
        table.add_column(texts.say(f"score-{name}"), justify="right")
    for bot, name in enumerate(series.pairing.bots):
        table.add_row(name, *(f"{value:.1f}" for value in series.scores(bot).values()))
    return table


def series_seconds(value: object) -> float:
    assert isinstance(value, float)
    return value
