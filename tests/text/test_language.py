"""Which language a person reads."""

import pytest

from tavola import BadSetup
from tavola.text import choose_language


def test_what_is_asked_for_counts_first() -> None:
    assert choose_language("de", {"LANG": "en_GB.UTF-8"}) == "de"
    assert choose_language("de-AT", {}) == "de"


def test_then_the_locale_in_the_order_of_its_variables() -> None:
    assert choose_language(None, {"LANG": "de_DE.UTF-8"}) == "de"
    assert choose_language(None, {"LC_MESSAGES": "de_CH", "LANG": "en_GB"}) == "de"
    assert choose_language(None, {"LC_ALL": "en_GB", "LC_MESSAGES": "de_CH"}) == "en"


@pytest.mark.parametrize("locale", ["", "C", "C.UTF-8", "POSIX", "xx_YY"])
def test_then_english(locale: str) -> None:
    assert choose_language(None, {"LANG": locale}) == "en"
    assert choose_language(None, {}) == "en"


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadSetup, match="de, en"):
        choose_language("tlh")
