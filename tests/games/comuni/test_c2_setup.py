"""C2 Set-up."""

from collections import Counter
from typing import Any

import pytest

import tavola
from tests.games.comuni.table import COMUNI, RESOURCES, acting, look, public, table, who

PLAYERS = range(2, 6)
# C2.3 by deck, for 2, 3, 4 and 5 players
MARKER = {
    "a": (10, 13, 17, 18),
    "b": (11, 14, 16, 18),
    "c": (11, 14, 16, 19),
    "d": (12, 14, 16, 19),
}
START = {
    "lucca": (1, 1, 3, 1),
    "firenze": (1, 1, 1, 3),
    "siena": (1, 3, 1, 1),
    "bologna": (3, 1, 1, 1),
    "milano": (1, 2, 1, 2),
}


def start(players: int, seed: int = 1, **options: Any) -> tavola.Match:
    return tavola.start("comuni", players, seed=seed, **options)


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_for_more_players_are_taken_out_and_each_deck_is_shuffled(  # C2.1
    players: int,
) -> None:
    match = start(players)
    decks = [outcome.items for outcome in match.steps[0].drawn if outcome.what == "deck"]
    assert [{card[0] for card in deck} for deck in decks] == [{"a"}, {"b"}, {"c"}, {"d"}]
    taken_out = {"a": (19, 24, 29), "b": (12, 15, 17), "c": (12, 15, 17), "d": (13, 15, 17)}
    for deck in decks:
        first = [*taken_out[deck[0][0]], 99][players - 2]
        assert all(int(card[1:]) < first for card in deck)
        assert deck != sorted(deck)


@pytest.mark.parametrize(("players", "columns"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_the_leftmost_columns_are_filled_from_deck_a(players: int, columns: int) -> None:  # C2.2
    match = start(players)
    shown = look(match)["columns"]
    assert [len(column["cards"]) for column in shown] == [3, 2, 2, 1, 2, 1, 3][:columns]
    assert [column["choice"] for column in shown] == [n in (3, 5) for n in range(columns)]
    deck = next(outcome.items for outcome in match.steps[0].drawn if outcome.what == "deck")
    lying = [card["id"] for column in shown for card in column["cards"]]
    assert lying == deck[: len(lying)]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_invasion_marker_shows_what_the_decks_hold(players: int) -> None:  # C2.3
    seen = look(start(players))
    assert seen["deck"] == "a"
    assert seen["decks"] == {letter: row[players - 2] for letter, row in MARKER.items()}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_marker_counts_every_card_through_all_four_decks(players: int) -> None:  # C2.3, C3.7
    match = start(players, seed=players)
    marker, deck, changes = MARKER["a"][players - 2], "a", []
    drawn = {card["id"] for column in look(match)["columns"] for card in column["cards"]}
    while match.to_act:
        seat = match.to_act[0]
        moves = match.legal(seat)
        move = next((m for m in ("claim", "done", "commit", "withdraw") if m in moves), moves[0])
        match.play(seat, move)
        for told in [e.args for e in match.steps[-1].events if e.id == "filled"]:
            if told["deck"] != deck:
                deck = str(told["deck"])
                changes.append(deck)
                marker = MARKER[deck][players - 2]  # whole decks
            cards: Any = told["cards"]
            marker -= len({*cards} - drawn)
            assert told["left"] == marker
            drawn |= {*cards}
    assert changes == ["b", "c", "d"]
    assert marker == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_given_a_comune_at_random(players: int) -> None:  # C2.4
    given: Counter[str] = Counter()
    for seed in range(80):
        comuni = [player["comune"] for player in look(start(players, seed))["players"]]
        assert len(set(comuni)) == players
        given[comuni[0]] += 1
    assert set(given) == set(COMUNI)


@pytest.mark.parametrize("players", PLAYERS)
def test_each_comune_takes_its_start_resources_from_the_supply(players: int) -> None:  # C2.4
    match = start(players)
    total = [50, 60, 50, 50]
    for seat in range(players):
        seen: Any = match.view(seat)["table"]
        cubes = tuple(seen["own"]["resources"][name] for name in RESOURCES)
        assert cubes == START[seen["players"][seat]["comune"]]
        total = [left - taken for left, taken in zip(total, cubes, strict=True)]
    assert [look(match)["supply"][name] for name in RESOURCES] == total


@pytest.mark.parametrize("players", PLAYERS)
def test_the_lowest_comune_has_the_captain_and_starts(players: int) -> None:  # C2.5
    for seed in range(20):
        match = start(players, seed)
        comuni = [player["comune"] for player in look(match)["players"]]
        lowest = min(comuni, key=COMUNI.index)
        assert acting(match) == [lowest]
        assert comuni[look(match)["captain"]] == lowest
        for comune in comuni:
            assert public(match, comune)["points"] == 0
            assert public(match, comune)["active"] == []


def test_the_turn_passes_to_the_next_higher_comune_and_then_to_the_lowest() -> None:  # C2.6, C3.20
    match = table(who("milano"), who("siena"), who("firenze"), turn="firenze")
    order = []
    for _ in range(4):
        order.append(acting(match)[0])
        match.play(match.to_act[0], "collect")
        match.play(match.to_act[0], "take gold")
    assert order == ["firenze", "siena", "milano", "firenze"]
    assert look(match)["order"] == [2, 1, 0]


def test_a_comune_is_given_once() -> None:  # C2.4
    with pytest.raises(tavola.BadPosition, match=r"players\[1\].comune: somebody else has it"):
        table(who("lucca"), who("lucca"))
