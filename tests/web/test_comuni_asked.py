"""Questions of Comuni that have many words and many buttons."""

import pytest
from playwright.async_api import expect

import tavola
from tests.games.comuni.table import table, who
from tests.web.asked import reads_well
from tests.web.comuni_player import take_up
from tests.web.visitor import DESKTOP, PHONE, Visitors


def to_be_repaired() -> tavola.Match:
    """C3.19 Lucca, which was plundered twice, has ended its building."""
    match = table(
        who("lucca", hand="b02", walls="a07 a08", gold=4, armies=5, pilgrims=3, plunder=2),
        *(who(name, gold=3, armies=3) for name in ("firenze", "siena", "bologna")),
        cards={1: "c01 c02 c03", 2: "c05 c06", 3: "c07 c08", 4: "c12", 5: "c13 c14", 6: "c15"},
    )
    for move in ("collect", "take pilgrims", "done"):
        match.play(0, move)
    assert "repair 2" in match.legal(0)
    return match


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_the_buttons_of_a_long_question_leave_its_words_their_room(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    elena = await visitors.come(size, language="de-DE")
    await elena.be("Elena")
    made = await take_up(elena, to_be_repaired(), move=3)
    await elena.go(f"/table/{made}")
    await elena.until_asked()
    await expect(elena.page.locator(".prompt .say b")).to_contain_text("Plünderungsplättchen")
    await reads_well(elena.page)
