"""The laws are tried themselves: on a Parlour with one thing wrong, the right law must break."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from laws.broken import BrokenLaw
from laws.setups import Setup
from laws.suite import Checked, check_match
from laws.twins import Twins
from laws.watched import Watched
from tavola.core.game import Game
from tests.laws import broken_parlours as wrong
from tests.laws.parlour.game import GAME


def everything(game: Game[Any]) -> None:
    """All laws on some games with three players."""
    setup = Setup(game, 3, {})
    for seed in range(40):
        Twins(setup, seed % 3, seed).check_steps(30)
        walk = Checked(setup, seed)
        walk.finish()
        walk.check_at(walk.any_stop())
        check_match(Watched(setup, seed), most=100)


def test_the_laws_hold_for_parlour() -> None:
    everything(GAME)


@pytest.mark.parametrize(
    ("broken", "laws"),
    [
        (wrong.LegalTwice, {1}),
        (wrong.RefusesWhatItLists, {1}),
        (wrong.CitesNoRule, {1}),
        (wrong.AcceptsUnlisted, {1}),
        (wrong.KeepsItsList, {1, 2}),
        (wrong.DeadEnd, {2}),
        (wrong.ShorterThanItIs, {2}),
        (wrong.WrongPlaces, {2}),
        (wrong.LosesAFlower, {3, 6, 7}),
        (wrong.SharesItsBeds, {5}),
        (wrong.ForgetsTheCans, {5}),
        (wrong.RollsItsOwnDice, {4, 5, 8}),
        (wrong.ShowsAllHands, {6}),
        (wrong.ShowsStakes, {6}),
        (wrong.ShowsByOrderOfKeys, {6}),
        (wrong.ShowsTheDayTwice, {12}),
        (wrong.HandsOutItsBeds, {12}),
        (wrong.SaysThatTheDayIsAsBefore, {12}),
        (wrong.RefusalTells, {6}),
        (wrong.LegalKnowsTheDeck, {6, 8}),
        (wrong.RedealPeeksAtHands, {7}),
        (wrong.RedealKeepsTheTopOfTheDeck, {7}),
        (wrong.RedealKeepsPendingChoices, {7}),
        (wrong.AdviceKnowsTheDeck, {7}),
        (partial(wrong.Tells, "planted", "harmless"), {8}),
        (partial(wrong.Tells, "drew", "harmless"), {6, 8}),
        (partial(wrong.Tells, "stakes", "harmless"), {6, 8}),
        (partial(wrong.Tells, "watered", "not"), {6, 8}),
        (partial(wrong.Tells, "committed", "not"), {6, 8}),
        (partial(wrong.Tells, "staked", "not"), {8}),
        (partial(wrong.Tells, "staked", "aloud"), {6, 8}),
        (partial(wrong.Tells, "stakes", "as-known"), {11}),
        (partial(wrong.Tells, "drew-flower", "as-known"), {11}),
        (wrong.TellsTheTopOfTheDeck, {6, 11}),
        (wrong.WateringLooksAtAHand, {8, 11}),
        (wrong.ChecksTheDeckInSecret, {8}),
        (wrong.AsksForSecretsTooSoon, {8}),
    ],
    ids=lambda value: (
        getattr(value, "__name__", None) or "-".join(map(str, getattr(value, "args", value)))
    ),
)
def test_a_game_with_one_thing_wrong_breaks_its_law(
    broken: Callable[[], Game[Any]], laws: set[int]
) -> None:
    with pytest.raises(BrokenLaw) as caught:
        everything(broken())
    assert caught.value.law in laws, caught.value
