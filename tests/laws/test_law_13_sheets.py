"""Law 13: whatever is shown has a sheet (laws/sheets.py says how that is found), in every language.

tests/learn/test_sheets.py reads them.
"""

from typing import Any

import pytest

from laws.broken import BrokenLaw
from laws.setups import Setup
from laws.sheets import check_fields, check_sheets
from laws.walk import choose
from tavola.core.chance import FastChance
from tavola.core.game import Game
from tavola.core.match import Match
from tests.laws.cases import LONG, SEEDS, SETUPS, TABLES, each_setup, each_table, positions


def start(setup: Setup) -> Any:
    return setup.start(FastChance(0))


TAUGHT = [setup for setup in TABLES if setup.game.sheets(start(setup))]
FEWEST = [setup for setup in TAUGHT if setup.players == setup.game.facts.fewest]


@each_setup
def test_law_13_whatever_is_seen_or_can_be_done_has_a_sheet(setup: Setup) -> None:
    for state in positions(setup):
        check_sheets(setup.game, state, [])


@each_table
def test_law_13_whatever_is_told_has_a_sheet(setup: Setup) -> None:
    match = Match(setup.game, setup.players, setup.options, seed=SEEDS[0])
    dice = FastChance(SEEDS[0])
    while match.result is None and len(match.steps) < LONG:
        seat, move = choose(setup.game, match.state, dice)
        match.play(seat, move.text)
    events = [event for step in match.steps for event in step.events]
    check_sheets(setup.game, match.state, events)


@pytest.mark.parametrize("game", [setup.game for setup in FEWEST], ids=lambda game: game.facts.name)
def test_law_13_every_field_of_a_view_is_explained_by_a_sheet(game: Game[Any]) -> None:
    setups = [setup for setup in SETUPS if setup.game is game]
    check_fields(game, {thing for setup in setups for thing in game.sheets(start(setup))})
    with pytest.raises(BrokenLaw):
        check_fields(game, set())


@pytest.mark.parametrize("setup", FEWEST, ids=str)
def test_law_13_bites_what_is_to_be_seen_and_has_no_sheet(setup: Setup) -> None:
    state = setup.start(FastChance(SEEDS[0]))
    found = [thing for thing in setup.game.sheets(state) if is_missed(setup.game, state, thing)]
    assert len(found) > len(setup.game.sheets(state)) // 4  # the rest is not in sight at first


def is_missed(game: Game[Any], state: Any, thing: str) -> bool:
    try:
        check_sheets(game, state, [], without=thing)
    except BrokenLaw:
        return True
    return False
