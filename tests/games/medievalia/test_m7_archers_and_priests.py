"""M7 War: archers and priests, in a battle (step 5) and outside it."""

from tests.games.lines import play, why
from tests.games.medievalia.table import army, fief, flipped, look, pieces, table


def test_who_is_sent_out_has_no_shield() -> None:  # M7.5, M6.2
    match = table(
        fief(figures="recruit-1@fief-1 archer-1@border-0-1"),
        fief("mine", "field-1", "infantry-1@city"),
    )
    play(match, "0: raid 1 1", "1: against 1")
    assert look(match)["phase"] == "archers"
    assert why(match, "0: shoot archer-1 infantry-1") == ""


def test_archers_and_priests_who_did_not_fight_act_after_the_damage() -> None:  # M7.9
    match = table(
        fief("mine", "", "recruit-1@border-0-1 archer-1 priest-1"),
        fief("mine", "", "infantry-1@border-0-1 archer-2 priest-2"),
    )
    asked = []
    play(match, "0: clash 0 1 1")
    while look(match)["battle"]:
        asked.append((match.to_act[0], look(match)["phase"]))
        play(match, f"{match.to_act[0]}: pass")
    assert asked == [(0, "archers"), (1, "archers"), (0, "priests"), (1, "priests")]


def test_who_has_fought_does_not_shoot() -> None:  # M7.9
    match = table(
        fief("mine", "", "archer-1@border-0-1 archer-2@border-0-1 archer-3"),
        fief("mine", "", "infantry-1@border-0-1"),
    )
    play(match, "0: clash 0 1 1", "0: into 2", "1: against 1", "0: hold")
    assert why(match, "0: shoot archer-1 infantry-1") == "M7.9 has-fought"
    assert why(match, "0: shoot archer-2 infantry-1") == ""
    assert why(match, "0: heal priest-1 archer-1") == "M7.9 archers-first"


def test_an_archer_in_an_army_flips_all_of_it() -> None:  # M7.9, M4.2
    match = table(
        fief("mine", "", army("recruit-1", "recruit-2", "archer-1")),
        fief("mine", "", "infantry-1@border-0-1"),
    )
    play(match, "0: clash 0 1 1", "0: into 2", "0: into 2", "1: against 1", "0: hold")
    play(match, "0: shoot archer-1 infantry-1")
    assert set(flipped(match, 0)) == {"archer-1", "recruit-2"}


def test_a_deadly_shot_is_answered_by_the_owner_then_by_his_ally() -> None:  # M7.11
    match = table(
        fief("mine", "", "archer-1@border-0-1"),
        fief("mine", "", "peasant-1 priest-1"),
        fief("mine"),
        fief("mine", "", "priest-2@border-0-1"),
        alliance=True,
    )
    play(match, "0: shoot archer-1 peasant-1")
    assert match.to_act == (1,)
    assert why(match, "1: end") == "M7.11 only-healing"
    told = play(match, "1: pass")
    assert "no-answer seat=1 piece=peasant-1" in told
    assert match.to_act == (3,)
    play(match, "3: heal priest-2 peasant-1")
    assert "peasant-1" in pieces(match, 1)
    assert match.to_act == (0,)


def test_without_an_answer_the_figure_is_discarded_at_once() -> None:  # M7.11, M7.12
    match = table(fief("mine", "", "archer-1@border-0-1"), fief("mine", "", "peasant-1 priest-1!"))
    told = play(match, "0: shoot archer-1 peasant-1")
    assert "dies seat=1 piece=peasant-1" in told
    assert look(match)["out"] == {"peasant": 1}


def test_a_priest_who_saves_the_garrison_saves_the_land() -> None:  # M7.18
    match = table(
        fief(figures="infantry-1@fief-1"),
        fief("mine", "field-1 farm-1", "recruit-5@field-1! priest-1@farm-1"),
    )
    play(match, "0: raid 1 1", "1: stay", "0: target field-1", "1: heal priest-1 recruit-5")
    assert {"field-1", "recruit-5"} <= set(pieces(match, 1))


