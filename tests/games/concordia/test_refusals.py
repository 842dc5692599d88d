"""Every move that Concordia knows, in many positions: what is refused is refused by a rule."""

from collections.abc import Callable

import pytest

import tavola
from tavola.core.chance import FastChance
from tavola.games.concordia.game import GAME
from tavola.text import Texts, languages, read_rules
from tests.games.concordia.counts import COUNTS
from tests.games.concordia.table import seat, table
from tests.games.lines import why

RULES = set(read_rules("concordia", "en").numbers)
NAMES = ["Ada", "Bea", "Cid", "Dan", "Eva"]
STEPS = 60  # moves of a random game, at most
STRIDE = 6  # between two positions that are looked at


@pytest.mark.parametrize(("make", "counts"), COUNTS.values(), ids=COUNTS)
def test_every_refusal_has_a_rule_number_and_words(
    make: Callable[[], tavola.Match], counts: list[int]
) -> None:  # K3.1
    match = make()
    texts = [Texts("concordia", language) for language in languages()]
    dice = FastChance(len(counts))
    for step in range(STEPS):
        if step % STRIDE == 0:
            for who in range(match.players):
                check_all(match, who, texts)
        if not match.to_act:
            break
        legal = match.legal(match.to_act[0])
        match.play(match.to_act[0], legal[dice.pick(len(legal))])


def check_all(match: tavola.Match, who: int, texts: list[Texts]) -> None:
    legal = match.legal(who)
    for move in GAME.table.moves:
        refusal = match.why_not(who, move.text)
        assert (refusal is None) == (move.text in legal), move.text
        if refusal is not None:
            assert refusal.rule in RULES, move.text
            for language in texts:
                assert language.refusal(refusal, NAMES)


@pytest.mark.parametrize("card", ["tribune", "senator", "mercator-3", "diplomat-jupiter"])
def test_a_card_that_is_never_for_sale_is_refused_by_a_rule(card: str) -> None:  # K4.10
    match = table(seat(pile="senator"), seat(), seat(), phase="purchase", card="senator", buys=2)
    assert why(match, f"0: card {card} 1") == "K4.10 not-on-that-space"


def test_a_seat_that_is_not_at_this_table_is_refused_by_a_rule() -> None:  # K4.9
    match = table(
        seat(pile="diplomat-jupiter"), seat(), seat(), phase="diplomat", card="diplomat-jupiter"
    )
    assert why(match, "0: copy 4") == "K4.9 nobody-sits-there"


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("copy 5", "K4.9 nobody-sits-there"),
        ("card smith 8", "K2.3 no-such-space"),
        (f"card tribune {10**30}", "K2.3 no-such-space"),
        ("step land roma carthago", "K1.2 no-such-line"),
        ("move sea aquileia roma", "K1.2 no-such-line"),
        ("step land roma roma", "K1.2 no-such-line"),
    ],
)
def test_what_no_position_allows_is_refused_by_a_rule(move: str, refusal: str) -> None:
    texts = [Texts("concordia", language) for language in languages()]
    for make, _ in COUNTS.values():
        match = make()
        for who in range(match.players):
            assert why(match, f"{who}: {move}") == refusal
        found = match.why_not(0, move)
        assert found is not None
        assert all(language.refusal(found, NAMES) for language in texts)


@pytest.mark.parametrize(
    "text",
    [
        *("copy", "copy -1", "copy 05", "card smith", "card smith 0", "card baker 8"),
        *("step land roma", "step air roma aquileia", "step land roma aquileia", "build 3"),
    ],
)
def test_what_is_no_move_is_called_so(text: str) -> None:
    assert why(next(iter(COUNTS.values()))[0](), f"0: {text}") == " not-a-move"
