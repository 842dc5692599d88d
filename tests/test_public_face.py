"""`import tavola`: what a program that uses Tavola sees."""

import json
import os
import sys
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest

import tavola
from tests.example import EXAMPLE, FIRST_SEAT, TITLE


def test_the_games_are_found_by_name() -> None:
    assert EXAMPLE in tavola.game_names()
    assert tavola.game_names() == tuple(sorted(tavola.game_names()))
    assert tavola.game(EXAMPLE).facts.title == TITLE
    asked_as_before: Any = tavola.games
    assert asked_as_before() == tavola.game_names()


def test_nothing_public_hides_a_module_of_the_same_name() -> None:
    """Else `import tavola.NAME.anything as …` would look into the wrong thing."""
    modules = {module.name for module in iter_modules(tavola.__path__)}
    assert "games" in modules
    for name in modules & set(vars(tavola)):
        assert getattr(tavola, name) is sys.modules[f"tavola.{name}"]


def test_a_match_is_started_with_options_as_keywords() -> None:
    match = tavola.start(EXAMPLE, players=4, seed=7, borders="example", round_limit=3)
    assert match.options == {
        "borders": "example",
        FIRST_SEAT: "random",
        "free_pass_in_own_city": False,
        "round_limit": 3,
    }
    assert match.players == 4
    with pytest.raises(tavola.BadSetup):
        tavola.start(EXAMPLE, players=4, border="example")


def test_moves_are_text_and_only_legal_ones_are_played() -> None:
    match = tavola.start(EXAMPLE, players=4, seed=7)
    (seat,) = match.to_act
    assert "city siena" in match.legal(seat)
    before = match.save()
    with pytest.raises(tavola.IllegalMove) as error:
        match.play(seat, "play winter")
    assert (error.value.refusal.rule, error.value.refusal.id) == ("D4.1", "no-battle-turn")
    assert match.save() == before
    events = match.play(seat, "city siena")
    assert [event.plain() for event in events] == [
        {"id": "named-city", "args": {"seat": seat, "city": "siena"}}
    ]


def test_why_not_answers_with_a_refusal_or_none() -> None:
    match = tavola.start(EXAMPLE, players=4, seed=7)
    (seat,) = match.to_act
    assert match.why_not(seat, "city siena") is None
    refusal = match.why_not((seat + 1) % 4, "city siena")
    assert isinstance(refusal, tavola.Refusal)
    assert refusal.plain() == {
        "rule": "D3.2",
        "id": "pawn-names-the-city",
        "args": {"seat": seat},
    }


def test_views_are_plain_data_ready_for_json() -> None:
    match = tavola.start(EXAMPLE, players=4, seed=7)
    for eyes in (0, 1, 2, 3, None):
        view = match.view(eyes)
        assert json.loads(json.dumps(view)) == view


def test_a_whole_match_from_start_to_verified_record() -> None:
    match = tavola.start(EXAMPLE, players=4, seed=7, round_limit=2)
    rng = Random(7)
    results = [match.result]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    results.append(match.result)
    assert [type(result) for result in results] == [type(None), tavola.Result]
    record = tavola.record(match, ["Anna", "Bianca", "Carla", "Dora"])
    assert tavola.replay(record).save() == match.save()
    assert tavola.verify(record) == ["moves-legal", "result-right", "commitment-kept", "draws-fair"]


def test_a_move_is_taken_back_with_undo() -> None:
    match = tavola.start(EXAMPLE, players=4, seed=7)
    (seat,) = match.to_act
    before = match.save()
    match.play(seat, "city siena")
    assert match.undo(seat) == "city siena"
    assert match.save() == before


def test_a_position_is_saved_and_loaded() -> None:
    match = tavola.start(EXAMPLE, players=3, seed=7)
    saved = json.loads(json.dumps(match.save()))
    assert tavola.load(saved).save() == match.save()


def test_all_errors_that_a_user_can_mend_are_of_one_kind() -> None:
    for error in (tavola.BadPosition, tavola.BadRecord, tavola.BadSetup, tavola.IllegalMove):
        assert issubclass(error, tavola.TavolaError)


def test_everything_promised_is_there() -> None:
    for name in tavola.__all__:
        assert hasattr(tavola, name)
    assert tavola.__version__


def test_the_engine_is_compiled_where_it_should_be() -> None:
    if os.environ.get("TAVOLA_EXPECT_COMPILED"):
        assert tavola.COMPILED
    assert isinstance(tavola.COMPILED, bool)
