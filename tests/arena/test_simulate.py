"""`tavola simulate`, as a command."""

import json
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


def test_what_is_wrong_is_raised_as_one_clear_line() -> None:
    done = CliRunner().invoke(simulate, [*SHORT, "--bots", "clever"])
    assert isinstance(done.exception, tavola.BadSetup)
    assert "\n" not in str(done.exception)
