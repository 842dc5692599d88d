"""One running game: asking, playing, undo, saving."""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tavola
from tavola.core.match import Match
from tests.core.sample import finished, play_on
from tests.example import EXAMPLE, TITLE, look, pass_round, table
from tests.games.lines import play, why
from tests.laws.parlour.game import GAME as PARLOUR


def parlour(seed: int = 1) -> Match:
    """A small game in which all decide secretly at the same time."""
    return Match(PARLOUR, 3, seed=seed)


def staked(match: Match, seat: int) -> str:
    """A flower of this seat, staked in secret."""
    move = next(move for move in match.legal(seat) if move.startswith("stake"))
    match.play(seat, move)
    return move


# --- asking ---------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_match() -> None:
    assert finished(seed=3).save() == finished(seed=3).save()
    assert finished(seed=3).save() != finished(seed=4).save()


def test_without_a_seed_every_match_is_another() -> None:
    commitments = {tavola.start(EXAMPLE, 2).fairness.commitment for _ in range(20)}
    assert len(commitments) == 20


def test_only_seats_that_must_act_have_legal_moves() -> None:
    match = tavola.start(EXAMPLE, 3, seed=1)
    for seat in range(3):
        assert bool(match.legal(seat)) == (seat in match.to_act)


def test_a_view_is_plain_data_with_the_legal_moves() -> None:
    match = table("10 1", "1 1", city="siena")
    view = match.view(0)
    assert json.loads(json.dumps(view)) == view
    assert {key: view[key] for key in ("game", "seat", "players", "to_act", "result", "undo")} == {
        "game": EXAMPLE,
        "seat": 0,
        "players": 2,
        "to_act": [0],
        "result": None,
        "undo": False,
    }
    assert view["legal"] == ["play 1", "play 10", "pass"]
    assert match.view(1)["legal"] == match.view(None)["legal"] == []


def test_there_are_no_views_for_seats_that_are_not_there() -> None:
    match = tavola.start(EXAMPLE, 2, seed=1)
    for seat in (-1, 2, 99):
        with pytest.raises(tavola.BadSetup, match=f"there is no seat {seat}: .* from 0 to 1"):
            match.view(seat)
        with pytest.raises(tavola.BadSetup, match="there is no seat"):
            match.log(seat)


def test_the_result_is_in_every_view_once_the_game_is_over() -> None:
    match = finished()
    assert match.result is not None
    for eyes in (0, 1, None):
        assert match.view(eyes)["result"] == match.result.plain()
        assert match.view(eyes)["to_act"] == []


# --- playing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play seven",
        "Pass",
        "pass ",
        "play  10",
        "city paris",
        "pass\n",
        "x" * 10**6,
    ],
    ids=lambda text: str(text)[:9],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    assert why(table("10 1", "1 1", city="siena"), f"0: {text}") == " not-a-move"


@pytest.mark.parametrize("text", [None, 7, b"pass", ["pass"], True])
def test_what_is_no_text_is_refused(text: Any) -> None:
    match = table("10 1", "1 1", city="siena")
    with pytest.raises(tavola.IllegalMove) as error:
        match.play(0, text)
    assert error.value.refusal.id == "not-a-move"


@pytest.mark.parametrize(
    ("seat", "written"),
    [
        (-1, "-1"),
        (2, "2"),
        (10**30, "10000.*000"),
        (10**5000, "int"),
        (True, "True"),
        ("0", "'0'"),
        ("x" * 10**6, "'xxx.*xxx'"),
        (1.5, "1.5"),
        ([0], r"\[0\]"),
    ],
    ids=lambda thing: thing[:9] if isinstance(thing, str) else type(thing).__name__,
)
def test_every_method_says_the_same_of_a_seat_that_is_not_there(seat: Any, written: str) -> None:
    match = table("10 1", "1 1", city="siena")
    before = match.save()
    asks: list[Callable[[Any], object]] = [
        match.legal,
        match.view,
        match.log,
        match.undo,
        match.undoable,
        lambda seat: match.play(seat, "pass"),
        lambda seat: match.why_not(seat, "pass"),
        lambda seat: match.foresee(seat, "pass"),
        match.foresee_all,
    ]
    said = f"there is no seat {written}: seats count from 0 to 1"
    for ask in asks:
        with pytest.raises(tavola.BadSetup, match=said) as error:
            ask(seat)
        assert len(str(error.value)) < 100
    assert match.save() == before


