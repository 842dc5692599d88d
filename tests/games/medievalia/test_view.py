"""What a view says beforehand, compared with what the engine then does."""

from collections import Counter
from typing import Any

import pytest

import tavola
from tavola.games.medievalia.game import GAME
from tavola.games.medievalia.printed import printed as print_of
from tavola.games.medievalia.state import BATCH, TURN
from tests.games.lines import play
from tests.games.medievalia.phases import after, positions
from tests.games.medievalia.table import fief, look, printed, table


def test_what_a_card_of_the_hand_costs_is_the_price_of_its_batch() -> None:  # M5.6
    lacking = set()
    for state, seat in positions(int(TURN)):
        now: Any = GAME.view(state, seat)
        prices, cards = now["prices"], print_of(state)["cards"]
        for move in GAME.legal(state, seat):
            verb, *words = move.text.split()
            if verb == "play":
                price = prices[words[0]]
                lacking.add(price["lacks"])
                batch = after(state, seat, move)["batch"]
                assert Counter(price["price"]) == Counter(batch["price"])
                assert batch["short"] == price["price"]
                printed = Counter(cards[words[0]]["price"])
                assert Counter(price["price"]) == printed + Counter(price["surcharge"])
                assert price["surcharge"] == ({"gold": 2} if price["lacks"] else {})
    assert {None, "workshop", "bank"} & lacking


def test_what_a_group_gives_is_what_it_adds_to_a_batch() -> None:  # M5.1, M5.2
    seen = 0
    for state, seat in positions(int(BATCH)):
        now: Any = GAME.view(state, seat)
        player = now["players"][seat]
        output = {land["piece"]: land["output"] for land in player["lands"]}
        output["city"] = player["city"]["output"]
        for move in GAME.legal(state, seat):
            verb, *words = move.text.split()
            if verb == "flip" and words[0] in output:
                then = after(state, seat, move)
                seen += 1
                made, left = Counter(now["batch"]["made"]), Counter(now["unspent"][seat])
                given = Counter(output[words[0]])
                assert Counter(then["batch"]["made"]) == made + given
                # M4.5 What is in the batch is not to be had any more.
                assert +Counter(then["unspent"][seat]) == left - given
    assert seen > 20


def test_what_is_short_and_too_much_says_what_is_missing() -> None:  # M4.6, M4.11
    for state, seat in positions(int(BATCH)):
        batch: Any = GAME.view(state, seat)["batch"]
        if batch["thing"] == "deck-card":
            continue
        wild = batch["changed"] + batch["given"] + len(batch["discards"]) + batch["off"]
        short = sum(batch["short"].values())
        assert batch["missing"] == max(short - wild - batch["exchanged"], 0)
        have = Counter(batch["made"]) + Counter({k: v // 2 for k, v in batch["help"].items()})
        assert +have + Counter(batch["short"]) == Counter(batch["price"]) + Counter(
            batch["surplus"]
        )


def test_only_who_sees_a_batch_sees_less_left() -> None:  # M4.10
    match = table(fief("mine farm field", "farm-1"))
    before = look(match)["unspent"][0]
    play(match, "0: play mine", "0: flip farm-1")
    assert look(match, 0)["unspent"][0] == {**before, "food": 0}
    assert look(match, 1)["unspent"][0] == before
    assert look(match, 1)["batch"] is None


def test_who_is_doomed_dies_unless_a_priest_comes() -> None:  # M7.7, M7.10
    match = table(
        fief("mine", "", "recruit-1@border-0-1"),
        fief("mine", "", "infantry-1@border-0-1 priest-1 priest-2@fief-0 archer-1"),
    )
    play(match, "0: clash 0 1 1")
    doomed = [f["piece"] for p in look(match)["players"] for f in p["figures"] if f["doomed"]]
    assert doomed == ["recruit-1"]
    while look(match)["battle"]:
        play(match, f"{match.to_act[0]}: pass")
    assert look(match)["players"][0]["figures"] == []


@pytest.mark.parametrize(
    ("lands", "figures", "is_open"),
    [
        ("", "peasant-1@city", True),
        ("field-1", "peasant-1", True),
        ("field-1", "peasant-1@city", False),
        ("field-1", "peasant-1@field-1!", False),
        ("field-1+tower", "", False),
        ("field-1+church", "", True),
    ],
)
def test_an_open_fief_is_besieged_by_whoever_stands_in_it(  # M9.3
    lands: str, figures: str, is_open: bool
) -> None:
    match = table(fief("mine", "", "recruit-1@fief-1!"), fief("mine", lands, figures))
    assert look(match)["players"][1]["open"] is is_open
    play(match, "0: end")
    assert (look(match)["players"][1]["siege"] == 1) is is_open


def test_a_defeated_player_is_not_open() -> None:  # M9.4
    match = table(fief("mine"), fief(fell=1), fief("mine"))
    assert not look(match)["players"][1]["open"]


def test_who_puts_cards_back_is_told_how_many_come_for_them() -> None:  # M2.4
    match = tavola.start("medievalia", 2, seed=3)
    seat = match.to_act[0]
    assert look(match, seat)["taken"] == 0
    for taken in range(3):
        match.play(seat, match.legal(seat)[0])
        assert look(match, seat)["taken"] == taken
    assert look(match, 1 - seat)["taken"] is None
    told = play(match, f"{seat}: done")
    assert f"exchanged seat={seat} count=3 taken=2" in told


def test_a_fief_is_its_players_until_he_is_defeated() -> None:  # M1.4, M9.4
    match = table(fief("mine"), fief(fell=1), fief("mine"))
    lords = {zone["zone"]: zone["lord"] for zone in look(match)["zones"]}
    assert lords == {
        "fief-0": 0,
        "fief-1": None,
        "fief-2": 2,
        "border-0-1": None,
        "border-1-2": None,
        "border-2-0": None,
    }


def test_who_stands_in_a_zone_is_added_up_owner_by_owner() -> None:  # M7.7
    match = table(
        fief("mine", "field-1", "peasant-1@field-1 recruit-1@border-0-1 recruit-2@border-0-1"),
        fief("mine", "", "infantry-1@border-0-1 archer-1@fief-0"),
    )
    cards = {name: (face["attack"], face["defence"]) for name, face in faces(match)}
    found = {zone["zone"]: zone["hosts"] for zone in look(match)["zones"]}
    (attack, defence), strangers = cards["recruit"], cards["archer"]
    assert found["border-0-1"] == [
        {"seat": 0, "attack": 2 * attack, "defence": 2 * defence},
        dict(zip(("seat", "attack", "defence"), (1, *cards["infantry"]), strict=True)),
    ]
    assert found["fief-0"] == [{"seat": 1, "attack": strangers[0], "defence": strangers[1]}]
    assert found["fief-1"] == []


def faces(match: tavola.Match) -> Any:
    return printed(match)["cards"].items()


@pytest.mark.parametrize(("alliance", "sides"), [(False, [0, 1, 2, 3]), (True, [0, 1, 0, 1])])
def test_everybody_is_on_a_side(alliance: bool, sides: list[int]) -> None:  # M1.6, M8.1
    match = table(*[fief("mine")] * 4, alliance=alliance)
    assert [player["side"] for player in look(match)["players"]] == sides
    assert printed(match)["alliance"] is alliance
