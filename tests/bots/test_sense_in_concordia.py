"""What greedy, that is Concordia's advice, must understand."""

from tavola.bots import make, sight_of
from tavola.core.chance import FastChance
from tavola.core.match import Match
from tests.games.concordia.table import seat, table


def choice(match: Match) -> str:
    """Greedy's move for whoever must decide."""
    (who,) = match.to_act
    sight = sight_of(match.game, match.state, who, FastChance(1))
    return make("greedy", 1).choose(sight).text


def turn(match: Match, card: str = "") -> list[str]:
    """A whole turn of greedy, its card given or not."""
    (who,) = match.to_act
    moves = []
    if card:
        match.play(who, card)
    while match.to_act == (who,):
        moves.append(choice(match))
        match.play(who, moves[-1])
    return moves


def test_a_house_that_can_be_paid_is_built() -> None:
    match = table(seat(goods="brick wine", land="novaria roma"), seat(), seat())
    assert "build novaria" in turn(match, "play architect")


def test_colonists_walk_to_where_a_house_can_be_built() -> None:
    match = table(seat(goods="brick cloth", coins=9), seat(), seat())
    moves = turn(match, "play architect")
    assert "build massilia" in moves


def test_what_is_missing_for_a_house_is_bought() -> None:
    near = seat(goods="wine food tool", coins=20, land="novaria roma")
    match = table(near, seat(), seat(), display="consul II", stack="")
    assert "buy brick" in turn(match, "play mercator-3")


def test_the_province_with_own_houses_produces() -> None:
    match = table(seat(houses="massilia burdigala"), seat(houses="brigantium olisipo"), seat())
    assert turn(match, "play prefect") == ["produce gallia"]


def test_many_coins_on_the_markers_are_collected() -> None:
    turned = ["gallia", "hispania", "italia", "britannia", "germania", "dacia", "lybia", "asia"]
    match = table(seat(goods="brick brick brick brick", coins=0), seat(), seat(), turned=turned)
    assert turn(match, "play prefect") == ["collect"]


def test_with_nothing_left_to_play_the_cards_are_taken_back() -> None:
    pile = "architect prefect prefect mercator-3 senator"
    match = table(seat(pile=pile, coins=0), seat(), seat())
    assert choice(match) == "play tribune"


def test_a_specialist_is_bought_by_who_has_houses_for_him() -> None:
    row = "weaver II, prefect III"
    match = table(
        seat(goods="brick cloth wine", houses="massilia athenae antiochia tomis"),
        seat(),
        seat(),
        display=row,
        stack="",
    )
    assert turn(match, "play senator")[0] == "card weaver 1"


def test_the_advice_leaves_the_position_as_it_is() -> None:
    match = table(
        seat(goods="brick brick wine tool food cloth", land="novaria roma"),
        seat(pile="architect"),
        seat(pile="senator"),
    )
    before = match.save()
    for card in ("", "play architect", "leave sea roma"):
        if card:
            match.play(0, card)
            before = match.save()
        match.game.weigh(match.state, 0, match.game.legal(match.state, 0))
        assert match.save() == before
