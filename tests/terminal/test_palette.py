"""Terminal and page are printed with the same inks: web/src/design/tokens.css."""

import re

import pytest

from tavola.terminal.palette import DARK, LIGHT
from tools.console import ROOT

TOKEN = re.compile(r"--([\w-]+):\s*(?:light-dark\(\s*(#\w+),\s*(#\w+)\s*\)|(#\w+));")
# What the terminal calls otherwise, or has alone.
OTHERWISE = {
    "line": "line-strong",  # a hairline can't be drawn in characters
    "on-leaf": "",
    "band-rubric": "",
    "card-dim": "",
}


def tokens() -> dict[str, tuple[str, str]]:
    css = (ROOT / "web/src/design/tokens.css").read_text("utf-8")
    return {name: (one or light, one or dark) for name, light, dark, one in TOKEN.findall(css)}


@pytest.mark.parametrize("name", LIGHT)
def test_a_colour_is_the_same_in_terminal_and_page(name: str) -> None:
    token = OTHERWISE.get(name, name)
    if token:
        assert (LIGHT[name], DARK[name]) == tokens()[token]
    else:
        assert name not in tokens()
