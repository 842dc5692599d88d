"""Armies, hands and hints: every number shows how it comes about."""

from typing import Any

import pytest

from tavola.terminal.app import COMMANDS
from tavola.terminal.board import board_for
from tavola.terminal.games.condottiere.battle import Battle
from tavola.terminal.games.condottiere.hand import Hand
from tavola.terminal.games.condottiere.look import read
from tavola.terminal.games.condottiere.words import Hints, sum_in_signs, sum_in_words
from tavola.terminal.palette import Palette
from tavola.text import Texts
from tests.terminal.tables import position

EN, DE = Texts("condottiere", "en"), Texts("condottiere", "de")
NAMES = ["Ada", "Bea", "Cid"]


def battle(*armies: list[str], city: str = "siena", **facts: Any) -> Any:
    """A battle in which these armies lie; the first player, who has the pawn, is to act."""
    players: list[dict[str, Any]] = [{"army": army, "hand": ["2", "bishop"]} for army in armies]
    for seat in facts.pop("out", ()):
        players[seat]["out"] = True
    match = position(players, phase="battle", acting=0, city=city, **facts)
    return read(match.view(0))


@pytest.mark.parametrize(
    ("army", "winter", "words", "signs"),
    [
        (["10", "5"], False, "10 + 5", "10+5"),
        (["1", "1", "10"], False, "10 + 2×1", "10+2×1"),
        (["10", "5", "drummer"], False, "(10 + 5) × 2 drummer", "(10+5) ×2♫"),
        (["5", "drummer"], False, "5 × 2 drummer", "5 ×2♫"),
        (["10", "1"], True, "2 mercenaries × 1 winter", "2×1✻"),
        (
            ["10", "6", "5", "4", "drummer", "heroine"],
            True,
            "4 mercenaries × 1 winter × 2 drummer + 10 heroine",
            "4×1✻ ×2♫ +10♀",
        ),
        (["heroine", "heroine"], False, "20 heroines", "20♀"),
        (["scarecrow"], False, "", ""),
    ],
)
def test_a_strength_is_written_as_a_sum(  # D5.8
    army: list[str], winter: bool, words: str, signs: str
) -> None:
    look = battle(army, ["winter"] if winter else [])
    assert look.winter == winter
    assert sum_in_words(EN, look.players[0], winter) == words
    assert sum_in_signs(look.players[0], winter) == signs


def hint(look: Any, move: str, texts: Texts = EN) -> str:
    return Hints(look, texts, NAMES).hint(move)


def test_a_card_shows_what_becomes_of_both_armies() -> None:
    look = battle(["5"], ["10", "6"])
    assert hint(look, "play 2") == "You: 5 ▸ 7. Bea: 16."
    assert hint(look, "play winter") == "Every mercenary counts 1. You: 5 ▸ 1. Bea: 16 ▸ 2."
    assert hint(look, "play drummer", DE) == "Deine Söldner zählen doppelt. Du: 5 ▸ 10. Bea: 16."


def test_a_surrender_shows_who_would_win() -> None:  # D5.6
    assert hint(battle(["5"], ["10"]), "play surrender").endswith("Bea wins Siena.")
    assert "keeps the pawn" in hint(battle(["5"], ["5"]), "play surrender")


def test_a_bishop_shows_who_keeps_what() -> None:  # D5.7, D6.4
    assert hint(battle(["5"], ["10"]), "play bishop").endswith("Ada keeps the pawn.")
    look = battle(["5"], ["10"], owners={"siena": 1})
    assert hint(look, "play bishop").endswith("Bea keeps the city and gets the pawn.")


def test_passing_as_the_last_one_shows_who_would_win() -> None:  # D4.3
    look = battle(["5"], ["4"], out=[1])
    assert hint(look, "pass").endswith("Ada wins Siena.")
    assert hint(battle(["5"], ["4"]), "pass").startswith("You are out of this battle")


def test_an_owner_is_told_that_a_pass_is_free() -> None:  # D4.5
    look = battle([], ["4"], owners={"siena": 0}, pawn=1)
    assert hint(look, "pass") == "You stay in: an owner may wait."


