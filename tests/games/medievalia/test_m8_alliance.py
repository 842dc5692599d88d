"""M8 Alliance: two against two."""

from typing import Any

import tavola
from tests.games.lines import play, why
from tests.games.medievalia.table import (
    MANY,
    batch,
    fief,
    flipped,
    hand,
    lift,
    look,
    pieces,
    place,
    table,
)


def allied(*fiefs: dict[str, Any], **more: Any) -> tavola.Match:
    return table(*fiefs, *[fief("mine")] * (4 - len(fiefs)), alliance=True, **more)


def test_allies_sit_opposite_and_share_the_end() -> None:  # M8.1
    horde = "cavalry-1@fief-1 cavalry-2@fief-1 cavalry-3@fief-1"
    match = allied(fief(figures=horde), fief(), fief(), fief(fell=1))
    play(match, "0: raid 1 1", "0: into 1", "0: into 1", "0: target city", "0: hit cavalry-1")
    assert match.result is not None
    assert match.result.places == [1, 3, 1, 3]


def test_prestige_is_added_up() -> None:  # M8.1, M9.2
    match = allied(
        fief("", "field-1+school"),
        fief("", "field-2+school farm-2+bank"),
        fief("", "field-3+smith field-4+stable"),
        fief(""),
        deck=["mine"],
        piles=[["castle"], [], []],
        active=3,
    )
    play(match, "3: end")
    play(match, "0: end")
    assert match.result is not None
    assert match.result.places == [1, 3, 1, 3]


def test_a_side_goes_on_with_one_player() -> None:  # M8.1, M8.2
    horde = "cavalry-1@fief-1 cavalry-2@fief-1 cavalry-3@fief-1"
    match = allied(fief(figures=horde), fief("mine", "field-1", "peasant-1@fief-2"), fief(), fief())
    play(match, "0: raid 1 1", "0: into 1", "0: into 1", "0: target city", "0: hit cavalry-1")
    assert match.result is None
    assert look(match)["players"][1]["in_game"] is False
    assert pieces(match, 1) == {}
    assert look(match)["out"]["mine"] == 1  # his hand has left the game
    assert look(match)["active_seat"] == 2


def test_no_cards_change_hands() -> None:  # M8.2
    match = allied(fief("mine farm field"), fief(), fief("peasant peasant"), fief())
    play(match, "0: play mine", "0: ask", "2: discard peasant", "2: done")
    assert hand(match, 0) == {"farm": 1, "field": 1, "mine": 1}
    assert look(match)["out"]["peasant"] == 1


def test_an_ally_helps_with_half_of_what_his_cards_give() -> None:  # M8.3
    match = allied(
        fief(f"cavalry {MANY}"),
        fief(),
        fief("", "farm-1 mine-1", "peasant-1@mine-1 peasant-2"),
        fief(),
    )
    play(match, "0: play cavalry", "0: ask")
    missing = batch(match)["missing"]
    play(match, "2: flip mine-1")
    assert batch(match)["missing"] == missing - 1  # 2 gold count as 1
    play(match, "2: flip peasant-2")
    assert batch(match)["missing"] == missing - 1  # 1 labour counts as nothing
    play(match, "2: flip farm-1")
    assert batch(match)["missing"] == missing - 2
    assert flipped(match, 2) == ["farm-1", "mine-1", "peasant-1", "peasant-2"]


def test_an_allys_hand_cards_count_in_full() -> None:  # M8.3
    match = allied(fief("mine field field"), fief(), fief("farm farm"), fief())
    play(match, "0: play mine", "0: ask", "2: discard farm", "2: discard farm")
    assert batch(match)["missing"] == 1
    assert why(match, "2: discard mine") == "M8.3 not-in-hand"


def test_without_an_alliance_nobody_can_be_asked() -> None:  # M8.3
    match = table(fief("mine farm field"), fief(), fief("mine"), fief())
    play(match, "0: play mine")
    assert why(match, "0: ask") == "M8.3 no-ally"
    match = allied(fief("mine farm field"), fief(), fief(fell=1), fief())
    play(match, "0: play mine")
    assert why(match, "0: ask") == "M8.2 ally-is-defeated"


