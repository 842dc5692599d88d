"""Armies, hands and hints: every number shows how it comes about."""

from typing import Any

import pytest

from tavola.core.match import Match
from tavola.terminal.games.condottiere.battle import Battle
from tavola.terminal.games.condottiere.board import CondottiereBoard
from tavola.terminal.games.condottiere.hand import Hand
from tavola.terminal.games.condottiere.words import sum_in_signs, sum_in_words
from tavola.terminal.keys import COMMANDS
from tavola.terminal.palette import Palette
from tavola.text import Texts
from tests.terminal.tables import position

EN, DE = Texts("condottiere", "en"), Texts("condottiere", "de")
NAMES = ["Ada", "Bea", "Cid"]
HAND = ["2", "winter", "drummer", "surrender", "bishop"]


def board(texts: Texts = EN) -> CondottiereBoard:
    return CondottiereBoard(texts, NAMES, Palette())


def battle(*armies: list[str], city: str = "siena", **facts: Any) -> Match:
    """A battle in which these armies lie; the first player, who has the pawn, is to act."""
    players: list[dict[str, Any]] = [{"army": army, "hand": ["2"]} for army in armies]
    players[0]["hand"] = facts.pop("hand", HAND)
    for seat in facts.pop("out", ()):
        players[seat]["out"] = True
    return position(players, phase="battle", acting=0, city=city, **facts)


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
    look = board().seen(battle(army, ["winter"] if winter else []).view(0))
    assert bool(look["winter"]) == winter
    assert sum_in_words(EN, look["players"][0], look["winter"]) == words
    assert sum_in_signs(look["players"][0], look["winter"]) == signs


def hint(match: Match, move: str, texts: Texts = EN) -> str:
    return board(texts).foretell(match.view(0), move, match.foresee(0, move))


def test_a_card_shows_what_becomes_of_both_armies() -> None:
    match = battle(["5"], ["10", "6"])
    assert hint(match, "play 2") == "You: 5 ▸ 7. Bea: 16."
    assert hint(match, "play winter") == "Every mercenary counts 1. You: 5 ▸ 1. Bea: 16 ▸ 2."
    assert hint(match, "play drummer", DE) == "Deine Söldner zählen doppelt. Du: 5 ▸ 10. Bea: 16."


def test_the_last_card_shows_who_wins_at_once() -> None:  # D4.7, D6.2
    match = battle(["5"], ["4"], hand=["2"], out=[1])
    assert hint(match, "play 2") == "Ada wins Siena."
    assert hint(battle(["5"], ["4"], out=[1]), "play 2") == "You: 5 ▸ 7. Bea: 4."


def test_a_surrender_shows_who_would_win() -> None:  # D5.6
    assert hint(battle(["5"], ["10"]), "play surrender").endswith("Bea wins Siena.")
    assert "keeps the pawn" in hint(battle(["5"], ["5"]), "play surrender")


def test_a_bishop_shows_who_keeps_what() -> None:  # D5.7, D6.4
    assert hint(battle(["5"], ["10"]), "play bishop").endswith("Ada keeps the pawn.")
    match = battle(["5"], ["10"], owners={"siena": 1})
    assert hint(match, "play bishop").endswith("Bea keeps the city and gets the pawn.")


def test_passing_as_the_last_one_shows_who_would_win() -> None:  # D4.3
    match = battle(["5"], ["4"], out=[1])
    assert hint(match, "pass").endswith("Ada wins Siena.")
    assert hint(battle(["5"], ["4"]), "pass").startswith("You are out of this battle")


def test_an_owner_is_told_that_a_pass_is_free() -> None:  # D4.5
    match = battle([], ["4"], owners={"siena": 0}, pawn=1)
    assert hint(match, "pass") == "You stay in: an owner may wait."


def test_every_hint_warns_when_the_game_is_at_stake() -> None:  # D8.1
    owners = {"milano": 1, "parma": 1, "lucca": 1, "modena": 1}
    match = battle(["5"], ["4"], ["2"], city="firenze", owners=owners)
    for move in ("play 2", "pass"):
        assert hint(match, move).endswith("With Florence, Bea would win the game!")
    out = battle(["5"], [], ["2"], city="firenze", owners=owners, out=[1])
    assert "would win" not in hint(out, "pass")


def test_naming_a_city_shows_what_it_would_join() -> None:  # D8.1
    players = [{"hand": ["1"]}, {"hand": ["1"]}, {"hand": ["2"]}]
    owners = {"milano": 0, "parma": 0, "lucca": 0, "modena": 1, "siena": 0}
    match = position(players, owners=owners)
    assert hint(match, "city genova") == "It has no owner. With it you have 4 of 5 joined."
    assert hint(match, "city firenze") == "It has no owner. With it you win the game!"
    assert hint(match, "city modena") == "Bea holds it. With it you have 4 of 5 joined."
    assert hint(match, "city siena") == "It is already yours."


def test_taking_back_shows_the_army_that_is_left() -> None:  # D5.5
    players = [{"hand": ["1"], "army": ["10", "4", "scarecrow"]}, {"hand": ["1"], "army": ["6"]}]
    match = position(players, phase="take-back", acting=0, city="roma")
    assert hint(match, "take 10") == "You: 14 ▸ 4. Bea: 6."
    assert hint(match, "take none") == "You: 14. Bea: 6."
    faces = Hand(board(), match.view(0)).faces()
    assert [face.move for face in faces] == ["take 4", "take 10", "take none"]


@pytest.mark.parametrize("size", [(30, 13), (35, 31), (44, 50), (31, 5)])
def test_every_army_is_drawn(size: tuple[int, int]) -> None:
    match = battle(["10", "drummer"], ["6", "winter"], ["heroine"], out=[2])
    drawn = Battle(board(), match.view(0)).draw(*size).text()
    for name in NAMES:
        assert name in drawn
    if size[1] > 5:
        assert all(sign in drawn for sign in "♫✻♀")
        assert "passed" in drawn


def test_a_mercenary_taken_back_is_known() -> None:  # D2.3
    players: list[dict[str, Any]] = [{"hand": ["1"]}, {"hand": ["1", "10"], "known": ["10"]}]
    match = position(players, phase="battle", acting=0, city="roma")
    drawn = Battle(board(), match.view(0)).draw(40, 20).text()
    assert "known: 10" in drawn
    assert "10 1/8" in drawn  # it has been seen in this round


def test_a_full_hand_fits_on_a_narrow_screen() -> None:
    kinds = ["1", "2", "3", "4", "5", "6", "10"]
    kinds += ["winter", "drummer", "heroine", "scarecrow", "surrender", "bishop"]
    match = position([{"hand": kinds}, {"hand": ["1"]}], phase="battle", acting=0, city="roma")
    for width in (60, 80, 120, 200):
        for texts in (EN, DE):
            grid = Hand(board(texts), match.view(0)).draw(width, tall=False)
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
    lines = board().lines(match.view(0))
    assert lines[0].startswith("Round 1")
    assert "Bea holds Siena (1 of 6 joined)." in lines
    assert "Battle for Rome." in lines
    assert (
        "Ada: 2 cards, holds the pawn. Army: 10 and drummer. Strength 20 = 10 × 2 drummer." in lines
    )
    assert "Bea: 2 cards, passed, known: 5. Army: 6. Strength 6." in lines
    assert lines[-1] == "Your hand: 1 and bishop."