def test_only_a_spectator_has_no_seat_and_spectators_only_look() -> None:
    match = table("10 1", "1 1", city="siena")
    nobody: Any = None
    assert match.view(nobody)["legal"] == []
    assert match.log(nobody) == []
    for ask in (match.legal, match.undoable, match.undo):
        with pytest.raises(tavola.BadSetup, match="there is no seat None:"):
            ask(nobody)


@pytest.mark.parametrize("name", [["a"], None, 7, {}, b"pass"])
def test_what_is_no_name_of_a_game_is_refused(name: Any) -> None:
    with pytest.raises(tavola.BadSetup, match=r"there is no game .*; there are: "):
        tavola.start(name, players=3)


@pytest.mark.parametrize("players", ["3", None, 3.0, True, [3]])
def test_a_number_of_players_that_is_no_number_is_refused(players: Any) -> None:
    with pytest.raises(tavola.BadSetup, match=f"{TITLE} is for 2 to 6 players, not "):
        tavola.start(EXAMPLE, players)


@pytest.mark.parametrize("seed", ["7", 1.5, True, [7], {}])
def test_a_seed_that_is_neither_a_number_nor_bytes_is_refused(seed: Any) -> None:
    with pytest.raises(tavola.BadSetup, match="seed: must be a whole number or bytes, not "):
        tavola.start(EXAMPLE, 3, seed=seed)
    with pytest.raises(tavola.BadSetup, match="seed: must be a whole number or bytes, not "):
        tavola.load(table("10 1", "1 1", city="siena").save(), seed=seed)


def test_a_seat_written_as_a_text_is_told_from_the_number() -> None:
    seat: Any = "0"
    with pytest.raises(tavola.BadSetup, match="there is no seat '0': seats count from 0 to 1"):
        table("10 1", "1 1", city="siena").legal(seat)


@pytest.mark.parametrize("entropy", [[1, 2, 3], "abc", [None], ["a", b"b"], None, 5, b"abc", {"a"}])
def test_entropy_that_is_no_list_of_texts_is_refused(entropy: Any) -> None:
    with pytest.raises(tavola.BadSetup, match="entropy: must be a list of texts, one per seat"):
        tavola.start(EXAMPLE, 3, entropy=entropy)


def test_a_refused_move_says_rule_and_reason_in_one_line() -> None:
    match = table("10 1", "1 1", city="siena")
    with pytest.raises(tavola.IllegalMove, match=r"'play winter' is refused: not-in-hand \(D4.1\)"):
        match.play(0, "play winter")
    with pytest.raises(tavola.IllegalMove) as error:
        match.play(0, "y\n" * 1000)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 1000


def test_a_player_hears_what_all_hear_and_what_is_whispered_to_him() -> None:
    match = table("bishop", "1 1", city="siena", out=[1])
    heard = [event.id for event in match.play(0, "play bishop")]
    assert heard == ["played", "fought", "no-winner", "round-over", "dealt", "your-hand"]
    assert [event.id for event in match.log(None)] == heard[:-1]
    assert len(match.steps[-1].events) == len(heard) + 1  # the other hand too


# --- undo -----------------------------------------------------------------------------------------


def test_a_move_that_nobody_learnt_from_can_be_taken_back() -> None:
    match = table("10 1", "1 1", owners={1: "roma"})
    before = match.save()
    play(match, "0: city roma")
    assert match.view(0)["undo"]
    assert match.undo(0) == "city roma"
    assert match.save() == before
    assert match.log(None) == []


def test_a_card_that_was_shown_can_not_be_taken_back() -> None:
    match = table("10 1", "1 1")
    play(match, "0: city roma", "0: play 10")
    assert not match.view(0)["undo"]
    with pytest.raises(tavola.IllegalMove) as error:
        match.undo(0)
    assert error.value.refusal.id == "nothing-to-undo"