def test_a_helping_ally_does_nothing_else() -> None:  # M8.4, M8.6
    match = allied(
        fief("mine field field"),
        fief(figures="recruit-1@fief-2"),
        fief("farm", "farm-1", "archer-1 merchant-1"),
        fief(),
    )
    play(match, "0: play mine", "0: ask")
    assert why(match, "2: lift archer-1") == "M8.6 only-help"
    assert why(match, "2: shoot archer-1 recruit-1") == "M8.6 only-help"
    assert why(match, "2: trade merchant-1 food") == "M8.6 only-help"
    assert why(match, "2: flip archer-1") == "M4.9 gives-nothing"
    assert why(match, "2: flip mine-1") == "M8.3 cannot-flip"


def test_the_attackers_ally_heals_but_does_not_shoot() -> None:  # M8.4
    match = allied(
        fief("mine", "", "recruit-1@border-0-1"),
        fief("mine", "", "infantry-1@border-0-1"),
        fief("mine", "", "archer-1@fief-1 priest-1@fief-1"),
        fief("mine", "", "archer-2@fief-0"),
    )
    play(match, "0: clash 0 1 1")
    assert match.to_act == (3,)  # the defender's ally may shoot
    assert look(match)["phase"] == "archers"
    play(match, "3: pass")
    assert match.to_act == (2,)
    assert look(match)["phase"] == "priests"
    assert match.legal(2) == ["heal priest-1 recruit-1", "pass"]


def test_allied_archers_shoot_in_an_enemys_turn() -> None:  # M8.4, M6.8
    match = allied(
        fief("mine", "", "recruit-1@border-0-1"),
        fief("mine", "", "archer-1"),
        fief("mine", "", "archer-2"),
        fief("mine", "", "archer-3@fief-1"),
    )
    play(match, "0: end")
    assert (look(match)["phase"], match.to_act) == ("shots", (1,))
    play(match, "1: pass")
    assert match.to_act == (3,)


def test_without_the_option_allied_archers_shoot_in_their_own_turn_only() -> None:  # M8.4
    seats = (
        fief("mine", "", "recruit-1@border-0-1 archer-2@border-0-1"),
        fief("mine", "", "infantry-1@border-0-1 archer-1"),
        fief("mine"),
        fief("mine", "", "priest-1@fief-0 archer-3@fief-0"),
    )
    match = allied(*seats, allied_archers=False)
    assert "shoot archer-2 infantry-1" in match.legal(0)
    play(match, "0: clash 0 1 1", "0: into 1")
    play(match, "0: hit recruit-1")
    assert (look(match)["phase"], match.to_act) == ("priests", (3,))  # no archer was asked
    match = allied(*seats, allied_archers=False)
    play(match, "0: lift recruit-1", "0: enter 0", "0: lift archer-2", "0: enter 0", "0: end")
    assert look(match)["active_seat"] == 1


def test_without_the_option_an_allied_attacker_still_shoots_in_a_battle() -> None:  # M8.4, M7.9
    match = allied(
        fief("mine", "", "recruit-1@border-0-1 archer-2@fief-1"),
        fief("mine", "", "infantry-1@border-0-1 archer-1"),
        fief("mine"),
        fief("mine", "", "priest-1@fief-0 archer-3@fief-0"),
        allied_archers=False,
    )
    play(match, "0: clash 0 1 1")
    assert (look(match)["phase"], match.to_act) == ("archers", (0,))
    play(match, "0: shoot archer-2 infantry-1")
    assert (look(match)["phase"], match.to_act) == ("priests", (3,))


def test_two_enemies_of_three_are_no_allies_whatever_the_option_says() -> None:  # M8.4, M6.8
    match = table(
        fief("mine", "", "recruit-1@border-0-1"),
        fief("mine", "", "archer-1"),
        fief("mine"),
        fief("mine"),
        allied_archers=False,
    )
    play(match, "0: end")
    assert (look(match)["phase"], match.to_act) == ("shots", (1,))


