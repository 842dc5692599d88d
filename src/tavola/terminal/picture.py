"""A table as it stands, drawn once: as plain characters, or in colour for a notebook."""

from html import escape

from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME

from tavola.core.match import Match
from tavola.terminal.board import board_of
from tavola.terminal.grid import Grid
from tavola.terminal.palette import Palette
from tavola.text import Texts, choose_language

HEIGHT = 36  # lines: enough for every board at its full size


def draw(match: Match, seat: int | None, language: str, width: int, colour: bool) -> str:
    """What this seat sees (None: a spectator), by day, if in colour."""
    palette = Palette(dark=False, colour=colour)
    grids = _grids(
        match, seat, Texts(match.game.facts.name, choose_language(language)), width, palette
    )
    if not colour:
        return "\n".join(grid.text().rstrip() for grid in grids)
    rows = [grid.runs(y) for grid in grids for y in range(len(grid.text().rstrip().split("\n")))]
    lines = "\n".join("".join(_span(*run) for run in row) for row in rows)
    return f'<pre style="line-height: 1.2; font-family: monospace">{lines}</pre>'


def _grids(
    match: Match, seat: int | None, texts: Texts, width: int, palette: Palette
) -> list[Grid]:
    names = [texts.say("seat", number=number) for number in match.seats]
    board = board_of(match, texts, names, palette)
    view = match.view(seat)
    table = board.table(view, width, HEIGHT, "")
    return [table] if seat is None else [table, board.hand(view, width, False, "")]


def _span(text: str, style: Style) -> str:
    return f'<span style="{style.get_html_style(DEFAULT_TERMINAL_THEME)}">{escape(text)}</span>'
