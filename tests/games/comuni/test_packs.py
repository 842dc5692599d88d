"""The data pack of Comuni: checked, with origins, replaceable."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tavola
from tavola.core.packs import BadPack, read_pack
from tavola.games.comuni.pack import CHECKS, PARTS, SHELF, ComuniFile, built_in
from tavola.games.packs import add_pack
from tavola.text import Texts
from tests.games.comuni.table import cubes

OTHER = (
    built_in()
    .replace('name = "reconstruction"', 'name = "other"')
    .replace("lucca = { gold = 1,", "lucca = { gold = 2,")
    .replace("a01 = { level = 1", "a01 = { level = 4")
)


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """Another pack: its path and its name."""
    monkeypatch.setenv("TAVOLA_DATA_PACKS", "")
    path = tmp_path / "other.toml"
    path.write_text(OTHER, "utf-8")
    game, name = add_pack(str(path))
    assert game == "comuni"
    yield str(path), name
    SHELF._files.pop(name)
    SHELF._made.pop(name)


def problems(text: str) -> list[str]:
    with pytest.raises(BadPack) as error:
        read_pack(text, "mine.toml", ComuniFile, CHECKS)
    return error.value.problems


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tavola", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_figure_has_its_origin_and_reconstructed_ones_are_named() -> None:  # C1.2
    file = SHELF.file("reconstruction")
    assert {key.partition(".")[0] for key in file.origin} == {
        *("supply", "start", "income", "columns", "heroes", "cards"),
    }
    assert file.reconstructed() == [
        *("start", "income", "columns.order", "heroes", "cards.players", "cards.faces"),
    ]
    assert file.origin["supply"].status == "several-sources"


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("gold = 50", "gold = 51", "supply: 211 cubes in all, there must be 210 (C1.3)"),
        (
            "gold = 50\narmies = 60\npilgrims = 50",
            "gold = 59\narmies = 60\npilgrims = 41",
            "",
        ),
        ("a07 = {", "a99 = {", "cards.a07: is missing (C1.2)"),
        (
            'a01 = { level = 1, kinds = ["economic"], players = 2 }',
            'a01 = { level = 1, kinds = ["economic"], players = 3 }',
            "cards: 17 of deck A are used by 2 players, there must be 18 (C2.3)",
        ),
        (
            'a01 = { level = 1, kinds = ["economic"]',
            'a01 = { level = 1, kinds = ["economic", "economic"]',
            "cards.a01.kinds: a kind stands twice",
        ),
        (
            "cards = [3, 2, 2, 1, 2, 1, 3]",
            "cards = [3, 2, 2, 1, 2, 2, 3]",
            "columns.cards: 1 columns with a single card, there are two (C3.4)",
        ),
        (
            "gold = 50\narmies = 60\npilgrims = 50\ncraftsmen = 50",
            "gold = 60\narmies = 60\npilgrims = 60\ncraftsmen = 7",
            "start: 8 craftsmen in all, more than the supply has (C2.4)",
        ),
        ("[cards]", '[cards]\n"" = { level = 1, kinds = ["economic"], players = 2 }', "cards.''"),
        ("a = [2, 1]", "a = [1, 2]", "heroes.a: the first must be higher than the second (C5.7)"),
        ("armies = 3, pilgrims = 1", "armies = 21, pilgrims = 1", "start.siena.armies: expected"),
    ],
)
def test_figures_that_contradict_the_rules_are_refused(  # C1.2, C2.3
    old: str, new: str, found: str
) -> None:
    assert old in built_in()
    text = built_in().replace(old, new)
    if not found:
        read_pack(text, "mine.toml", ComuniFile, CHECKS)
        return
    assert any(problem.startswith(found) for problem in problems(text)), problems(text)


def test_a_bad_file_gets_every_error_at_once(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(
        OTHER.replace("gold = 50", "gold = 0")
        .replace('"any"]', '"silver"]')
        .replace("c05 = { level = 2", "c05 = { level = 5"),
        "utf-8",
    )
    done = run("data", "comuni", "--data-pack", str(path))
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert lines[0] == f"tavola: {path}: 7 problems"
    assert "  supply.gold: expected `int` >= 1" in lines
    assert "  income.milano[1]: invalid enum value 'silver'" in lines
    assert "  cards.c05.level: expected `int` <= 4" in lines
    assert "Traceback" not in done.stderr


COLUMNS = "cards = [3, 2, 2, 1, 2, 1, 3]"
A33 = '[cards]\na33 = { level = 1, kinds = ["economic"], players = 2 }'
B01 = 'b01 = { level = 1, kinds = ["economic"], players = 2 }'


def test_what_is_wrong_with_one_section_hides_nothing_in_another() -> None:  # C1.3, C5.7
    text = built_in().replace(COLUMNS, "cards = [3, 2, 2, 1, 2, 1, 9]")
    text = text.replace("a = [2, 1]", "a = [1, 2]").replace("gold = 50", "gold = 49")
    assert problems(text) == [
        "columns.cards[6]: expected `int` <= 3",
        "supply: 209 cubes in all, there must be 210 (C1.3)",
        "heroes.a: the first must be higher than the second (C5.7)",
    ]


def test_a_list_of_columns_is_told_to_be_too_short_beside_its_wrong_items() -> None:  # C2.2
    assert problems(built_in().replace(COLUMNS, "cards = [9, 2]")) == [
        "columns.cards[0]: expected `int` <= 3",
        "columns.cards: expected `array` of length >= 7",
    ]


def test_a_card_too_many_or_too_few_says_nothing_about_the_sizes_of_decks() -> None:  # C2.3
    (line,) = problems(built_in().replace("[cards]", A33))
    assert line.startswith("cards.a33: no such card")
    missing = "\n".join(line for line in built_in().splitlines() if not line.startswith("a07"))
    assert problems(missing) == ["cards.a07: is missing (C1.2)"]
    assert problems(missing.replace(B01, B01.replace("2 }", "5 }"))) == [
        "cards.a07: is missing (C1.2)",
        "cards: 10 of deck B are used by 2 players, there must be 11 (C2.3)",
        "cards: 13 of deck B are used by 3 players, there must be 14 (C2.3)",
        "cards: 15 of deck B are used by 4 players, there must be 16 (C2.3)",
    ]


def test_an_origin_names_a_part_that_there_is_and_all_parts_or_the_whole() -> None:  # C1.2
    assert problems(built_in().replace("[origin.start]", '[origin."start.nonsense"]'))[0] == (
        "origin.start.nonsense: no such part; there are: lucca, firenze, siena, bologna, milano"
    )
    assert problems(built_in().replace("[origin.start]", '[origin."start.lucca"]')) == [
        f"origin.start.{comune}: it must be said where this comes from"
        for comune in ("firenze", "siena", "bologna", "milano")
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_part_has_words_in_the_log(language: str) -> None:
    texts = Texts("comuni", language)
    for section, parts in PARTS.items():
        for figure in (f"{section}.{part}" for part in parts):
            assert figure not in texts.say("event-reconstructed", figures=[figure])


def test_another_pack_is_an_option_of_the_game(other: tuple[str, str]) -> None:  # C1.2
    _, name = other
    match = tavola.start("comuni", 5, seed=1, data_pack=name)
    assert cubes(match, "lucca") == (2, 1, 3, 1)
    again = tavola.load(json.loads(json.dumps(match.save())))
    assert again.save() == match.save()
    assert again.state.pack.level[0] == 4


def test_games_with_another_pack_are_played_recorded_and_verified(  # C1.2
    other: tuple[str, str], tmp_path: Path
) -> None:
    path, name = other
    records = tmp_path / "records"
    arguments = ("--players", "2", "--games", "2", "--bots", "random", "--workers", "1")
    done = run(*("simulate", "comuni", *arguments, "--data-pack", path, "--records", str(records)))
    assert done.returncode == 0, done.stderr
    record = next(iter(sorted(records.glob("*.json"))))
    assert json.loads(record.read_text("utf-8"))["options"]["data_pack"] == name
    assert run("verify", str(record), "--data-pack", path).returncode == 0


def test_without_its_pack_a_record_is_not_replayed_with_other_figures(  # C1.2
    other: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, name = other
    match = tavola.start("comuni", 2, seed=1, data_pack=name)
    record = tavola.record(match)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    monkeypatch.delenv("TAVOLA_DATA_PACKS")
    done = run("verify", str(path))
    assert done.returncode == 2
    assert f"data_pack must be one of reconstruction, not '{name}'" in done.stderr
    assert "given by --data-pack" in done.stderr


def test_the_command_tells_where_figures_come_from_and_prints_a_template() -> None:
    told = run("data", "comuni").stdout
    assert "Reconstructed, not the printed figures: start, income" in told
    assert run("data", "comuni", "--file").stdout == built_in()
    assert "printed in the rulebook" in run("data", "condottiere").stdout


def test_a_pack_for_a_game_without_packs_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[pack]\ngame = "condottiere"\n', "utf-8")
    done = run("games", "--help")
    assert done.returncode == 0
    done = run("data", "condottiere", "--data-pack", str(path))
    assert done.returncode == 2
    assert "the figures of condottiere are not replaceable" in done.stderr


def test_a_pack_for_another_game_is_refused_and_not_passed_over(
    other: tuple[str, str], tmp_path: Path
) -> None:
    path, _ = other
    for words in (
        ("play", "condottiere", "--plain"),
        ("play", "medievalia", "--plain"),
        ("simulate", "condottiere", "--games", "1"),
        ("data", "medievalia"),
    ):
        done = run(*words, "--data-pack", path)
        assert done.returncode == 2
        assert f"these are figures of comuni, not of {words[1]}" in done.stderr
    record = tmp_path / "record.json"
    record.write_text(json.dumps(tavola.record(tavola.start("condottiere", 2))), "utf-8")
    done = run("verify", str(record), "--data-pack", path)
    assert done.returncode == 2
    assert "these are figures of comuni, not of condottiere" in done.stderr
    twice = run("data", "comuni", "--data-pack", path, "--data-pack", path)
    assert twice.returncode == 2
    assert "two files with figures of comuni" in twice.stderr
