"""Tells of Python code that nothing uses, as far as vulture can see; `make lint` runs it.

Fields of classes are not looked at: views, messages and data packs are read by name elsewhere.

python3 -m tools.dead
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from vulture import Vulture
from vulture.core import Item

from tools.console import ROOT

FOLDERS = ("src", "laws", "tests", "tools", "bench", "setup.py")
CALLED_BY_OTHERS = (
    # Textual, by the names of events and keys; our own key commands, by the word pressed.
    *("compose", "render_line", "on_*", "action_*", "command_*", "highlighted"),
    "ENABLE_COMMAND_PALETTE",
    *("list_commands", "get_command"),  # click
    # uvicorn
    *("capture_signals", "main_loop", "should_exit", "close_timer", "timeout_keep_alive"),
    "max_size",  # asyncio
    *("branch_labels", "depends_on", "down_revision", "downgrade"),  # Alembic
    "optional",  # setuptools
    *("__cause__", "__class__"),  # Python
    "visit_*",  # a visitor of the syntax tree, by the name of the node
    *("pytest_*", "teardown", "Test*"),  # pytest and Hypothesis
    # Referees of the games, by the name of the phase or of the move.
    *("legal_*", "ask_*", "do_*"),
)
# Kinds are counted through: each has a name, used or not.
COUNTED_THROUGH = ("FIELD", "FARM", "FOREST", "MINE", "RECRUIT")
USED_BY_DECORATION = ("@*.command", "@click.*", "@pytest.fixture*", "@rule*", "@invariant*")


def main() -> int:
    vulture = Vulture(
        ignore_names=[*CALLED_BY_OTHERS, *COUNTED_THROUGH], ignore_decorators=USED_BY_DECORATION
    )
    sources = [str(ROOT / name) for name in FOLDERS if (ROOT / name).exists()]
    vulture.scavenge(sources, exclude=["*/node_modules/*"])  # packages of npm may hold Python
    found = [item for item in vulture.get_unused_code() if not is_field(item)]
    for item in found:
        path = Path(item.filename).relative_to(ROOT)
        print(f"{path}:{item.first_lineno}: nothing uses the {item.typ} '{item.name}'")
    return 1 if found else 0


def is_field(item: Item) -> bool:
    return item.typ == "variable" and item.first_lineno in fields(item.filename)


@cache
def fields(path: str) -> frozenset[int]:
    """The lines on which a class declares a field."""
    return frozenset(find_fields(ast.parse(Path(path).read_text("utf-8"))))


def find_fields(tree: ast.Module) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (line.lineno for line in node.body if isinstance(line, ast.AnnAssign))


if __name__ == "__main__":
    sys.exit(main())
