"""Law 6, leak: what a seat gets does not depend on what it can't know. Law 7, blind: nor does
what `redeal` and `weigh` make of it."""

import json

from laws.hidden import check_blind, check_leak, check_printed, everyone
from laws.setups import Setup
from laws.twins import Twins
from tavola.core.chance import FastChance
from tavola.core.match import Match
from tests.laws.cases import each_setup, positions
from tests.runs import FIRST_OF_TWO

STEPS = 6 if FIRST_OF_TWO else 20


@each_setup
def test_law_6_a_seat_gets_the_same_bytes_when_all_that_is_hidden_from_it_is_drawn_anew(
    setup: Setup,
) -> None:
    for seed, state in enumerate(positions(setup)):
        check_leak(setup.game, state, FastChance(seed))


@each_setup
def test_law_6_a_view_is_json(setup: Setup) -> None:
    for state in positions(setup):
        for eyes in everyone(setup.players):
            view = setup.game.view(state, eyes)
            assert json.loads(json.dumps(view)) == view


@each_setup
def test_law_6_what_is_told_once_never_changes_and_is_json(setup: Setup) -> None:
    for state in positions(setup):
        check_printed(setup, state)
        printed = setup.game.printed(state)
        assert json.loads(json.dumps(printed)) == printed


@each_setup
def test_law_6_a_match_shows_nothing_beyond_the_view_and_what_is_public(setup: Setup) -> None:
    match = Match(setup.game, setup.players, setup.options, seed=6)
    assert match.printed() == setup.game.printed(match.state)
    for seat in (None, *range(setup.players)):
        shown = match.view(seat)
        assert shown["table"] == setup.game.view(match.state, -1 if seat is None else seat)
        assert set(shown) == {
            *("game", "seat", "players", "options", "to_act", "legal", "undo", "table", "result"),
        }


@each_setup
def test_law_7_positions_that_look_alike_are_redealt_to_the_same_worlds(setup: Setup) -> None:
    for seed, state in enumerate(positions(setup)):
        check_blind(setup.game, state, FastChance(seed))


@each_setup
def test_laws_6_and_7_games_whose_hidden_truth_differs_are_alike_to_a_seat(setup: Setup) -> None:
    for seat in range(setup.players):
        twins = Twins(setup, seat, seed=7 + seat)
        twins.check_steps(STEPS)
        # The twins must differ, or nothing is tried; where nothing is hidden they can't.
        assert bool(twins.differed) == bool(setup.game.facts.hidden)
