"""What a view says of a battle beforehand, compared with what the engine then does."""

from typing import Any

import pytest

from tavola.core.game import Log
from tavola.games.medievalia.game import GAME
from tavola.games.medievalia.state import ARMIES, DAMAGE, DEFENCE, TARGETS, TURN
from tests.games.lines import play
from tests.games.medievalia.phases import after, positions
from tests.games.medievalia.table import army, fief, look, table


def figures(view: Any) -> dict[str, Any]:
    return {figure["piece"]: figure for player in view["players"] for figure in player["figures"]}


def attack(view: Any, pieces: list[str]) -> int:
    return sum(figures(view)[piece]["attack"] for piece in pieces)


def bears(view: Any, pieces: list[str]) -> int:
    return sum(figures(view)[piece]["bears"] for piece in pieces)


@pytest.mark.parametrize("phase", [ARMIES, DEFENCE, TARGETS, DAMAGE])
def test_every_figure_that_was_sent_stands_with_its_army(phase: int) -> None:  # M7.4, M7.5
    seen = 0
    for state, seat in positions(int(phase)):
        battle: Any = GAME.view(state, seat)["battle"]
        for piece, number in battle["sent"].items():
            there = battle["armies"][number - 1]
            assert piece in there["attackers"] + there["defenders"]
            seen += 1
    assert seen > 5


@pytest.mark.parametrize("phase", [ARMIES, DEFENCE, TARGETS, DAMAGE])
def test_an_army_strikes_with_all_of_its_combat(phase: int) -> None:  # M7.7, M7.16
    for state, seat in positions(int(phase)):
        now: Any = GAME.view(state, seat)
        armies = now["battle"]["armies"]
        for one in armies:
            together = [one, *(other for other in armies if other["joins"] == one["army"])]
            attackers = [piece for each in together for piece in each["attackers"]]
            assert one["strikes"]["damage"] == attack(now, attackers)
            if one["suffers"]:
                assert one["suffers"]["bears"] == bears(now, attackers)
            if one["defenders"] and one["target"] is None:
                assert one["suffers"]["damage"] == attack(now, one["defenders"])
                assert one["strikes"]["bears"] == bears(now, one["defenders"])


def test_walls_and_the_city_strike_back_and_bear() -> None:  # M7.7, M7.17, M1.3
    match = table(
        fief("mine", "", army("cavalry-1", "cavalry-2", at="fief-1")),
        fief("mine", "field-1+tower", "peasant-1@field-1! peasant-2!"),
    )
    play(match, "0: raid 1 1", "0: into 2")
    targets = look(match)["battle"]["targets"]
    assert targets["field-1"] == {"damage": 4, "bears": 5, "taken": 4, "more": 1, "rest": 0}
    assert targets["peasant-2"] == {"damage": 4, "bears": 1, "taken": 1, "more": 0, "rest": 3}
    assert targets["city"] == {"damage": 4, "bears": 0, "taken": 0, "more": 0, "rest": 4}
    play(match, "0: target field-1")
    first = look(match)["battle"]["armies"][0]
    assert (first["target"], first["defenders"]) == ("field-1", ["peasant-1"])
    assert first["strikes"] == targets["field-1"]
    assert first["suffers"]["damage"] == 2  # the tower's 1 and the peasant's 1
    # M7.16 The second army would strike together with the first.
    assert look(match)["battle"]["targets"]["field-1"]["damage"] == 8
    assert look(match)["battle"]["targets"]["city"]["damage"] == 4


def test_armies_with_one_target_are_in_one_combat() -> None:  # M7.16
    horsemen = army("cavalry-1", "cavalry-2", "cavalry-3", at="fief-1")
    match = table(fief("mine", "", horsemen), fief("mine", "field-1", "infantry-1!"))
    play(match, "0: raid 1 1", "0: into 2", "0: into 3", "0: target infantry-1", "0: hold")
    armies = look(match)["battle"]["armies"]
    assert [one["target"] for one in armies] == ["infantry-1", None, None]
    assert [one["holds"] for one in armies] == [False, True, False]
    play(match, "0: target infantry-1")
    first, _, third = look(match)["battle"]["armies"]
    assert first["strikes"]["damage"] == 8
    assert (third["target"], third["joins"]) == ("infantry-1", 1)


@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_a_land_falls_to_more_than_it_bears(attackers: int) -> None:  # M7.8
    recruits = " ".join(f"recruit-{n + 1}@fief-1" for n in range(attackers))
    match = table(fief("mine", "", recruits), fief("mine", "field-1 farm-1", "infantry-1@field-1!"))
    play(match, "0: raid 1 1", *["0: into 1"] * (attackers - 1))
    targets = look(match)["battle"]["targets"]
    borne = {target: blow["bears"] for target, blow in targets.items()}
    assert borne == {"field-1": 4, "farm-1": 0, "city": 0}
    play(match, "0: target field-1")
    while look(match)["battle"]:
        play(match, f"{match.to_act[0]}: {match.legal(match.to_act[0])[0]}")
    lands = [land["piece"] for land in look(match)["players"][1]["lands"]]
    assert ("field-1" in lands) == (targets["field-1"]["rest"] == 0)
    assert ("field-1" in lands) == (2 * attackers <= 4)


