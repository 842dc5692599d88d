"""What no sensible player of Medievalia fails to see, and greedy does not either."""

import tavola
from tavola.bots import make, sight_of
from tavola.bots.search import a_round_later, far_enough
from tavola.core.chance import FastChance
from tests.games.lines import play
from tests.games.medievalia.table import MANY, army, fief, look, pieces, table


def choice(match: tavola.Match, seed: int = 1) -> str:
    """What greedy does here."""
    seat = match.to_act[0]
    sight = sight_of(match.game, match.state, seat, FastChance(seed))
    return make("greedy", seed).choose(sight).text


def play_on(match: tavola.Match, moves: int) -> list[str]:
    """So many moves of greedy players; what they were."""
    made = []
    for _ in range(moves):
        if not match.to_act:
            break
        made.append(choice(match))
        match.play(match.to_act[0], made[-1])
    return made


def test_a_city_that_can_be_taken_is_taken() -> None:  # M9.1
    match = table(
        fief("", "field-1", army("cavalry-1", "cavalry-2", "cavalry-3", at="fief-1")),
        fief("mine", "field-2+bank farm-2"),
    )
    play_on(match, 12)
    assert match.result is not None
    assert match.result.places == [1, 2]


def test_an_open_territory_with_buildings_is_raided_first() -> None:  # M7.8
    match = table(
        fief("", "field-1", "recruit-1@fief-1"),
        fief("mine", "field-2 farm-2+bank+school", "recruit-2@field-2!"),
    )
    play(match, "0: raid 1 1")
    assert choice(match) == "target farm-2"


def test_who_is_paid_without_discards_discards_nothing() -> None:  # M4.10
    match = table(fief("peasant mine mine mine", "farm-1 farm-2 mine-1"))
    play(match, "0: play peasant")
    assert choice(match) in ("flip farm-1", "flip farm-2")


def test_a_covered_price_is_paid() -> None:  # M4.10
    match = table(fief("peasant mine", "farm-1"))
    play(match, "0: play peasant", "0: flip farm-1")
    assert choice(match) == "close"


def test_a_building_is_bought_when_it_can_be_paid() -> None:  # M9.2
    lands = "farm-1 farm-2 forest-1 forest-2 mine-1"
    workers = "peasant-1 peasant-2 peasant-3"
    match = table(fief("field", lands, workers), piles=[["stable"], ["castle"], []])
    moves = play_on(match, 30)
    assert "buy stable 1" in moves
    assert any("stable" in land.get("buildings", []) for land in pieces(match, 0).values())


def test_a_priest_saves_whom_he_can() -> None:  # M7.11
    match = table(fief(figures="archer-1@border-0-1"), fief("mine", "", "peasant-1 priest-1"))
    play(match, "0: shoot archer-1 peasant-1")
    assert choice(match) == "heal priest-1 peasant-1"


def test_damage_goes_to_who_can_bear_it() -> None:  # M7.7
    match = table(
        fief("mine", "", army("infantry-1", "recruit-1")),
        fief("mine", "", "infantry-2@border-0-1"),
    )
    play(match, "0: clash 0 1 1", "0: into 1")
    assert choice(match) == "hit infantry-1"


def test_besiegers_stay_where_they_besiege() -> None:  # M9.3
    match = table(
        fief("mine", "field-1 farm-1", "recruit-1@fief-1"),
        fief("", "field-2", "", siege=1, city_flipped=True),
    )
    made = play_on(match, 25)
    assert "lift recruit-1" not in made[:10]


def test_a_soldier_guards_what_is_in_danger() -> None:  # M7.1
    match = table(
        fief("", "farm-1+bank+school", "infantry-1", city_flipped=True),
        fief(figures=army("recruit-1", "recruit-2")),
    )
    play(match, "0: lift infantry-1")
    assert choice(match) == "put farm-1"


def test_greedy_never_ends_a_turn_with_a_payable_territory_in_the_first_round() -> None:  # M5.1
    match = table(fief(f"field {MANY}"))
    made = play_on(match, 4)
    assert "play field" in made
    assert look(match)["players"][0]["cards"] <= 9


def test_the_only_garrison_breaks_a_siege() -> None:  # M9.3
    match = table(
        fief("", "farm-1 forest-1", "peasant-1", siege=2, city_flipped=True),
        fief("mine", "", "recruit-1@fief-0"),
    )
    made = play_on(match, 2)
    assert made[0] == "lift peasant-1"
    assert made[1] in ("put farm-1", "put forest-1", "put city")


def test_nobody_fights_whom_he_can_not_hurt() -> None:  # M7.7, M7.10
    match = table(
        fief("", "farm-1", "recruit-1@farm-1", city_flipped=True),
        fief("mine", "", "infantry-1@fief-0"),
    )
    assert "raid 0 1" in match.legal(0)
    assert "raid 0 1" not in play_on(match, 8)


def test_a_soldier_comes_before_an_early_building() -> None:  # M9.2
    lands = "farm-1 forest-1 forest-2 mine-1"
    match = table(
        fief("recruit", lands, "peasant-1 peasant-2 peasant-3"), piles=[["smith"], [], []]
    )
    named = [move for move in play_on(match, 30) if move.startswith(("play", "buy"))]
    assert named[0] == "play recruit"


def test_search_breaks_the_siege_that_would_end_the_game() -> None:  # M9.3
    match = table(
        fief("", "farm-1 forest-1", "peasant-1 peasant-2", siege=2, city_flipped=True),
        fief("mine", "field-1", "peasant-9@fief-0"),
    )
    bot = make("search@60", 1)
    while match.to_act == (0,):
        match.play(0, bot.choose(sight_of(match.game, match.state, 0, FastChance(1))).text)
    assert match.result is None
    play_on(match, 40)
    assert look(match)["players"][0]["siege"] == 0


def test_search_judges_medievalia_when_everybody_has_had_a_turn() -> None:  # M3.4
    match = table(fief("", "farm-1"), fief("mine"), fief("mine"))
    game, state = match.game, match.state
    until = a_round_later(game, state)
    assert until == game.clock(state) + 3
    assert not far_enough(game, state, 150, until)  # however many small moves it took
    for seat in range(3):
        assert not far_enough(game, state, 0, until)
        match.play(seat, "end")
        state = match.state
    assert game.clock(state) == until
    assert far_enough(game, state, 3, until)
