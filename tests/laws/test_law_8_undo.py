"""Law 8: undo gives back the earlier position exactly, and never what somebody has learnt."""

import pytest

from laws.learning import check_learning
from laws.setups import Setup
from laws.suite import check_match
from laws.watched import Watched
from tavola import IllegalMove, Match
from tavola.core.chance import FastChance
from tests.laws.broken_parlours import AsksForSecretsTooSoon
from tests.laws.cases import LONG, each_setup, positions
from tests.laws.parlour.game import GAME as PARLOUR

ALL = 10**6


@each_setup
def test_law_8_a_move_that_can_be_undone_has_taught_nobody_anything(setup: Setup) -> None:
    for seed, state in enumerate(positions(setup)):
        check_learning(setup.game, state, FastChance(seed), ALL)


@each_setup
def test_law_8_undo_reaches_as_far_as_nothing_was_learnt_and_gives_back_the_position(
    setup: Setup,
) -> None:
    check_match(Watched(setup, seed=8), most=LONG)


def morning() -> Match:
    """Parlour at dawn: three players who decide in secret."""
    return Match(PARLOUR, 3, seed=1)


def stake(match: Match, seat: int) -> str:
    """Stake the first flower that the seat can."""
    text = match.legal(seat)[0]
    match.play(seat, text)
    return text


def test_law_8_a_secret_choice_is_taken_back_across_the_secret_choices_of_others() -> None:
    match = morning()
    before = match.view(0)
    text = stake(match, 0)
    stake(match, 1)
    seen_by_1 = match.view(1)
    assert match.undo(0) == text
    assert match.view(0) == before
    assert match.view(1) == seen_by_1  # whose stake still lies there, and who noticed nothing


def test_law_8_whether_one_may_undo_does_not_tell_that_another_has_moved_in_secret() -> None:
    match = morning()
    for mine in (False, True):
        if mine:
            stake(match, 0)
        before = match.view(0)
        stake(match, 1)
        assert match.view(0) == before
        assert before["undo"] is mine


def test_law_8_a_commitment_that_all_have_seen_stops_the_undo_of_others() -> None:
    match = morning()
    stake(match, 0)
    match.play(1, "commit")
    with pytest.raises(IllegalMove, match="nothing-to-undo"):
        match.undo(0)
    assert match.undo(1) == "commit"
    assert match.view(0)["undo"] is True  # as if it had never been


def test_law_8_what_the_last_commitment_reveals_can_not_be_undone() -> None:
    match = morning()
    for seat in range(3):
        stake(match, seat)
        match.play(seat, "commit")
    assert not any(match.view(seat)["undo"] for seat in range(3))


def test_law_8_a_long_turn_is_taken_back_step_by_step_up_to_a_card_that_was_shown() -> None:
    match = morning()
    for seat in range(3):
        match.play(seat, "commit")
    planted = next(text for text in match.legal(0) if text.startswith("plant"))
    match.play(0, planted)
    for text in ("water rose", "water fern", "water rose"):
        match.play(0, text)
    assert [match.undo(0) for _ in range(3)] == ["water rose", "water fern", "water rose"]
    assert match.view(0)["undo"] is False


def test_law_8_the_end_of_the_game_can_not_be_undone_because_it_reveals_the_seed() -> None:
    match = Match(PARLOUR, 2, {"days": 1}, seed=1)
    for seat, text in ((0, "commit"), (1, "commit"), (0, "water rose"), (0, "done")):
        match.play(seat, text)
    assert match.result is not None
    assert match.view(0)["undo"] is False


def test_law_8_where_a_game_breaks_it_an_undo_is_refused_and_nothing_is_lost() -> None:
    match = Match(AsksForSecretsTooSoon(), 3, seed=1)
    for seat in range(3):
        match.play(seat, "commit")
    gardener = match.to_act[0]
    match.play(gardener, match.legal(gardener)[0])
    other = (gardener + 1) % 3
    stake(match, other)
    before = match.save()
    with pytest.raises(IllegalMove, match="nothing-to-undo"):
        match.undo(gardener)
    assert match.save() == before
    assert match.undo(other).startswith("stake")
