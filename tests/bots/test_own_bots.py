"""Bots of others: named by where their class is, in every command that takes a bot."""

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints

import pytest
from click.testing import CliRunner

import tavola
from tavola.arena.command import simulate
from tavola.bots import Bot, Sight, make, names
from tavola.core.game import Move
from tests.example import EXAMPLE

HERE = "tests.bots.test_own_bots"


class Last(Bot):
    """Always takes the last of its moves."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move:
        return sight.moves[-1]


class NeedsMore(Bot):
    def __init__(self, seed: int, taste: str) -> None:
        self.taste = taste

    def choose(self, sight: Sight) -> Move:
        return sight.moves[len(self.taste)]


LAST, NEEDS_MORE = (f"{HERE}:{kind.__name__}" for kind in (Last, NeedsMore))


def test_a_bot_is_made_from_the_place_of_its_class_and_plays() -> None:
    bot = make(LAST, 3)
    assert type(bot).__name__ == "Last"
    match = tavola.start(EXAMPLE, players=2, seed=1)
    assert tavola.bot(LAST).choose(match) == match.legal(match.to_act[0])[-1]
    assert tavola.play_out(match, [LAST, "random"]).places


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no.such.module:Bold", "there is no bot 'no.such.module:Bold': No module named 'no'"),
        (f"{HERE}:Bold", f"there is no bot '{HERE}:Bold': "),
        (f"{HERE}:HERE", f"{HERE}:HERE is no bot: a subclass of tavola.bots.Bot is needed"),
        (NEEDS_MORE, f"{NEEDS_MORE} can't be made with a seed alone: "),
        (":", "there is no bot ':': "),
        ("bold", "there is no bot 'bold'; there are: random, "),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str, said: str) -> None:
    with pytest.raises(tavola.BadSetup) as error:
        make(name, 1)
    assert str(error.value).startswith(said)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if a package were installed that brings a bot, and one that would be ours."""
    points = [
        EntryPoint("last", LAST, names.GROUP),
        EntryPoint("greedy", LAST, names.GROUP),
    ]
    monkeypatch.setattr(names, "entry_points", lambda group: EntryPoints(points))
    names.announced.cache_clear()
    yield
    names.announced.cache_clear()


@pytest.mark.usefixtures("announced")
def test_a_package_announces_its_bot_and_replaces_none_of_ours() -> None:
    assert type(make("last", 1)).__name__ == "Last"
    assert type(make("greedy", 1)).__name__ == "GreedyBot"


def test_search_tells_its_thoughts_and_others_say_that_they_have_none() -> None:
    match = tavola.start(EXAMPLE, players=3, seed=1)
    thoughts = tavola.bot("search@300", seed=5).think(match)
    assert thoughts.iterations == sum(one.visits for one in thoughts.moves) == 300
    assert [one.move for one in thoughts.moves] == match.legal(match.to_act[0])
    assert abs(sum(thoughts.chances) - 1) < 1e-9
    best = thoughts.best[0]
    assert best.visits == max(one.visits for one in thoughts.moves)
    assert 0 < best.value < 1
    assert best.line[0] == best.move
    assert len(best.line) > 1
    with pytest.raises(tavola.BadSetup, match="only a bot that searches"):
        tavola.bot("greedy").think(match)
    with pytest.raises(tavola.BadSetup, match="has nothing to decide now"):
        tavola.bot("greedy").choose(match, (match.to_act[0] + 1) % 3)


def test_a_bot_of_ones_own_plays_in_the_arena() -> None:
    words = [EXAMPLE, "--players=2", "--games=2", f"--bots={LAST},random", "--workers=1"]
    told = CliRunner().invoke(simulate, [*words, "--json"])
    assert json.loads(told.stdout)["bots"][0]["bot"] == LAST
