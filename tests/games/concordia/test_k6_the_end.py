"""K6 The end: the Concordia card, scoring, places, the limit."""

from collections.abc import Callable

import pytest

import tavola
from tavola.text import Texts
from tests.games.concordia.table import goods, look, player, points, seat, table
from tests.games.lines import play, why

# Fourteen cities; Novaria is the fifteenth.
FOURTEEN = (
    "isca-d londinium lutetia burdigala massilia brigantium olisipo valentia "
    "colonia-a vindobona aquileia syracusae rusadir carthago"
)


def last_house() -> tavola.Match:
    builder = seat(houses=FOURTEEN, goods="brick brick wine cloth", land="massilia novaria")
    return table(builder, seat(), seat(coins=0))


def result(match: tavola.Match) -> tavola.Result:
    assert match.result is not None
    return match.result


def test_who_buys_the_last_card_takes_the_concordia_card_and_his_turn_is_over() -> None:  # K6.1
    match = table(seat(goods="tool"), seat(), seat(), display="architect I", stack="")
    events = play(match, "0: play senator", "0: card architect 1")
    assert "concordia-by-card seat=0" in events
    assert look(match)["last_turns"] == [1, 2]
    assert look(match)["concordia"] == 0
    assert match.to_act == (1,)


def test_every_other_player_has_exactly_one_more_turn() -> None:  # K6.1
    match = table(
        seat(), seat(goods="tool"), seat(), display="architect I", stack="", start=0, active=1
    )
    play(match, "1: play senator", "1: card architect 1")
    assert match.to_act == (2,)
    assert look(match)["last_turns"] == [2, 0]
    play(match, "2: play tribune")
    assert match.to_act == (0,)
    assert look(match)["last_turns"] == [0]
    events = play(match, "0: play tribune")
    assert look(match)["last_turns"] == []
    assert result(match).reason == "last-card"
    assert result(match).rule == "K6.1"
    assert events[-1].startswith("game-over")
    assert why(match, "0: play senator") == "K6.1 game-is-over"


def test_who_has_had_his_last_turn_is_told_so() -> None:  # K6.1
    match = table(seat(goods="tool"), seat(), seat(), display="architect I", stack="")
    play(match, "0: play senator", "0: card architect 1")
    assert why(match, "0: play prefect") == "K6.1 no-more-turn"
    assert why(match, "2: play prefect") == "K3.2 not-your-turn"
    play(match, "1: play tribune")
    assert why(match, "1: play prefect") == "K6.1 no-more-turn"


def test_who_builds_the_15th_house_takes_it_and_his_turn_is_over() -> None:  # K6.1
    match = last_house()
    events = play(match, "0: play architect", "0: build novaria")
    assert "concordia-by-house seat=0" in events
    assert (look(match)["concordia"], match.to_act) == (0, (1,))
    assert player(match)["houses_left"] == 0
    play(match, "1: play tribune", "2: play tribune")
    assert result(match).reason == "fifteenth-house"


def test_a_diplomats_copy_counts_too() -> None:  # K6.1
    builder = seat(houses=FOURTEEN, goods="brick wine", land="novaria roma")
    match = table(builder, seat(pile="architect"), seat())
    play(match, "0: play diplomat-jupiter", "0: copy 1", "0: build novaria")
    assert look(match)["concordia"] == 0
    match = table(seat(goods="tool"), seat(pile="senator"), seat(), display="architect I", stack="")
    play(match, "0: play diplomat-jupiter", "0: copy 1", "0: card architect 1")
    assert look(match)["concordia"] == 0


def test_the_last_card_that_asks_for_any_good_is_paid_before_the_turn_ends() -> None:  # K6.1
    match = table(
        seat(goods="tool tool wine brick"),
        seat(),
        seat(),
        display="prefect I, architect I",
        stack="",
    )
    play(match, "0: play senator", "0: card architect 2")
    assert look(match)["phase"] == "payment"
    play(match, "0: pay tool")
    assert look(match)["concordia"] is None
    play(match, "0: card prefect 1")
    assert (look(match)["concordia"], goods(match)) == (0, "brick")


def test_a_second_trigger_has_no_effect() -> None:  # K6.1
    builder = seat(houses=FOURTEEN, goods="brick wine", land="novaria roma")
    match = table(
        seat(goods="tool"), builder, seat(), display="architect I", stack="", start=0, active=0
    )
    play(match, "0: play senator", "0: card architect 1")
    events = play(match, "1: play architect", "1: build novaria")
    assert not any(event.startswith("concordia") for event in events)
    assert look(match)["concordia"] == 0
    play(match, "2: play tribune")
    assert result(match).reason == "last-card"


