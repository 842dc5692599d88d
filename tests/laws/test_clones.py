"""Law 5, seen in the source: `clone` copies every field that `__init__` makes, by its name.

A field that `clone` forgets would keep its starting value in every copy; values passed by position
can change places unseen.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = [
    *sorted(path.parent for path in (ROOT / "src/tavola/games").glob("*/game.py")),
    ROOT / "tests/laws/parlour",
]
OF_POSITION = {"phase", "acting"}  # core/phase.py


def method(made: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    found = [node for node in made.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return found[0] if found else None


def assigned(function: ast.FunctionDef, to: str) -> list[str]:
    """The fields of `to` that are assigned in this function, each as often as it is."""
    targets: list[ast.expr] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            targets += node.targets
        elif isinstance(node, ast.AnnAssign):
            targets.append(node.target)
    fields = [target for target in targets if isinstance(target, ast.Attribute)]
    return [at.attr for at in fields if isinstance(at.value, ast.Name) and at.value.id == to]


def copied_as_themselves(function: ast.FunctionDef) -> bool:
    """Whether every `copy.field = …` says `self.field`, and no other field of self."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            inside = [part for part in ast.walk(node.value) if isinstance(part, ast.Attribute)]
            read = {at.attr for at in inside if ast.unparse(at.value) == "self"}
            if read != {node.targets[0].attr}:
                return False
    return True


def given(function: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in function.args.args[1:]]


def handed_on(clone: ast.FunctionDef) -> list[str]:
    """What `copy = State(self.players, …)` hands to the constructor, field by field."""
    for node in ast.walk(clone):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "copy":
            assert isinstance(node.value, ast.Call)
            return [ast.unparse(argument) for argument in node.value.args]
    return []


def classes() -> Iterator[tuple[str, ast.ClassDef]]:
    for folder in FOLDERS:
        for file in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef) and method(node, "clone"):
                    yield f"{folder.name}.{file.stem}.{node.name}", node


FOUND = dict(classes())


@pytest.mark.parametrize("name", FOUND)
def test_law_5_a_clone_names_every_field_once(name: str) -> None:
    made = FOUND[name]
    init, clone = method(made, "__init__"), method(made, "clone")
    assert init is not None
    assert clone is not None
    fields = set(assigned(init, "self"))
    if any(ast.unparse(base) == "Position" for base in made.bases):
        fields |= OF_POSITION
    parameters = given(init)
    copied = assigned(clone, "copy")
    assert sorted(copied) == sorted(set(copied)), "a field is copied twice"
    assert set(copied) | set(parameters) == fields | set(parameters)
    assert copied_as_themselves(clone)
    assert handed_on(clone) == [f"self.{parameter}" for parameter in parameters]


@pytest.mark.parametrize("folder", [folder.name for folder in FOLDERS])
def test_law_5_every_game_has_a_state_that_is_looked_at(folder: str) -> None:
    assert f"{folder}.state.State" in FOUND
