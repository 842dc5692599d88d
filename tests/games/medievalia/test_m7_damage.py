"""M7 War: combats, damage and what is lost (steps 4 and 6)."""

import tavola
from tests.games.lines import line, play, why
from tests.games.medievalia.table import army, fief, look, pieces, place, table


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


def test_damage_goes_away_at_the_end_of_the_turn() -> None:  # M7.10
    match = table(
        fief("mine", "", "recruit-1@border-0-1"), fief("mine", "", "infantry-1@border-0-1")
    )
    play(match, "0: clash 0 1 1")
    assert pieces(match, 1)["infantry-1"]["damage"] == 0
    assert not pieces(match, 1)["infantry-1"]["flipped"]  # fighting does not flip


def test_what_is_destroyed_never_returns() -> None:  # M7.12
    match = table(
        fief("mine", "", "recruit-1@border-0-1"),
        fief("mine", "", "recruit-2@border-0-1"),
        deck=["mine"] * 3,
    )
    play(match, "0: clash 0 1 1")
    assert look(match)["out"]["recruit"] == 8
    assert look(match)["deck"] == 2


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
    assert "damage army=1 side=defender count=6 attacker_seat=0" in told


def test_armies_with_the_same_target_share_one_combat() -> None:  # M7.16
    match = table(
        fief(figures=army("recruit-1", "recruit-2", at="fief-1")),
        fief("mine", "field-1", "infantry-1@field-1!"),
    )
    play(match, "0: raid 1 1", "0: into 2", "0: target field-1")
    told = play(match, "0: target field-1", "0: hit recruit-1")
    log = [line(event) for event in match.log(None)]
    assert "damage army=1 side=attacker count=3 attacker_seat=0" in log
    assert "killed seat=1 piece=infantry-1" in told


def test_a_territory_fights_as_one_body_and_comes_last() -> None:  # M7.17
    match = table(
        fief(figures=army("cavalry-1", "recruit-1", at="fief-1")),
        fief("mine", "field-1+tower farm-1", "recruit-5@field-1! recruit-6@farm-1!"),
    )
    told = play(match, "0: raid 1 1", "0: into 1", "0: target field-1", "0: hit cavalry-1")
    log = [line(event) for event in match.log(None)]
    assert "damage army=1 side=attacker count=3 attacker_seat=0" in log
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
    assert "wall-damage seat=1 card=castle count=3" in told
    assert "recruit-5" in pieces(match, 1)


def test_the_attacker_orders_his_damage_first() -> None:  # M7.18
    match = table(
        fief("mine", "", army("recruit-1", "recruit-2")),
        fief("mine", "", army("peasant-1", "recruit-5")),
    )
    play(match, "0: clash 0 1 1", "0: into 1")
    assert match.to_act == (0,)
    play(match, "0: hit recruit-1")
    assert look(match)["active_seat"] == 1  # the defenders, who bear 3, all fall without a choice


def test_survivors_stay_and_those_sent_return_to_their_posts() -> None:  # M7.20
    match = table(
        fief("mine", "", "infantry-1@fief-1"), fief("mine", "field-1", "infantry-2@field-1")
    )
    play(match, "0: raid 1 1", "1: against 1")
    assert place(match, 0, "infantry-1") == "fief-1"
    assert place(match, 1, "infantry-2") == "field-1"


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
