"""C1 Material and terms."""

from typing import Any

import pytest

import tavola
from tests.games.comuni.table import (
    RESOURCES,
    commit,
    cubes,
    hand,
    look,
    own,
    play,
    printed,
    public,
    supply,
    table,
    who,
)

EMPTY = dict.fromkeys(range(1, 5), "")
BROUGHT = dict(zip(("economic", "military", "religious", "cultural"), RESOURCES, strict=True))


@pytest.mark.parametrize(("kind", "resource"), BROUGHT.items())
def test_each_kind_of_building_brings_its_resource(kind: str, resource: str) -> None:  # C1.1
    match = table(
        who("lucca", build=f"{kind} a17 a18", active=[kind]), who("firenze"), phase="project"
    )
    before = own(match, "lucca")["resources"][resource]
    play(match, "lucca: collect")
    base = 1 if resource == "pilgrims" else 0  # Lucca's own income
    assert own(match, "lucca")["resources"][resource] == before + 2 + base


def test_there_are_88_cards_with_a_level_kinds_and_a_letter() -> None:  # C1.2
    match = tavola.start("comuni", 5, seed=1)
    decks = [outcome.items for outcome in match.steps[0].drawn if outcome.what == "deck"]
    assert [len(deck) for deck in decks] == [32, 18, 19, 19]
    assert len({card for deck in decks for card in deck}) == 88
    shown = [card for column in look(match)["columns"] for card in column["cards"]]
    for card in shown:
        assert card["id"][0] == card["deck"] == "a"
        assert 1 <= card["level"] <= 4
        assert 1 <= len(card["kinds"]) <= 4


def test_a_match_names_the_data_pack_that_it_is_played_with() -> None:  # C1.2
    match = tavola.start("comuni", 3, seed=1)
    assert match.options["data_pack"] == printed(match)["data_pack"] == "reconstruction"
    assert printed(match)["reconstructed"] == [
        *("start", "income", "columns.order", "heroes", "cards.players", "cards.faces"),
    ]
    with pytest.raises(tavola.BadSetup, match="data_pack must be one of reconstruction"):
        tavola.start("comuni", 3, data_pack="printed")


def test_reconstructed_figures_are_told_before_anything_else() -> None:  # C1.2
    first = tavola.start("comuni", 2, seed=1).log(None)[0]
    assert first.id == "reconstructed"
    assert "cards.faces" in str(first.args)


@pytest.mark.parametrize("players", range(2, 6))
def test_there_are_210_cubes_11_bonus_walls_and_3_envoys_each(players: int) -> None:  # C1.3
    match = tavola.start("comuni", players, seed=1)
    census = match.game.census(match.state)
    assert census["cubes"] == 210
    assert [census[name] for name in RESOURCES] == [50, 60, 50, 50]
    assert look(match)["bonus_walls"] == census["bonus walls"] == 11
    assert {player["envoys"] for player in look(match)["players"]} == {3}
    assert sum(len(tokens) for tokens in look(match)["heroes"].values()) == 8
    assert set(look(match)["masters"].values()) == {None}


def secrets(**options: Any) -> tavola.Match:
    return table(
        who("lucca", gold=7, armies=6, plunder=3, hand="a01 a02", walls="a03"),
        who("firenze", pilgrims=5),
        deck="b",
        heroes={"a": [0, "lost"]},
        options=options,
    )


def test_what_is_behind_a_screen_is_seen_by_its_player_alone() -> None:  # C1.4
    match = secrets()
    assert own(match, "lucca")["resources"] == dict(zip(RESOURCES, (7, 6, 0, 0), strict=True))
    assert own(match, "lucca")["plunder"] == 3
    assert own(match, "lucca")["heroes"] == [2]
    assert hand(match, "lucca") == ["a01", "a02"]
    for eyes in ("firenze", None):
        seen = look(match, eyes)["players"][0]
        assert not {"resources", "plunder", "heroes", "hand"} & set(seen)
        assert "a01" not in str(seen)
    assert look(match)["own"] is None


def test_open_screens_show_resources_and_tokens_but_no_cards() -> None:  # C1.4
    match = secrets(open_screens=True)
    seen = look(match)["players"][0]
    assert (seen["resources"]["gold"], seen["plunder"], seen["heroes"]) == (7, 3, [2])
    assert "a01" not in str(seen)


def test_everybody_sees_scores_buildings_walls_bids_and_what_is_left() -> None:  # C1.4
    match = table(
        who("lucca", gold=2, build="military a04 a05", walls="a01 a02", active=["military"]),
        who("firenze", hand="a07"),
        bids={2: ("firenze", 0)},
        masters={"military": "lucca"},
    )
    seen = look(match)
    assert seen["players"][0]["points"] == 3
    assert seen["players"][0]["buildings"][0]["storeys"] == 2
    assert [card["id"] for card in seen["players"][0]["buildings"][0]["cards"]] == ["a04", "a05"]
    assert seen["players"][0]["walls"] == [{"levels": 2, "letters": ["a", "a"]}]
    assert seen["players"][0]["active"] == ["military"]
    assert seen["masters"]["military"] == 0
    assert (seen["columns"][1]["seat"], seen["columns"][1]["gold"]) == (1, 0)
    assert seen["players"][1]["cards"] == 1
    assert seen["supply"]["gold"] == 48
    # of 18 cards 4 are laid, 1 is in a hand, 8 are in the columns
    assert seen["decks"] == {"a": 5, "b": 11, "c": 11, "d": 12}


