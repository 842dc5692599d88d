"""K2 Set-up."""

from collections import Counter

import pytest

import tavola
from tests.games.concordia.printed import LETTERS
from tests.games.concordia.table import coins, goods, look, player
from tests.games.lines import play, why

TILES = {
    "A": {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1},
    "B": {"brick": 2, "food": 2, "tool": 2, "wine": 1, "cloth": 1},
    "C": {"brick": 3, "food": 2, "tool": 2, "wine": 2, "cloth": 1},
    "D": {"brick": 1, "food": 1, "tool": 1, "wine": 1, "cloth": 1},
}
CHEAPEST_FIRST = ["brick", "food", "tool", "wine", "cloth"]
TABLES = [
    *(("imperium", players) for players in (3, 4, 5)),
    *(("italia", players) for players in (2, 3, 4)),
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_each_city_gets_a_tile_of_its_letter(name: str, players: int) -> None:  # K2.1
    layouts = set()
    for seed in range(5):
        cities = look(tavola.start("concordia", players, seed=seed, map=name))["cities"]
        assert cities.pop("roma")["good"] is None
        for letter, group in LETTERS[name].items():
            assert Counter(cities[city]["good"] for city in group) == TILES[letter]
        layouts.add(tuple(city["good"] for city in cities.values()))
    assert len(layouts) == 5


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_each_province_gets_the_marker_of_its_dearest_good(name: str, players: int) -> None:
    # K2.2
    from tests.games.concordia.printed import PROVINCES

    for seed in range(5):
        seen = look(tavola.start("concordia", players, seed=seed, map=name))
        for province, cities in PROVINCES[name].items():
            found = [seen["cities"][city]["good"] for city in cities]
            assert seen["provinces"][province]["good"] == max(found, key=CHEAPEST_FIRST.index)
            assert not seen["provinces"][province]["turned"]


@pytest.mark.parametrize("players", range(2, 6))
def test_as_many_decks_as_players_are_stacked_and_seven_cards_shown(players: int) -> None:  # K2.3
    match = tavola.start("concordia", players, seed=3)
    cards = {2: 15, 3: 21, 4: 26, 5: 30}[players]
    assert (look(match)["for_sale"], look(match)["stack"]) == (cards, cards - 7)
    assert [card["deck"] for card in look(match)["display"]] == ["1"] * 7
    decks = [drawn for drawn in match.steps[0].drawn if drawn.what.startswith("deck-")]
    assert [drawn.what for drawn in decks] == [f"deck-{n + 1}" for n in range(players)]
    stack = [card for drawn in decks for card in drawn.items]
    saved = match.save()["state"]
    assert isinstance(saved, dict)
    assert saved["display"] + saved["stack"] == stack


@pytest.mark.parametrize("players", range(2, 6))
def test_goods_colonists_and_coins_in_the_order_of_play(players: int) -> None:  # K2.4
    match = tavola.start("concordia", players, seed=4)
    start = look(match)["start"]
    for number in range(players):
        who = (start + number) % players
        assert coins(match, who) == 5 + number
        assert goods(match, who) == "brick food food tool wine cloth"
        assert player(match, who)["free"] == 2
        assert player(match, who)["stored"] == {"land": 2, "sea": 2}
        assert (player(match, who)["land"], player(match, who)["sea"]) == (["roma"], ["roma"])


def test_the_start_player_is_drawn_and_the_last_one_holds_the_praefectus_magnus() -> None:  # K2.5
    starts = set()
    for seed in range(30):
        match = tavola.start("concordia", 4, seed=seed)
        seen = look(match)
        starts.add(seen["start"])
        assert match.to_act == (seen["start"],)
        assert seen["praefectus"] == (seen["start"] - 1) % 4
    assert starts == {0, 1, 2, 3}


def test_without_start_goods_there_are_more_coins_and_goods_to_buy() -> None:  # K2.6
    match = tavola.start("concordia", 3, seed=1, start_goods=False)
    start = look(match)["start"]
    assert [coins(match, (start + n) % 3) for n in range(3)] == [25, 26, 27]
    assert [goods(match, who) for who in range(3)] == ["", "", ""]
    assert player(match, start)["free"] == 8
    assert look(match)["phase"] == "provision"
    assert why(match, f"{start}: sell wine") == "K2.6 nothing-is-sold"
    assert why(match, f"{start}: play architect") == "K2.6 provision-first"
    assert why(match, f"{(start + 1) % 3}: buy brick") == "K3.2 not-your-turn"
    buys = ["brick", "food", "tool", "wine"]  # more than two kinds
    play(match, *(f"{start}: buy {good}" for good in buys), f"{start}: done")
    assert goods(match, start) == "brick food tool wine"
    assert coins(match, start) == 25 - 3 - 4 - 5 - 6
    assert why(match, f"{start}: buy brick") == "K4.8 no-mercator"
    play(match, f"{start}: play tribune", f"{start}: done")
    assert look(match)["phase"] == "provision"


def test_without_start_goods_money_and_space_are_the_limit() -> None:  # K2.6
    match = tavola.start("concordia", 3, seed=1, start_goods=False)
    start = look(match)["start"]
    play(match, *[f"{start}: buy brick"] * 8)
    assert why(match, f"{start}: buy brick") == "K5.3 storehouse-full"
    assert coins(match, start) == 1
    match = tavola.start("concordia", 3, seed=1, start_goods=False)
    play(match, *[f"{start}: buy cloth"] * 3)
    assert why(match, f"{start}: buy food") == ""
    assert why(match, f"{start}: buy tool") == "K1.6 lacks-coins"


def test_goods_are_bought_so_in_the_first_turn_only() -> None:  # K2.6
    match = tavola.start("concordia", 2, seed=1, start_goods=False)
    for _ in range(2):
        (who,) = match.to_act
        assert look(match)["phase"] == "provision"
        play(match, f"{who}: done", f"{who}: play senator", f"{who}: done")
    assert look(match)["phase"] == "play"


@pytest.mark.parametrize("players", range(2, 6))
def test_imperium_is_for_three_to_five_and_italia_for_two_to_four(players: int) -> None:  # K2.7
    assert look(tavola.start("concordia", players))["map"] == (
        "italia" if players == 2 else "imperium"
    )
    for name, numbers in (("imperium", (3, 4, 5)), ("italia", (2, 3, 4))):
        if players in numbers:
            assert look(tavola.start("concordia", players, map=name))["map"] == name
        else:
            with pytest.raises(tavola.BadSetup, match="map must be one of"):
                tavola.start("concordia", players, map=name)
