"""What is counted: steps are moves, in every loop the same ones."""

from random import Random
from typing import cast

import pytest

import tavola
from bench import engine
from bench.engine import QUESTIONS, SIGHTS, WORKS, cost, positions, search, sights
from tavola.core.chance import FastChance
from tavola.core.fair import FairChance, draw_key
from tavola.core.game import NOBODY, SILENT
from tavola.speed import cases, drive, driven, inside

CASES = cases(tavola.game_names())


class Whims(FairChance):
    """The fair chance of a match, with whims of its own for whoever drives the game."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self._random = Random(5)

    def pick(self, n: int) -> int:
        return self._random.randrange(n)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_steps_counted_are_the_moves_of_the_record(name: str, players: int) -> None:
    match = tavola.start(name, players, seed=3)
    fairness = match.fairness
    chance = Whims(draw_key(fairness.seed, fairness.setup, fairness.entropy))
    state = match.game.start(players, match.options, chance, SILENT)
    steps = drive(match.game, state, cast(FastChance, chance))

    random = Random(5)
    while match.to_act:
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, moves[random.randrange(len(moves))])
    moves = tavola.record(match)["moves"]  # type: ignore[assignment]
    assert steps == len(moves) - 1  # the first entry is the set-up
    assert match.game.save(state) == match.game.save(match.state)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_both_loops_play_the_same_games(name: str, players: int) -> None:
    game = tavola.game(name)
    assert inside(game, players)(5) == driven(game, players)(5)


def test_every_game_is_measured_with_every_number_of_players() -> None:
    for name, players in CASES:
        assert f"steps {name} {players} inside" in WORKS
        assert f"steps {name} {players} driven" in WORKS


@pytest.mark.parametrize("name", tavola.game_names())
def test_the_positions_asked_about_are_running_games(name: str) -> None:
    game = tavola.game(name)
    assert all(game.turn(state) != NOBODY for state in positions(name))


@pytest.mark.parametrize("name", tavola.game_names())
@pytest.mark.parametrize("question", QUESTIONS)
def test_each_answer_is_counted(name: str, question: str) -> None:
    assert cost(name, question)(2) == 2 * len(positions(name))


@pytest.mark.parametrize("name", tavola.game_names())
def test_each_iteration_of_a_search_is_counted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "ITERATIONS", 3)
    assert len(sights(name)) == SIGHTS
    assert search(name)(2) == 2 * SIGHTS * 3
