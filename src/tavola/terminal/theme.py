"""Textual's side of the look: themes from the palette, a sheet for what opens over the table."""

from textual.theme import Theme

from tavola.terminal.palette import Palette

NO_COLOUR = "ansi-dark"  # Textual's theme of the terminal's own colours, which NO_COLOR takes away

CSS = """
Screen { background: $background; color: $foreground; }
Canvas { width: 100%; height: 100%; }
Slip, LogScreen { align: center middle; background: $background 40%; }
#slip {
    width: 90%; max-width: 100; height: 86%;
    background: $surface; border: heavy $foreground; padding: 0 1;
}
#field { border: none; height: 1; margin: 0 0 1 0; padding: 0; background: $panel; }
#list { height: 1fr; border: none; background: $surface; padding: 0; }
#list:focus { border: none; }
#list > .option-list--option-highlighted {
    background: $panel; color: $foreground; text-style: none;
}
#list:nocolor > .option-list--option-highlighted { text-style: reverse; }
#list > .option-list--option-disabled { color: $foreground; }
#title { text-style: bold; margin: 0 0 1 0; }
#hint { color: $secondary; }
CoverScreen { align: center middle; }
#cover { width: 60; height: auto; border: heavy $foreground; padding: 1 2; background: $surface; }
"""


def theme(palette: Palette) -> Theme:
    """Paper and ink, by day or by night."""
    value = palette.value
    return Theme(
        name="tavola-dark" if palette.dark else "tavola-light",
        primary=value("ink"),
        secondary=value("ink-3"),
        accent=value("leaf"),
        error=value("rubric"),
        success=value("verdigris"),
        foreground=value("ink"),
        background=value("paper"),
        surface=value("sheet"),
        panel=value("sheet-2"),
        dark=palette.dark,
    )
