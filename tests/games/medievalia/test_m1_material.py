"""M1 Material and terms."""

import tavola
from tests.games.lines import line, play, why
from tests.games.medievalia.table import fief, lift, look, place, printed, table


def test_there_are_110_cards() -> None:  # M1.2
    match = tavola.start("medievalia", 3, seed=1)
    census = match.game.census(match.state)
    assert sum(census.values()) == 110
    assert census["peasant"] == 20
    assert census["recruit"] == 8
    assert [census[card] for card in ("field", "farm", "forest", "mine")] == [12, 12, 7, 7]
    assert [census[card] for card in ("school", "smith", "tower", "castle")] == [2, 2, 1, 1]
    assert (census["city"], census["summary"]) == (4, 2)


def test_four_resources_are_counted() -> None:  # M1.1
    match = table(fief(lands="field-1 forest-1 mine-1", figures="peasant-1"))
    left = look(match)["unspent"][0]
    assert left == {"food": 1, "energy": 1, "gold": 1, "labour": 2}


def test_cities_never_attack_but_strike_back() -> None:  # M1.3
    match = table(fief(figures="peasant-1@fief-1"), fief(lands="field-1"))
    told = play(match, "0: raid 1 1", "0: target city")
    assert "damage army=1 side=attacker count=3 attacker_seat=0" in told
    assert "killed seat=0 piece=peasant-1" in told


def test_two_fiefs_have_one_between_them() -> None:  # M1.4
    zones = printed(table(fief()))["adjacent"]
    assert zones == {
        "fief-0": ["border-0-1"],
        "fief-1": ["border-0-1"],
        "border-0-1": ["fief-0", "fief-1"],
    }


def test_three_fiefs_and_those_between_them_are_a_ring() -> None:  # M1.4
    zones = printed(table(fief(), fief(), fief()))["adjacent"]
    assert len(zones) == 6
    assert zones["fief-0"] == ["border-0-1", "border-2-0"]
    assert zones["border-2-0"] == ["fief-0", "fief-2"]


def test_the_centre_joins_all_fiefs_and_nothing_else() -> None:  # M1.4
    zones = printed(table(*[fief()] * 4, central_fief=True))["adjacent"]
    assert len(zones) == 9
    assert zones["centre"] == ["fief-0", "fief-1", "fief-2", "fief-3"]
    assert "centre" not in zones["border-3-0"]
    assert "centre" in zones["fief-2"]


def test_the_central_fief_is_an_option_for_more_than_two_and_off_by_default() -> None:  # M1.4
    offered = [
        {option.name: option.default for option in tavola.game("medievalia").options(players)}
        for players in (2, 3, 4)
    ]
    assert "central_fief" not in offered[0]
    assert offered[1]["central_fief"] is False
    assert offered[2]["central_fief"] is False
    assert not printed(tavola.start("medievalia", 4, seed=1))["central_fief"]


def test_a_figure_marches_to_adjacent_zones_only() -> None:  # M1.4
    match = table(fief(figures="peasant-1"), fief(), fief())
    play(match, "0: lift peasant-1")
    assert why(match, "0: enter 1") == "M1.4 not-adjacent"
    assert why(match, "0: cross 1 2") == "M1.4 not-adjacent"
    assert why(match, "0: cross 2 3") == "M1.4 not-adjacent"  # no such fief with three players
    assert why(match, "0: centre") == "M1.4 not-adjacent"
    assert why(match, "0: cross 2 0") == ""


def test_a_battle_needs_a_place_at_this_table() -> None:  # M1.4
    match = table(fief(figures="peasant-1"))
    assert why(match, "0: raid 2 1") == "M1.4 no-such-zone"
    assert why(match, "0: contest 1") == "M1.4 no-such-zone"


def test_hands_are_secret_but_their_size_is_not() -> None:  # M1.5
    match = table(fief("mine mine"), fief("farm"))
    assert look(match, 0)["hand"] == {"mine": 2}
    assert look(match, None)["hand"] is None
    assert [player["cards"] for player in look(match, 1)["players"]] == [2, 1]
    assert "mine" not in str(look(match, 1)["players"])


def test_allies_do_not_see_each_others_hands() -> None:  # M1.5
    match = table(fief("mine"), fief(), fief("farm"), fief(), alliance=True)
    assert look(match, 2)["hand"] == {"farm": 1}
    assert "mine" not in str(look(match, 2)["players"])


def test_a_figure_stands_only_on_own_land() -> None:  # M1.6
    match = table(fief(lands="field-1", figures="peasant-1"), fief(lands="farm-1"))
    play(match, "0: lift peasant-1")
    assert why(match, "0: put farm-1") == "M1.6 not-your-land"
    play(match, "0: put field-1")
    assert place(match, 0, "peasant-1") == "field-1"


def test_every_place_holds_any_number_of_figures() -> None:  # M1.6
    names = [f"peasant-{number}" for number in range(1, 9)]
    match = table(fief(lands="field-1", figures=" ".join(names)))
    for name in names:
        lift(match, 0, name, "put field-1")
    assert {place(match, 0, name) for name in names} == {"field-1"}


def test_who_used_an_ability_in_a_closed_batch_is_known_to_all() -> None:  # M1.5
    match = table(
        fief("archer mine mine", "mine-1 field-9+carpenter", "merchant-1 artist-1"), fief()
    )
    play(match, "0: play archer", "0: flip mine-1", "0: flip merchant-1", "0: flip artist-1")
    play(match, "0: double artist-1 mine-1", "0: trade merchant-1 gold")
    play(match, "0: discard mine", "0: discard mine")
    assert not any("merchant-1" in line(event) for event in match.log(1))
    told = play(match, "0: close")
    assert told[0].endswith(
        "cards=mine,mine acting_pieces=artist-1,merchant-1 doubled_pieces=mine-1"
    )
    assert [line(event) for event in match.log(1)][-1] == told[0]