def test_allies_neither_fight_nor_stop_each_other() -> None:  # M8.5
    match = allied(
        fief(figures="cavalry-1@centre"),
        fief(),
        fief(figures="peasant-1@fief-2"),
        fief(),
        central_fief=True,
    )
    lift(match, 0, "cavalry-1", "enter 2")
    assert why(match, "0: lift cavalry-1") == ""
    lift(match, 0, "cavalry-1", "cross 2 3")
    assert place(match, 0, "cavalry-1") == "border-2-3"
    assert why(match, "0: end") == ""


def test_an_ally_breaks_a_siege_by_beating_the_besiegers() -> None:  # M8.5, M9.3
    match = allied(
        fief("mine", "", "infantry-1@fief-2"),
        fief("mine", "", "peasant-1@fief-2"),
        fief("mine", "field-1", "", siege=2),
        fief("mine"),
    )
    assert why(match, "0: end") == "M7.3 must-fight"
    play(match, "0: raid 2 1")
    told = play(match, "1: end") if look(match)["active_seat"] == 1 else []
    assert "siege-broken seat=2" in told


def test_help_is_asked_once_a_batch_and_stands() -> None:  # M8.6
    match = allied(fief("mine field field farm"), fief(), fief("farm", "farm-1"), fief())
    play(match, "0: play mine", "0: ask", "2: discard farm", "2: done")
    assert why(match, "0: ask") == "M8.6 asked-already"
    play(match, "0: drop")
    assert look(match)["out"] == {**look(match)["out"], "farm": 1}
    assert hand(match, 2) == {}


def test_an_ally_who_declines_is_not_asked_again_in_this_turn() -> None:  # M8.6
    match = allied(fief("mine field field farm"), fief(), fief("farm", "farm-1"), fief())
    told = play(match, "0: play mine", "0: ask", "2: done")
    assert "no-help seat=2" in told
    play(match, "0: drop", "0: play farm")
    assert why(match, "0: ask") == "M8.6 ally-declined"


def test_the_ally_stops_when_the_price_is_covered() -> None:  # M8.6
    match = allied(fief("field field"), fief(), fief("farm farm"), fief())
    play(match, "0: play field", "0: ask", "2: discard farm")
    assert why(match, "2: discard farm") == "M8.6 help-is-enough"
    assert match.legal(2) == ["done"]
    play(match, "2: done", "0: close")
    assert "field-1" in pieces(match, 0)


def test_a_batch_is_shown_to_all_when_help_is_asked_for() -> None:  # M8.6
    match = allied(fief("mine field field farm"), fief(), fief("farm", "farm-1"), fief())
    play(match, "0: play mine", "0: discard field")
    assert look(match, 2)["batch"] is None
    play(match, "0: ask")
    for seat in range(4):
        assert look(match, seat)["batch"]["thing"] == "mine"


def test_an_ally_who_is_asked_is_told_what_is_missing_by_kind() -> None:  # M8.6, M4.10
    match = allied(fief("mine field"), fief(), fief("farm", "farm-1"), fief())
    play(match, "0: play mine")
    lacking = look(match, 0)["lacking_resources"]
    assert sorted(lacking) == sorted(look(match, 0)["batch"]["price"])
    assert f" lacking_resources={','.join(lacking)} " in play(match, "0: ask")[0]
    assert look(match, 2)["lacking_resources"] == lacking


def test_what_a_discard_fills_is_of_no_kind_so_none_is_told() -> None:  # M4.7, M4.10
    match = allied(fief("mine field"), fief(), fief("farm", "farm-1"), fief())
    play(match, "0: play mine", "0: discard field", "0: ask")
    assert look(match, 2)["missing"] == len(look(match, 2)["batch"]["price"]) - 1
    assert look(match, 2)["lacking_resources"] == []


