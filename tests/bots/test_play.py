"""Every bot plays every game, by its rules, and plays it again in the same way."""

import pytest

from tavola.bots import make, sight_of
from tavola.core.chance import FastChance
from tests.bots.seats import EVERY_BOT, GAMES, TABLES, moves_of
from tests.example import EXAMPLE, table

each_bot = pytest.mark.parametrize("bot", EVERY_BOT)


@pytest.mark.parametrize(("name", "players"), TABLES)
@each_bot
def test_a_bot_plays_legal_moves_to_the_end_and_the_same_ones_again(
    name: str, players: int, bot: str
) -> None:
    game = GAMES[name]
    first = moves_of(game, players, bot, seed=1)
    assert first
    assert moves_of(game, players, bot, seed=1) == first


def test_another_seed_is_another_game() -> None:
    game = GAMES[EXAMPLE]
    assert moves_of(game, 3, "random", seed=1) != moves_of(game, 3, "random", seed=2)


@each_bot
def test_a_forced_move_is_made_at_once(bot: str) -> None:
    """D6.6: with a mercenary in the hand there is nothing to decide."""
    match = table("10 winter", "1", phase="lay-aside")
    sight = sight_of(match.game, match.state, 0, FastChance(1))
    assert [move.text for move in sight.moves] == ["keep"]
    assert make(bot, 1).choose(sight).text == "keep"
