"""`tavola bench`: what an installed Tavola tells of its own speed."""

import json

from click.testing import CliRunner

import tavola
from tavola.speed import bench, cases
from tests.example import EXAMPLE, TITLE


def test_all_games_are_listed_with_their_speed() -> None:
    done = CliRunner().invoke(bench, ["--rounds", "1", "--seconds", "0.001", "--json"])
    found = json.loads(done.stdout)
    assert found["compiled"] == tavola.COMPILED
    assert [(row["game"], row["players"]) for row in found["games"]] == cases(tavola.game_names())
    for row in found["games"]:
        assert row["steps_per_second"]["inside"]["best"] > 0
        assert row["steps_per_second"]["driven"]["median"] > 0


def test_the_table_says_whether_the_engine_is_compiled() -> None:
    done = CliRunner().invoke(bench, [EXAMPLE, "--rounds", "1", "--seconds", "0.001"])
    assert done.exit_code == 0
    assert ("compiled" if tavola.COMPILED else "interpreted") in done.stdout
    assert TITLE in done.stdout


def test_a_game_that_is_not_there_is_refused() -> None:
    done = CliRunner().invoke(bench, ["halma"])
    assert isinstance(done.exception, tavola.BadSetup)