def test_allies_defend_together_the_owner_of_the_fief_first() -> None:  # M8.7
    match = allied(
        fief("mine", "", "cavalry-1@fief-3 recruit-1@fief-3"),
        fief("mine", "", "recruit-2@fief-3"),
        fief("mine"),
        fief("mine", "field-1", "recruit-3 recruit-4"),
    )
    play(match, "0: raid 3 1", "0: into 1")
    assert match.to_act == (3,)
    play(match, "3: against 1", "3: stay")
    assert match.to_act == (1,)
    assert match.legal(1) == ["against 1", "stay"]
    play(match, "1: against 1", "0: hit cavalry-1")
    # six damage on two recruits who bear four: no choice; and the one who stayed is untouched
    assert "recruit-4" in pieces(match, 3)
    assert "recruit-2" not in pieces(match, 1)


def test_the_first_defender_orders_the_damage_of_a_shared_combat() -> None:  # M8.7
    match = allied(
        fief("mine", "", "recruit-1@border-3-0"),
        fief("mine", "", "recruit-2@border-3-0"),
        fief("mine"),
        fief("mine", "", "recruit-3@border-3-0"),
    )
    play(match, "0: clash 3 0 1")
    assert match.to_act == (1,)  # no fief: the next in turn after the attacker
    assert match.legal(1) == ["hit recruit-2", "hit recruit-3"]


def test_an_attacker_uses_his_own_figures_only() -> None:  # M8.7
    match = allied(
        fief("mine", "", "recruit-1@border-0-1"),
        fief("mine", "", "infantry-1@border-0-1"),
        fief("mine", "", "recruit-2@border-0-1"),
    )
    told = play(match, "0: clash 0 1 1")
    assert "damage army=1 side=defender count=2 attacker_seat=0" in told


def test_a_battle_is_told_with_those_of_the_side_who_are_there() -> None:  # M7.15, M8.7
    match = table(
        fief("mine", "", "recruit-1@fief-3"),
        fief(fell=1),
        fief("mine"),
        fief("mine", "field-1"),
        alliance=True,
    )
    told = play(match, "0: raid 3 1")
    assert told[0] == "battle seat=0 enemy_seats=3 place=fief lord_seat=3 next_seat=-1"
    match = table(
        fief("mine", "", "recruit-1@fief-3"),
        fief("mine", "", "peasant-1@fief-3"),
        fief("mine"),
        fief("mine", "field-1"),
        alliance=True,
    )
    told = play(match, "0: raid 3 1")
    assert told[0] == "battle seat=0 enemy_seats=3,1 place=fief lord_seat=3 next_seat=-1"


def test_a_battle_with_two_defenders_is_told_with_whose_everything_is() -> None:  # M8.7
    match = table(
        fief("mine", "", "recruit-1@fief-3 recruit-2@fief-3 cavalry-1@fief-3"),
        fief("mine", "", "peasant-1@fief-3"),
        fief("mine"),
        fief("mine", "field-1+tower", "peasant-2"),
        alliance=True,
    )
    play(match, "0: raid 3 1", "0: into 2", "0: into 3")
    told = play(match, "3: against 1", "1: stay", "0: target peasant-1", "0: target field-1")
    assert "faces-army seat=3 piece=peasant-2 army=1 attacker_seat=0" in told
    assert "targets seat=0 army=2 piece=peasant-1 owner_seat=1" in told
    assert "targets seat=0 army=3 piece=field-1 owner_seat=3" in told
    assert "wall-damage seat=3 card=tower count=4" in told


def test_a_healing_is_told_with_whose_figure_was_healed() -> None:  # M8.4
    match = allied(
        fief("mine", "", "archer-1@border-0-1"),
        fief("mine", "", "peasant-1"),
        fief("mine"),
        fief("mine", "", "priest-1@border-0-1"),
    )
    play(match, "0: shoot archer-1 peasant-1")
    told = play(match, "3: heal priest-1 peasant-1")
    assert "healed seat=3 owner_seat=1 piece=priest-1 other_piece=peasant-1" in told
