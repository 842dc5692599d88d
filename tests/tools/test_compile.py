"""Compiled trees are whole, each of one source, and stay with whoever runs from them."""

from pathlib import Path

import pytest

from tools import compile as compiling
from tools import environment, sharing


class Workshop:
    """A source of one file and a compiler that notes it; `meanwhile` happens while it compiles."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.source = folder / "src"
        self.build = folder / "build"
        self.meanwhile: list[str] = []
        self.compiled: list[str] = []
        monkeypatch.delenv("TAVOLA_PURE", raising=False)
        monkeypatch.setattr(sharing, "LOCKS", folder / "locks")
        monkeypatch.setattr(environment, "ensure", lambda dev: None)
        monkeypatch.setattr(compiling, "ROOT", folder)
        monkeypatch.setattr(compiling, "RECIPE", ())
        monkeypatch.setattr(compiling, "SOURCE", self.source)
        monkeypatch.setattr(compiling, "BUILD", self.build)
        monkeypatch.setattr(compiling, "TREES", self.build / "trees")
        monkeypatch.setattr(compiling, "COMPILED", self.build / "compiled")
        monkeypatch.setattr(compiling, "EXTENSIONS", self.build / "extensions")
        monkeypatch.setattr(compiling, "no_compiler", lambda: None)
        monkeypatch.setattr(compiling, "compile_extensions", self.compile)
        (self.build / "extensions").mkdir(parents=True)
        (self.source / "tavola" / "server").mkdir(parents=True)

    def edit(self, text: str) -> None:
        (self.source / "tavola" / "game.py").write_text(text, "utf-8")

    def compile(self) -> None:
        text = (self.source / "tavola" / "game.py").read_text("utf-8")
        self.compiled.append(text)
        (self.build / "extensions" / "game.so").write_text(text, "utf-8")
        if self.meanwhile:
            self.edit(self.meanwhile.pop())


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    found = Workshop(tmp_path, monkeypatch)
    found.edit("one")
    return found


def contents(tree: Path) -> tuple[str, str]:
    return (tree / "tavola" / "game.py").read_text("utf-8"), (tree / "game.so").read_text("utf-8")


def test_a_tree_is_made_once_for_each_source(workshop: Workshop) -> None:
    tree = compiling.package_root()
    assert compiling.package_root() == tree
    assert contents(tree) == ("one", "one")
    workshop.edit("two")
    assert contents(compiling.package_root()) == ("two", "two")
    workshop.edit("one")
    assert compiling.package_root() == tree
    assert workshop.compiled == ["one", "two"]


def test_who_runs_from_a_tree_keeps_it_when_another_is_made(workshop: Workshop) -> None:
    tree = compiling.package_root()
    workshop.edit("two")
    compiling.package_root()
    assert contents(tree) == ("one", "one")


def test_the_link_shows_the_newest(workshop: Workshop) -> None:
    link = workshop.build / "compiled"
    (link / "of-an-older-version").mkdir(parents=True)  # it was a folder once
    for text in ("one", "two", "one"):
        workshop.edit(text)
        compiling.package_root()
        assert contents(link) == (text, text)


def test_a_source_that_is_edited_meanwhile_is_compiled_again(workshop: Workshop) -> None:
    """Else a tree could hold the old engine beside the new source."""
    workshop.meanwhile.append("two")
    assert contents(compiling.package_root()) == ("two", "two")
    assert workshop.compiled == ["one", "two"]
    assert len(list((workshop.build / "trees").iterdir())) == 1


def test_old_trees_go(workshop: Workshop) -> None:
    for text in "abcde":
        workshop.edit(text)
        newest = compiling.package_root()
    kept = list((workshop.build / "trees").iterdir())
    assert len(kept) == compiling.TREES_KEPT
    assert newest in kept


def test_a_page_that_is_built_anew_goes_to_the_tree(workshop: Workshop) -> None:
    tree = compiling.package_root()
    for version in ("first", "second"):
        page = workshop.source / compiling.PAGE
        page.mkdir(parents=True, exist_ok=True)
        (page / "made-from").write_text(version, "utf-8")
        assert compiling.package_root() == tree
        assert (tree / compiling.PAGE / "made-from").read_text("utf-8") == version
    assert workshop.compiled == ["one"]


def test_what_is_there_can_be_told_without_compiling(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compiling.root_at_once() is None
    tree = compiling.package_root()
    assert compiling.root_at_once() == tree
    monkeypatch.setenv("TAVOLA_PURE", "1")
    assert compiling.root_at_once() == workshop.source
