"""What the view tells of the ways of colonists is what the engine then does, in many positions."""

from typing import Any

import pytest

import tavola
from tavola.core.chance import FastChance
from tavola.core.game import SILENT
from tavola.games.concordia.game import GAME
from tests.games.concordia.midgame import branch, loaded
from tests.games.concordia.table import look, seat, table
from tests.games.lines import play


def one_step_away(match: tavola.Match) -> set[str]:
    ways = look(match, 0)["reach"]
    return {line for line, firsts in ways.items() if 1 in firsts.values()}


def test_from_roma_one_step_leads_to_the_lines_of_ones_own_kind() -> None:  # K1.2, K4.2
    match = table(seat(land="roma"), seat(), seat())
    play(match, "0: play architect", "0: leave land roma")
    lines = {"land aquileia roma", "land novaria roma", "land roma syracusae"}
    assert one_step_away(match) == lines
    match = table(seat(sea="roma"), seat(), seat())
    play(match, "0: play architect", "0: leave sea roma")
    assert "sea roma syracusae" in one_step_away(match)
    assert not lines & look(match, 0)["reach"].keys()


def test_an_occupied_line_is_passed_over_and_costs_its_step() -> None:  # K4.13
    others = seat(land="aquileia roma"), seat(land="novaria roma")
    match = table(seat(land="roma", sea="roma"), *others)
    play(match, "0: play architect", "0: leave land roma")
    reach = look(match, 0)["reach"]
    assert "land aquileia roma" not in reach
    assert reach["land aquileia vindobona"] == {"step land aquileia roma": 2}


def test_each_colonist_has_its_own_way_the_shortest_first() -> None:  # K4.2
    match = table(seat(land="roma, massilia novaria"), seat(), seat())
    play(match, "0: play architect")
    ways = look(match, 0)["reach"]["land novaria roma"]
    assert list(ways.items()) == [("leave land roma", 1), ("move land massilia novaria", 1)]
    ways = look(match, 0)["reach"]["land lutetia massilia"]
    assert list(ways.items()) == [("move land massilia novaria", 1), ("leave land roma", 3)]


@pytest.mark.parametrize("phase", ["architect", "step"])
def test_who_follows_a_way_comes_to_rest_on_its_line(phase: str) -> None:  # K4.2, K4.13
    seen = 0
    for match, who, now in loaded(phase):
        for line, ways in now["reach"].items():
            for first, steps in ways.items():
                there, walked = follow(match, who, line, first)
                assert (look(there)["lines"][line], walked) == (who, steps)
                seen += 1
    assert seen > 50


def follow(match: tavola.Match, who: int, line: str, first: str) -> tuple[tavola.Match, int]:
    """Makes the first move of a way, then those that the view names next; with the steps."""
    there = branch(match, first)
    walked = int(first.startswith("step "))
    while (now := look(there, who))["moving"]:
        (step,) = now["reach"].get(line, {"stop": 0})
        there.play(who, step)
        walked += step != "stop"
    return there, walked


def test_reach_names_every_line_on_which_a_colonist_can_rest() -> None:  # K4.2, K4.13
    for match, who, now in loaded("architect"):
        if now["steps"] <= 3:
            assert now["reach"] == resting_places(match, who)
    for match, who, now in loaded("step"):
        if now["steps"] <= 3:
            fewest = {
                line: list(ways.values()) for line, ways in resting_places(match, who).items()
            }
            assert {line: list(ways.values()) for line, ways in now["reach"].items()} == fewest


def resting_places(match: tavola.Match, who: int) -> dict[str, dict[str, int]]:
    """All lines on which each colonist can rest, with the fewest steps, by trying all moves."""
    found: dict[str, dict[str, int]] = {}
    home = where_from(match, who)
    setting_out = [m for m in match.legal(who) if m.startswith(("leave ", "move "))]
    for first in setting_out or [""]:
        start = match.state.clone()
        if first:
            GAME.apply(start, who, GAME.table.by_text[first], FastChance(1), SILENT)
        fewest: dict[str, int] = {}
        walk(start, who, 0, fewest, {home or first.removeprefix("move ")})
        for line, steps in fewest.items():
            found.setdefault(line, {})[first] = steps
    return found


def where_from(match: tavola.Match, who: int) -> str:
    moving = look(match, who)["moving"]
    return moving["at"] if moving else ""


def walk(state: Any, who: int, walked: int, found: dict[str, int], without: set[str]) -> None:
    for move in GAME.legal(state, who):
        line = move.text.removeprefix("step ")
        if line == move.text:
            continue
        then = state.clone()
        GAME.apply(then, who, move, FastChance(1), SILENT)
        number = then.board().lines.index(line)
        free = state.on_line[number] < 0
        if free and line not in without:
            found[line] = min(found.get(line, 9), walked + 1)
        if GAME.phases[then.phase].name == "step":
            walk(then, who, walked + 1, found, without)
