"""Every message id that the sources of a game can produce, found by reading the code."""

import ast
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "tavola" / "games"
CORE = GAMES.parent / "core"

# Where a call has its id: the name called, the place of the argument, the prefix of the message.
CALLS = {
    "tell": (0, "event"),
    "whisper": (1, "event"),
    "Refusal": (1, "why"),
    "Result": (2, "end"),
}


def texts_in(node: ast.expr) -> Iterator[str]:
    """All texts that an expression can be: `"waited" if free else "passed"` is one of two.

    A condition is not a result: `"a" if x == "b" else "c"` is `a` or `c`.
    """
    if isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def ids_in(path: Path) -> set[str]:
    """The message ids of one source file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and called(node) in CALLS:
            place, prefix = CALLS[called(node)]
            if len(node.args) > place:
                found |= {f"{prefix}-{text}" for text in texts_in(node.args[place])}
    return found


def ids_of(folder: Path) -> set[str]:
    """The message ids of a folder of sources."""
    return {found for path in sorted(folder.rglob("*.py")) for found in ids_in(path)}
