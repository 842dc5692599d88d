"""M7 War: declaring a battle, armies, the defence, targets (steps 1 to 3)."""

from tests.games.lines import play, why
from tests.games.medievalia.table import army, fief, lift, look, pieces, place, table


def test_a_battle_is_forced_beside_enemy_figures_abroad() -> None:  # M7.3
    match = table(fief(figures="recruit-1@border-0-1"), fief(figures="peasant-1@border-0-1"))
    assert why(match, "0: end") == "M7.3 must-fight"
    lift(match, 0, "recruit-1", "enter 0")
    assert why(match, "0: end") == ""


def test_flipped_figures_force_nothing() -> None:  # M7.3
    match = table(fief(figures="archer-1@border-0-1"), fief(figures="recruit-1@border-0-1"))
    play(match, "0: shoot archer-1 recruit-1")
    assert why(match, "0: end") == ""


def test_of_several_forced_zones_one_is_chosen_and_no_other_zone() -> None:  # M7.3
    match = table(
        fief(figures="recruit-1@border-0-1 recruit-2@border-2-0 recruit-3@fief-1"),
        fief(lands="field-1", figures="peasant-1@border-0-1"),
        fief(figures="peasant-2@border-2-0"),
    )
    assert why(match, "0: raid 1 1") == "M7.3 fight-elsewhere"
    assert why(match, "0: clash 0 1 1") == ""
    assert why(match, "0: clash 2 0 2") == ""


def test_attacking_an_empty_fief_or_intruders_is_optional() -> None:  # M7.3
    match = table(fief(figures="recruit-1@fief-1 peasant-1"), fief(figures="peasant-2@fief-0"))
    assert why(match, "0: raid 1 1") == ""
    assert why(match, "0: raid 0 1") == ""
    assert why(match, "0: end") == ""


def test_the_attacker_divides_his_figures_into_armies() -> None:  # M7.4
    match = table(
        fief(figures=army("recruit-1", "recruit-2", "recruit-3") + " recruit-4@border-0-1!"),
        fief("mine", "", "peasant-1@border-0-1"),
    )
    play(match, "0: clash 0 1 1")
    assert look(match)["piece"] == "recruit-2"  # the first one had no choice
    assert match.legal(0) == ["into 1", "into 2"]
    assert why(match, "0: into 3") == "M7.4 no-such-army"
    assert why(match, "0: stay") == "M7.4 all-take-part"
    assert why(match, "0: end") == "M7.4 form-armies"
    play(match, "0: into 2")
    assert match.legal(0) == ["into 1", "into 2", "into 3"]


def test_at_home_the_attacker_chooses_whom_he_sends() -> None:  # M7.4, M7.15
    match = table(
        fief(lands="field-1", figures="recruit-1@field-1 recruit-2 recruit-3"),
        fief("mine", "", "peasant-1@fief-0"),
    )
    play(match, "0: raid 0 1", "0: stay", "0: stay")
    assert look(match)["phase"] != "armies"  # the last one must go, and there is one army
    assert "recruit-1" in pieces(match, 0)


def test_the_defender_sets_each_figure_against_an_army() -> None:  # M7.5
    match = table(
        fief(figures=army("recruit-1", "recruit-2")),
        fief("mine", "", army("peasant-1", "peasant-2") + " peasant-3@border-0-1!"),
    )
    play(match, "0: clash 0 1 1", "0: into 2")
    assert match.to_act == (1,)
    assert match.legal(1) == ["against 1", "against 2"]
    assert why(match, "1: against 3") == "M7.5 no-such-army"
    assert why(match, "1: stay") == "M7.5 all-take-part"
    assert why(match, "1: pass") == "M7.5 set-up-defence"
    play(match, "1: against 1", "1: against 1")  # several may face the same one
    met = [army["defenders"] for army in look(match)["battle"]["armies"]]
    assert met == [["peasant-1", "peasant-2"], []]


