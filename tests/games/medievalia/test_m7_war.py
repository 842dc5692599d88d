"""M7 War."""

import tavola
from tests.games.lines import line, play, why
from tests.games.medievalia.table import army, fief, flipped, lift, look, pieces, place, table


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
    assert look(match)["battle"]["aims"] == ["opposed", None]


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


def test_who_is_sent_out_has_no_shield() -> None:  # M7.5, M6.2
    match = table(
        fief(figures="recruit-1@fief-1 archer-1@border-0-1"),
        fief("mine", "field-1", "infantry-1@city"),
    )
    play(match, "0: raid 1 1", "1: against 1")
    assert look(match)["phase"] == "archers"
    assert why(match, "0: shoot archer-1 infantry-1") == ""


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


def test_both_sides_deal_their_damage_at_the_same_time() -> None:  # M7.7
    match = table(
        fief("mine", "", "recruit-1@border-0-1"), fief("mine", "", "recruit-2@border-0-1")
    )
    told = play(match, "0: clash 0 1 1")
    assert "killed seat=0 piece=recruit-1" in told
    assert "killed seat=1 piece=recruit-2" in told


def test_damage_fills_one_card_before_it_goes_on() -> None:  # M7.7
    match = table(
        fief("mine", "", army("infantry-1", "recruit-1", "recruit-2")),
        fief("mine", "", "infantry-2@border-0-1"),
    )
    play(match, "0: clash 0 1 1", "0: into 1", "0: into 1")
    assert why(match, "0: pass") == "M7.7 order-damage"
    assert why(match, "0: hit infantry-2") == "M7.7 not-in-this-combat"
    told = play(match, "0: hit recruit-1", "0: hit infantry-1")
    assert "takes-damage seat=0 piece=recruit-1 count=2" in told
    assert "takes-damage seat=0 piece=infantry-1 count=1" in told
    assert sorted(pieces(match, 0)) == ["infantry-1", "recruit-2"]


def test_an_ungarrisoned_territory_falls_to_any_attack() -> None:  # M7.8
    match = table(fief(figures="peasant-1@fief-1"), fief("mine", "field-1+bank+smith farm-1"))
    told = play(match, "0: raid 1 1", "0: target field-1")
    assert "land-lost seat=1 piece=field-1" in told
    assert look(match)["out_buildings"]["bank"] >= 1
    assert "peasant-1" in pieces(match, 0)


def test_a_garrisoned_territory_needs_one_damage_more() -> None:  # M7.8
    for attackers, lost in (("recruit-1", False), ("infantry-1", True)):
        match = table(
            fief(figures=f"{attackers}@fief-1"),
            fief("mine", "field-1 farm-1", "recruit-5@field-1!"),
        )
        told = play(match, "0: raid 1 1", "0: target field-1")
        assert ("land-lost seat=1 piece=field-1" in told) == lost
        assert "killed seat=1 piece=recruit-5" in told


def test_a_city_falls_after_its_garrison() -> None:  # M7.8, M9.1
    horde = army("cavalry-1", "cavalry-2", "infantry-1", "infantry-2", at="fief-1")
    match = table(fief(figures=horde), fief("mine", "field-1", "peasant-1@city! peasant-2@city!"))
    into = ["0: into 1"] * 3
    told = play(
        match, "0: raid 1 1", *into, "0: target city", "0: hit infantry-1", "0: hit infantry-2"
    )
    assert "city-damage seat=1 count=12" in told
    assert match.result is not None
    assert match.result.rule == "M9.1"
    match = table(fief(figures=horde), fief("mine", "field-1", "recruit-1@city! peasant-2@city!"))
    told = play(
        match, "0: raid 1 1", *into, "0: target city", "0: hit infantry-1", "0: hit infantry-2"
    )
    assert "city-damage seat=1 count=11" in told
    assert match.result is None


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


def test_damage_goes_away_at_the_end_of_the_turn() -> None:  # M7.10
    match = table(
        fief("mine", "", "recruit-1@border-0-1"), fief("mine", "", "infantry-1@border-0-1")
    )
    play(match, "0: clash 0 1 1")
    assert pieces(match, 1)["infantry-1"]["damage"] == 0
    assert not pieces(match, 1)["infantry-1"]["flipped"]  # fighting does not flip


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
    assert "killed seat=1 piece=peasant-1" in told
    assert look(match)["out"] == {"peasant": 1}


def test_what_is_destroyed_never_returns() -> None:  # M7.12
    match = table(
        fief("mine", "", "recruit-1@border-0-1"),
        fief("mine", "", "recruit-2@border-0-1"),
        deck=["mine"] * 3,
    )
    play(match, "0: clash 0 1 1")
    assert look(match)["out"]["recruit"] == 8
    assert look(match)["deck"] == 2


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


def test_unopposed_armies_join_a_combat_or_share_a_target() -> None:  # M7.16
    match = table(
        fief(figures=army("recruit-1", "recruit-2", "recruit-3", at="fief-1")),
        fief("mine", "field-1", "infantry-1@field-1 peasant-1@city peasant-2!"),
    )
    play(match, "0: raid 1 1", "0: into 2", "0: into 3", "1: stay", "1: against 1")
    assert why(match, "0: target infantry-1") == "M7.16 join-its-combat"
    assert why(match, "0: target peasant-1") == "M7.16 at-its-post"
    assert why(match, "0: join 2") == "M7.16 no-such-combat"
    play(match, "0: join 1")
    told = play(match, "0: join 1", "0: hit recruit-1", "0: hit recruit-2")
    assert "damage army=1 side=defender count=6" in told


