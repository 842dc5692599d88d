"""Data packs: a file that is read, checked with all its problems listed, and laid on a shelf."""

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from tavola.core import packs
from tavola.core.errors import BadSetup
from tavola.core.packs import BadPack, PackFile, Shelf

GOOD = """
[pack]
game = "parlour"
name = "wild"
title = "Flowers as they grow"

[origin.flowers]
status = "printed"
source = "the meadow"

[origin."beds.size"]
status = "reconstruction"
source = "a guess"

[flowers]
rose = { petals = 5, colours = ["red"] }
lily = { petals = 6, colours = ["white", "red"] }

[beds]
size = 3
"""

Petals = Annotated[int, msgspec.Meta(ge=3, le=8)]


class Flower(msgspec.Struct, forbid_unknown_fields=True):
    petals: Petals
    colours: Annotated[list[str], msgspec.Meta(min_length=1, max_length=4)]


class Beds(msgspec.Struct, forbid_unknown_fields=True):
    size: int
    rows: int = 1


class Garden(PackFile, forbid_unknown_fields=True):
    flowers: dict[str, Flower]
    beds: Beds


def check(file: Garden) -> list[str]:
    return [f"flowers.{name}: too few" for name in ("rose", "lily") if name not in file.flowers]


CHECKS: tuple[packs.Check[Garden], ...] = ((("flowers",), check),)


def make(file: Garden, name: str) -> tuple[str, int]:
    return name, sum(flower.petals for flower in file.flowers.values())


def shelf() -> Shelf[Garden, tuple[str, int]]:
    return Shelf("parlour", lambda: GOOD, Garden, CHECKS, make)


def problems(text: str) -> list[str]:
    with pytest.raises(BadPack) as error:
        packs.read_pack(text, "garden.toml", Garden, CHECKS)
    assert str(error.value).startswith("garden.toml: ")
    return error.value.problems


def write(folder: Path, text: str, name: str = "garden.toml") -> str:
    path = folder / name
    path.write_text(text, "utf-8")
    return str(path)


def test_a_good_file_is_read_with_its_origins() -> None:
    file = packs.read_pack(GOOD, "garden.toml", Garden, CHECKS)
    assert file.beds.size == 3
    assert file.origin["flowers"].status == "printed"
    assert file.reconstructed() == ["beds.size"]


def test_every_misfit_is_listed_at_once_with_its_place() -> None:
    text = (
        GOOD.replace("petals = 5", 'petals = "five"')
        .replace("petals = 6", "petals = 9")
        .replace('["white", "red"]', '["white", 1]')
        .replace("size = 3", "sice = 3")
        .replace('"printed"', '"rumour"')
        .replace('game = "parlour"\n', "")
    )
    assert problems(text) == [
        "pack.game: is missing",
        "origin.flowers.status: invalid enum value 'rumour'",
        "flowers.rose.petals: expected `int`, got `str`",
        "flowers.lily.petals: expected `int` <= 8",
        "flowers.lily.colours[1]: expected `str`, got `int`",
        "beds.size: is missing",
        "beds.sice: there is no such field",
    ]


def test_limits_of_a_whole_list_are_told_too() -> None:
    assert problems(GOOD.replace('colours = ["red"]', "colours = []")) == [
        "flowers.rose.colours: expected `array` of length >= 1"
    ]


def test_a_list_is_told_to_be_too_long_beside_its_wrong_items() -> None:
    text = GOOD.replace("rose = { petals = 5", "rose = { petals = 2").replace(
        'colours = ["red"]', "colours = [1]"
    )
    assert problems(text.replace("[1]", "[1, 2, 3, 4, 5]")) == [
        "flowers.rose.petals: expected `int` >= 3",
        *(f"flowers.rose.colours[{n}]: expected `str`, got `int`" for n in range(5)),
        "flowers.rose.colours: expected `array` of length <= 4",
    ]


def test_a_misfit_of_one_section_does_not_hide_what_is_wrong_with_another() -> None:
    text = GOOD.replace("rose =", "iris =").replace("size = 3", "size = true")
    assert problems(text.replace("[origin.flowers]", "[origin.trees]")) == [
        "beds.size: expected `int`, got `bool`",
        "origin.flowers: it must be said where these figures come from",
        "origin.trees: there is no such section; there are: flowers, beds",
        "flowers.rose: too few",
    ]


def test_what_no_shape_can_tell_comes_next_and_all_of_it() -> None:
    text = GOOD.replace("rose =", "iris =").replace("[origin.flowers]", "[origin.trees]")
    assert problems(text) == [
        "origin.flowers: it must be said where these figures come from",
        "origin.trees: there is no such section; there are: flowers, beds",
        "flowers.rose: too few",
    ]


def test_what_is_no_toml_is_told_with_the_line() -> None:
    assert problems("[pack\n")[0].startswith("not TOML: ")


@pytest.mark.parametrize("content", [b"\xff\xfe", b"x" * (1024 * 1024 + 1)])
def test_what_is_no_text_or_too_large_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "garden.toml"
    path.write_bytes(content)
    with pytest.raises(BadPack, match="not a data pack"):
        shelf().add(str(path))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="No such file"):
        shelf().add(str(tmp_path / "none.toml"))


def test_the_built_in_pack_lies_first_on_the_shelf_and_others_beside_it(tmp_path: Path) -> None:
    found = shelf()
    assert (found.default, found.names()) == ("wild", ("wild",))
    other = GOOD.replace('"wild"', '"tame"').replace("petals = 5", "petals = 8")
    name = found.add(write(tmp_path, other))
    assert found.names() == ("wild", name)
    assert found.find(name) == (name, 14)
    assert found.find("wild") == ("wild", 11)
    assert found.file(name).pack.title == "Flowers as they grow"


def test_the_name_of_an_added_pack_changes_with_every_figure(tmp_path: Path) -> None:
    found = shelf()
    one = GOOD.replace('"wild"', '"tame"')
    first = found.add(write(tmp_path, one))
    second = found.add(write(tmp_path, one.replace("petals = 5", "petals = 4")))
    assert first != second
    assert {name.rpartition("-")[0] for name in (first, second)} == {"tame"}


def test_a_pack_must_be_for_the_game_and_have_a_name_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"pack\.game: this is for chess, not for parlour"):
        shelf().add(write(tmp_path, GOOD.replace('"parlour"', '"chess"')))
    with pytest.raises(BadPack, match=r"pack\.name: wild is the built-in pack"):
        shelf().add(write(tmp_path, GOOD))


def test_a_pack_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(BadSetup, match="there is no data pack 'tame'; there are: wild"):
        shelf().find("tame")


def test_workers_find_the_packs_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, GOOD.replace('"wild"', '"tame"'))
    monkeypatch.setenv(packs.ENVIRONMENT, path)
    assert len(shelf().names()) == 2