def test_at_home_the_defender_chooses_whom_he_sends() -> None:  # M7.5
    match = table(
        fief(figures="recruit-1@fief-1"),
        fief("mine", "field-1", "peasant-1@field-1 peasant-2"),
    )
    play(match, "0: raid 1 1")
    assert match.legal(1) == ["against 1", "stay"]
    play(match, "1: stay", "1: stay")
    assert match.to_act == (0,)
    assert "target peasant-2" in match.legal(0)


def test_who_is_sent_out_leaves_his_post_unguarded() -> None:  # M7.5
    match = table(
        fief(figures="recruit-1@fief-1 recruit-2@fief-1"),
        fief("mine", "field-1+tower farm-1", "infantry-1@farm-1"),
    )
    play(match, "0: raid 1 1", "0: into 2", "1: against 1")
    told = play(match, "0: target farm-1")
    assert "land-lost seat=1 piece=farm-1" in told
    assert place(match, 1, "infantry-1") == "fief-1"  # M7.20: free, its post is gone


def test_an_unopposed_army_picks_a_target_or_none() -> None:  # M7.6
    match = table(
        fief(figures="recruit-1@fief-1"),
        fief("mine", "field-1 farm-1!", "peasant-1@field-1! peasant-2!"),
    )
    play(match, "0: raid 1 1")
    assert match.legal(0) == [
        *("target field-1", "target farm-1", "target city", "target peasant-2", "hold"),
    ]
    assert why(match, "0: end") == "M7.6 pick-target"
    told = play(match, "0: hold")
    assert "holds seat=0 army=1" in told
    assert len(pieces(match, 1)) == 4


def test_armies_exist_only_in_a_battle() -> None:  # M7.13
    match = table(
        fief("mine", "", army("recruit-1", "recruit-2")), fief("mine", "", "peasant-1@border-0-1")
    )
    assert why(match, "0: into 1") == "M7.15 no-battle"
    play(match, "0: clash 0 1 1", "0: into 1")
    while look(match)["battle"]:
        play(match, f"{match.to_act[0]}: {match.legal(match.to_act[0])[0]}")
    assert look(match)["battle"] is None


def test_only_two_sides_take_part() -> None:  # M7.15
    match = table(
        fief("mine", "", "recruit-1@border-0-1"),
        fief("mine", "", "peasant-1@border-0-1"),
        fief("mine", "", "peasant-2@border-0-1 peasant-3@border-0-1"),
    )
    assert why(match, "0: clash 0 1 0") == "M7.15 own-side"
    assert why(match, "0: clash 1 2 1") == "M7.15 nobody-ready"
    assert why(match, "0: raid 1 1") == "M7.15 nobody-ready"
    play(match, "0: clash 0 1 1")
    assert "peasant-2" in pieces(match, 2)
    assert "peasant-1" not in pieces(match, 1)


def test_a_side_is_fought_where_it_has_figures_or_its_fief() -> None:  # M7.15
    match = table(fief(figures="recruit-1@border-0-1 recruit-2@fief-1"), fief(lands="field-1"))
    assert why(match, "0: clash 0 1 1") == "M7.15 nobody-to-fight"
    assert why(match, "0: raid 1 1") == ""


def test_only_cards_of_that_side_are_targets() -> None:  # M7.15
    match = table(
        fief("mine", "field-1", "recruit-1@fief-1"),
        fief("mine", "farm-1", ""),
        fief("mine", "mine-1", "peasant-2@fief-1!"),
    )
    play(match, "0: raid 1 1")
    assert why(match, "0: target field-1") == "M7.15 not-their-land"
    assert why(match, "0: target mine-1") == "M7.15 not-their-land"
    assert why(match, "0: target peasant-2") == "M7.15 not-their-figure"
    assert why(match, "0: target farm-1") == ""


def test_a_side_is_named_by_its_first_seat() -> None:  # M7.15, M8.1
    match = table(
        fief(figures="recruit-1@fief-3"), fief(), fief(), fief(lands="field-1"), alliance=True
    )
    assert why(match, "0: raid 3 3") == "M7.15 name-first-of-side"
    assert why(match, "0: raid 3 1") == ""
    assert why(match, "0: raid 3 2") == "M7.15 own-side"
