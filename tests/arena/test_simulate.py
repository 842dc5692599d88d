"""`tavola simulate`, as a command."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import tavola
from tavola.arena.command import bot_names, simulate
from tests.example import EXAMPLE

SHORT = [EXAMPLE, "--players", "2", "--games", "3", "--option", "round_limit=1"]


def test_names_can_be_repeated() -> None:
    assert bot_names("greedy,random*3") == ["greedy", "random", "random", "random"]
    assert bot_names("search@0.1s") == ["search@0.1s"]


@pytest.mark.parametrize("text", ["greedy*", "*3", "greedy*x", "greedy,"])
def test_a_list_of_bots_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(tavola.BadSetup):
        bot_names(text)


def test_the_table_shows_each_bot_with_its_interval() -> None:
    done = CliRunner().invoke(simulate, [*SHORT, "--bots", "greedy,random", "--workers", "1"])
    assert done.exit_code == 0
    assert "95 % interval" in done.stdout
    assert "greedy" in done.stdout
    assert "3 games" in done.stdout


def test_json_is_nothing_but_json() -> None:
    done = CliRunner().invoke(simulate, [*SHORT, "--json", "--workers", "1"])
    assert json.loads(done.stdout)["games"] == 3


def test_records_are_kept_on_request(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    words = [*SHORT, "--workers", "1", "--records", str(folder)]
    assert CliRunner().invoke(simulate, words).exit_code == 0
    assert len(list(folder.glob(f"{EXAMPLE}-*.json"))) == 3


def test_records_that_are_there_are_not_overwritten_unless_one_says_so(tmp_path: Path) -> None:
    words = [*SHORT, "--workers", "1", "--records", str(tmp_path)]
    assert CliRunner().invoke(simulate, words).exit_code == 0
    [first, *_] = sorted(tmp_path.iterdir())
    first.write_text("something dear", "utf-8")
    refused = CliRunner().invoke(simulate, words)
    assert isinstance(refused.exception, tavola.TavolaError)
    assert "--force" in str(refused.exception)
    assert first.read_text("utf-8") == "something dear"
    assert CliRunner().invoke(simulate, [*words, "--seed", "2"]).exit_code == 0
    assert CliRunner().invoke(simulate, [*words, "--force"]).exit_code == 0
    assert first.read_text("utf-8") != "something dear"


@pytest.mark.parametrize(
    ("games", "said"), [("1", r"1 game of \d+ moves; ends: "), ("2", "2 games of ")]
)
def test_a_single_game_is_no_plural(games: str, said: str) -> None:
    done = CliRunner().invoke(simulate, [*SHORT, "--games", games, "--workers", "1"])
    assert re.search(said, done.stdout)


def test_what_is_wrong_is_raised_as_one_clear_line() -> None:
    done = CliRunner().invoke(simulate, [*SHORT, "--bots", "clever"])
    assert isinstance(done.exception, tavola.BadSetup)
    assert "\n" not in str(done.exception)
