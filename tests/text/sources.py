"""Every message id that the sources of a game can produce, found by reading the code."""

import ast
from collections.abc import Iterator
from pathlib import Path

import tavola

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tavola"
CORE = SOURCE / "core"
# The sources of each game there is, and of Parlour.
FOLDERS = {
    **{game: SOURCE / "games" / game for game in tavola.game_names()},
    "parlour": ROOT / "tests" / "laws" / "parlour",
}

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


def tellers(tree: ast.AST) -> dict[str, tuple[int, str]]:
    """Functions of a game's own that tell an event: they are given its `id`."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = [argument.arg for argument in node.args.args]
            if "id" in names and "self" not in names:
                found[node.name] = names.index("id"), "event"
    return found


def ids_in(tree: ast.AST, calls: dict[str, tuple[int, str]]) -> set[str]:
    """The message ids of one source file."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in calls:
            place, prefix = calls[called(node)]
            if len(node.args) > place:
                found |= {f"{prefix}-{text}" for text in texts_in(node.args[place])}
    return found


def ids_of(folder: Path) -> set[str]:
    """The message ids of a folder of sources."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]
    calls = dict(CALLS)
    for tree in trees:
        calls |= tellers(tree)
    return {found for tree in trees for found in ids_in(tree, calls)}
