"""What the view tells the seat that must act is what the engine then does, in many positions."""

from collections import Counter

import pytest

from tests.games.concordia.midgame import branch, loaded, with_verb
from tests.games.concordia.table import look, seat, table
from tests.games.lines import play


def test_sites_are_what_can_be_built_for_exactly_that_price() -> None:  # K4.3, K4.4
    seen = 0
    for match, who, now in loaded("architect"):
        payable = [
            site for site in now["sites"] if not site["lacking"] and not site["lacking_coins"]
        ]
        assert {site["city"] for site in payable} == with_verb(match, who, "build")
        for site in payable:
            then = look(branch(match, f"build {site['city']}"))["players"][who]
            before = now["players"][who]
            assert then["coins"] == before["coins"] - site["coins"]
            paid = Counter(before["goods"]) - Counter(then["goods"])
            assert paid == Counter(site["goods"])
            seen += 1
    assert seen > 10


def test_a_site_that_can_not_be_paid_says_what_is_missing() -> None:  # K4.4
    match = table(seat(goods="brick", coins=3, land="novaria roma"), seat(houses="novaria"), seat())
    play(match, "0: play architect")
    assert look(match, 0)["sites"] == [
        {
            "city": "novaria",
            "coins": 8,
            "goods": ["brick", "wine"],
            "lacking": ["wine"],
            "lacking_coins": 5,
        }
    ]


def test_the_third_house_in_a_wine_city_costs_a_brick_a_wine_and_12_coins() -> None:  # K4.4
    match = table(seat(land="novaria roma"), seat(houses="novaria"), seat(houses="novaria"))
    play(match, "0: play architect")
    (site,) = look(match, 0)["sites"]
    assert (site["city"], site["coins"], site["goods"]) == ("novaria", 12, ["brick", "wine"])


def test_yields_are_what_everybody_receives_or_has_no_room_for() -> None:  # K4.5, K4.6, K5.2
    for match, who, now in loaded("prefect"):
        open_to = set(now["yields"])
        assert open_to == with_verb(match, who, "produce")
        for name in sorted(open_to):
            then = branch(match, f"produce {name}")
            got: list[Counter[str]] = [Counter() for _ in range(match.players)]
            for event in then.steps[-1].events:
                if event.id in ("received", "left-behind"):
                    got[int(str(event.args["seat"]))].update(list_of(event.args["goods"]))
            for owner, player in enumerate(look(then)["players"]):
                got[owner].update(player["offered"])
            assert got == [Counter(goods) for goods in now["yields"][name]]


def test_what_a_province_would_yield_is_told_at_any_time() -> None:  # K4.5, K4.6
    match = table(seat(houses="massilia"), seat(), seat(houses="massilia"), turned=["italia"])
    gallia = [look(match, eyes)["yields"]["gallia"] for eyes in (0, 1, 2, None)]
    assert gallia == [
        [["cloth", "cloth"], [], ["cloth"]],
        [["cloth"], ["cloth"], ["cloth"]],
        [["cloth"], [], ["cloth", "cloth", "cloth"]],  # who holds the Praefectus Magnus
        [["cloth"], [], ["cloth"]],
    ]
    assert "italia" not in look(match, 0)["yields"]


def list_of(goods: object) -> list[str]:
    assert isinstance(goods, list)
    return goods


def test_what_is_payable_on_display_is_what_can_be_bought_for_its_price() -> None:  # K4.10, K4.11
    seen = 0
    for match, who, now in loaded("purchase"):
        payable = {
            f"{now['display'][space]['card']} {space + 1}": now["display"][space]["price"]
            for space in now["payable"]
        }
        assert payable.keys() == with_verb(match, who, "card")
        for card, price in payable.items():
            then = branch(match, f"card {card}")
            if look(then)["phase"] == "payment":
                then = branch(then, then.legal(who)[0])
            before = Counter(now["players"][who]["goods"])
            paid = before - Counter(look(then)["players"][who]["goods"])
            assert Counter(price["goods"]) <= paid
            assert paid.total() == len(price["goods"]) + price["any"]
            seen += 1
    assert seen > 10


def test_a_consul_pays_for_the_card_alone() -> None:  # K4.11
    match = table(seat("consul", goods="tool wine"), seat(), seat())
    space = look(match, 0)["display"][1]
    assert space["price"] == {"goods": ["wine"], "any": 1}
    play(match, "0: play consul")
    assert look(match, 0)["display"][1]["price"] == {"goods": ["wine"], "any": 0}
    assert 1 in look(match, 0)["payable"]


def test_a_colonist_card_offers_these_coins_or_so_many_colonists() -> None:  # K4.7
    for match, who, now in loaded("colonist"):
        offer = now["colonist"]
        if "take coins" in match.legal(who):
            rich = look(branch(match, "take coins"))["players"][who]
            assert rich["coins"] == now["players"][who]["coins"] + offer["coins"]
        placed = 0
        then = match
        while placing := sorted(with_verb(then, who, "place")):
            then = branch(then, f"place {placing[0]}")
            placed += 1
        assert placed == offer["most"]


def test_a_trade_is_in_two_goods_at_most_and_says_how_many_are_left() -> None:  # K4.8
    match = table(seat(goods="brick wine", coins=9), seat(), seat())
    left = [look(match)["traded"]["goods_left"]]
    for move in ("play mercator-3", "sell brick", "buy food", "buy food"):
        play(match, f"0: {move}")
        left.append(look(match)["traded"]["goods_left"])
    assert left == [0, 2, 1, 0, 0]


def test_copies_are_the_seats_that_a_diplomat_can_copy() -> None:  # K4.9
    for match, who, now in loaded("diplomat"):
        assert {str(other) for other in now["copies"]} == with_verb(match, who, "copy")


def test_provinces_of_a_player_are_those_with_a_house() -> None:  # K6.2
    match = table(seat(houses="lutetia massilia tomis"), seat(), seat())
    assert [player["provinces"] for player in look(match)["players"]] == [2, 0, 0]


@pytest.mark.parametrize("phase", ["architect", "step", "prefect", "purchase", "colonist"])
def test_what_could_be_done_is_told_to_nobody_else(phase: str) -> None:  # K1.7
    for match, who, _ in loaded(phase):
        for eyes in [None, *(other for other in range(match.players) if other != who)]:
            seen = look(match, eyes)
            told = ("sites", "reach", "payable", "colonist", "copies")
            assert not any(seen[name] for name in told)
