"""The worked examples of the rules."""

import pytest

from tests.games.comuni.table import (
    acting,
    bid_on,
    commit,
    cubes,
    legal,
    own,
    play,
    public,
    table,
    who,
    why,
)


def test_an_outbid_envoy_moves_on_and_drives_another_one_home() -> None:  # C-E1, C3.2
    match = table(
        who("lucca", gold=2),
        who("firenze", pilgrims=1),
        who("milano"),
        bids={1: ("firenze", 1), 4: ("milano", 0)},
    )
    play(match, "lucca: bid 1 2")
    assert acting(match) == ["firenze"]
    told = play(match, "firenze: relocate 4")
    assert "withdrew seat=2 gold=0" in told
    assert (bid_on(match, 1), bid_on(match, 4)) == (("lucca", 2), ("firenze", 1))
    assert public(match, "milano")["envoys"] == 3
    assert cubes(match, "firenze") == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("card", "craftsmen"),
    [("d03", 0), ("a02", 1), ("d12", 0)],  # economic 4, economic 2, general 3
)
def test_a_third_storey_costs_what_the_card_lacks(card: str, craftsmen: int) -> None:  # C-E2, C3.12
    match = table(
        who("lucca", craftsmen=1, hand=card, build="economic a01 a03"),
        who("firenze"),
        phase="build",
    )
    play(match, f"lucca: build {card} economic 3")
    assert cubes(match, "lucca")[3] == 1 - craftsmen
    assert public(match, "lucca")["points"] == 6


def test_a_manned_section_of_three_levels_defends_with_nine() -> None:  # C-E3, C5.5
    match = table(
        who("lucca", armies=3, walls="a01 a02 a03"),
        who("firenze"),
        phase="invasion",
        left=0,
        captain="firenze",
    )
    commit(match, "firenze")
    told = commit(match, "lucca", city=3)
    assert "held seat=0 strength=4 defence=9" in told


@pytest.mark.parametrize(("tokens", "pilgrims"), [(1, 1), (2, 3)])
def test_plunder_is_returned_for_pilgrims(tokens: int, pilgrims: int) -> None:  # C-E4, C3.19
    match = table(who("lucca", pilgrims=3, plunder=5, hand="a01"), who("firenze"), phase="repair")
    assert legal(match, "lucca", "repair") == ["repair 0", "repair 1", "repair 2"]
    play(match, f"lucca: repair {tokens}")
    assert own(match, "lucca")["plunder"] == 5 - tokens
    assert cubes(match, "lucca")[2] == 3 - pilgrims
    assert why(match, "lucca: repair 1") == "C3.20 not-your-turn"
