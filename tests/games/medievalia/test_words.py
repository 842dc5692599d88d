"""What is said of Medievalia's things."""

from tavola.core.game import Refusal
from tavola.text import Texts

NAMES = ["Ada", "Bea"]


def test_what_is_measured_is_counted_even_if_there_is_only_one() -> None:  # M4.10
    price = ["energy", "energy", "gold", "labour", "labour", "labour"]
    refusal = Refusal("M4.10", "out-of-reach", {"card": "school", "resources": price})
    assert Texts("medievalia", "en").refusal(refusal, NAMES) == (
        "As your figures stand now, the price can’t be paid: "
        "2 energy, 1 gold and 3 labour for the school."
    )
    assert Texts("medievalia", "de").refusal(refusal, NAMES) == (
        "So, wie deine Figuren jetzt stehen, ist der Preis nicht zu bezahlen: "
        "2 Energie, 1 Gold und 3 Arbeit für die Schule."
    )
