"""What a sensible player of Comuni does, and the bots do."""

from typing import Any

import pytest

import tavola
from tavola.bots import make, sight_of
from tavola.core.chance import FastChance
from tests.games.comuni.table import play, seat, table, who

EMPEROR: dict[str, Any] = {"phase": "invasion", "deck": "d", "left": 0, "invader": "emperor"}
BOTS = ["greedy", "search@300"]
each_bot = pytest.mark.parametrize("bot", BOTS)


def chosen(match: tavola.Match, comune: str, bot: str, seed: int = 1) -> str:
    """What the bot does in this position."""
    sight = sight_of(match.game, match.state, seat(match, comune), FastChance(seed))
    return make(bot, seed).choose(sight).text


def pledged(match: tavola.Match, comune: str, bot: str) -> dict[str, int]:
    """What the bot pledges, question by question."""
    found = {}
    while (move := chosen(match, comune, bot)) != "commit":
        side, resource, cubes = move.split()
        found[f"{side} {resource}"] = int(cubes)
        play(match, f"{comune}: {move}")
    return found


@each_bot
def test_armies_man_high_walls_against_the_emperor(bot: str) -> None:  # C5.5
    match = table(
        who("lucca", armies=4, walls="a01 a02 a03 a04, bonus"),
        *(who("firenze", armies=1), who("siena")),
        **EMPEROR,
        last_player="siena",
    )
    assert pledged(match, "lucca", bot).get("city armies", 0) >= 3


@each_bot
def test_what_is_left_over_at_the_end_earns_a_hero_token(bot: str) -> None:  # C5.7
    match = table(
        who("lucca", armies=12, walls="a01 a02 a03 a04, bonus"),
        *(who("firenze"), who("siena")),
        **EMPEROR,
        last_player="siena",
    )
    assert pledged(match, "lucca", bot)["league armies"] >= 1


@each_bot
def test_nobody_bids_in_the_last_round(bot: str) -> None:  # C6.5
    match = table(
        *(who("lucca", gold=5), who("firenze")),
        deck="d",
        left=0,
        last_player="lucca",
        last_turns=1,
    )
    assert not chosen(match, "lucca", bot).startswith("bid")


def test_a_rich_column_is_not_left_to_the_others_for_nothing() -> None:  # C3.1
    match = table(
        who("lucca", gold=3, build="economic a01 a02", craftsmen=2),
        who("firenze", gold=1),
        cards={1: "a03 a17 a18", 2: "a04 a05", 3: "a07 a10", 4: "a13"},
    )
    assert chosen(match, "lucca", "greedy").startswith("bid 1")


@each_bot
def test_the_storey_that_brings_a_guild_master_is_built(bot: str) -> None:  # C3.18
    match = table(who("lucca", hand="a02", build="economic a01"), who("firenze"), phase="build")
    assert chosen(match, "lucca", bot) == "build a02 economic 2"


@each_bot
def test_plunder_is_returned_before_the_end(bot: str) -> None:  # C3.19, C7.4
    match = table(
        who("lucca", pilgrims=4, plunder=3),
        who("firenze"),
        phase="repair",
        deck="d",
        left=0,
        last_player="lucca",
        last_turns=1,
    )
    assert chosen(match, "lucca", bot) in ("repair 1", "repair 2")


@each_bot
def test_a_choice_does_not_depend_on_what_others_have_committed_in_secret(bot: str) -> None:  # C5.3
    answers = []
    for league in (0, 5):
        match = table(
            who("lucca", armies=4, walls="a01 a02"),
            who("firenze", armies=5),
            phase="invasion",
            left=0,
        )
        play(match, f"firenze: league armies {league}", "firenze: commit")
        answers.append([chosen(match, "lucca", bot, seed) for seed in range(5)])
    assert answers[0] == answers[1]