def test_every_card_in_hand_and_pile_scores_for_its_god() -> None:  # K6.2
    match = table(
        seat("colonist", pile="prefect", coins=29, goods="cloth", houses="massilia"),
        seat(),
        seat(),
    )
    # 29 coins and cloth: 36. Jupiter: architect, diplomat. Saturnus: two prefects, one of them in
    # the pile. Mercurius: mercator. Mars: tribune, colonist; two colonists on the board.
    assert points(match) == {
        "vesta": 3,
        "jupiter": 2,
        "saturnus": 2,
        "mercurius": 2,
        "mars": 8,
        "minerva": 0,
        "concordia": 0,
        "points": 17,
    }


def test_jupiter_does_not_count_houses_in_brick_cities() -> None:  # K6.2
    match = table(seat(houses="lutetia valentia novaria"), seat(), seat())
    assert points(match)["jupiter"] == 2


def test_minerva_counts_each_house_of_the_specialists_good() -> None:  # K6.2
    houses = "lutetia brigantium burdigala novaria massilia athenae"
    worth = {"mason": 3, "farmer": 3, "smith": 3, "vintner": 4, "weaver": 10}
    for card, value in worth.items():
        match = table(seat(card, houses=houses), seat(), seat(), display="architect I", stack="")
        assert points(match)["minerva"] == value


def test_colonists_in_the_storehouse_and_the_praefectus_magnus_count_nothing() -> None:  # K6.2
    match = table(seat(coins=0), seat(coins=0), seat(coins=0), praefectus=0)
    assert points(match, 0) == points(match, 1)
    assert points(match)["mars"] == 4


def test_the_concordia_card_is_worth_seven_points() -> None:  # K6.2
    match = table(seat(goods="tool"), seat(), seat(), display="architect I", stack="")
    play(match, "0: play senator", "0: card architect 1")
    assert points(match, 0)["concordia"] == 7
    assert points(match, 1)["concordia"] == 0


def test_most_points_win() -> None:  # K6.3
    match = last_house()
    play(match, "0: play architect", "0: build novaria", "1: play tribune", "2: play tribune")
    scores = [dict(lines)["points"] for lines in result(match).score]
    assert scores[0] > scores[1]
    assert result(match).places[0] == 1
    assert all(
        sum(value for _, value in lines[:-1]) == lines[-1][1] for lines in result(match).score
    )


def test_equal_players_are_placed_by_who_gets_the_praefectus_magnus_first() -> None:  # K6.3
    for holder, places in ((0, [1, 4, 3, 2]), (1, [2, 1, 4, 3]), (2, [3, 2, 1, 4])):
        same = seat(coins=0)
        match = table(same, same, same, same, round_limit=1, praefectus=holder)
        for who in range(4):
            play(match, f"{who}: play tribune")
        assert result(match).places == places
        # After the points the sheet tells how far each is from the Praefectus Magnus.
        passes = [lines[-1] for lines in result(match).score]
        assert passes == [("praefectus", place - 1) for place in places]


def tie_at_the_limit() -> tavola.Match:
    match = table(seat(coins=0), seat(coins=0), seat(coins=0), round_limit=1, praefectus=1)
    play(match, "0: play tribune", "1: play tribune", "2: play tribune")
    return match


def tie_by_the_last_card(coins: int = 70) -> tavola.Match:
    """11 points for seat 0 with the Concordia card, as many as seat 1 has with 70 coins."""
    buyer = seat(goods="tool", coins=0)
    match = table(buyer, seat(coins=coins), seat(coins=0), display="architect I", stack="")
    play(match, "0: play senator", "0: card architect 1", "1: play tribune", "2: play tribune")
    return match


def tie_by_the_15th_house() -> tavola.Match:
    """53 points for seat 0 with the Concordia card, as many as seat 1 has with 490 coins."""
    builder = seat(houses=FOURTEEN, goods="brick wine", land="novaria roma", coins=4)
    match = table(builder, seat(coins=490), seat(coins=0))
    play(match, "0: play architect", "0: build novaria", "1: play tribune", "2: play tribune")
    return match


