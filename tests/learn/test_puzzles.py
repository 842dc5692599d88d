"""Puzzles: one a day, answers weighed by search, new ones out of games between bots."""

from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import tavola
from tavola.arena.game import Pairing, play_game
from tavola.learn.daily import all_puzzles, daily_puzzle
from tavola.learn.finding import Found, positions_in, positions_of
from tavola.learn.judging import judge_moves
from tavola.learn.lesson import Step, puzzles_of
from tavola.terminal.puzzle_maker import as_toml
from tests.example import EXAMPLE

DAY = date(2026, 3, 1)
GAMES = tavola.game_names()


def test_every_puzzle_has_its_day_and_two_days_in_a_row_are_of_two_games() -> None:
    count = len(all_puzzles())
    days = [daily_puzzle(DAY + timedelta(days=day)) for day in range(count)]
    assert sorted(str(one) for one in days) == sorted(str(one) for one in all_puzzles())
    games = [one[0] for one in days if one is not None]
    most = len(GAMES) * min(len(puzzles_of(game)) for game in GAMES)
    assert sum(a == b for a, b in pairwise(games)) <= count - most


def test_all_moves_are_tried_and_the_two_best_longest() -> None:
    puzzle = puzzles_of(EXAMPLE)[1]
    match = puzzle.begin(EXAMPLE)
    moves = judge_moves(match.game, match.state, puzzle.learner, 0.3)
    assert sorted(one.move for one in moves) == sorted(match.legal(puzzle.learner))
    assert moves[0].move in puzzle.accept
    assert all(one.trials > 0 and 0 <= one.worth <= 1 for one in moves)
    assert min(one.trials for one in moves[:2]) >= max(one.trials for one in moves[2:])


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_a_game_between_bots_is_a_puzzle_that_can_be_read(game: str) -> None:
    match = next(
        match
        for match in positions_of(game, tavola.game(game).facts.fewest, 1)
        if len(match.legal(match.to_act[0])) > 2
    )
    seat = match.to_act[0]
    moves = judge_moves(match.game, match.state, seat, 0.0)
    text = as_toml(Found(match.save(), seat, moves, moves[0].move), "new1")
    assert f"{moves[0].worth:.2f}" in text.splitlines()[0]
    (read,) = msgspec.toml.decode(text, type=dict[str, list[Step]])["puzzle"]
    assert read.begin(game).legal(seat) == match.legal(seat)
    assert read.accept == [moves[0].move]


def test_positions_of_a_recorded_game_are_those_that_were_played(tmp_path: Path) -> None:
    play_game(Pairing(EXAMPLE, 2, ["greedy", "greedy"], {}, 1, str(tmp_path)), 0)
    (record,) = tmp_path.glob("*.json")
    found = [match.save() for match in positions_in(record.read_text("utf-8"))]
    assert len(found) > 10
    assert len({str(one) for one in found}) > 10
