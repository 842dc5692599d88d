"""A finished record proves itself: whatever is changed in it is found, and the place is named."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import tavola
from tests.core import tampering
from tests.core.sample import as_json, finished, play_on
from tests.core.tampering import Change
from tests.example import EXAMPLE, table

SETUP = {"game", "rules", "players", "options", "position"}
CHANGES = [
    tampering.values_altered,
    tampering.entries_removed,
    tampering.entries_doubled,
    tampering.entries_swapped,
    tampering.keys_removed,
    tampering.keys_added,
]


def all_pass() -> Any:
    """From the set-up: three battles without a card, and the only round is over."""
    match = tavola.start(EXAMPLE, 2, seed=3, round_limit=1, entropy=["tre civette", ""])
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, "city roma" if "city roma" in match.legal(seat) else match.legal(seat)[-1])
    return as_json(match)


def fight() -> Any:
    """From a position: two small hands, then a deal and a standstill."""
    match = table("10 scarecrow", "1 heroine", owners={1: "siena"}, round_limit=2, seed=4)
    play_on(match, Random(4), most=12)
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    return as_json(match)


RECORDS: dict[str, Callable[[], Any]] = {"all-pass": all_pass, "fight": fight}


def number_of(place: str) -> int:
    found = re.match(r"moves\[(\d+)\]", place)
    return int(found[1]) if found else -1


def is_sensible(changed: str, place: str) -> bool:
    """Whether the place that was named leads to what was changed."""
    changed, place = changed.removesuffix(".x"), place.replace("[...]", "")
    if place.startswith(changed) or changed.startswith(place) or place == "file":
        return True
    part = re.split(r"[.\[]", changed)[0]
    if part == "moves":  # seen at once, or when something later does not fit any more
        return number_of(place) >= number_of(changed) or place.startswith("result")
    if part == "players":
        return place in {"seats", "fair.entropy"}
    if part in SETUP:  # the set-up is bound by the commitment; another position plays otherwise
        if part == "options" and place == "position":  # which says the same once more
            return True
        return place == "fair.commitment" or place.startswith(("moves", "result"))
    if changed == "fair.seed":
        return place == "fair.commitment"
    return changed.startswith("fair.entropy") and ".chance" in place


@pytest.mark.parametrize("make", RECORDS.values(), ids=RECORDS)
def test_the_records_hold_as_they_are(make: Callable[[], Any]) -> None:
    proved = ["moves-legal", "result-right", "commitment-kept", "draws-fair"]
    assert tavola.verify(make()) == proved


@pytest.mark.parametrize("make", RECORDS.values(), ids=RECORDS)
@pytest.mark.parametrize("changes", CHANGES, ids=lambda change: str(change.__name__))
def test_every_change_is_found(
    changes: Callable[[Any], Iterator[Change]], make: Callable[[], Any]
) -> None:
    record = make()
    found = 0
    for changed, other in changes(record):
        if re.fullmatch(r"seats\[\d\]", changed) and len(other["seats"]) == record["players"]:
            continue  # names are for people; nothing is said about who sat where
        with pytest.raises(tavola.BadRecord) as error:
            pytest.fail(f"{changed} was changed: {tavola.verify(other)}")
        assert is_sensible(changed, error.value.place), (changed, str(error.value))
        assert "\n" not in str(error.value)
        found += 1
    assert found > 10


def test_names_of_seats_are_for_people_only() -> None:
    record = as_json(finished())
    record["seats"] = ["Anna", "Bianca"]
    assert "result-right" in tavola.verify(record)


def test_a_record_of_another_seed_with_its_own_commitment_does_not_fit_the_draws() -> None:
    record, other = as_json(finished(seed=1)), as_json(finished(seed=2))
    record["fair"] = other["fair"]
    with pytest.raises(tavola.BadRecord) as error:
        tavola.verify(record)
    assert error.value.place.startswith("moves[0].chance")


def test_a_deal_made_to_measure_is_found() -> None:
    record = as_json(finished())
    deck = record["moves"][0]["chance"][1]["drawn"]
    one, other = deck.index("heroine"), len(deck) - 1 - deck[::-1].index("1")
    deck[one], deck[other] = deck[other], deck[one]
    with pytest.raises(tavola.BadRecord):
        tavola.verify(record)


def test_a_game_can_not_be_ended_early() -> None:
    record = as_json(finished())
    record["moves"].pop()
    with pytest.raises(tavola.BadRecord, match="result: the game is not over after these moves"):
        tavola.verify(record)
    record["result"] = None
    with pytest.raises(tavola.BadRecord, match=r"fair\.seed: is revealed although the game is not"):
        tavola.verify(record)


def test_nothing_can_be_played_after_the_end() -> None:
    record = as_json(finished())
    last = len(record["moves"])
    record["moves"].append({"n": last, "seat": 0, "move": "pass"})
    with pytest.raises(tavola.BadRecord) as error:
        tavola.verify(record)
    assert error.value.place == f"moves[{last}].move"
