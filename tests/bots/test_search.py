"""Search: keeps to its budget, finds what one step does not show, on one processor or several."""

import itertools
import time

import pytest

from tavola.bots import Sight, make, sight_of
from tavola.bots.parallel import ParallelSearchBot
from tavola.bots.search import (
    Budget,
    SearchBot,
    a_round_later,
    far_enough,
    is_sure,
    most_visited,
)
from tavola.bots.tree import Node
from tavola.core.chance import FastChance
from tavola.core.game import SILENT
from tavola.core.setup import settle
from tests.bots.seats import GAMES
from tests.example import table


def winning_sight() -> Sight:
    """One city from winning (D8.1), last one in (D4.3): a 10 beats the 9 that lies there."""
    match = table(
        *("10 1", "winter 1", "", ""),
        city="modena",
        owners={0: "milano parma genova"},
        armies={1: "5 4"},
        out=(1,),
    )
    return sight_of(match.game, match.state, 0, FastChance(1))


def saving_sight(seed: int) -> Sight:
    """D5.7, D8.1: seat 1 wins the game with this city; nothing but the bishop prevents it."""
    match = table(
        *("bishop 1 2", "10 4"),
        city="modena",
        owners={1: "milano parma genova torino mantova"},
        armies={1: "10 10"},
        out=(1,),
    )
    return sight_of(match.game, match.state, 0, FastChance(seed))


def test_search_thinks_as_many_times_as_it_is_told() -> None:
    visits = SearchBot(1, Budget(120, 1e9)).think(winning_sight())
    assert sum(visits) == 120


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_search_that_is_sure_stops_and_chooses_what_it_would_have_chosen(seed: int) -> None:
    sight = saving_sight(seed)
    budget = Budget(400, 1e9)
    whole = SearchBot(seed, budget).think(sight)
    sure = SearchBot(seed, budget).think(sight, True)
    assert sum(sure) < sum(whole) == 400
    assert most_visited(sure) == most_visited(whole)
    best, second = sorted(sure, reverse=True)[:2]
    assert best - second > 400 - sum(sure)  # nothing that could still come would change it


def led_by(best: int, second: int) -> Node:
    """Two moves, tried so often."""
    root = Node(-1)
    for place, visits in enumerate((best, second)):
        root.child(place).visits = visits
    return root


@pytest.mark.parametrize(
    ("best", "second", "seconds", "sure"),
    [
        (700, 300, 0.5, False),  # as many again may come
        (700, 300, 0.9, True),  # about 111 may come, at twice the pace 222
        (600, 400, 0.9, False),
        (600, 400, 0.95, True),
    ],
)
def test_with_a_limit_of_time_search_allows_for_iterations_twice_as_fast(
    best: int, second: int, seconds: float, sure: bool
) -> None:
    budget = Budget(10**9, 1.0)
    assert is_sure(led_by(best, second), budget, best + second, seconds) is sure


def test_search_is_never_sure_before_it_has_begun() -> None:
    assert not is_sure(Node(-1), Budget(100, 1.0), 0, 0.0)


def test_search_stops_at_its_time() -> None:
    bot = make("search@0.05s", 1)
    began = time.perf_counter()
    bot.choose(winning_sight())
    assert time.perf_counter() - began < 30  # far off, but not endless


def test_search_takes_the_city_that_wins_the_game() -> None:
    assert make("search@100", 1).choose(winning_sight()).text == "play 10"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_search_saves_the_game_when_a_rival_is_about_to_win_it(seed: int) -> None:
    assert make("search@200", seed).choose(saving_sight(seed)).text == "play bishop"


def test_several_workers_answer_like_one_and_always_the_same() -> None:
    answers = {make("search@60/2", 9).choose(winning_sight()).text for _ in range(2)}
    assert answers == {"play 10"}


def test_workers_that_fail_are_done_without() -> None:
    """No worker knows Parlour, which only the tests have: the bot then thinks alone."""
    game = GAMES["parlour"]
    position = game.start(2, settle(game, 2, {}), FastChance(1), SILENT)
    sight = sight_of(game, position, 0, FastChance(1))
    bot = ParallelSearchBot(1, Budget(20, 1e9), 2)
    assert bot.choose(sight) in sight.moves


def test_games_without_a_clock_are_judged_after_a_number_of_moves() -> None:
    match = table("10 1", "winter 1", city="modena")
    assert a_round_later(match.game, match.state) == 0
    between = table("10 1", "winter 1")
    assert not far_enough(between.game, between.state, 5, 0)
    assert far_enough(between.game, between.state, 30, 0)
    assert not far_enough(match.game, match.state, 30, 0)  # a battle is under way
    assert far_enough(match.game, match.state, 300, 0)


def test_search_counts_the_time_of_the_processor_not_of_the_wall(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a machine that is busy with other things it plays as well, and takes longer."""
    worked = itertools.count()
    monkeypatch.setattr("tavola.bots.search.thread_time", lambda: next(worked) / 100)
    monkeypatch.setattr(time, "perf_counter", lambda: next(worked) * 1e6)
    visits = SearchBot(1, Budget(10**9, 1.0)).think(winning_sight())
    assert 98 <= sum(visits) <= 101
