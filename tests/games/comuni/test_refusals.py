"""Whatever can't be done is refused with the rule that forbids it."""

from collections.abc import Iterator

import pytest

import tavola
from laws.setups import rules_of
from tests.games.comuni.table import play, table, who, why

RULES = rules_of(tavola.game("comuni"))


def one_of_each_phase() -> Iterator[tavola.Match]:
    """Lucca decides, or all do, or nobody any more."""
    lucca = {"gold": 3, "armies": 2, "pilgrims": 3, "craftsmen": 1, "plunder": 2}
    siena = who("siena", gold=3, hand="a06")

    def rich() -> object:
        return who("lucca", hand="a01 a05 a17", build="economic a02", walls="a04", **lucca)

    bids = {2: ("siena", 1)}
    yield table(rich(), siena, bids=bids)
    yield table(rich(), siena, bids=bids, phase="outbid", turn="siena", acting="lucca")
    for phase in ("choose", "build", "discard", "repair"):
        yield table(rich(), siena, phase=phase, choices=int(phase == "choose"))
    yield table(rich(), siena, phase="invasion", left=0)
    yield table(
        *(rich(), siena), phase="over", deck="d", left=0, last_player="lucca", invader="emperor"
    )


@pytest.mark.parametrize("match", [*one_of_each_phase()])
def test_every_move_is_legal_or_refused_by_a_rule(match: tavola.Match) -> None:
    for seat in range(2):
        legal = match.legal(seat)
        for move in match.game.table.moves:
            refusal = match.why_not(seat, move.text)
            if refusal is None:
                assert move.text in legal
            else:
                assert move.text not in legal
                assert refusal.rule in RULES, move


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("bid 1 61", "C1.3 more-than-there-are"),
        ("bid 8 0", "C2.2 no-such-column"),
        (f"bid 1 {10**30}", "C1.3 more-than-there-are"),
        ("relocate 8", "C2.2 no-such-column"),
        ("build a01 economic 5", "C3.11 building-too-high"),
        ("wall a01 5", "C3.15 wall-too-high"),
        ("repair 3", "C3.19 two-at-most"),
        ("trade gold pilgrims", "C4.1 no-such-trade"),
        ("trade armies armies", "C4.1 no-such-trade"),
        ("league gold 3", "C5.3 by-twos"),
        ("city pilgrims 1", "C5.3 by-twos"),
        ("city armies 61", "C1.3 more-than-there-are"),
        ("league craftsmen 2", "C5.3 craftsmen-do-not-fight"),
    ],
)
def test_what_no_position_allows_is_refused_by_a_rule(move: str, refusal: str) -> None:
    for match in one_of_each_phase():
        assert why(match, f"lucca: {move}") == refusal
        assert why(match, f"siena: {move}") == refusal


@pytest.mark.parametrize(
    "text",
    [
        *("", "bid", "bid 1", "bid 0 1", "bid 1 061", "bid 1 -1", "bid 1 61 1", "bid  1 61"),
        *("build e01 economic 5", "build a01 gold 5", "wall a01 0", "trade gold silver"),
        *("league gold", "fly 3"),
    ],
)
def test_what_is_no_move_is_called_so(text: str) -> None:
    assert why(next(one_of_each_phase()), f"lucca: {text}") == " not-a-move"


@pytest.mark.parametrize("move", ["bid 1 2", "claim", "collect"])
def test_an_outbid_player_answers_first(move: str) -> None:  # C3.2
    match = table(
        who("lucca", gold=3), who("firenze", gold=5, pilgrims=1), bids={1: ("firenze", 1)}
    )
    play(match, "lucca: bid 1 2")
    assert why(match, f"firenze: {move}") == "C3.2 outbid-first"
    assert why(match, f"lucca: {move}") == "C3.2 outbid-one-decides"
