"""M2 Set-up."""

import pytest

import tavola
from tests.games.lines import play, why
from tests.games.medievalia.table import hand, look
from tests.games.medievalia.world import CARDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_buildings_lie_face_up_on_face_down_piles(players: int) -> None:  # M2.1
    piles = look(tavola.start("medievalia", players, seed=players))["piles"]
    assert [pile["top"] for pile in piles] == ["school", "workshop", "bank"]
    assert [pile["below"] for pile in piles] == [5, 5, 4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_is_dealt_eight_cards(players: int) -> None:  # M2.2
    match = tavola.start("medievalia", players, seed=1)
    assert [player["cards"] for player in look(match)["players"]] == [8] * players
    assert look(match)["deck"] == 87 - 8 * players
    assert sum(hand(match, 1).values()) == 8


@pytest.mark.parametrize(
    ("first", "cards"), [("0", [8, 9, 10, 11]), ("1", [11, 8, 9, 10]), ("3", [9, 10, 11, 8])]
)
def test_who_plays_later_may_be_dealt_more(first: str, cards: list[int]) -> None:  # M2.2
    match = tavola.start("medievalia", 4, seed=1, seat_handicap=True, start_player=first)
    assert [player["cards"] for player in look(match)["players"]] == cards


@pytest.mark.parametrize("seed", range(6))
def test_the_handicap_follows_the_lot(seed: int) -> None:  # M2.2, M2.3
    match = tavola.start("medievalia", 3, seed=seed, seat_handicap=True)
    first = match.to_act[0]
    cards = [player["cards"] for player in look(match)["players"]]
    assert [*cards[first:], *cards[:first]] == [8, 9, 10]


def test_the_start_player_is_drawn_or_named() -> None:  # M2.3
    drawn = {tavola.start("medievalia", 3, seed=seed).to_act[0] for seed in range(20)}
    assert drawn == {0, 1, 2}
    named = {tavola.start("medievalia", 3, seed=s, start_player="2").to_act[0] for s in range(5)}
    assert named == {2}


def test_play_goes_clockwise() -> None:  # M2.3
    match = tavola.start("medievalia", 3, seed=1, start_player="2")
    play(match, "2: done", "2: end")
    assert match.to_act == (0,)


def test_a_player_may_put_back_up_to_five_cards_and_take_one_fewer() -> None:  # M2.4
    match = tavola.start("medievalia", 2, seed=4, start_player="0")
    cards = [card for card, count in hand(match, 0).items() for _ in range(count)]
    for card in cards[:5]:
        play(match, f"0: return {card}")
    assert (look(match, 0)["put_back"], look(match, 0)["taken"]) == (5, 4)
    assert (look(match, 1)["put_back"], look(match, 1)["taken"]) == (None, None)
    assert look(match)["players"][0]["cards"] == 8  # nothing has happened yet
    assert why(match, f"0: return {cards[5]}") == "M2.4 enough-put-back"
    told = play(match, "0: done")
    assert "exchanged seat=0 count=5 taken=4" in told
    assert look(match)["players"][0]["cards"] == 8  # 8 - 5 + 4, and the card of the turn
    assert look(match)["deck"] == 87 - 16 - 4 + 5 - 1


def test_the_exchange_comes_before_drawing_and_may_be_left() -> None:  # M2.4, M3.1
    match = tavola.start("medievalia", 2, seed=4, start_player="0")
    assert look(match)["phase"] == "exchange"
    assert look(match)["players"][0]["cards"] == 8
    assert why(match, "0: end") == "M2.4 exchange-first"
    told = play(match, "0: done")
    assert told[0] == "kept-hand seat=0"
    assert look(match)["players"][0]["cards"] == 9
    assert why(match, "0: done") == "M2.4 exchange-is-over"


def test_nobody_puts_back_what_he_does_not_hold() -> None:  # M2.4
    match = tavola.start("medievalia", 2, seed=4, start_player="0")
    held = hand(match, 0)
    missing = [card for card in CARDS if card not in held]
    assert len(missing) >= 5  # 8 cards of 13 kinds
    for card in missing:
        assert why(match, f"0: return {card}") == "M2.4 not-in-hand"
    single = next(card for card, count in held.items() if count == 1)
    play(match, f"0: return {single}")
    assert why(match, f"0: return {single}") == "M2.4 all-put-back"


def test_only_the_first_turn_has_an_exchange() -> None:  # M2.4
    match = tavola.start("medievalia", 2, seed=4, start_player="0")
    play(match, "0: done", "0: end", "1: done", "1: end")
    assert look(match)["phase"] == "turn"
    assert match.to_act == (0,)


def test_cards_put_back_are_unseen_by_others() -> None:  # M1.5, M2.4
    match = tavola.start("medievalia", 2, seed=4, start_player="0")
    card = next(iter(hand(match, 0)))
    play(match, f"0: return {card}")
    assert look(match, 0)["returned"] == {card: 1}
    assert look(match, 1)["returned"] is None
    assert not any(event.id == "put-back" for event in match.log(1))


def test_a_turn_that_was_ended_is_not_taken_back_into_anothers_exchange() -> None:  # M2.4, M3.4
    match = tavola.start("medievalia", 2, seed=4, start_player="0")
    play(match, "0: done", "0: end", f"1: return {next(iter(hand(match, 1)))}")
    assert match.undoable(0) is None
    assert match.undoable(1) is not None