def test_several_moves_can_be_taken_back_one_by_one() -> None:
    match = table("10 1", "1 1", "1 1")
    play(match, "0: city roma", "0: pass")
    assert [match.undo(0), match.undo(0)] == ["pass", "city roma"]
    assert match.to_act == (0,)
    with pytest.raises(tavola.IllegalMove):
        match.undo(0)


def test_a_move_can_not_be_taken_back_once_another_has_answered() -> None:
    match = table("10 1", "1 1", "1 1", city="siena")
    play(match, "0: pass", "1: pass")
    assert match.undoable(0) is None
    assert match.undo(1) == "pass"
    assert match.undo(0) == "pass"


def test_nobody_takes_back_another_s_move() -> None:
    match = table("10 1", "1 1", city="siena")
    play(match, "0: pass")
    with pytest.raises(tavola.IllegalMove):
        match.undo(1)


def test_a_move_after_which_cards_were_dealt_can_not_be_taken_back() -> None:
    match = table("10", "1", idle=2, city="siena")
    pass_round(match)
    play(match, "0: keep", "1: keep")
    assert look(match)["round"] == 2
    assert match.undoable(1) is None


def test_what_the_scarecrow_brings_back_can_be_chosen_anew_but_not_the_scarecrow() -> None:
    match = table("scarecrow 1", "1 1", city="siena", armies={0: "10 4"})
    play(match, "0: play scarecrow", "0: take 10")
    assert match.undo(0) == "take 10"
    assert match.legal(0) == ["take 4", "take 10", "take none"]
    assert match.undoable(0) is None


def test_when_the_game_is_over_nothing_is_taken_back_since_the_seed_is_known() -> None:
    match = table("10 1", "1 1", city="roma", armies={0: "10"}, out=[1], owners={0: FIVE})
    play(match, "0: pass")
    assert match.result is not None
    assert match.undoable(0) is None


FIVE = "siena firenze urbino bologna ferrara"


def test_a_match_goes_on_from_an_undo_as_if_nothing_had_been() -> None:
    straight, detour = (table("10 1", "1 1", seed=5, idle=2) for _ in range(2))
    play(detour, "0: city roma")
    detour.undo(0)
    for match in (straight, detour):
        play(match, "0: city siena", "0: pass", "1: pass", "0: keep", "1: keep")
    assert straight.save() == detour.save()
    assert tavola.record(straight) == tavola.record(detour)


def test_secret_moves_of_others_do_not_stand_in_the_way_of_an_undo() -> None:
    match = parlour()
    alone, before = parlour(), parlour().save()
    mine, others = staked(match, 0), staked(match, 1)
    staked(alone, 1)
    assert match.undo(0) == mine
    assert match.save() == alone.save()
    assert match.undo(1) == others
    assert match.save() == before


# --- saving, loading, going on --------------------------------------------------------------------


def test_a_saved_position_is_json_and_loads_to_the_same() -> None:
    match = tavola.start(EXAMPLE, 4, seed=2, borders="example")
    rng = Random(2)
    for _ in range(60):
        play_on(match, rng, most=3)
        saved = json.loads(json.dumps(match.save()))
        again = tavola.load(saved)
        assert again.save() == match.save()
        for eyes in (0, 3, None):
            assert look(again, eyes) == look(match, eyes)


@pytest.mark.parametrize(
    ("change", "error", "line"),
    [
        ({"game": "chess"}, tavola.BadSetup, "there is no game 'chess'"),
        ({"game": 7}, tavola.BadPosition, "Expected `str`, got `int` - at `$.game`"),
        ({"rules": "0"}, tavola.BadPosition, "rules: version 0 is not played here (this is 2)"),
        ({"state": []}, tavola.BadPosition, "Expected `object`, got `array` - at `$.state`"),
        ({"x": 1}, tavola.BadPosition, "Object contains unknown field `x`"),
        ({"options": {"round_limit": 0}}, tavola.BadSetup, "round_limit must be a number"),
        ({"options": {"x": 0}}, tavola.BadSetup, f"{TITLE} has no option x"),
    ],
    ids=str,
)
def test_a_position_that_can_not_be_loaded_is_explained(
    change: dict[str, Any], error: type[Exception], line: str
) -> None:
    with pytest.raises(error) as raised:
        tavola.load({**table("1", "1").save(), **change})
    assert str(raised.value).startswith(line)


