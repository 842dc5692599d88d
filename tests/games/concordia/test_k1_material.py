"""K1 Material and terms."""

from collections import Counter

import pytest

import tavola
from tavola.games.concordia.board import BOARDS
from tavola.games.concordia.data import CARDS, FILE, GOODS, MARKER_COINS, SALE_DECK, SALE_KIND
from tests.games.concordia.printed import LINES, PROVINCES
from tests.games.concordia.table import coins, goods, look, player, seat, table
from tests.games.lines import play, why


def test_each_good_is_bought_and_sold_at_its_fixed_price() -> None:  # K1.1
    prices = {"brick": 3, "food": 4, "tool": 5, "wine": 6, "cloth": 7}
    for good, price in prices.items():
        match = table(seat(goods=good), seat(), seat())
        play(match, "0: play mercator-3", f"0: sell {good}")
        assert coins(match) == 30 + 3 + price
        match = table(seat(goods=good), seat(), seat())
        play(match, "0: play mercator-3", f"0: buy {good}")
        assert coins(match) == 30 + 3 - price


@pytest.mark.parametrize("name", ["imperium", "italia"])
def test_the_map_has_the_printed_provinces_cities_and_lines(name: str) -> None:  # K1.2
    board = next(board for board in BOARDS if board.name == name)
    assert set(board.lines) == LINES[name]
    assert len(board.lines) == {"imperium": 79, "italia": 63}[name]
    found = {
        province: {city for c, city in enumerate(board.cities) if int(board.province[c]) == number}
        for number, province in enumerate(board.provinces)
    }
    assert found == PROVINCES[name]
    assert {len(cities) for cities in found.values()} == {2, 3}
    assert int(board.province[board.cities.index("roma")]) == -1


def test_two_cities_joined_by_land_and_by_sea_have_two_lines_with_room_for_one_each() -> None:
    # K1.2
    match = table(
        seat(land="roma syracusae", sea="roma syracusae"), seat(), seat(), active=1, acting=1
    )
    assert look(match)["lines"] == {"land roma syracusae": 0, "sea roma syracusae": 0}
    play(match, "1: play architect", "1: leave sea roma")
    assert "step sea roma syracusae" in match.legal(1)  # one may pass over it
    play(match, "1: step sea roma syracusae")
    assert why(match, "1: stop") == "K4.13 no-rest-here"


def test_a_city_holds_any_number_of_colonists() -> None:  # K1.2
    many = seat(land="roma, roma, roma", sea="roma, roma, roma")
    match = table(many, many, many)
    assert [player(match, who)["abroad"] for who in range(3)] == [6, 6, 6]


def test_what_is_on_the_other_map_only_can_not_be_used() -> None:  # K1.2
    match = table(seat(), seat(), seat())
    play(match, "0: play architect")
    assert why(match, "0: build verona") == "K1.2 not-on-this-map"
    assert why(match, "0: leave land verona") == "K1.2 not-on-this-map"
    assert why(match, "0: move land cosa roma") == "K1.2 line-not-on-this-map"
    play(match, "0: leave land roma")
    assert why(match, "0: step land cosa roma") == "K1.2 line-not-on-this-map"
    match = table(seat(), seat(), map="italia")
    play(match, "0: play prefect")
    assert why(match, "0: produce gallia") == "K1.2 province-not-on-this-map"
    match = table(seat("colonist", goods="food tool"), seat(), seat())
    play(match, "0: play colonist")
    assert why(match, "0: place land verona") == "K1.2 not-on-this-map"


def test_there_are_thirty_tiles_with_a_letter_and_a_good() -> None:  # K1.3
    tiles = FILE["tiles"]
    assert {letter: sum(counts.values()) for letter, counts in tiles.items()} == {
        "A": 7,
        "B": 8,
        "C": 10,
        "D": 5,
    }
    sums = Counter[str]()
    for counts in tiles.values():
        sums.update(counts)
    assert sums == {"brick": 8, "food": 7, "tool": 6, "wine": 5, "cloth": 4}


def test_markers_have_one_coin_with_cloth_and_two_with_the_others() -> None:  # K1.4
    assert dict(zip(GOODS, map(int, MARKER_COINS), strict=True)) == {
        "brick": 2,
        "food": 2,
        "tool": 2,
        "wine": 2,
        "cloth": 1,
    }
    assert sum(FILE["markers"].values()) == 24


@pytest.mark.parametrize("players", range(2, 6))
def test_there_are_always_markers_enough(players: int) -> None:  # K1.4
    for seed in range(40):
        match = tavola.start("concordia", players, seed=seed)
        used = Counter(entry["good"] for entry in look(match)["provinces"].values())
        assert all(count <= FILE["markers"][good] for good, count in used.items())