@pytest.mark.parametrize(("storeys", "points"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_a_building_is_worth_the_sum_of_its_storeys(storeys: int, points: int) -> None:  # C1.5
    cards = " ".join(["a01", "a02", "a03", "a17"][:storeys])
    match = table(who("lucca", build=f"economic {cards}"), who("firenze"))
    assert public(match, "lucca")["points"] == points


def test_cubes_taken_and_paid_and_cards_claimed_stand_in_the_log_of_all() -> None:  # C1.6
    match = table(who("lucca", gold=3), who("firenze"), bids={4: ("lucca", 1)}, cards={4: "a03"})
    play(match, "lucca: claim", "lucca: take armies", "lucca: build a03 economic 1")
    told = [event.id for event in match.log(1)]
    assert [name for name in ("claimed", "took", "built") if name not in told] == []


def test_which_card_is_laid_face_down_is_told_to_its_player_alone() -> None:  # C1.6, C1.7
    match = table(who("lucca", hand="a01 a05"), who("firenze"), phase="build")
    play(match, "lucca: wall a05 1")
    mine, theirs = match.log(0), match.log(1)
    assert ("walled-card", "a05") in [(e.id, e.args.get("card")) for e in mine]
    assert "walled-card" not in [event.id for event in theirs]
    assert "a05" not in str([event.args for event in theirs])
    assert "a05" not in str(look(match, "firenze"))
    assert own(match, "lucca")["walls"] == [["a05"]]


def test_discards_are_face_down_too() -> None:  # C1.6
    match = table(who("lucca", hand="a01 a02 a05"), who("firenze"), phase="discard")
    play(match, "lucca: discard a02")
    assert own(match, "lucca")["discarded"] == ["a02"]
    assert "a02" not in str([event.args for event in match.log(1)])
    assert [e.args["deck"] for e in match.log(1) if e.id == "discarded"] == ["a"]


def test_letters_are_public_in_walls_in_hands_and_among_discards() -> None:  # C1.7
    match = table(
        who("lucca", hand="a01 b02 b03", walls="a04 b01", discarded=["b05", "a05"]),
        who("firenze"),
        deck="b",
        cards=EMPTY,
        phase="discard",
    )
    assert public(match, "lucca")["letters"] == ["a", "b", "b"]
    assert public(match, "lucca")["walls"] == [{"levels": 2, "letters": ["a", "b"]}]
    assert public(match, "lucca")["discards"] == ["a", "b"]
    play(match, "lucca: discard b02")
    assert public(match, "lucca")["discards"] == ["a", "b", "b"]
    assert public(match, "firenze")["discards"] == []


def test_what_is_paid_returns_to_the_supply_at_once_but_for_bids() -> None:  # C1.8
    match = table(who("lucca", gold=5, craftsmen=1, hand="a01 a02"), who("firenze"))
    before = supply(match)
    play(match, "lucca: bid 1 3")
    assert supply(match) == before  # the gold waits on the column
    play(match, "lucca: build a01 economic 1", "lucca: build a02 economic 2")
    assert supply(match)[3] == before[3] + 1


def test_cubes_used_in_an_invasion_return_when_it_is_over() -> None:  # C1.8, C5.9
    match = table(who("lucca", armies=2), who("firenze", armies=1), phase="invasion", left=0)
    before = supply(match)
    commit(match, "lucca", league=2)
    assert supply(match) == before
    commit(match, "firenze", city=1)
    assert supply(match)[1] == before[1] + 3
    assert cubes(match, "lucca")[1] == cubes(match, "firenze")[1] == 0


@pytest.mark.parametrize(
    ("truth", "worlds"),
    [
        # Laid as level 2 without a craftsman: any card of level 2 or higher that he may hold.
        ("a05", {"a05", "a06"}),
        # Laid as level 2 with one craftsman: a card of level 1.
        ("a04", {"a04", "a01"}),
    ],
)
def test_craftsmen_on_a_wall_card_tell_its_level(truth: str, worlds: set[str]) -> None:  # C1.9
    from tavola.core.chance import FastChance

    held = sorted({"a01", "a04", "a05", "a06"} - {truth})
    match = table(
        who("lucca", hand=" ".join(held), walls=f"a10 {truth}"), who("firenze"), phase="project"
    )
    found = set()
    for number in range(200):
        world = match.game.redeal(match.state, 1, FastChance(number))
        saved: Any = match.game.save(world)
        found.add(saved["players"][0]["walls"][0][1])
    # The first level may be any card, so a10 may have changed places with one of the same level.
    assert found - {"a10"} == worlds
    told = table(who("lucca", craftsmen=1, hand="a04", walls="a10"), who("firenze"), phase="build")
    assert "walled seat=0 deck=a level=2 raised=1 craftsmen=1" in play(told, "lucca: wall a04 2")
