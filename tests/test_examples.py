"""Every public name says in an example what it is good for, and the examples are run."""

import ast
import doctest
from pathlib import Path
from typing import Any

import pytest

import tavola
import tavola.fast

# Of compiled modules, too, it is the source that is read.
SOURCE = Path(__file__).parents[1] / "src"
PLAIN = {"COMPILED"}  # a fact: nothing to call
NAMED = {"game": "find", "game_names": "names"}  # where they are made they are called so
PUBLIC = sorted(set(tavola.__all__) - PLAIN)


def source_of(module: str) -> ast.Module:
    path = SOURCE / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def documented(module: str, name: str) -> list[tuple[str, str]]:
    """The docstring of a name and, for a class, those of its methods."""
    found = []
    for node in source_of(module).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            found.append((name, ast.get_docstring(node) or ""))
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found.append((f"{name}.{inner.name}", ast.get_docstring(inner) or ""))
    return found


def module_of(name: str) -> str:
    module: str = getattr(tavola, name).__module__
    return module


def run(text: str, name: str) -> int:
    """Run the examples of a text; how many there are."""
    globs: dict[str, Any] = {"tavola": tavola, **vars(tavola.fast)}
    test = doctest.DocTestParser().get_doctest(text, globs, name, None, 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=told.append, clear_globs=False)
    assert runner.failures == 0, "".join(told)
    return len(test.examples)


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_name_has_an_example_that_runs(name: str) -> None:
    texts = documented(module_of(name), NAMED.get(name, name))
    assert texts, f"{name} is not found in {module_of(name)}"
    assert run(texts[0][1], name) > 0, f"{name} has no example"
    for inner, text in texts[1:]:
        run(text, inner)


@pytest.mark.parametrize("module", ["tavola", "tavola.fast"])
def test_what_a_module_says_of_itself_runs(module: str) -> None:
    assert run(ast.get_docstring(source_of(module)) or "", module) > 0