def test_everybody_begins_with_the_same_seven_cards_houses_and_colonists() -> None:  # K1.5
    match = tavola.start("concordia", 4, seed=1)
    for who in range(4):
        assert look(match, who)["hand"] == {
            "tribune": 1,
            "architect": 1,
            "prefect": 2,
            "mercator-3": 1,
            "diplomat-jupiter": 1,
            "senator": 1,
        }
        assert player(match, who)["houses_left"] == 15
        assert player(match, who)["stored"] == {"land": 2, "sea": 2}


def test_thirty_cards_are_for_sale_in_five_decks() -> None:  # K1.5
    decks = Counter(int(deck) + 1 for deck in SALE_DECK)
    assert decks == {1: 8, 2: 7, 3: 6, 4: 5, 5: 4}
    # What the boards print: cards for sale of each god, by the number of players.
    gods = {card["id"]: card["god"] for card in FILE["card"]}
    pantheon = {
        "jupiter": [3, 5, 7, 8],
        "saturnus": [3, 5, 6, 7],
        "mercurius": [2, 3, 4, 5],
        "mars": [2, 3, 4, 5],
    }
    for god, counts in pantheon.items():
        for players, count in zip(range(2, 6), counts, strict=True):
            found = [
                card
                for card, kind in enumerate(SALE_KIND)
                if gods[CARDS[kind]] == god and SALE_DECK[card] < players
            ]
            assert len(found) == count, (god, players)


def test_nobody_pays_with_what_he_does_not_have() -> None:  # K1.6
    match = table(seat(goods="cloth", coins=0), seat(), seat())
    play(match, "0: play mercator-3")
    assert why(match, "0: buy food") == "K1.6 lacks-coins"
    assert why(match, "0: sell wine") == "K1.6 none-to-sell"
    play(match, "0: buy brick")
    assert coins(match) == 0


def test_the_bank_never_runs_out() -> None:  # K1.6
    match = table(seat(coins=1000), seat(coins=1000), seat(coins=1000))
    for who in range(3):
        play(match, f"{who}: play mercator-3", *[f"{who}: buy brick"] * 8, f"{who}: done")
    assert [goods(match, who).count("brick") for who in range(3)] == [8, 8, 8]


def test_a_third_colonist_of_a_kind_is_the_last() -> None:  # K1.5, K1.6
    match = table(seat("colonist", goods="food tool", land="roma, roma, roma"), seat(), seat())
    play(match, "0: play colonist")
    assert why(match, "0: place land roma") == "K1.5 no-colonist-stored"
    assert why(match, "0: place sea roma") == ""


def test_others_see_how_many_cards_a_hand_has_and_the_top_of_the_pile_only() -> None:  # K1.7
    match = table(seat("weaver", pile="prefect senator", coins=17), seat(), seat(), active=1)
    seen = look(match, 1)["players"][0]
    assert (seen["cards"], seen["pile"], seen["top"]) == (6, 2, "senator")
    assert (seen["hand"], seen["played"]) == (None, None)
    assert (seen["coins"], look(match, 1)["stack"]) == (17, 3)
    assert look(match, 0)["hand"]["weaver"] == 1
    assert look(match, 0)["pile"] == {"prefect": 1, "senator": 1}
    assert look(match)["hand"] is None


def test_with_open_hands_everybody_sees_all_cards() -> None:  # K1.7
    match = table(seat("weaver", pile="prefect"), seat(), seat(), open_hands=True)
    for eyes in (None, 1, 2):
        seen = look(match, eyes)["players"][0]
        assert seen["hand"]["weaver"] == 1
        assert seen["played"] == {"prefect": 1}


def test_nobody_knows_the_order_of_the_stack() -> None:  # K1.7
    one = table(seat(), seat(), seat(), stack="smith I, consul II, architect II")
    other = table(seat(), seat(), seat(), stack="smith I, architect II, consul II")
    for eyes in (None, 0, 1, 2):
        assert one.view(eyes) == other.view(eyes)


def test_goods_are_traded_with_the_bank_only() -> None:  # K1.8
    match = table(seat(goods="wine"), seat(goods="cloth"), seat())
    others = [player(match, who) for who in (1, 2)]
    play(match, "0: play mercator-3")
    assert why(match, "0: sell cloth") == "K1.6 none-to-sell"  # another's is not his
    play(match, "0: sell wine", "0: buy cloth")
    assert look(match)["traded"] == {"bought": ["cloth"], "sold": ["wine"], "goods_left": 0}
    assert (goods(match), coins(match)) == ("cloth", 30 + 3 + 6 - 7)
    play(match, "0: done")
    assert [player(match, who) for who in (1, 2)] == others
    assert look(match)["traded"] == {"bought": [], "sold": [], "goods_left": 0}
