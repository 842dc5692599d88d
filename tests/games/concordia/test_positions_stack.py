"""A written position that does not say the order of the stack: the match's chance draws it."""

from typing import Any

import pytest

import tavola
from tests.games.concordia.table import DISPLAY, TILES, listed, look, seat
from tests.games.concordia.written import Data, doing

FULL = listed(DISPLAY)
PLAYERS = [seat(), seat(), seat()]


def position(**change: Any) -> Data:
    state = {"players": PLAYERS, "map": "imperium", "tiles": TILES["imperium"], "display": FULL}
    return {"game": "concordia", "state": {**state, **change}}


def stack(match: tavola.Match) -> list[str]:
    state: Any = match.save()["state"]
    found: list[str] = state["stack"]
    return found


def decks(cards: list[str]) -> list[str]:
    return [card.split()[1] for card in cards]


def test_the_stack_is_what_lies_nowhere_else_with_the_decks_in_order() -> None:  # K2.3
    cards = stack(tavola.load(position(), seed=1))
    second = (
        "architect II, prefect II, mercator-5 II, colonist II, consul II, vintner II, weaver II"
    )
    third = "architect III, prefect III, mercator-5 III, colonist III, consul III"
    rest = f"smith I, {second}, {third}, diplomat-saturnus III"
    assert sorted(cards) == sorted(listed(rest))
    assert decks(cards) == sorted(decks(cards))


def test_each_seed_draws_another_order_and_the_same_seed_the_same() -> None:  # K2.3
    orders = {tuple(stack(tavola.load(position(), seed=seed))) for seed in range(20)}
    assert len(orders) == 20
    assert stack(tavola.load(position(), seed=3)) == stack(tavola.load(position(), seed=3))


def test_the_record_tells_what_was_drawn_and_replays_by_it() -> None:
    match = tavola.load(position(), seed=4)
    assert [drawn.what for drawn in match.steps[0].drawn] == ["deck-1", "deck-2", "deck-3"]
    assert stack(tavola.replay(tavola.record(match))) == stack(match)


def test_what_is_saved_says_everything_so_nothing_is_drawn() -> None:
    match = tavola.load(position(), seed=5)
    again = tavola.load(match.save(), seed=6)
    assert stack(again) == stack(match)
    assert again.steps[0].drawn == []


def test_who_has_bought_a_card_has_bought_the_one_turned_up_first() -> None:  # K2.3
    buyer = seat("architect colonist")
    row = [card for card in FULL if card not in ("architect I", "colonist I")]
    match = tavola.load(
        position(players=[buyer, seat(), seat()], display=[*row, "smith I", "weaver II"]), seed=1
    )
    cards = stack(match)
    assert {"architect II", "architect III", "colonist II", "colonist III"} <= set(cards)
    assert not {"architect I", "colonist I", "weaver II"} & set(cards)


def test_no_card_is_left_of_a_deck_below_one_that_is_turned_up() -> None:  # K2.3
    row = ["architect II", "prefect II", "mercator-5 II", "colonist II", "consul II"]
    match = tavola.load(position(display=[*row, "vintner II", "consul III"]), seed=1)
    assert set(decks(stack(match))) == {"III"}


def test_a_row_that_is_not_full_has_no_stack() -> None:  # K4.10
    match = tavola.load(position(display=["smith I", "farmer I"]), seed=1)
    assert stack(match) == []
    assert match.steps[0].drawn == []


def test_an_empty_stack_can_be_written() -> None:
    match = tavola.load(position(stack=[]), seed=1)
    assert look(match)["stack"] == 0


@pytest.mark.parametrize("buys", [2, 1])
def test_a_row_counts_as_full_while_a_card_is_being_bought(buys: int) -> None:  # K4.10
    buyer = seat("farmer" if buys == 1 else "", pile="senator", goods="wine tool")
    row = FULL if buys == 2 else FULL[:6]
    change = doing("purchase", "senator", buys=buys, players=[buyer, seat(), seat()], display=row)
    assert len(stack(tavola.load(position(**change), seed=1))) == 14
