"""M7 Movement."""

from tests.games.lines import play, why
from tests.games.medievalia.table import fief, lift, look, made, pieces, place, table


def test_figures_move_freely_at_home() -> None:  # M7.1
    match = table(fief("mine field field", "field-1", "peasant-1 peasant-2@field-1"))
    lift(match, 0, "peasant-1", "put field-1")
    lift(match, 0, "peasant-2", "put city")
    assert place(match, 0, "peasant-1") == "field-1"
    assert place(match, 0, "peasant-2") == "city"
    assert not pieces(match, 0)["peasant-1"]["flipped"]


def test_a_figure_leaves_only_unflipped_land() -> None:  # M7.1
    match = table(fief(lands="field-1!", figures="peasant-1@field-1 peasant-2"))
    assert why(match, "0: lift peasant-1") == "M7.1 stands-on-flipped"
    lift(match, 0, "peasant-2", "put field-1")  # it may join as garrison
    assert why(match, "0: lift peasant-2") == "M7.1 stands-on-flipped"


def test_who_joined_flipped_land_shoots_and_is_flipped_alone() -> None:  # M7.1
    match = table(
        fief(lands="field-1!", figures="archer-1 peasant-1@field-1"),
        fief("mine", "", "recruit-1@border-0-1"),
    )
    lift(match, 0, "archer-1", "put field-1")
    play(match, "0: shoot archer-1 recruit-1")
    assert pieces(match, 0)["archer-1"]["flipped"]
    assert not pieces(match, 0)["peasant-1"]["flipped"]


def test_a_figure_that_is_lifted_goes_somewhere_else() -> None:  # M7.1
    match = table(fief(lands="field-1", figures="peasant-1@field-1 peasant-2@border-0-1"))
    assert why(match, "0: put city") == "M7.1 lift-first"
    assert why(match, "0: lift peasant-9") == "M7.1 not-your-figure"
    play(match, "0: lift peasant-1")
    assert why(match, "0: put field-1") == "M7.1 already-there"
    assert why(match, "0: end") == "M7.1 put-it-down"
    match.undo(0)
    play(match, "0: lift peasant-2")
    assert why(match, "0: put city") == "M7.1 not-at-home"


def test_a_figure_marches_once_a_turn() -> None:  # M7.2
    match = table(fief(figures="recruit-1"))
    lift(match, 0, "recruit-1", "cross 0 1")
    assert place(match, 0, "recruit-1") == "border-0-1"
    assert why(match, "0: lift recruit-1") == "M7.2 has-marched"


def test_figures_abroad_produce_nothing() -> None:  # M7.2
    match = table(fief("mine mine mine mine", "", "peasant-1@border-0-1"))
    assert look(match)["unspent"][0]["labour"] == 1  # the city
    play(match, "0: play mine")
    assert why(match, "0: flip peasant-1") == "M4.4 cannot-flip"


def test_cavalry_stops_where_enemies_are() -> None:  # M7.14, M7.2
    match = table(fief(figures="cavalry-1"), fief(figures="peasant-1@border-0-1"))
    lift(match, 0, "cavalry-1", "cross 0 1")
    assert why(match, "0: lift cavalry-1") == "M7.2 has-marched"


def test_a_hostile_fief_always_stops() -> None:  # M7.2
    match = table(fief(figures="cavalry-1@border-0-1"), fief(), fief())
    lift(match, 0, "cavalry-1", "enter 1")
    assert why(match, "0: lift cavalry-1") == "M7.2 has-marched"


def test_a_defeated_players_fief_is_a_passage() -> None:  # M1.4, M9.4
    match = table(fief(figures="cavalry-1@border-0-1"), fief(fell=1), fief())
    lift(match, 0, "cavalry-1", "enter 1")
    lift(match, 0, "cavalry-1", "cross 1 2")
    assert place(match, 0, "cavalry-1") == "border-1-2"


def test_who_stood_beside_enemies_may_leave_in_any_direction() -> None:  # M7.14
    for to in ("enter 0", "enter 1"):
        match = table(fief(figures="recruit-1@border-0-1"), fief(figures="peasant-1@border-0-1"))
        lift(match, 0, "recruit-1", to)


def test_back_home_a_figure_still_works() -> None:  # M7.14
    match = table(fief("mine mine mine", "", "peasant-1@border-0-1"))
    lift(match, 0, "peasant-1", "enter 0")
    assert made(match, "play mine", "flip peasant-1") == {"labour": 1}


def test_a_figure_arrives_free() -> None:  # M7.14
    match = table(fief(lands="field-1", figures="recruit-1@field-1"))
    lift(match, 0, "recruit-1", "cross 0 1")
    assert pieces(match, 0)["recruit-1"]["post"] is None
    assert not pieces(match, 0)["field-1"]["flipped"]
