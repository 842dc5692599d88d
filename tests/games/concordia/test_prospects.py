"""What the view tells the seat that must act is what the engine then does, in many positions."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import tavola
from tavola.core.chance import FastChance
from tavola.core.game import SILENT
from tavola.games.concordia.game import GAME
from tests.games.concordia.counts import COUNTS
from tests.games.concordia.table import look, seat, table
from tests.games.lines import play

MOVES = 400  # of a game
EACH = 25  # positions of a phase


@cache
def positions() -> dict[str, list[Any]]:
    """Saved positions by phase, of games in which sensible moves and any others take turns."""
    found: dict[str, list[Any]] = {}
    for number, (make, _) in enumerate(COUNTS.values()):
        match = make()
        dice = FastChance(number)
        for _ in range(MOVES):
            if not match.to_act:
                break
            here = found.setdefault(look(match)["phase"], [])
            if len(here) < EACH:
                here.append(match.save())
            elif dice.pick(4) == 0:
                here[dice.pick(EACH)] = match.save()  # later ones have more on the board
            match.play(match.to_act[0], choose(match, dice))
    return found


def choose(match: tavola.Match, dice: FastChance) -> str:
    moves = GAME.legal(match.state, match.to_act[0])
    if dice.pick(2):
        return moves[dice.pick(len(moves))].text
    weights = GAME.weigh(match.state, match.to_act[0], moves)
    return moves[weights.index(max(weights))].text


def loaded(phase: str) -> Iterator[tuple[tavola.Match, int, Any]]:
    """Each position of this phase: the match, who must act, and what that seat sees."""
    assert len(positions()[phase]) == EACH
    for saved in positions()[phase]:
        match = tavola.load(saved, seed=1)
        who = match.to_act[0]
        yield match, who, look(match, who)


def branch(match: tavola.Match, *moves: str) -> tavola.Match:
    """What follows of these moves of the seat that must act; the match stays as it is."""
    copy = tavola.load(match.save(), seed=1)
    for move in moves:
        copy.play(copy.to_act[0], move)
    return copy


def with_verb(match: tavola.Match, who: int, verb: str) -> set[str]:
    return {text.partition(" ")[2] for text in match.legal(who) if text.startswith(f"{verb} ")}


def test_sites_are_what_can_be_built_for_exactly_that_price() -> None:  # K4.3, K4.4
    seen = 0
    for match, who, now in loaded("architect"):
        payable = [
            site for site in now["sites"] if not site["lacking"] and not site["lacking_coins"]
        ]
        assert {site["city"] for site in payable} == with_verb(match, who, "build")
        for site in payable:
            then = look(branch(match, f"build {site['city']}"))["players"][who]
            before = now["players"][who]
            assert then["coins"] == before["coins"] - site["coins"]
            paid = Counter(before["goods"]) - Counter(then["goods"])
            assert paid == Counter(site["goods"])
            seen += 1
    assert seen > 10


def test_a_site_that_can_not_be_paid_says_what_is_missing() -> None:  # K4.4
    match = table(seat(goods="brick", coins=3, land="novaria roma"), seat(houses="novaria"), seat())
    play(match, "0: play architect")
    assert look(match, 0)["sites"] == [
        {
            "city": "novaria",
            "coins": 8,
            "goods": ["brick", "wine"],
            "lacking": ["wine"],
            "lacking_coins": 5,
        }
    ]


@pytest.mark.parametrize("phase", ["architect", "step"])
def test_the_moves_of_a_way_lead_to_its_line(phase: str) -> None:  # K4.2, K4.13
    seen = 0
    for match, who, now in loaded(phase):
        for line, moves in now["reach"].items():
            there = branch(match, *moves)
            if look(there)["phase"] == "step":
                there = branch(there, "stop")
            assert look(there)["lines"][line] == who
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("phase", ["architect", "step"])
def test_every_line_on_which_a_colonist_can_rest_has_a_shortest_way(phase: str) -> None:  # K4.13
    for match, who, now in loaded(phase):
        if now["steps"] > 3:
            continue
        steps = {
            line: sum(move.startswith("step ") for move in moves)
            for line, moves in now["reach"].items()
        }
        assert steps == resting_places(match, who)


def resting_places(match: tavola.Match, who: int) -> dict[str, int]:
    """All lines on which a colonist can rest, with the fewest steps, by trying all moves."""
    found: dict[str, int] = {}
    home = where_from(match, who)
    setting_out = [m for m in match.legal(who) if m.startswith(("leave ", "move "))]
    for first in setting_out or [""]:
        start = match.state.clone()
        if first:
            GAME.apply(start, who, GAME.table.by_text[first], FastChance(1), SILENT)
        walk(start, who, 0, found, {home or first.removeprefix("move ")})
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


def test_yields_are_what_everybody_receives_or_has_no_room_for() -> None:  # K4.5, K4.6, K5.2
    for match, who, now in loaded("prefect"):
        open_to = {name for name, province in now["provinces"].items() if province["yields"]}
        assert open_to == with_verb(match, who, "produce")
        for name in sorted(open_to):
            then = branch(match, f"produce {name}")
            got: list[Counter[str]] = [Counter() for _ in range(match.players)]
            for event in then.steps[-1].events:
                if event.id in ("received", "left-behind"):
                    got[int(str(event.args["seat"]))].update(list_of(event.args["goods"]))
            for owner, player in enumerate(look(then)["players"]):
                got[owner].update(player["offered"])
            assert got == [Counter(goods) for goods in now["provinces"][name]["yields"]]


def list_of(goods: object) -> list[str]:
    assert isinstance(goods, list)
    return goods


def test_what_is_payable_on_display_is_what_can_be_bought_for_its_price() -> None:  # K4.10, K4.11
    seen = 0
    for match, who, now in loaded("purchase"):
        payable = {
            f"{sale['card']} {space}": sale["price"]
            for space, sale in enumerate(now["display"], 1)
            if sale and sale["payable"]
        }
        assert payable.keys() == with_verb(match, who, "card")
        for card, price in payable.items():
            then = branch(match, f"card {card}")
            if look(then)["phase"] == "payment":
                then = branch(then, then.legal(who)[0])
            before = Counter(now["players"][who]["goods"])
            paid = before - Counter(look(then)["players"][who]["goods"])
            assert Counter(price["goods"]) <= paid
            assert paid.total() == len(price["goods"]) + price["any"]
            seen += 1
    assert seen > 10


def test_a_consul_pays_for_the_card_alone() -> None:  # K4.11
    match = table(seat("consul", goods="tool wine"), seat(), seat())
    space = look(match, 0)["display"][1]
    assert space["price"] == {"goods": ["wine"], "any": 1}
    play(match, "0: play consul")
    space = look(match, 0)["display"][1]
    assert (space["price"], space["payable"]) == ({"goods": ["wine"], "any": 0}, True)


def test_a_colonist_card_offers_these_coins_or_so_many_colonists() -> None:  # K4.7
    for match, who, now in loaded("colonist"):
        offer = now["colonist"]
        if "take coins" in match.legal(who):
            rich = look(branch(match, "take coins"))["players"][who]
            assert rich["coins"] == now["players"][who]["coins"] + offer["coins"]
        placed = 0
        then = match
        while placing := sorted(with_verb(then, who, "place")):
            then = branch(then, f"place {placing[0]}")
            placed += 1
        assert placed == offer["most"]


def test_copies_are_the_seats_that_a_diplomat_can_copy() -> None:  # K4.9
    for match, who, now in loaded("diplomat"):
        assert {str(other) for other in now["copies"]} == with_verb(match, who, "copy")


def test_provinces_of_a_player_are_those_with_a_house() -> None:  # K6.2
    match = table(seat(houses="lutetia massilia tomis"), seat(), seat())
    assert [player["provinces"] for player in look(match)["players"]] == [2, 0, 0]


@pytest.mark.parametrize("phase", ["architect", "step", "prefect", "purchase", "colonist"])
def test_what_could_be_done_is_told_to_nobody_else(phase: str) -> None:  # K1.7
    for match, who, _ in loaded(phase):
        for eyes in [None, *(other for other in range(match.players) if other != who)]:
            seen = look(match, eyes)
            assert not any(seen[name] for name in ("sites", "reach", "colonist", "copies"))
            assert all(province["yields"] is None for province in seen["provinces"].values())
            assert all(sale is None or sale["payable"] is None for sale in seen["display"])