def test_a_position_for_another_number_of_players_is_refused() -> None:
    position: Any = table("1", "1", "1").save()["state"]
    with pytest.raises(tavola.BadPosition, match="state: is for 3 players, not 2"):
        Match(tavola.game(EXAMPLE), 2, position=position)


def test_a_match_goes_on_from_a_checkpoint_with_the_same_chance() -> None:
    match = tavola.start(EXAMPLE, 2, seed=1, entropy=["x"])
    play_on(match, Random(1), most=150)
    while (point := match.checkpoint()) is None:
        play_on(match, Random(2), most=1)
    again = Match(match.game, 2, seed=1, entropy=["x"], checkpoint=point)
    assert look(match)["round"] > 1
    for one in (match, again):
        play_on(one, Random(3), most=200)
    assert look(match)["round"] > 3
    assert again.save() == match.save()


def test_there_is_no_checkpoint_while_something_could_be_taken_back() -> None:
    match = table("10 1", "1 1")
    assert match.checkpoint() is not None
    play(match, "0: city roma")
    assert match.checkpoint() is None
    match.undo(0)
    assert match.checkpoint() is not None
    play(match, "0: city roma", "0: play 10")
    assert match.checkpoint() is not None


def test_a_match_that_forgets_what_nobody_can_take_back_goes_on_as_before() -> None:
    whole, brief = (tavola.start(EXAMPLE, 3, seed=6) for _ in range(2))
    undone = 0
    rng = Random(6)
    while len(whole.steps) < 400:
        seat = whole.to_act[0]
        move = rng.choice(whole.legal(seat))
        for match in (whole, brief):
            match.play(seat, move)
        brief.forget()
        for other in range(3):
            assert (whole.undoable(other) is None) == (brief.undoable(other) is None)
        if whole.undoable(seat) and rng.random() < 0.2:
            assert whole.undo(seat) == brief.undo(seat) == move
            undone += 1
        assert brief.save() == whole.save()
    assert undone > 10
    assert len(brief.steps) < 20


@pytest.mark.parametrize("name", tavola.game_names())
def test_a_match_goes_on_from_a_copy_and_from_a_pickle_just_as_it_would_have(name: str) -> None:
    match = tavola.start(name, players=2, seed=3)
    luck = Random(3)
    for _ in range(60):
        seat = match.to_act[0]
        match.play(seat, luck.choice(match.legal(seat)))
    before = match.save()
    twins = [
        match.clone(),
        copy.copy(match),
        copy.deepcopy(match),
        pickle.loads(pickle.dumps(match)),
    ]
    for seat in match.seats:
        assert all(twin.view(seat) == match.view(seat) for twin in twins)
        assert all(twin.undoable(seat) == match.undoable(seat) for twin in twins)
    ends = [tavola.play_out(twin, "random").plain() for twin in twins]
    assert match.save() == before
    assert ends == [tavola.play_out(match, "random").plain()] * len(twins)
    assert all(tavola.record(twin) == tavola.record(match) for twin in twins)
    again = pickle.loads(pickle.dumps(tavola.replay(tavola.record(match))))
    assert tavola.record(again) == tavola.record(match)
    assert repr(again) == repr(match)


@pytest.mark.parametrize("name", tavola.game_names())
def test_a_board_is_drawn_for_a_quick_look(name: str) -> None:
    match = tavola.start(name, players=2, seed=3)
    seen = match.board_text(match.to_act[0])
    assert max(len(line) for line in seen.split("\n")) <= 100
    assert len(seen) > len(match.board_text()) > 100
    assert match._repr_html_().startswith("<pre")
    assert match.board_text(0, "de") != match.board_text(0, "en")
