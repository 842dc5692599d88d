"""Medievalia's table in the terminal: what is drawn, what can be pointed at, what is said."""

import random
from typing import Any

import pytest

import tavola
from tavola.terminal.board import Board, board_of, legal_moves
from tavola.terminal.palette import Palette
from tavola.text import Texts, languages
from tests.games.lines import play
from tests.games.medievalia.notable import allies_at_war, archers_and_priests, specialists
from tests.games.medievalia.table import fief, lift, table

NAMES = ["Ada", "Bea", "Cid", "Dan"]
SIZES = [(80, 13), (104, 31)]


def board(match: tavola.Match, language: str = "en") -> Board[Any]:
    return board_of(match, Texts("medievalia", language), NAMES, Palette(colour=False))


def drawn(match: tavola.Match, seat: int = 0, size: tuple[int, int] = (100, 17)) -> str:
    return board(match).table(match.view(seat), *size, "").text()


def test_the_market_shows_buildings_and_their_prices() -> None:
    match = table(fief(), piles=[["castle", "bank"], ["smith"], []])
    first = drawn(match).splitlines()[0]
    assert "1 Bank 1E 2G 3L +1" in first
    assert "2 Smith 2E 1G 3L last" in first
    assert "3 empty" in first


def test_a_card_of_the_hand_shows_what_it_costs_its_holder() -> None:  # M5.6
    without = table(fief("merchant", "farm-1"))
    assert "Merchant 2F 4G" in board(without).hand(without.view(0), 100, True, "").text()
    with_a_bank = table(fief("merchant", "farm-1+bank"))
    assert "Merchant 2F 2G" in board(with_a_bank).hand(with_a_bank.view(0), 100, True, "").text()


def test_a_fief_shows_what_stands_where_and_what_is_flipped() -> None:
    match = table(
        fief("mine", "farm-2+church!", "peasant-3@farm-2! archer-1"), fief(figures="recruit-2")
    )
    text = drawn(match)
    assert "↻ Farm + Church: Peasant 1/1↻" in text
    assert "Free: Archer 1/2" in text
    assert "Recruit 2/2" in text
    assert "1 buildings" not in text or "1 buildings, output" in text


def test_one_sees_what_can_still_be_had_in_this_turn() -> None:
    match = table(fief("mine", "farm-2 mine-1!", "peasant-3@farm-2"))
    assert "Still available 3F 1L" in drawn(match)


def test_who_stands_between_is_shown_with_the_owners_sign() -> None:
    match = table(fief(figures="cavalry-1@border-0-1"), fief(figures="peasant-1@fief-0"))
    text = drawn(match)
    assert "Between Ada and Bea: ⚜ Cavalry 4/3" in text
    assert "✚ Bea: Peasant 1/1" in text


def test_a_batch_tells_what_is_missing() -> None:
    match = table(fief("cavalry farm farm farm farm farm", "farm-1", "peasant-1@farm-1"))
    play(match, "0: play cavalry", "0: flip farm-1", "0: discard farm")
    text = drawn(match)
    assert "To be paid: cavalry" in text
    assert "Produced: 3F" in text
    assert "Missing: 4" in text
    assert "To be paid" not in drawn(match, seat=1)


def test_a_battle_is_shown_with_its_armies_and_sums() -> None:
    match = table(
        fief("mine", "", "recruit-1@fief-1 recruit-2@fief-1"),
        fief("mine", "field-1", "peasant-1@field-1 recruit-5"),
    )
    play(match, "0: raid 1 1", "0: into 2", "1: stay", "1: against 1")
    text = drawn(match)
    assert "⚔ Battle: Ada – Bea (Bea’s fief)" in text
    assert "Army 1: Recruit 1 against the recruit (2 against 2)" in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("begin", [allies_at_war, archers_and_priests, specialists])
def test_every_legal_move_can_be_pointed_at(
    begin: object, size: tuple[int, int], language: str
) -> None:
    assert callable(begin)
    match: tavola.Match = begin(1)
    drawing = board(match, language)
    whim = random.Random(1)
    for _ in range(25):
        if not match.to_act:
            break
        seat = match.to_act[0]
        view = match.view(seat)
        for cursor in legal_moves(view):
            grids = (
                drawing.table(view, *size, cursor),
                drawing.hand(view, size[0], size[1] > 20, cursor),
            )
            assert any(spot.target == cursor for grid in grids for spot in grid.spots), cursor
        assert drawing.home(view) in legal_moves(view)
        assert all(line for line in drawing.lines(view))
        match.play(seat, whim.choice(match.legal(seat)))


def test_a_move_of_a_payment_is_foretold_with_what_is_then_missing() -> None:  # M4.10
    match = table(fief("mine peasant", "farm-1 field-1 forest-1", "peasant-3@farm-1"))
    foretold = board(match).foretell(match.view(0), "play mine", match.foresee(0, "play mine"))
    assert foretold == "What it is for: gives gold. Then still missing: 3."
    match.play(0, "play mine")
    for move in match.legal(0):
        then = match.foresee(0, move)
        words = board(match).foretell(match.view(0), move, then)
        batch: Any = (then.table or {}).get("batch")
        assert batch is None or str(batch["missing"] or "covered") in words


def test_the_end_of_a_turn_is_foretold_up_to_what_nobody_knows() -> None:  # M3.1
    match = table(fief(), fief())
    told = board(match, "de").foretell(match.view(0), "end", match.foresee(0, "end"))
    assert "Bea" in told


def hint(match: tavola.Match, move: str) -> str:
    return board(match).hint(match.view(0), move, match.foresee(0, move))


def test_what_is_easily_regretted_is_hinted_at() -> None:  # M7.1, M7.5
    match = table(
        fief("mine peasant", "field-1", "peasant-1@field-1 peasant-2"),
        fief(figures="recruit-1@fief-0"),
    )
    assert hint(match, "end").startswith("Still able to act: Peasant 2. End the turn anyway?")
    lift(match, 0, "peasant-2", "put field-1")
    assert "anyway" not in hint(match, "end")
    play(match, "0: play peasant", "0: flip field-1")
    assert "last figures that could defend" in hint(match, "close")


def test_the_log_leaves_out_what_a_later_sentence_sums_up() -> None:
    """A battle is told in three sentences, not in a line for each step."""
    match = table(
        fief("mine", "", "recruit-1@fief-1 recruit-2@fief-1"),
        fief("mine", "farm-1", "infantry-1@farm-1!"),
    )
    play(match, "0: raid 1 1", "0: into 1", "0: target farm-1", "0: hit recruit-1")
    told = [event for step in match.steps[1:] for event in step.events]
    assert len(told) > 8
    heard = [event.id for event in told if not board(match).passes(event)]
    assert heard == ["battle", "combat", "fought", "turn", "besieged", "drew-card"]