def test_armies_with_the_same_target_share_one_combat() -> None:  # M7.16
    match = table(
        fief(figures=army("recruit-1", "recruit-2", at="fief-1")),
        fief("mine", "field-1", "infantry-1@field-1!"),
    )
    play(match, "0: raid 1 1", "0: into 2", "0: target field-1")
    told = play(match, "0: target field-1", "0: hit recruit-1")
    assert "damage army=1 side=attacker count=3" in [line(event) for event in match.log(None)]
    assert "killed seat=1 piece=infantry-1" in told


def test_a_territory_fights_as_one_body_and_comes_last() -> None:  # M7.17
    match = table(
        fief(figures=army("cavalry-1", "recruit-1", at="fief-1")),
        fief("mine", "field-1+tower farm-1", "recruit-5@field-1! recruit-6@farm-1!"),
    )
    told = play(match, "0: raid 1 1", "0: into 1", "0: target field-1", "0: hit cavalry-1")
    assert "damage army=1 side=attacker count=3" in [line(event) for event in match.log(None)]
    assert "killed seat=1 piece=recruit-5" in told  # 6 damage: recruit 2, tower 4, the land 0
    assert "wall-lost seat=1 card=tower" in told
    assert {"field-1", "recruit-6"} <= set(pieces(match, 1))


def test_the_owner_orders_garrison_and_walls() -> None:  # M7.17
    match = table(
        fief(figures="infantry-1@fief-1"),
        fief("mine", "field-1+castle farm-1", "recruit-5@field-1!"),
    )
    play(match, "0: raid 1 1", "0: target field-1")
    assert match.to_act == (1,)
    assert match.legal(1) == ["hit recruit-5", "hit castle"]
    assert why(match, "1: hit tower") == "M7.17 not-in-this-combat"
    told = play(match, "1: hit castle")
    assert "wall-damage card=castle count=3" in told
    assert "recruit-5" in pieces(match, 1)


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


def test_the_attacker_orders_his_damage_first() -> None:  # M7.18
    match = table(
        fief("mine", "", army("recruit-1", "recruit-2")),
        fief("mine", "", army("peasant-1", "recruit-5")),
    )
    play(match, "0: clash 0 1 1", "0: into 1")
    assert match.to_act == (0,)
    play(match, "0: hit recruit-1")
    assert look(match)["active_seat"] == 1  # the defenders, who bear 3, all fall without a choice


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


def test_survivors_stay_and_those_sent_return_to_their_posts() -> None:  # M7.20
    match = table(
        fief("mine", "", "infantry-1@fief-1"), fief("mine", "field-1", "infantry-2@field-1")
    )
    play(match, "0: raid 1 1", "1: against 1")
    assert place(match, 0, "infantry-1") == "fief-1"
    assert place(match, 1, "infantry-2") == "field-1"


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


def test_no_order_of_giving_makes_a_bonus_go_to_waste() -> None:  # M5.7, M6.3
    match = table(
        fief("mine", "", "infantry-3@fief-1 cavalry-1@fief-1"),
        fief(
            "mine",
            "field-1+church farm-1",
            "infantry-1@field-1 infantry-2@field-1 peasant-1@field-1",
        ),
    )
    play(match, "0: raid 1 1", "0: into 1", *["1: stay"] * 3, "0: target field-1")
    while match.to_act == (0,):
        play(match, f"0: {match.legal(0)[0]}")
    # three to give: the church's, and one of each infantry for others
    play(match, "1: shield peasant-1", "1: shield infantry-2", "1: shield infantry-2")
    assert why(match, "1: shield peasant-1") == "M5.7 no-bonus"


def test_infantry_gives_nothing_to_itself_whatever_the_order() -> None:  # M5.7, M6.3
    match = table(
        fief("mine", "", "infantry-3@fief-1 cavalry-1@fief-1"),
        fief("mine", "field-1 farm-1", "infantry-1@field-1 infantry-2@field-1 peasant-1@field-1"),
    )
    play(match, "0: raid 1 1", "0: into 1", *["1: stay"] * 3, "0: target field-1")
    while match.to_act == (0,):
        play(match, f"0: {match.legal(0)[0]}")
    play(match, "1: shield infantry-2")
    assert why(match, "1: shield infantry-2") == "M5.7 no-bonus"
    play(match, "1: shield infantry-1")
    assert why(match, "1: shield peasant-1") == "M5.7 no-bonus"


def test_who_has_which_bonus_survives_saving() -> None:  # M5.7
    match = table(
        fief("mine", "", "infantry-3@fief-1 cavalry-1@fief-1"),
        fief("mine", "field-1 farm-1", "infantry-1@field-1 infantry-2@field-1 peasant-1@field-1"),
    )
    play(match, "0: raid 1 1", "0: into 1", *["1: stay"] * 3, "0: target field-1")
    while match.to_act == (0,):
        play(match, f"0: {match.legal(0)[0]}")
    play(match, "1: shield peasant-1")
    loaded = tavola.load(match.save(), seed=1)
    assert loaded.legal(1) == match.legal(1)
    assert "shield infantry-1" in loaded.legal(1)
    assert "shield infantry-2" in loaded.legal(1)
