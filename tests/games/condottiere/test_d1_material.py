"""D1 Material."""

from collections import Counter
from itertools import combinations

import pytest

import tavola
from tests.games.condottiere.referee import ADDED_BY_EXAMPLE, BORDERS, CITIES
from tests.games.condottiere.table import keep_all, look, owner, pawn, table
from tests.games.lines import play

MERCENARIES = {"1": 15, "2": 8, "3": 8, "4": 8, "5": 8, "6": 8, "10": 8}
OTHERS = {"scarecrow": 15, "drummer": 6, "bishop": 3, "surrender": 3, "winter": 3, "heroine": 3}


def joined(match: tavola.Match, seat: int) -> bool:
    """Whether the two cities of this seat are one group."""
    return bool(look(match)["players"][seat]["largest_group"] == 2)


def adjacent_pairs(borders: str) -> set[str]:
    """Every pair of cities that makes a group of two."""
    found = set()
    for one, other in combinations(CITIES, 2):
        if joined(table("1", "1", owners={0: f"{one} {other}"}, borders=borders), 0):
            found.add(f"{one}-{other}")
    return found


def in_order(borders: list[str]) -> set[str]:
    return {"-".join(sorted(border.split("-"))) for border in borders}


def test_96_cards_are_shuffled_of_which_63_are_mercenaries() -> None:  # D1.1
    match = tavola.start("condottiere", players=2, seed=1, first_condottiere="0")
    deck = Counter(match.steps[0].drawn[0].items)
    assert deck == Counter(MERCENARIES | OTHERS)
    assert deck.total() == 96
    assert sum(deck[card] for card in MERCENARIES) == 63


@pytest.mark.parametrize(("card", "number"), (MERCENARIES | OTHERS).items())
def test_no_more_of_a_card_can_be_in_play_than_the_deck_has(card: str, number: int) -> None:  # D1.1
    hands = [" ".join([card] * number), "1" if card != "1" else "2"]
    assert look(table(*hands))["unseen"] == 96 - number - 1
    for place in ("aside", "hand"):
        more = [hands[0], f"{hands[1]} {card}"] if place == "hand" else hands
        with pytest.raises(tavola.BadPosition, match=rf"only {number} of {card} \(D1.1\)"):
            table(*more, aside=card if place == "aside" else "")


def test_there_are_17_cities() -> None:  # D1.2
    assert sorted(look(table("1", "1"))["owners"]) == CITIES
    assert len(CITIES) == 17


def test_the_board_has_34_borders() -> None:  # D1.2
    assert adjacent_pairs("board") == in_order(BORDERS)
    assert len(BORDERS) == 34


def test_the_option_example_adds_two_borders() -> None:  # D1.2
    assert adjacent_pairs("example") == in_order(BORDERS + ADDED_BY_EXAMPLE)


def test_the_printed_borders_count_unless_something_else_was_agreed() -> None:  # D1.2
    assert look(tavola.start("condottiere", players=4, seed=1))["borders"] == "board"
    match = tavola.start("condottiere", players=4, seed=1, borders="example")
    assert look(match)["borders"] == "example"
    with pytest.raises(tavola.BadSetup, match="borders must be one of board, example"):
        tavola.start("condottiere", players=4, borders="printed")


def test_two_cities_that_share_no_border_are_no_group() -> None:  # D1.2
    assert not joined(table("1", "1", owners={0: "torino napoli"}), 0)


def test_there_is_one_pawn_and_the_winner_takes_it_from_its_holder() -> None:  # D1.3
    match = table("", "10 10", "1 1", city="siena", acting=1, pawn=0)
    play(match, "1: play 10", "2: pass", "1: pass")
    assert pawn(match) == 1


def test_ten_markers_are_no_limit() -> None:  # D1.3
    ten = "torino lucca mantova modena parma napoli roma siena spoleto urbino"
    match = table("10 10", "1 1", city="venezia", owners={0: ten})
    play(match, "0: play 10", "1: pass", "0: pass")
    assert owner(match, "venezia") == 0
    assert look(match)["players"][0]["cities"] == 11
    assert match.result is None


def test_two_players_can_control_13_cities_in_groups_of_4_4_and_5_without_a_win() -> None:  # D1.3
    twelve = "bologna ferrara mantova genova lucca parma torino ancona napoli roma siena spoleto"
    match = table("10 10", "1 1", city="venezia", owners={0: twelve})
    play(match, "0: play 10", "1: pass", "0: pass")
    keep_all(match)
    player = look(match)["players"][0]
    assert (player["cities"], player["largest_group"]) == (13, 5)
    assert match.to_act == (0,)