def test_an_archer_who_kills_the_last_guard_does_not_take_the_land() -> None:  # M7.18
    match = table(
        fief(figures="peasant-1@fief-1 archer-1@border-0-1"),
        fief("mine", "field-1 farm-1", "recruit-5@field-1!"),
    )
    told = play(match, "0: raid 1 1", "0: target field-1", "0: shoot archer-1 recruit-5")
    assert "killed seat=1 piece=recruit-5" in told
    assert "field-1" in pieces(match, 1)


def test_who_destroys_an_empty_territory_has_fought() -> None:  # M7.19
    match = table(
        fief(figures="archer-1@fief-1 archer-2"),
        fief("mine", "field-1 farm-1", "peasant-1@farm-1!"),
    )
    told = play(match, "0: raid 1 1", "0: target field-1")
    assert "land-lost seat=1 piece=field-1" in told
    assert look(match)["active_seat"] == 1  # the archer was not asked


def test_third_sides_do_not_act_in_a_battle() -> None:  # M7.19
    match = table(
        fief("mine", "", "recruit-1@border-0-1 archer-3"),
        fief("mine", "", "infantry-1@border-0-1"),
        fief("mine", "", "archer-1@fief-0 priest-1 peasant-1@border-0-1"),
    )
    play(match, "0: clash 0 1 1")
    assert match.to_act == (0,)
    assert why(match, "0: shoot archer-3 peasant-1") == "M7.19 third-side"
    play(match, "0: pass")
    assert look(match)["battle"] is None


def test_an_answer_to_a_shot_can_not_be_taken_back() -> None:  # M7.11
    """The active player goes on at once, maybe in secret: with a batch (M4.10)."""
    match = table(
        fief("mine farm field", "", "archer-1@border-0-1"), fief("", "", "peasant-1 priest-1")
    )
    play(match, "0: shoot archer-1 peasant-1", "1: heal priest-1 peasant-1", "0: play mine")
    assert match.undoable(1) is None
    assert match.undo(0) == "play mine"


def test_an_archer_far_from_the_battle_does_not_shoot_in_it() -> None:  # M7.9
    match = table(
        fief("mine", "", "recruit-1@border-0-1 archer-1@border-2-3 archer-2"),
        fief("mine", "", "infantry-1@border-0-1 peasant-1@fief-2"),
        fief("mine"),
        fief("mine"),
        central_fief=False,
    )
    play(match, "0: clash 0 1 1")
    assert look(match)["phase"] == "archers"
    assert match.legal(0) == ["shoot archer-2 infantry-1", "pass"]
    assert why(match, "0: shoot archer-1 peasant-1") == "M7.9 far-from-battle"


def test_a_priest_far_from_the_battle_does_not_heal_in_it() -> None:  # M7.9
    match = table(
        fief("mine", "", "recruit-1@border-0-1 archer-1@border-2-3"),
        fief("mine", "", "infantry-1@border-0-1 recruit-5@fief-2 priest-1@fief-2 priest-2"),
        fief("mine"),
        fief("mine"),
        central_fief=False,
    )
    play(match, "0: shoot archer-1 recruit-5", "0: clash 0 1 1")
    assert look(match)["phase"] == "priests"
    assert match.legal(1) == ["heal priest-2 infantry-1", "pass"]
    assert why(match, "1: heal priest-1 recruit-5") == "M7.9 far-from-battle"


def test_who_was_sent_out_is_not_flipped_with_the_post_he_left() -> None:  # M7.5, M7.10
    match = table(
        fief("mine", "", "recruit-1@fief-2"),
        fief("mine", "", "recruit-3@fief-2"),
        fief("mine", "field-1", "infantry-2@field-1 archer-2@field-1 peasant-1@field-1"),
    )
    play(match, "0: raid 2 2")
    while look(match)["phase"] == "defence":
        sent = look(match)["piece"] == "infantry-2"
        play(match, "2: against 1" if sent else "2: stay")
    play(match, "2: shoot archer-2 recruit-1")
    assert flipped(match, 2) == ["field-1", "peasant-1", "archer-2"]
    play(match, "1: raid 2 2")
    assert look(match)["piece"] == "infantry-2"  # it may be sent out once more
