"""Promise 3 and 6: a bot can't know what its seat can't know, however deep it digs."""

import gc
import types
from typing import Any

import pytest

from tavola.bots import make, sight_of
from tavola.bots.bot import sight_from
from tavola.core.chance import FastChance
from tavola.core.game import SILENT
from tavola.core.setup import settle
from tests.bots.seats import EVERY_BOT, GAMES, TABLES, decisions
from tests.example import EXAMPLE, table

each_table = pytest.mark.parametrize(("name", "players"), TABLES)
each_bot = pytest.mark.parametrize("bot", EVERY_BOT)


def everything_in(root: object) -> set[int]:
    """The identity of all that can be reached from an object, except the program itself."""
    found: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, type | types.ModuleType):
            found.add(id(thing))
            waiting += gc.get_referents(thing)
    return found


@each_table
def test_the_position_is_nowhere_in_a_sight(name: str, players: int) -> None:
    game = GAMES[name]
    for position, seat in decisions(game, players, seed=1):
        sight = sight_of(game, position, seat, FastChance(1))
        reachable = everything_in(sight)
        assert id(sight.moves) in reachable  # the walk does find things
        assert id(position) not in reachable
        assert not {id(player) for player in position.seats} & reachable


@each_table
@each_bot
def test_positions_that_look_alike_get_the_same_answer(name: str, players: int, bot: str) -> None:
    game = GAMES[name]
    for number, (position, seat) in enumerate(decisions(game, players, seed=2)):
        alike = game.redeal(position, seat, FastChance(99 + number))
        answers = [
            make(bot, 7).choose(sight_of(game, either, seat, FastChance(5)))
            for either in (position, alike)
        ]
        assert answers[0] is answers[1]


def test_greedy_and_search_do_not_see_the_hand_that_would_beat_them() -> None:
    def position(secret: str) -> Any:
        return table("6 5", secret, city="siena", armies={0: "4"}).state

    strong, weak = position("10 10 heroine"), position("1 1 scarecrow")
    for bot in ("greedy", "search@200"):
        answers = {
            make(bot, 3).choose(sight_of(GAMES[EXAMPLE], state, 0, FastChance(4))).text
            for state in (strong, weak)
        }
        assert len(answers) == 1


@pytest.mark.parametrize("bot", ["greedy", "search@80"])
def test_nobody_knows_what_others_have_committed_to_in_secret(bot: str) -> None:
    """Parlour P3.1, P3.2: stakes lie face down until the last one commits."""
    game = GAMES["parlour"]
    answers = set()
    for stakes in ([], ["stake"], ["stake", "stake"]):
        position = game.start(3, settle(game, 3, {}), FastChance(6), SILENT)
        for verb in [*stakes, "commit"]:
            legal = game.legal(position, 1)
            move = next(move for move in legal if move.text.startswith(verb))
            game.apply(position, 1, move, FastChance(1), SILENT)
        answers.add(make(bot, 5).choose(sight_of(game, position, 0, FastChance(8))).text)
    assert len(answers) == 1


@each_table
def test_a_sight_can_be_sent_as_data_and_read_again(name: str, players: int) -> None:
    game = GAMES[name]
    for position, seat in decisions(game, players, seed=3):
        sight = sight_of(game, position, seat, FastChance(2))
        again = sight_from(sight.plain(), game)
        assert again.plain() == sight.plain()
        assert again.moves == sight.moves
        assert again.view() == sight.view() == game.view(position, seat)
