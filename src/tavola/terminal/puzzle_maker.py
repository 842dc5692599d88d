"""Proposes puzzles out of games between bots, as `puzzles.toml` has them."""

import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

import tavola
from tavola.core.files import read_record
from tavola.core.match import Match
from tavola.learn.finding import Found, look, positions_in, positions_of
from tavola.learn.lesson import NOTHING

SHOWN = 4  # of the moves, with what each is worth
EVERY = 3  # positions apart: neighbours are the same question
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def make_puzzles(
    game: str, players: int | None, records: Path | None, seed: int, seconds: float, minutes: float
) -> None:
    """Look for so long; what is found is printed as it is found."""
    facts = tavola.game(game).facts
    seats = players or max(facts.fewest, min(4, facts.most))
    console = Console(stderr=True)
    begun, found = process_time(), 0
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("", total=minutes * 60)
        for looked, match in enumerate(positions(game, seats, records, seed), 1):
            spent = process_time() - begun
            progress.update(
                task, completed=spent, description=f"{looked} positions, {found} puzzles"
            )
            if spent >= minutes * 60:
                break
            puzzle = look(match, seconds, seed + looked)
            if puzzle is not None:
                found += 1
                click.echo(as_toml(puzzle, f"new{found}"))
        else:
            looked = 0
    console.print(f"{looked} positions looked at, {found} proposed.")


def positions(game: str, players: int, records: Path | None, seed: int) -> Iterator[Match]:
    """Every third position of one game after the other: of records, or of bots without end."""
    if records is not None:
        games = (positions_in(read_record(str(path))) for path in files_of(records))
    else:
        games = (positions_of(game, players, number) for number in count(seed))
    for one in games:
        for place, match in enumerate(one):
            if place % EVERY == 0 and match.game.facts.name == game:
                yield match


def files_of(records: Path) -> list[Path]:
    return sorted(records.glob("*.json")) if records.is_dir() else [records]


def as_toml(found: Found, name: str) -> str:
    """A puzzle as it is written down, the figures before it."""
    figures = ", ".join(f"{one.move} {one.worth:.2f} ({one.trials})" for one in found.moves[:SHOWN])
    lines = [
        f"# {found.margin:.2f} of a win better: {figures}; of {len(found.moves)} moves.",
        f"# A quick eye plays: {found.glance}" + (" (!)" if found.surprising else ""),
        "[[puzzle]]",
        f'id = "{name}"',
        f"learner = {found.seat}",
        f"accept = {value([found.moves[0].move])}",
    ]
    if options := found.position.get("options"):
        lines.append(f"options = {value(options)}")
    lines += ["", "[puzzle.state]"]
    state = found.position["state"]
    assert isinstance(state, dict)
    lines += [f"{key(name)} = {value(told)}" for name, told in state.items()]
    return "\n".join(lines) + "\n"


def key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name)


def value(told: Any) -> str:
    """Plain data as TOML, in one line."""
    if told is None:
        return json.dumps(NOTHING)
    if isinstance(told, dict):
        inner = ", ".join(f"{key(name)} = {value(one)}" for name, one in told.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(told, (list, tuple)):
        return f"[{', '.join(map(value, told))}]"
    return json.dumps(told, ensure_ascii=False)
