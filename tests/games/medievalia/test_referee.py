"""The second referee agrees with the engine over whole games of many kinds."""

from collections.abc import Callable
from random import Random

import pytest

import tavola
from tests.games.medievalia.notable import (
    BUILDERS,
    FIGHTERS,
    RAIDERS,
    allies_at_war,
    archers_and_priests,
    four_at_war,
    specialists,
)
from tests.games.medievalia.referee import Referee
from tests.games.medievalia.table import MANY, fief, table

STYLES: dict[str, dict[str, float]] = {
    "any": {},
    "builders": BUILDERS,
    "raiders": RAIDERS,
    "fighters": FIGHTERS,
}
MOST = 500  # moves of each game


def follow(match: tavola.Match, style: dict[str, float], seed: int) -> None:
    rng = Random(seed)
    referee = Referee(match)
    while match.to_act and len(match.steps) <= MOST:
        seat = match.to_act[0]
        moves = match.legal(seat)
        referee.play(seat, rng.choices(moves, [style.get(m.split()[0], 1.0) for m in moves])[0])
    if match.result is not None:
        assert referee.places() == match.result.places


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_agrees_in_games_from_the_start(players: int, style: str) -> None:
    match = tavola.start("medievalia", players, seed=players)
    follow(match, dict(STYLES[style]), players)


@pytest.mark.parametrize("style", STYLES)
def test_the_referee_agrees_in_alliances(style: str) -> None:
    match = tavola.start("medievalia", 4, seed=7, alliance=True)
    follow(match, dict(STYLES[style]), 7)


def strung_out(seed: int) -> tavola.Match:
    """Four players without a centre; archers and priests near the battles and far from them."""
    return table(
        fief(
            "mine",
            "field-1+church",
            "infantry-1@field-1 infantry-2@field-1 peasant-1@field-1 archer-1@border-2-3 "
            "recruit-1@border-0-1",
        ),
        fief("mine", "field-2", "recruit-2@fief-0 cavalry-1@fief-0 priest-1@fief-2 recruit-3"),
        fief("mine", "field-3", "archer-2@field-3 infantry-3@field-3 priest-2@field-3"),
        fief("mine", "field-4", "cavalry-2@fief-2 recruit-4@fief-2 archer-3@border-0-1"),
        central_fief=False,
        active=seed % 4,
        acting=seed % 4,
        seed=seed,
    )


def ateliers(seed: int) -> tavola.Match:
    """Large groups with everyone whose ability works in a batch."""
    return table(
        fief(
            MANY + " archer cavalry",
            "mine-1 field-1+school",
            "merchant-1@mine-1 merchant-2@mine-1 merchant-3@mine-1 bureaucrat-1@mine-1 artist-1 "
            "artist-2@field-1 bureaucrat-2@field-1 peasant-9@field-1 peasant-10@field-1",
        ),
        fief(MANY, "farm-2", "artist-3@farm-2 bureaucrat-3@farm-2 priest-1@farm-2"),
        deck=["mine"] * 6,
        seed=seed,
    )


STANDFAST: dict[str, float] = {
    **FIGHTERS,
    "shield": 6,
    "target": 4,
    "stay": 5,
    "play": 0.2,
    "draw": 0.2,
    "lift": 0.2,
    "flip": 0.2,
}
CRAFTS: dict[str, float] = {"flip": 6, "double": 20, "trade": 8, "lower": 8, "drop": 0.3}


@pytest.mark.parametrize("seed", range(12))
def test_the_referee_agrees_far_from_the_battle_and_near(seed: int) -> None:  # M7.9, M5.7
    follow(strung_out(seed), STANDFAST, seed)


@pytest.mark.parametrize("seed", range(12))
def test_the_referee_agrees_about_abilities_in_any_order(seed: int) -> None:  # M4.10, M6.7
    follow(ateliers(seed), CRAFTS, seed)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("begin", [archers_and_priests, four_at_war, allies_at_war, specialists])
def test_the_referee_agrees_in_the_thick_of_it(
    begin: Callable[[int], tavola.Match], seed: int
) -> None:
    follow(begin(seed), dict(FIGHTERS), seed)