def test_every_target_is_said_with_what_it_would_take() -> None:  # M7.6
    for state, seat in positions(int(TARGETS)):
        battle: Any = GAME.view(state, seat)["battle"]
        targets = [m.text.split()[1] for m in GAME.legal(state, seat) if m.text[:6] == "target"]
        assert sorted(battle["targets"]) == sorted(targets)


def test_what_a_card_would_take_is_what_it_takes() -> None:  # M7.7, M7.17
    seen = set()
    for state, seat in positions(int(DAMAGE)):
        now: Any = GAME.view(state, seat)
        hits = now["battle"]["hits"]
        moves = [move for move in GAME.legal(state, seat) if move.text.startswith("hit ")]
        assert sorted(hits) == sorted(move.text.split()[1] for move in moves)
        for move in moves:
            blow = hits[move.text.split()[1]]
            assert blow["damage"] == now["battle"]["damage_left"]
            log = Log()
            after(state, seat, move, log)
            taken = next(e for e in log.events if e.id in ("takes-damage", "wall-damage"))
            assert taken.args["count"] == blow["taken"]
            assert blow["taken"] == blow["bears"] - blow["more"] == blow["damage"] - blow["rest"]
            seen.add((taken.id, blow["more"] == 0, blow["rest"] == 0))
    assert len(seen) > 3


def test_a_battle_that_may_be_declared_is_said_with_both_sides() -> None:  # M7.15
    seen = 0
    for state, seat in positions(int(TURN)):
        now: Any = GAME.view(state, seat)
        declared = {
            move.text: move
            for move in GAME.legal(state, seat)
            if move.text.split()[0] in ("raid", "clash", "contest")
        }
        assert sorted(now["fronts"]) == sorted(declared)
        for text, move in declared.items():
            front, then = now["fronts"][text], after(state, seat, move)
            battle = then["battle"]
            if battle is None or then["phase"] not in ("armies", "defence"):
                continue
            sent = [*battle["sent"], *battle["undecided"]]
            own = {figure["piece"] for figure in then["players"][seat]["figures"]}
            ours = [piece for piece in sent if piece in own]
            assert (front["attackers"], front["attack"]) == (len(ours), attack(now, ours))
            if then["phase"] == "defence":
                others = [piece for piece in sent if piece not in own]
                assert (front["defenders"], front["counter"]) == (len(others), attack(now, others))
            seen += 1
    assert seen > 20


def test_only_who_has_the_turn_is_told_of_battles() -> None:  # M7.15
    match = table(fief("mine", "", "recruit-1@fief-1"), fief("mine"))
    assert list(look(match, 0)["fronts"]) == ["raid 1 1"]
    assert look(match, 1)["fronts"] == look(match)["fronts"] == {}


def test_who_fights_at_home_chooses_whom_he_sends() -> None:  # M7.4, M7.5
    for phase in (ARMIES, DEFENCE):
        chosen = set()
        for state, seat in positions(int(phase)):
            battle: Any = GAME.view(state, seat)["battle"]
            stays = any(move.text == "stay" for move in GAME.legal(state, seat))
            assert battle["chooses"] or not stays
            chosen.add(battle["chooses"])
        assert True in chosen


def test_abroad_all_who_can_take_part() -> None:  # M7.4, M7.5
    match = table(
        fief("mine", "", army("recruit-1", "recruit-2")),
        fief("mine", "", army("peasant-1", "peasant-2")),
    )
    play(match, "0: clash 0 1 1")
    assert (look(match)["phase"], look(match)["battle"]["chooses"]) == ("armies", False)
    play(match, "0: into 2")
    assert (look(match)["phase"], look(match)["battle"]["chooses"]) == ("defence", False)


def test_the_side_that_is_attacked_is_named_with_whose_fief_it_is_first() -> None:  # M8.7
    match = table(
        fief("mine", "", "recruit-1@fief-3"),
        fief("mine", "", "recruit-2@fief-3"),
        fief("mine"),
        fief("mine"),
        alliance=True,
    )
    play(match, "0: raid 3 1")
    assert look(match)["battle"]["enemies"] == [3, 1]


@pytest.mark.parametrize(("horses", "broken"), [(1, []), (3, ["city"])])
def test_a_city_is_broken_when_its_damage_suffices(horses: int, broken: list[str]) -> None:
    """M9.1, M7.18"""
    horsemen = army(*[f"cavalry-{n + 1}" for n in range(horses)], at="fief-1")
    match = table(fief("mine", "", horsemen), fief("mine", "", "archer-1@border-0-1"), fief("mine"))
    play(match, "0: raid 1 1", *["0: into 1"] * (horses - 1), "0: target city")
    while look(match)["phase"] == "damage":
        play(match, f"{match.to_act[0]}: {match.legal(match.to_act[0])[0]}")
    assert look(match)["phase"] == "archers"
    assert look(match)["battle"]["broken"] == broken
