"""D8 The end of the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tavola
from tests.games.condottiere.referee import ADDED_BY_EXAMPLE, BORDERS, CITIES
from tests.games.condottiere.table import look, owner, pass_round, table
from tests.games.lines import play, why

# A chain of neighbours from the south upwards; roma joins on to siena.
CHAIN = ["siena", "firenze", "urbino", "bologna", "ferrara", "venezia"]
NEEDED = {2: 6, 3: 5, 4: 4, 5: 4, 6: 4}


def storm_roma(players: int, cities: list[str], **kinds: str) -> tavola.Match:
    """Seat 0, who controls these cities, wins Rome against passing players."""
    hands = ["10 10"] + ["1 1"] * (players - 1)
    owners = {0: " ".join(cities)} | {int(seat[1:]): names for seat, names in kinds.items()}
    match = table(*hands, city="roma", owners=owners, out=range(1, players))
    play(match, "0: play 10", "0: pass")
    return match


def last_round(*hands: str, owners: dict[int, str]) -> tavola.Match:
    """A battle at the end of the only round; seat 0 ends it with a bishop as the last card."""
    match = table(*hands, city="roma", owners=owners, round_limit=1, out=range(1, len(hands)))
    play(match, f"0: play {hands[0]}")
    return match


@pytest.mark.parametrize("players", NEEDED)
def test_a_connected_group_of_the_required_size_wins_at_once(players: int) -> None:  # D8.1
    match = storm_roma(players, CHAIN[: NEEDED[players] - 1])
    assert match.to_act == ()
    assert match.result is not None
    assert match.result.winners() == [0]
    assert (match.result.reason, match.result.rule) == ("connected-group", "D8.1")
    assert match.log(None)[-1].id == "won"


@pytest.mark.parametrize("players", NEEDED)
def test_one_city_less_is_not_enough(players: int) -> None:  # D8.1
    match = storm_roma(players, CHAIN[: NEEDED[players] - 2])
    assert match.result is None
    assert look(match)["players"][0]["largest_group"] == NEEDED[players] - 1


def test_enough_cities_that_are_not_connected_don_t_win() -> None:  # D8.1
    match = storm_roma(4, ["siena", "firenze", "torino", "venezia"])
    assert match.result is None
    assert look(match)["players"][0]["cities"] == 5


def test_two_groups_that_the_city_joins_count_as_one() -> None:  # D8.1
    match = storm_roma(4, ["siena", "napoli", "ancona"])
    assert match.result is not None


def test_a_larger_group_wins_too() -> None:  # D8.1
    match = storm_roma(4, ["siena", "firenze", "napoli", "ancona"])
    assert match.result is not None
    assert match.log(None)[-1].args == {
        "seat": 0,
        "cities": ["firenze", "siena", "ancona", "roma", "napoli"],
    }


def test_a_city_taken_from_its_owner_can_win() -> None:  # D8.1
    match = storm_roma(4, ["siena", "firenze", "spoleto"], s1="roma napoli")
    assert match.result is not None
    assert match.result.winners() == [0]
    assert owner(match, "roma") == 0


def test_without_a_winner_of_the_battle_nobody_wins_the_game() -> None:  # D8.1
    match = table("bishop 1", "1 1", "2 2", "3 3", city="roma", owners={0: "siena firenze urbino"})
    play(match, "0: play bishop")
    assert match.result is None


def test_the_owner_of_a_city_elsewhere_does_not_win_by_another_s_battle() -> None:  # D8.1
    match = storm_roma(4, ["napoli"], s1="siena firenze urbino")
    assert match.result is None
    assert match.to_act == (0,)


def test_all_17_cities_owned_and_no_group_the_game_goes_on() -> None:  # D8.1
    others = "firenze milano modena urbino"
    mine = [city for city in CITIES if city not in others.split() and city != "roma"]
    match = storm_roma(2, mine, s1=others)
    assert None not in look(match)["owners"].values()
    assert match.result is None


def test_when_the_game_is_won_nobody_moves_any_more() -> None:  # D8.1
    match = storm_roma(4, CHAIN[:3])
    assert [match.legal(seat) for seat in range(4)] == [[], [], [], []]
    assert why(match, "0: city siena") == "D8.1 game-is-over"
    assert why(match, "1: pass") == "D8.1 game-is-over"


def flood(start: str, cities: set[str], borders: list[str]) -> set[str]:
    """Where water from this city gets to, over borders between these cities."""
    wet: set[str] = set()
    edge = {start}
    while edge:
        wet |= edge
        pairs = [border.split("-") for border in borders]
        beside = {b if a in edge else a for a, b in pairs if a in edge or b in edge}
        edge = (beside & cities) - wet
    return wet


@given(st.sets(st.sampled_from(CITIES)), st.sampled_from(["board", "example"]))
def test_the_largest_group_is_what_a_flood_reaches(cities: set[str], option: str) -> None:  # D8.1
    borders = BORDERS + (ADDED_BY_EXAMPLE if option == "example" else [])
    match = table("1", "1", borders=option)
    for index, city in enumerate(look(match)["owners"]):
        match.state.owner[index] = 0 if city in cities else -1
    largest = max((len(flood(city, cities, borders)) for city in cities), default=0)
    assert look(match)["players"][0]["largest_group"] == largest


def test_places_go_by_the_largest_group_then_by_cities_then_they_are_equal() -> None:  # D8.2
    match = storm_roma(
        6, CHAIN[:3], s1="torino genova", s2="venezia napoli ancona", s3="lucca", s4="parma"
    )
    assert match.result is not None
    assert match.result.places == [1, 3, 2, 4, 4, 6]
    assert match.result.score[2] == [("largest-group", 2), ("cities", 3)]


def test_a_larger_group_is_worth_more_than_more_cities() -> None:  # D8.2
    match = storm_roma(4, CHAIN[:3], s1="torino genova", s2="venezia ancona lucca")
    assert match.result is not None
    assert match.result.places == [1, 2, 3, 4]


def test_the_limit_of_rounds_is_40_unless_agreed_otherwise() -> None:  # D8.3
    assert look(tavola.start("condottiere", players=2, seed=1))["round_limit"] == 40
    for limit in (1, 1000):
        match = tavola.start("condottiere", players=2, seed=1, round_limit=limit)
        assert look(match)["round_limit"] == limit
    for wrong in (0, 1001, True, "40", None):
        with pytest.raises(tavola.BadSetup, match="round_limit must be a number from 1 to 1000"):
            tavola.start("condottiere", players=2, round_limit=wrong)


def test_when_so_many_rounds_have_ended_the_first_by_places_wins() -> None:  # D8.3
    match = last_round("bishop", "1 1", "", owners={0: "torino", 1: "siena firenze"})
    assert match.result is not None
    assert (match.result.winners(), match.result.places) == ([1], [2, 1, 3])
    assert (match.result.reason, match.result.rule) == ("round-limit", "D8.3")
    assert match.log(None)[-1].id == "limit-reached"
    assert match.log(None)[-1].args == {"rounds": 1}


def test_equal_players_share_the_win() -> None:  # D8.3
    match = last_round("bishop", "1 1", "", owners={0: "torino", 2: "siena"})
    assert match.result is not None
    assert (match.result.winners(), match.result.places) == ([0, 2], [1, 3, 1])


def test_if_nobody_has_a_city_all_share_the_win() -> None:  # D8.3
    match = last_round("bishop", "1 1", owners={})
    assert match.result is not None
    assert match.result.places == [1, 1]


def test_one_round_less_and_the_game_goes_on() -> None:  # D8.3
    match = table("bishop", "1 1", city="roma", round_limit=3, rounds=1, out=[1])
    play(match, "0: play bishop")
    assert (match.result, look(match)["round"]) == (None, 3)


def test_a_standstill_is_a_round_that_has_ended() -> None:  # D8.3
    match = table("5", "1", city="roma", round_limit=40, rounds=39, idle=2)
    pass_round(match)
    events = play(match, "0: keep", "1: keep")
    assert events[-2:] == ["standstill round=40", "limit-reached rounds=40"]
    assert match.result is not None


def test_after_the_last_round_nothing_is_dealt_and_no_hand_is_shown() -> None:  # D8.3
    match = last_round("bishop", "heroine 1", "", owners={})
    assert match.steps[-1].drawn == []
    assert {event.id for event in match.log(None)} == {
        "played",
        "fought",
        "no-winner",
        "round-over",
        "limit-reached",
    }
    assert look(match, 0)["hand"] == {}
    assert look(match, 0)["players"][1]["known"] == {}
    assert look(match)["round"] == 1


def test_a_group_completed_in_the_last_battle_wins_by_itself() -> None:  # D8.3
    match = table(
        "10",
        "1 1",
        "1 1",
        "",
        city="roma",
        round_limit=1,
        owners={0: "siena firenze urbino"},
        out=[1, 2],
    )
    play(match, "0: play 10")
    assert match.result is not None
    assert match.result.rule == "D8.1"


@pytest.mark.parametrize("players", [2, 6])
def test_players_who_stall_end_within_the_declared_length(players: int) -> None:  # D8.3
    """Two battles without a card before every single card that is played, and owners who wait."""
    match = tavola.start("condottiere", players, seed=2, round_limit=1)
    while match.to_act:
        (seat,) = match.to_act
        seen = look(match)
        stalling = seen["idle_battles"] < 2 or any(p["army"] for p in seen["players"])
        moves = match.legal(seat)
        last = moves[0] if moves[0] != "keep" and not stalling else moves[-1]
        match.play(seat, "keep" if "keep" in moves else last)
    longest = match.game.longest(players, match.options)
    assert 50 * players < len(match.steps) <= longest
    assert longest == match.game.longest(players, {**match.options, "round_limit": 7}) // 7


def test_when_the_limit_is_reached_nobody_moves_any_more() -> None:  # D8.3
    match = last_round("bishop", "1 1", owners={})
    assert why(match, "0: city siena") == "D8.3 game-is-over"
    assert match.to_act == ()


# --- what the view tells of it --------------------------------------------------------------------


def test_who_names_a_city_is_told_what_each_would_join() -> None:  # D8.1
    match = table("10", "1", owners={0: "siena firenze", 1: "napoli"})
    size = look(match, 0)["group_with"]
    assert (size["roma"], size["siena"], size["napoli"], size["torino"]) == (3, 2, 1, 1)
    assert look(match, 0)["wins_with"] == []
    assert look(match, 1)["group_with"] is None
    assert look(match)["group_with"] is None


def test_who_names_a_city_is_told_with_which_he_would_win_the_game() -> None:  # D8.1
    match = table("10", "1", "1", owners={0: "siena firenze urbino bologna", 1: "spoleto"})
    shown = look(match, 0)
    assert shown["wins_with"] == [city for city, size in shown["group_with"].items() if size >= 5]
    assert {"roma", "spoleto"} <= set(shown["wins_with"])
    assert not {"torino", "siena"} & set(shown["wins_with"])
    assert look(match, 1)["wins_with"] == look(match)["wins_with"] == []


def test_everybody_is_told_whom_the_city_fought_for_would_make_win_the_game() -> None:  # D8.1
    chain = " ".join(CHAIN[:4])
    match = table("10 10", "1 1", "1 1", city="roma", owners={0: chain, 1: "napoli"})
    assert [player["wins_game"] for player in look(match)["players"]] == [True, False, False]
    pass_round(match)
    assert not any(player["wins_game"] for player in look(match)["players"])


def test_the_view_names_who_would_win_the_battle_now() -> None:  # D6.2
    match = table("10 5", "10 1", "3 3", city="siena")
    assert look(match)["leader"] is None
    play(match, "0: play 10")
    assert look(match)["leader"] == 0
    play(match, "1: play 10")
    assert look(match)["leader"] is None
    play(match, "2: pass", "0: pass", "1: play 1")
    assert look(match)["leader"] is None  # between battles nobody leads
