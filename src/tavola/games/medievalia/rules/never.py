"""Moves that are well written and that no position allows: which rule says so."""

from typing import Final

from tavola.core.game import Refusal
from tavola.core.written import COUNTED, NUMBER, Form, either, numbered, one_of, words_of
from tavola.games.medievalia.data import (
    BUILDINGS,
    CARDS,
    DECK,
    FIGURES,
    LAND_KINDS,
    MOST_PLAYERS,
    ORDINARY,
    PILES,
    RESOURCES,
)
from tavola.games.medievalia.moves import BORDERS

_FIGURE: Final = numbered(CARDS[LAND_KINDS:])
_LAND: Final = numbered(CARDS[:LAND_KINDS])
_BUILDING: Final = one_of(BUILDINGS)
_CITY: Final = one_of(["city"])
_PIECE: Final = either(_FIGURE, _LAND, _BUILDING, _CITY)
_CARD: Final = either(one_of(CARDS), _BUILDING, _CITY)
_FORMS: Final[dict[str, tuple[Form, ...]]] = {
    "return": (_CARD,),
    "play": (_CARD,),
    "discard": (_CARD,),
    "buy": (either(one_of(CARDS), _BUILDING), COUNTED),
    "flip": (_PIECE,),
    "double": (_FIGURE, _PIECE),
    "pick": (either(_FIGURE, _BUILDING),),
    "trade": (_FIGURE, one_of([*RESOURCES, "changed"])),
    "lower": (_FIGURE,),
    "place": (either(_LAND, _CITY),),
    "lift": (_PIECE,),
    "put": (either(_LAND, _CITY),),
    "enter": (NUMBER,),
    "cross": (NUMBER, NUMBER),
    "shoot": (_FIGURE, _PIECE),
    "heal": (_FIGURE, _PIECE),
    "raid": (NUMBER, NUMBER),
    "clash": (NUMBER, NUMBER, NUMBER),
    "contest": (NUMBER,),
    "into": (COUNTED,),
    "against": (COUNTED,),
    "target": (_PIECE,),
    "join": (COUNTED,),
    "hit": (_PIECE,),
    "shield": (_PIECE,),
}
# Whose ability it is, and the rule.
_ABILITY: Final[dict[str, tuple[str, str]]] = {
    "double": ("artist", "M6.7"),
    "trade": ("merchant", "M6.5"),
    "lower": ("bureaucrat", "M6.6"),
    "shoot": ("archer", "M6.2"),
    "heal": ("priest", "M6.1"),
}
_ARMIES: Final[dict[str, str]] = {"into": "M7.4", "against": "M7.5", "join": "M7.16"}
# What only a figure can be asked to do or to bear.
_ONLY_FIGURES: Final[dict[str, Refusal]] = {
    "lift": Refusal("M1.3", "only-figures-move"),
    "shoot": Refusal("M6.2", "only-figures-are-shot"),
    "heal": Refusal("M6.1", "only-figures-are-healed"),
    "shield": Refusal("M5.7", "only-figures-are-shielded"),
}


def why_never(text: str) -> Refusal | None:
    """The rule against a move that is not in the table; None if it is not written like one."""
    words = words_of(text, _FORMS)
    if not words:
        return None
    for word in words[1:]:
        card, _, number = word.rpartition("-")
        if card and int(number) > int(DECK[CARDS.index(card)]):
            all_of_them = [card] * int(DECK[CARDS.index(card)])
            return Refusal("M1.2", "no-more-of-a-kind", {"cards": all_of_them})
    verb = words[0]
    able, rule = _ABILITY.get(verb, ("", ""))
    if able and not words[1].startswith(f"{able}-"):
        return Refusal(rule, "not-its-ability", {"card": able})
    if verb in _ARMIES:
        return Refusal(_ARMIES[verb], "no-such-army", {"count": FIGURES})
    if verb in ("enter", "cross", "raid", "clash", "contest"):
        return _no_such_zone(words)
    if verb in ("return", "play", "discard"):
        return Refusal("M1.2", "never-in-a-hand")
    if verb == "buy":
        if words[1] in CARDS:
            return Refusal("M5.3", "only-buildings-for-sale")
        return Refusal("M2.1", "no-such-pile", {"count": PILES})
    if verb in _ONLY_FIGURES:
        return _ONLY_FIGURES[verb]
    return _not_that_piece(verb, words[-1])


def _no_such_zone(words: list[str]) -> Refusal | None:
    """M1.4 A fief for each player, and one between neighbours."""
    seats = [int(word) for word in words[1:]]
    backwards = len(seats) > 1 and (seats[1], seats[0]) in BORDERS
    if words[0] in ("cross", "clash") and backwards and max(seats) < int(MOST_PLAYERS):
        return None  # it is there, but has one spelling
    return Refusal("M1.4", "no-such-zone")


def _not_that_piece(verb: str, piece: str) -> Refusal:
    """A card that is never asked by itself for what others do."""
    if verb == "place":
        return Refusal("M5.2", "city-takes-no-buildings")
    if verb == "pick":
        return Refusal("M6.10", "nothing-to-double", {"piece": piece})
    if verb == "target":
        rule = "M7.8" if piece in BUILDINGS[:ORDINARY] else "M7.16"
        return Refusal(rule, "attacked-with-its-land")
    if verb == "hit":
        if piece in BUILDINGS:
            return Refusal("M7.17", "building-takes-no-damage", {"piece": piece})
        return Refusal("M7.17", "land-is-hit-last", {"piece": piece})
    return Refusal("M4.2", "acts-with-its-land", {"piece": piece})
