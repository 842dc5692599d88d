"""Bots are called by name: on the command line, at a table, in a series."""

import pytest

import tavola
from tavola.bots import LEVELS, make
from tavola.bots.greedy import GreedyBot
from tavola.bots.parallel import ParallelSearchBot
from tavola.bots.random import RandomBot
from tavola.bots.search import SearchBot


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("random", RandomBot),
        ("greedy", GreedyBot),
        ("search", SearchBot),
        ("search@0.1s", SearchBot),
        ("search@2s", SearchBot),
        ("search@500", SearchBot),
        ("search@500/1", SearchBot),
        ("search@2s/4", ParallelSearchBot),
    ],
)
def test_a_name_makes_its_bot(name: str, kind: type) -> None:
    assert type(make(name, 1)) is kind


def test_every_level_is_a_bot() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard"]
    for level in LEVELS:
        make(level, 1)


def test_a_budget_is_read_as_iterations_or_seconds() -> None:
    by_number, by_clock = make("search@500", 1), make("search@0.1s", 1)
    assert isinstance(by_number, SearchBot)
    assert isinstance(by_clock, SearchBot)
    assert by_number.budget.iterations == 500
    assert by_clock.budget.seconds == pytest.approx(0.1)


@pytest.mark.parametrize(
    "name",
    ["", "Greedy", "deep-thought", "search@", "search@fast", "search@-1", "search@5/", "greedy@5"],
)
def test_an_unknown_name_is_answered_with_what_there_is(name: str) -> None:
    with pytest.raises(tavola.BadSetup, match=r"there are: random.*greedy.*search"):
        make(name, 1)


@pytest.mark.parametrize(
    "name", ["search@0", "search@0s", "search@9999999s", "search@10/0", "search@10/9999"]
)
def test_a_budget_beyond_reason_is_refused(name: str) -> None:
    with pytest.raises(tavola.BadSetup):
        make(name, 1)
