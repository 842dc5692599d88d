"""What is well written and never possible is refused by the rule that says so."""

import pytest

from tests.games.condottiere.table import table
from tests.games.lines import why


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("play 7", "D1.1 no-such-mercenary"),
        ("play 0", "D1.1 no-such-mercenary"),
        (f"take {10**30}", "D1.1 no-such-mercenary"),
        ("take winter", "D5.5 only-mercenaries-come-back"),
        ("take heroine", "D5.5 only-mercenaries-come-back"),
        ("take scarecrow", "D5.5 only-mercenaries-come-back"),
    ],
)
def test_what_no_position_allows_is_refused_by_a_rule(move: str, refusal: str) -> None:
    for match in (table("10 1", "1 1", city="siena"), table("10 1", "1 1")):
        assert why(match, f"0: {move}") == refusal
        assert why(match, f"1: {move}") == refusal


@pytest.mark.parametrize("text", ["play", "play 07", "play -1", "take winters", "city 7", "pass 1"])
def test_what_is_no_move_is_called_so(text: str) -> None:
    assert why(table("10 1", "1 1", city="siena"), f"0: {text}") == " not-a-move"
