"""C4 Trading."""

from typing import Any

import pytest

from tests.games.comuni.table import (
    acting,
    commit,
    cubes,
    legal,
    look,
    play,
    supply,
    table,
    who,
    why,
)

TRADES = ["trade gold armies", *(f"trade pilgrims {k}" for k in ("gold", "armies", "craftsmen"))]
EVERY_PHASE: dict[str, dict[str, Any]] = {
    "project": {},
    "outbid": {"bids": {2: ("firenze", 1)}, "acting": "lucca", "turn": "firenze", "outbid_gold": 1},
    "choose": {"choices": 1},
    "invasion": {"left": 0},
    "build": {},
    "discard": {},
    "repair": {},
}


def test_two_gold_buy_an_army_and_two_pilgrims_any_other_resource() -> None:  # C4.1
    match = table(who("lucca", gold=2, pilgrims=4), who("firenze"))
    before = supply(match)
    play(match, "lucca: trade gold armies", "lucca: trade pilgrims craftsmen")
    assert cubes(match, "lucca") == (0, 1, 2, 1)
    assert supply(match) == tuple(
        old + new for old, new in zip(before, (2, -1, 2, -1), strict=True)
    )


def test_a_trade_takes_two_of_one_kind() -> None:  # C4.1
    match = table(who("lucca", gold=1, pilgrims=1), who("firenze"))
    assert why(match, "lucca: trade gold armies") == "C4.1 too-few-to-trade"
    assert why(match, "lucca: trade pilgrims gold") == "C4.1 too-few-to-trade"
    assert legal(match, "lucca", "trade") == []


def test_while_an_outbid_player_decides_nobody_else_trades() -> None:  # C4.1
    match = table(
        who("lucca", pilgrims=1), who("firenze", gold=4), bids={1: ("lucca", 0)}, turn="firenze"
    )
    play(match, "firenze: bid 1 1")
    refusal = match.why_not(1, "trade gold armies")
    assert refusal is not None  # the outbid one decides
    assert (refusal.rule, refusal.id, refusal.args) == ("C4.1", "nothing-to-decide", {"seat": 0})


def test_the_supply_must_hold_what_is_taken() -> None:  # C4.1
    match = table(who("lucca", gold=4, pilgrims=2), who("firenze", armies=60))
    assert why(match, "lucca: trade gold armies") == "C4.1 supply-has-none"
    assert why(match, "lucca: trade pilgrims armies") == "C4.1 supply-has-none"
    assert why(match, "lucca: trade pilgrims gold") == ""


@pytest.mark.parametrize(("phase", "fields"), EVERY_PHASE.items(), ids=list(EVERY_PHASE))
def test_trading_is_a_part_of_every_decision(phase: str, fields: dict[str, Any]) -> None:  # C4.1
    match = table(
        who("lucca", gold=2, pilgrims=4, plunder=1, hand="a01 a02 a03"),
        who("firenze"),
        phase=phase,
        **fields,
    )
    assert legal(match, "lucca", "trade") == TRADES
    assert "firenze" not in acting(match) or phase == "invasion"


def test_nobody_trades_without_a_decision_or_after_the_end() -> None:  # C4.1
    match = table(who("lucca"), who("firenze", gold=4))
    assert why(match, "firenze: trade gold armies") == "C4.1 nothing-to-decide"
    over = table(
        *(who("lucca", gold=4), who("firenze")),
        phase="over",
        deck="d",
        left=0,
        last_player="lucca",
        invader="emperor",
    )
    assert why(over, "lucca: trade gold armies") == "C6.3 game-is-over"


def test_a_trade_does_not_end_the_decision_and_several_may_follow() -> None:  # C4.2
    match = table(who("lucca", gold=4, pilgrims=2), who("firenze"))
    told = play(
        match,
        "lucca: trade gold armies",
        "lucca: trade gold armies",
        "lucca: trade pilgrims gold",
        "lucca: bid 1 1",
    )
    assert told[0] == "traded seat=0 paid_resources=gold,gold taken_resources=armies"
    assert cubes(match, "lucca") == (0, 2, 0, 0)


def test_a_trade_in_an_invasion_is_open_and_the_pledge_begins_anew() -> None:  # C4.2
    match = table(who("lucca", gold=2, armies=1), who("firenze"), phase="invasion", left=0)
    play(match, "lucca: league armies 1", "lucca: trade gold armies")
    assert [event.id for event in match.log(1)][-1] == "traded"
    assert look(match, "lucca")["asking"] == "league-armies"
    assert look(match, "lucca")["own"]["league"]["armies"] == 0
    assert "league armies 2" in legal(match, "lucca")


def test_who_has_committed_trades_no_more() -> None:  # C4.2, C5.11
    match = table(who("lucca", gold=2), who("firenze"), phase="invasion", left=0)
    play(match, "lucca: commit")
    assert why(match, "lucca: trade gold armies") == "C5.11 already-committed"


def test_the_secret_pairs_need_no_army_in_the_supply() -> None:  # C4.2, C5.3
    match = table(who("lucca", gold=2), who("firenze", armies=60), phase="invasion", left=0)
    assert why(match, "lucca: trade gold armies") == "C4.1 supply-has-none"
    play(match, "lucca: league gold 2", "lucca: commit")
    told = commit(match, "firenze")
    assert "sent-to-league seat=0 armies=1 resources=gold,gold" in told
