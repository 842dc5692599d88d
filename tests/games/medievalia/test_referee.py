"""The second referee agrees with the engine over whole games of many kinds."""

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


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("begin", [archers_and_priests, four_at_war, allies_at_war, specialists])
def test_the_referee_agrees_in_the_thick_of_it(begin: object, seed: int) -> None:
    assert callable(begin)
    follow(begin(seed), dict(FIGHTERS), seed)
