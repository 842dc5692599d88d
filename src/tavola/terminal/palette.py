"""Paper and ink: the colours of the table by their names in the design. Light, dark, or none.

Ink is the interface, red ink (rubric) the rules, gold leaf what one may do now; all strong colour
belongs to the players. Nothing is told by colour alone, so the table is complete without any.
"""

from functools import cache

from rich.style import Style

LIGHT = {
    "paper": "#efe6d3",
    "sheet": "#faf5e9",
    "sheet-2": "#f2e9d6",
    "ink": "#2a2018",
    "ink-2": "#54452f",
    "ink-3": "#6b5a42",
    "rubric": "#932414",
    "verdigris": "#1d6155",
    "leaf": "#e6b12e",
    "leaf-soft": "#fbe7ad",
    "on-leaf": "#2a2018",
    "band": "#2a2018",
    "on-band": "#faf5e9",
    "on-band-2": "#d9cbb0",
    "band-rubric": "#f39a7d",
    "line": "#8b7857",
    "card": "#fcf8ee",
    "card-ink": "#2a2018",
    "card-dim": "#857455",
    "sea": "#d5dfdc",
    "sea-ink": "#3c5a60",
    "land": "#f8f2e2",
    "prov-1": "#f8f1e0",
    "prov-2": "#efe5cb",
    "prov-3": "#f3e4d4",
    "border": "#6f5e45",
    "gules": "#b0341b",
    "gules-on": "#fff8ec",
    "gules-wash": "#efc9b8",
    "gules-line": "#bb4b32",
    "azure": "#2050a6",
    "azure-on": "#fff8ec",
    "azure-wash": "#c6d3ea",
    "azure-line": "#4670ba",
    "or": "#dfa526",
    "or-on": "#2a2018",
    "or-wash": "#f8e2a4",
    "or-line": "#a87408",
    "vert": "#64ad88",
    "vert-on": "#2a2018",
    "vert-wash": "#cbdfce",
    "vert-line": "#47836a",
    "purpure": "#74405f",
    "purpure-on": "#fff8ec",
    "purpure-wash": "#e3cfdb",
    "purpure-line": "#8a5a77",
    "sable": "#26211d",
    "sable-on": "#fff8ec",
    "sable-wash": "#d9d0c2",
    "sable-line": "#5d5347",
}
DARK = LIGHT | {
    "paper": "#14110d",
    "sheet": "#201b15",
    "sheet-2": "#2a241c",
    "ink": "#f0e7d6",
    "ink-2": "#cfc1a8",
    "ink-3": "#ae9e83",
    "rubric": "#f39a7d",
    "verdigris": "#86cdbb",
    "leaf": "#f0c04a",
    "leaf-soft": "#5a4716",
    "band": "#ecdfc6",
    "on-band": "#211a12",
    "on-band-2": "#55462f",
    "band-rubric": "#932414",
    "line": "#917f63",
    "card": "#eee3cd",
    "card-ink": "#241b13",
    "card-dim": "#83714f",
    "sea": "#1a2527",
    "sea-ink": "#9db9bc",
    "land": "#3b3329",
    "prov-1": "#3b3329",
    "prov-2": "#332d22",
    "prov-3": "#3f3129",
    "border": "#a08d6d",
    "gules": "#b5391f",
    "gules-wash": "#582a20",
    "gules-line": "#d0634c",
    "azure": "#2c5bb0",
    "azure-wash": "#22344f",
    "azure-line": "#5780c4",
    "or-wash": "#5c4715",
    "or-line": "#d29c2e",
    "vert-wash": "#263f33",
    "vert-line": "#549578",
    "purpure": "#7c4867",
    "purpure-wash": "#47303f",
    "purpure-line": "#ae7a9b",
    "sable": "#17130f",
    "sable-wash": "#2a2622",
    "sable-line": "#7d7263",
}
# Without colour: what must stand out is reversed, what must stand back is dim.
REVERSED = {"band", "leaf", "gules", "azure", "or", "vert", "purpure", "sable"}
FAINT = {"ink-3", "card-dim", "border", "sea-ink", "line"}


class Palette:
    """Styles by the names of their colours: `palette("ink", "sheet", bold=True)`."""

    def __init__(self, dark: bool = True, colour: bool = True) -> None:
        self.dark = dark
        self.colour = colour

    def __call__(
        self, ink: str, ground: str = "paper", *, bold: bool = False, italic: bool = False
    ) -> Style:
        return _style(self.dark, self.colour, ink, ground, bold, italic)

    def value(self, name: str) -> str:
        """A colour as text, for style sheets."""
        return (DARK if self.dark else LIGHT)[name]


@cache
def _style(dark: bool, colour: bool, ink: str, ground: str, bold: bool, italic: bool) -> Style:
    if colour:
        colours = DARK if dark else LIGHT
        return Style(color=colours[ink], bgcolor=colours[ground], bold=bold, italic=italic)
    return Style(
        bold=bold, italic=italic, dim=ink in FAINT or None, reverse=ground in REVERSED or None
    )
