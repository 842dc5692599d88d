"""What is well written and never possible is refused by the rule that says so."""

import pytest

import tavola
from tavola.text import Texts, languages
from tests.games.lines import refused
from tests.games.medievalia.phases import saved_in_every_phase

NAMES = ["Ada", "Bea", "Cid", "Dan"]


def one_of_each_phase() -> list[tavola.Match]:
    return [tavola.load(saved[-1], seed=1) for saved in saved_in_every_phase().values()]


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("play castle", "M1.2 never-in-a-hand"),
        ("return bank", "M1.2 never-in-a-hand"),
        ("discard city", "M1.2 never-in-a-hand"),
        ("buy bank 4", "M2.1 no-such-pile"),
        ("buy farm 1", "M5.3 only-buildings-for-sale"),
        ("flip farm-13", "M1.2 no-more-of-a-kind"),
        ("lift peasant-21", "M1.2 no-more-of-a-kind"),
        ("shoot archer-1 recruit-9", "M1.2 no-more-of-a-kind"),
        (f"put mine-{10**30}", "M1.2 no-more-of-a-kind"),
        ("flip bank", "M4.2 acts-with-its-land"),
        ("double artist-1 school", "M4.2 acts-with-its-land"),
        ("double peasant-1 farm-2", "M6.7 not-its-ability"),
        ("pick castle", "M6.10 nothing-to-double"),
        ("trade priest-1 gold", "M6.5 not-its-ability"),
        ("lower merchant-1", "M6.6 not-its-ability"),
        ("shoot cavalry-1 peasant-3", "M6.2 not-its-ability"),
        ("shoot archer-1 city", "M6.2 only-figures-are-shot"),
        ("shoot archer-1 farm-1", "M6.2 only-figures-are-shot"),
        ("heal peasant-1 peasant-2", "M6.1 not-its-ability"),
        ("heal priest-1 tower", "M6.1 only-figures-are-healed"),
        ("place city", "M5.2 city-takes-no-buildings"),
        ("lift tower", "M1.3 only-figures-move"),
        ("enter 4", "M1.4 no-such-zone"),
        ("cross 1 3", "M1.4 no-such-zone"),
        ("raid 0 4", "M1.4 no-such-zone"),
        ("clash 1 3 0", "M1.4 no-such-zone"),
        ("contest 9", "M1.4 no-such-zone"),
        ("into 50", "M7.4 no-such-army"),
        ("against 50", "M7.5 no-such-army"),
        ("join 50", "M7.16 no-such-army"),
        ("target fortress", "M7.16 attacked-with-its-land"),
        ("target bank", "M7.8 attacked-with-its-land"),
        ("hit school", "M7.17 building-takes-no-damage"),
        ("hit city", "M7.17 land-is-hit-last"),
        ("shield castle", "M5.7 only-figures-are-shielded"),
    ],
)
def test_what_no_position_allows_is_refused_by_a_rule(move: str, refusal: str) -> None:
    texts = [Texts("medievalia", language) for language in languages()]
    for match in one_of_each_phase():
        for seat in range(match.players):
            assert refused(match, seat, move) == refusal
        why = match.why_not(0, move)
        assert why is not None
        for language in texts:
            assert language.refusal(why, NAMES)


@pytest.mark.parametrize(
    "text",
    [
        *("", "buy", "buy bank", "buy bank 0", "buy bank 04", "buy bank 4 4", "buy  bank 4"),
        *("flip farm", "flip farm-0", "flip castle-1", "trade merchant-1 silver", "into 0"),
        *("cross 1 0", "clash 1 0 0", "pick farm-1", "play farm-1", "fly 3", "end 1"),
    ],
)
def test_what_is_no_move_is_called_so(text: str) -> None:
    assert refused(one_of_each_phase()[0], 0, text) == " not-a-move"