def test_every_hint_warns_when_the_game_is_at_stake() -> None:  # D8.1
    owners = {"milano": 1, "parma": 1, "lucca": 1, "modena": 1}
    look = battle(["5"], ["4"], ["2"], city="firenze", owners=owners)
    for move in ("play 2", "pass"):
        assert hint(look, move).endswith("With Florence, Bea would win the game!")
    out = battle(["5"], [], ["2"], city="firenze", owners=owners, out=[1])
    assert "would win" not in hint(out, "pass")


def test_naming_a_city_shows_what_it_would_join() -> None:  # D8.1
    players = [{"hand": ["1"]}, {"hand": ["1"]}, {"hand": ["2"]}]
    owners = {"milano": 0, "parma": 0, "lucca": 0, "modena": 1, "siena": 0}
    look = read(position(players, owners=owners).view(0))
    assert hint(look, "city genova") == "It has no owner. With it you have 4 of 5 joined."
    assert hint(look, "city firenze") == "It has no owner. With it you win the game!"
    assert hint(look, "city modena") == "Bea holds it. With it you have 4 of 5 joined."
    assert hint(look, "city siena") == "It is yours already."


def test_taking_back_shows_the_army_that_is_left() -> None:  # D5.5
    players = [{"hand": ["1"], "army": ["10", "4", "scarecrow"]}, {"hand": ["1"], "army": ["6"]}]
    look = read(position(players, phase="take-back", acting=0, city="roma").view(0))
    assert hint(look, "take 10") == "You: 14 ▸ 4. Bea: 6."
    assert hint(look, "take none") == "You: 14. Bea: 6."
    faces = Hand(look, EN, Palette(), "").faces()
    assert [face.move for face in faces] == ["take 4", "take 10", "take none"]


@pytest.mark.parametrize("size", [(30, 13), (35, 31), (44, 50), (31, 5)])
def test_every_army_is_drawn(size: tuple[int, int]) -> None:
    look = battle(["10", "drummer"], ["6", "winter"], ["heroine"], out=[2])
    drawn = Battle(look, EN, NAMES, Palette()).draw(*size).text()
    for name in NAMES:
        assert name in drawn
    if size[1] > 5:
        assert all(sign in drawn for sign in "♫✻♀")
        assert "passed" in drawn


def test_a_mercenary_taken_back_is_known() -> None:  # D2.3
    players: list[dict[str, Any]] = [{"hand": ["1"]}, {"hand": ["1", "10"], "known": ["10"]}]
    match = position(players, phase="battle", acting=0, city="roma")
    drawn = Battle(read(match.view(0)), EN, NAMES, Palette()).draw(40, 20).text()
    assert "known: 10" in drawn


def test_a_full_hand_fits_on_a_narrow_screen() -> None:
    kinds = ["1", "2", "3", "4", "5", "6", "10"]
    kinds += ["winter", "drummer", "heroine", "scarecrow", "surrender", "bishop"]
    match = position([{"hand": kinds}, {"hand": ["1"]}], phase="battle", acting=0, city="roma")
    for width in (60, 80, 120, 200):
        for texts in (EN, DE):
            grid = Hand(read(match.view(0)), texts, Palette(), "").draw(width, tall=False)
            assert len(grid.spots) == 14
            assert all(spot.x + spot.width <= width for spot in grid.spots), width
            keys = {spot.key for spot in grid.spots}
            assert len(keys) == 14
            assert not keys & COMMANDS.keys()


def test_the_table_in_words_tells_everything_that_is_open() -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["1", "bishop"], "army": ["10", "drummer"]},
        {"hand": ["1", "5"], "known": ["5"], "army": ["6"], "out": True},
    ]
    match = position(players, phase="battle", acting=0, city="roma", owners={"siena": 1})
    lines = board_for("condottiere")(EN, NAMES, Palette()).lines(match.view(0))
    assert lines[0].startswith("Round 1")
    assert "Bea holds Siena (1 of 6 joined)." in lines
    assert "Battle for Rome." in lines
    assert (
        "Ada: 2 cards, holds the pawn. Army: 10 and drummer. Strength 20 = 10 × 2 drummer." in lines
    )
    assert "Bea: 2 cards, passed, known: 5. Army: 6. Strength 6." in lines
    assert lines[-1] == "Your hand: 1 and bishop."
