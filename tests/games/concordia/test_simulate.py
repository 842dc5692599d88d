"""What `tavola simulate` tells of the scores."""

import json

import pytest
from click.testing import CliRunner

from tavola.arena.command import simulate


def test_what_scores_are_made_up_of_is_shown_line_by_line_and_adds_up() -> None:  # K6.2
    words = ["concordia", "--players", "3", "--games", "2", "--option", "round_limit=3"]
    done = CliRunner().invoke(simulate, [*words, "--json", "--workers", "1"])
    for bot in json.loads(done.stdout)["bots"]:
        *gods, (last, points) = bot["mean_score"].items()
        assert last == "points"
        assert sum(value for _, value in gods) == pytest.approx(points)
    shown = CliRunner().invoke(simulate, [*words, "--workers", "1"])
    assert "mean score" in shown.stdout
    assert "Saturnus" in shown.stdout
