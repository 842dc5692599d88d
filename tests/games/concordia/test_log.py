"""What the log says of an act: one sentence, in both languages."""

from tavola.core.game import Event
from tavola.text import Texts, lines_of_act
from tests.games.concordia.table import seat, table
from tests.games.lines import log, play

NAMES = ["Ann", "Bea", "Cid"]


def event(name: str, seat: int = 2, **args: object) -> Event:
    return Event(name, {"seat": seat, **args}, None, False)


def told(*events: Event) -> tuple[str, ...]:
    """What is told of Cid's act, in English and in German."""
    return tuple(
        " / ".join(line.text for line in lines_of_act(Texts("concordia", code), 2, events, NAMES))
        for code in ("en", "de")
    )


def test_a_mercator_with_its_trades_is_one_sentence() -> None:  # K4.8
    assert told(
        event("played", card="mercator-3"),
        event("mercator-coins", coins=3),
        event("sold", good="wine", coins=6),
        event("bought", good="brick", coins=3),
        event("bought", good="brick", coins=3),
        event("done"),
    ) == (
        "Cid plays the Mercator (3): takes 3 coins, sells 1 wine and buys 2 bricks.",
        "Cid spielt den Merkator (3): nimmt 3 Sesterzen, verkauft 1 Wein und kauft 2 Ziegel.",
    )


def test_a_production_tells_what_everybody_got() -> None:  # K4.5
    english, german = told(
        event("played", card="prefect"),
        event("produced", province="italia", good="wine"),
        event("received", goods=["wine", "food"]),
        event("received", 0, goods=["brick"]),
    )
    assert english == (
        "Cid plays a Prefect: has Italia produce (bonus wine) and receives 1 wine and 1 food."
        " Ann receives 1 brick."
    )
    assert german == (
        "Cid spielt einen Praefekten: lässt Italia produzieren (Bonus Wein)"
        " und bekommt 1 Wein und 1 Nahrung. Ann bekommt 1 Ziegel."
    )


def test_the_new_cards_have_a_line_of_their_own() -> None:  # K4.10
    assert told(
        event("played", card="senator"),
        event("bought-card", card="colonist", space=1, goods=["cloth"]),
        event("done"),
        Event("refilled", {"cards": ["mason"]}, None, False),
    )[0] == ("Cid plays the Senator: buys a Colonist for 1 cloth. / New on display: Mason.")


def test_marches_end_where_the_colonists_rest_and_houses_are_a_sentence_of_their_own() -> None:
    """K4.2, K4.3, K4.13"""
    match = table(seat(goods="food brick tool wine cloth"), seat(), seat())
    play(match, "0: play architect", "0: leave land roma", "0: step land novaria roma")
    assert log(match, NAMES)[0] == ["Ann plays an Architect."]
    play(match, "0: stop", "0: leave sea roma", "0: step sea roma syracusae")
    english, german = log(match, NAMES)
    assert english == [
        "Ann plays an Architect: moves colonists to Novaria–Roma (land) and Roma–Syracusae (sea)."
    ]
    assert german == [
        (
            "Ann spielt einen Architekten: zieht mit Kolonisten auf Novaria–Roma (Land)"
            " und Roma–Syracusae (See)."
        )
    ]


def test_a_city_with_a_short_name_on_the_map_is_named_in_full() -> None:  # K1.2
    assert told(event("stopped", kind="sea", city="brigantium", to_city="isca-d")) == (
        "Cid’s sea colonist moves to Brigantium–Isca Dumnoniorum.",
        "Ein Seekolonist von Cid zieht auf Brigantium–Isca Dumnoniorum.",
    )


def test_what_a_tribune_brings_stands_beside_the_cards() -> None:  # K4.1
    assert told(
        event("played", card="tribune"),
        event("took-back", cards=["tribune", "prefect", "prefect", "senator"], coins=1),
        event("placed", kind="sea", city="roma"),
    ) == (
        (
            "Cid plays the Tribune: takes back 4 cards (bringing 1 coin)"
            " and places a sea colonist in Roma."
        ),
        (
            "Cid spielt den Tribun: nimmt 4 Karten zurück (bringt 1 Sesterze)"
            " und stellt einen Seekolonisten in Roma auf."
        ),
    )
