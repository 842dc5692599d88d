"""M1.2 The data pack: where its figures come from, what is checked, that another one is used."""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tavola
from tavola.core.packs import ENVIRONMENT, BadPack
from tavola.datafile import data
from tavola.games.medievalia.pack import SHELF, built_in
from tavola.games.packs import add_pack
from tests.games.medievalia.table import look, printed


@pytest.fixture(autouse=True)
def no_other_packs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test adds is gone after it."""
    monkeypatch.setitem(os.environ, ENVIRONMENT, "")
    files, made = dict(SHELF._files), dict(SHELF._made)
    yield
    SHELF._files, SHELF._made = files, made


def changed(folder: Path, *changes: tuple[str, str]) -> str:
    """A file like the built-in one, with another name and these changes."""
    text = built_in().replace('name = "reconstruction"', 'name = "mine"')
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def problems(folder: Path, *changes: tuple[str, str]) -> list[str]:
    with pytest.raises(BadPack) as refused:
        add_pack(changed(folder, *changes))
    return refused.value.problems


def test_every_figure_has_its_origin() -> None:
    file = SHELF.file(SHELF.default)
    told = set(file.origin)
    for section in ("territory", "figure", "building"):
        assert {f"{section}.count", f"{section}.price", f"{section}.output"} <= told
    assert {"city.count", "city.output", "city.combat", "figure.combat", "building.bonus"} <= told
    assert "figure.price" in file.reconstructed()
    assert "figure.count" not in file.reconstructed()


def test_who_looks_at_the_table_sees_what_is_printed_on_the_cards(tmp_path: Path) -> None:
    """M1.2, M1.3"""
    cavalry = {"food": 3, "energy": 1, "gold": 2}
    seen: Any = printed(tavola.start("medievalia", 2, seed=1))["cards"]
    assert len(seen) == 1 + 13 + 10
    assert seen["cavalry"] | {"price": cavalry, "attack": 4, "defence": 3} == seen["cavalry"]
    assert seen["city"]["output"] == {"labour": 1}
    assert seen["church"]["bonus"] == 1
    path = changed(tmp_path, ("price = { food = 3, energy", "price = { food = 5, energy"))
    _, name = add_pack(path)
    seen = printed(tavola.start("medievalia", 2, seed=1, data_pack=name))["cards"]
    assert seen["cavalry"]["price"] == {**cavalry, "food": 5}


def test_who_looks_at_the_table_sees_what_is_reconstructed() -> None:
    seen: Any = printed(tavola.start("medievalia", 2, seed=1))
    assert seen["data_pack"] == "reconstruction"
    assert "territory.price" in seen["reconstructed"]


def test_the_command_line_tells_the_origins() -> None:
    done = CliRunner().invoke(data, ["medievalia"])
    assert done.exit_code == 0
    assert "figure.count (printed): publisher's list of components" in done.output
    assert "Reconstructed, not the printed figures: city.combat" in done.output


def test_another_pack_is_used_and_named_in_the_match(tmp_path: Path) -> None:
    peasant = "[figure.peasant]\ncount = 20\nprice = { food = 2 }"
    path = changed(tmp_path, (peasant, peasant.replace("food = 2", "food = 1, gold = 3")))
    game, name = add_pack(path)
    assert game == "medievalia"
    match = tavola.start("medievalia", 2, seed=1, data_pack=name)
    saved: Any = match.save()
    assert saved["state"]["data_pack"] == name
    state = {
        "data_pack": name,
        "players": [{"hand": ["peasant", "mine", "mine", "mine", "mine"]}, {}],
    }
    laid = tavola.load({"game": "medievalia", "options": {"data_pack": name}, "state": state})
    laid.play(0, "play peasant")
    assert look(laid, 0)["batch"]["price"] == ["food", "gold", "gold", "gold"]


def test_a_position_of_an_unknown_pack_is_refused() -> None:
    with pytest.raises(tavola.BadPosition, match="data_pack: there is no data pack 'other'"):
        tavola.load({"game": "medievalia", "state": {"data_pack": "other", "players": [{}, {}]}})


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("count = 20", "count = 19", "figure.peasant.count: there are 20 (M1.2)"),
        ("[figure.peasant]", "[figure.pheasant]", "figure.peasant: is missing (M1.2)"),
        (
            "[territory.mine]\ncount = 7\nprice = { labour = 3 }",
            "[territory.mine]\ncount = 7\nprice = { gold = 3 }",
            "territory.mine.price: labour, and nothing else (M5.1)",
        ),
        (
            "output = { energy = 1 }",
            "output = { gold = 1 }",
            "territory.forest.output: energy, and nothing else (M5.1)",
        ),
        (
            "[city]  # M1.3\ncount = 4\noutput = { labour = 1 }",
            "[city]  # M1.3\ncount = 4\noutput = {}",
            "city.output: a first territory could never be paid (M5.2)",
        ),
        ("bonus = 1", "bonus = 0", "building.church: an output or a bonus (M5.5)"),
        (
            "attack = 1\ndefence = 4",
            "attack = 1\ndefence = 0",
            "building.tower: a combat value, and nothing else (M5.5)",
        ),
        (
            "attack = 1\ndefence = 1\n",
            "attack = 1\ndefence = 0\n",
            "figure.peasant.defence: at least 1 (M7.7)",
        ),
        (
            "output = { food = 1 }",
            "output = { food = 2 }",
            "territory.field.output: 1 food, as the rulebook says (M5.1)",
        ),
        (
            "[figure.archer]\ncount = 3\nprice = { food = 2, energy = 2 }\noutput = {}",
            "[figure.archer]\ncount = 3\nprice = { food = 2 }\noutput = { labour = 1 }",
            "figure.archer.output: no labour, as the rulebook says (M6.2)",
        ),
        (
            "price = { food = 2 }\noutput = { labour = 1 }",
            "price = { food = 2 }\noutput = {}",
            "figure.peasant.output: 1 labour, as the rulebook says (M-E7)",
        ),
        (
            "attack = 1\ndefence = 4",
            "attack = 1\ndefence = 5",
            "building.tower: 1/4, as the rulebook says (M1.3)",
        ),
        (
            "attack = 2\ndefence = 6",
            "attack = 3\ndefence = 6",
            "building.castle: 2/6, as the rulebook says (M1.3)",
        ),
        ('"city.count" =', '"village.count" =', "origin.village.count: there is no such section"),
        ("attack = 3\ndefence = 12", 'attack = "many"\ndefence = 12', "city.attack: "),
    ],
)
def test_what_contradicts_the_rules_is_said(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    assert any(found.startswith(problem) for found in problems(tmp_path, (old, new)))


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    found = problems(tmp_path, ("count = 20", "count = 19"), ("bonus = 1", "bonus = 0"))
    assert len(found) == 2


def test_what_soldiers_produce_is_not_called_printed_or_derived() -> None:
    soldiers = ("recruit", "infantry", "cavalry")
    origin = tomllib.loads(built_in())["origin"]
    told = {name: origin[f"figure.output.{name}"]["status"] for name in soldiers}
    assert told == dict.fromkeys(soldiers, "reconstruction")
    assert origin["figure.output"]["status"] == "derived"
    shown = printed(tavola.start("medievalia", 2, seed=1))["reconstructed"]
    assert {f"figure.output.{name}" for name in soldiers} <= set(shown)
