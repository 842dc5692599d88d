"""No table in the terminal reckons by the rules of its game: the engine tells what things come to.

What is found: `+ - * / // %`, `min` and `max` between two numbers of the game's view, or between
one of them and a number of things (`len`) or a figure other than 0 and 1; and any of them that is
added up (`+=`, `sum`). A number of the view is a key that the TypedDicts of its view declare as
`int`, or as a list or dict of them, also under another name. The page has the same as a rule of
its lint: web/build/reckoning.js.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from tools.console import ROOT

BOARDS = {
    path.parent.name: path.parent
    for path in sorted((ROOT / "src/tavola/terminal/games").glob("*/__init__.py"))
}
NUMBER = re.compile(r"(?:list\[|dict\[str, )*int\b[\]| None]*")


@cache
def numbers_of(game: str) -> frozenset[str]:
    """The keys of a game's view that are numbers."""
    folder = ROOT / "src/tavola/games" / game
    files = [*folder.glob("view*.py"), *folder.glob("printed.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    fields = [
        (field.target.id, ast.unparse(field.annotation))
        for made in nodes
        if isinstance(made, ast.ClassDef)
        for field in made.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    ]
    return frozenset(
        name for name, kind in fields if NUMBER.fullmatch(kind) and not name.endswith("seat")
    )


class Reckoning:
    """What is reckoned in one file."""

    def __init__(self, code: str, numbers: frozenset[str]) -> None:
        self._tree = ast.parse(code)
        self._numbers = numbers
        self._named = {
            target.id
            for node in ast.walk(self._tree)
            if isinstance(node, ast.Assign) and self._of_the_view(node.value, named=False)
            for target in node.targets
            if isinstance(target, ast.Name)
        }

    def _of_the_view(self, node: ast.expr, named: bool = True) -> bool:
        """`player["goods"][kind]`, or a name that was given to it."""
        if isinstance(node, ast.Subscript):
            key = node.slice
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                return key.value in self._numbers
            return self._of_the_view(node.value, named)
        if isinstance(node, ast.BoolOp):  # … or 0
            return self._of_the_view(node.values[0], named)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            return node.func.attr == "get" and self._of_the_view(node.func.value, named)
        return named and isinstance(node, ast.Name) and node.id in self._named

    def _amount(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Constant):
            return isinstance(node.value, int) and node.value > 1
        return self._of_the_view(node) or (isinstance(node, ast.Call) and called(node) == "len")

    def found(self) -> Iterator[str]:
        for node in ast.walk(self._tree):
            if self._is_reckoned(node):
                yield ast.unparse(node)

    def _is_reckoned(self, node: ast.AST) -> bool:
        if isinstance(node, ast.AugAssign):
            return self._of_the_view(node.value)
        if isinstance(node, ast.Call) and called(node) == "sum":
            parts = [part for part in ast.walk(node) if isinstance(part, ast.expr)]
            return any(map(self._of_the_view, parts))
        operands: list[ast.expr] = []
        if isinstance(node, ast.BinOp):
            operands = [node.left, node.right]
        elif isinstance(node, ast.Call) and called(node) in {"min", "max"}:
            operands = node.args
        return sum(map(self._amount, operands)) > 1 and any(map(self._of_the_view, operands))


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


@pytest.mark.parametrize("game", BOARDS)
def test_no_table_reckons_what_the_engine_can_tell(game: str) -> None:
    assert len(numbers_of(game)) > 10
    files = [path for path in BOARDS[game].rglob("*.py") if path.name != "__init__.py"]
    assert files
    found = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in files
        for text in Reckoning(path.read_text("utf-8"), numbers_of(game)).found()
    ]
    assert found == []


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ('len(houses) * player["cost"]', 1),
        ('player["gold"] - prices["cost"][city]', 1),
        ('gold = own["gold"]\nleft = gold - table["cost"]', 1),
        ('sum(player["gold"] for player in players)', 1),
        ('total = 0\ntotal += player["gold"]', 1),
        ('max(player["gold"], own["cost"])', 1),
        ('2 * player["gold"]', 1),
        ('player["gold"] + 1', 0),
        ('width - len(text) - player["gold"]', 0),
        ('player["gold"] > own["cost"]', 0),
        ('f"{player["name"]}: {2 * width}"'.replace('"name"', "'name'"), 0),
    ],
)
def test_what_is_reckoned_is_found_and_what_is_shown_is_not(code: str, count: int) -> None:
    assert len(list(Reckoning(code, frozenset({"gold", "cost"})).found())) == count
