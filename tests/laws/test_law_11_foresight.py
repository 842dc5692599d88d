"""Law 11: what `foresee` says is the same in every world that fits what the seat knows, and comes
true."""

import json
from pathlib import Path

import pytest

import tavola
from laws.foresight import check_foresight
from laws.setups import Setup
from tavola.core import record
from tavola.core.chance import FastChance
from tavola.core.fair import Drawn
from tests.laws.cases import each_setup, positions
from tests.runs import FIRST_OF_TWO

MOVES = 3 if FIRST_OF_TWO else 12  # of each seat that must act, at a position
RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*/*.json"))
STRIDE = 41 if FIRST_OF_TWO else 13  # between two positions of a record; prime, so that phases vary


@each_setup
def test_law_11_what_is_foreseen_tells_nothing_hidden_and_comes_true(setup: Setup) -> None:
    for seed, state in enumerate(positions(setup)):
        check_foresight(setup.game, state, FastChance(seed), MOVES)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_law_11_holds_on_the_way_of_whole_games(path: Path) -> None:
    told = record.read(json.loads(path.read_text("utf-8")))
    game = tavola.game(told.game)
    begun = record.replay(told, tavola.game, upto=0)
    dice = FastChance(len(told.moves))
    for number, entry in enumerate(told.moves[1:]):
        if number % STRIDE == len(path.stem) % STRIDE:
            check_foresight(game, begun.state, dice, 2)
        assert entry.seat is not None
        assert entry.move is not None
        begun.tell([Drawn(drawn.what, drawn.drawn) for drawn in entry.chance], "moves")
        begun.play(entry.seat, entry.move)