@pytest.mark.parametrize(
    ("make", "reason", "english", "german"),
    [
        (
            tie_at_the_limit,
            "round-limit",
            "The last round is over.",
            "Die letzte Runde ist vorbei.",
        ),
        (
            tie_by_the_last_card,
            "last-card",
            "The last card is bought.",
            "Die letzte Karte ist gekauft.",
        ),
        (
            tie_by_the_15th_house,
            "fifteenth-house",
            "A 15th house is built.",
            "Ein 15. Haus ist gebaut.",
        ),
    ],
)
def test_on_a_tie_the_end_says_that_the_praefectus_magnus_decided(
    make: Callable[[], tavola.Match], reason: str, english: str, german: str
) -> None:  # K6.3
    end = result(make())
    assert (end.reason, end.winners()) == (f"{reason}-tied", [1])
    names = ["Anna", "Bianca", "Carla"]
    assert Texts("concordia", "en").result(end, names).reason == (
        f"{english} Several have the most points; the Praefectus Magnus decides: Bianca wins."
    )
    assert Texts("concordia", "de").result(end, names).reason == (
        f"{german} Mehrere haben die meisten Punkte; "
        "der Praefectus Magnus entscheidet: Bianca gewinnt."
    )


def test_a_tie_behind_the_winner_is_on_the_sheet_but_did_not_decide_the_game() -> None:  # K6.3
    end = result(tie_by_the_last_card(coins=0))
    assert (end.reason, end.places) == ("last-card", [1, 3, 2])
    assert [dict(lines)["points"] for lines in end.score] == [11, 4, 4]
    assert [dict(lines)["praefectus"] for lines in end.score] == [2, 1, 0]


def test_without_a_tie_the_sheet_ends_with_the_points() -> None:  # K6.3
    end = result(tie_by_the_last_card(coins=50))
    assert [dict(lines)["points"] for lines in end.score] == [11, 9, 4]
    assert all(lines[-1][0] == "points" for lines in end.score)


def test_after_so_many_rounds_the_game_is_scored_as_it_stands() -> None:  # K6.4
    match = table(seat(coins=50), seat(), seat(), round_limit=2, start=1)
    order = (1, 2, 0, 1, 2, 0)
    for who in order:
        assert match.result is None
        events = play(match, f"{who}: play tribune")
    assert events[-1] == "limit-reached rounds=2"
    assert (result(match).reason, result(match).rule) == ("round-limit", "K6.4")
    assert why(match, "1: play senator") == "K6.4 game-is-over"


def test_last_turns_that_have_begun_are_played_out_beyond_the_limit() -> None:  # K6.4
    match = table(
        seat(), seat(), seat(goods="tool"), round_limit=1, display="architect I", stack=""
    )
    play(match, "0: play tribune", "1: play tribune", "2: play senator", "2: card architect 1")
    assert match.to_act == (0,)
    play(match, "0: play tribune", "1: play tribune")
    assert result(match).reason == "last-card"


def test_without_any_purchase_or_house_a_game_ends_by_the_limit() -> None:  # K6.4
    match = tavola.start("concordia", 2, seed=1, round_limit=3)
    while match.to_act:
        (who,) = match.to_act
        match.play(who, "play tribune")
        if match.to_act == (who,):
            match.play(who, "done")
    assert result(match).rule == "K6.4"
    assert player(match)["houses"] == 0


def test_the_points_card_by_card_add_up_to_those_of_the_gods() -> None:  # K6.2
    builder = seat("vintner", pile="prefect", houses="lutetia olisipo cyrene")
    match = table(builder, seat(), seat())
    scored = look(match, 0)["scored"][0]
    vintner = next(line for line in scored if line["card"] == "vintner")
    assert vintner == {"card": "vintner", "god": "minerva", "count": 1, "each": 8, "points": 8}
    prefect = next(line for line in scored if line["card"] == "prefect")
    assert (prefect["count"], prefect["each"], prefect["points"]) == (2, 3, 6)  # hand and pile
    assert sum(line["points"] for line in scored) == points(match, 0)["points"]


def test_the_points_card_by_card_are_for_their_owner_until_the_end() -> None:  # K1.7, K6.2
    match = table(seat(), seat(goods="tool"), seat(), display="architect I", stack="", active=1)
    for points_of in ("scores", "scored"):
        assert [line is not None for line in look(match, 1)[points_of]] == [False, True, False]
        assert look(match)[points_of] == [None, None, None]
    play(match, "1: play senator", "1: card architect 1", "2: play tribune", "0: play tribune")
    now = look(match)
    for score, cards, told in zip(now["scores"], now["scored"], result(match).score, strict=True):
        found = dict(told)
        assert score == {name: found[name] for name in score}
        assert sum(card["points"] for card in cards) + found["concordia"] == found["points"]
