"""The data pack of Comuni: the shape of data.toml, what must hold in it, and the rules' form."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.packs import Check, PackFile, Shelf
from tavola.games.comuni.data import (
    CARDS,
    COLUMNS_IN_USE,
    COMUNI,
    CUBES,
    DECKS,
    KINDS,
    MARKER,
    MOST_OF_A_KIND,
    RESOURCES,
    Pack,
)

Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Cubes = Annotated[int, msgspec.Meta(ge=1, le=int(MOST_OF_A_KIND))]
Kind = Literal["economic", "military", "religious", "cultural"]
Resource = Literal["gold", "armies", "pilgrims", "craftsmen", "any"]
Income = Annotated[list[Resource], msgspec.Meta(min_length=1, max_length=6)]


class Supply(msgspec.Struct, forbid_unknown_fields=True):
    gold: Cubes
    armies: Cubes
    pilgrims: Cubes
    craftsmen: Cubes


class Start(msgspec.Struct, forbid_unknown_fields=True):
    gold: Few
    armies: Few
    pilgrims: Few
    craftsmen: Few


class Starts(msgspec.Struct, forbid_unknown_fields=True):
    lucca: Start
    firenze: Start
    siena: Start
    bologna: Start
    milano: Start


class Incomes(msgspec.Struct, forbid_unknown_fields=True):
    lucca: Income
    firenze: Income
    siena: Income
    bologna: Income
    milano: Income


class Columns(msgspec.Struct, forbid_unknown_fields=True):
    cards: Annotated[
        list[Annotated[int, msgspec.Meta(ge=1, le=3)]], msgspec.Meta(min_length=7, max_length=7)
    ]


HeroPair = Annotated[
    list[Annotated[int, msgspec.Meta(ge=1, le=20)]], msgspec.Meta(min_length=2, max_length=2)
]


class Heroes(msgspec.Struct, forbid_unknown_fields=True):
    a: HeroPair
    b: HeroPair
    c: HeroPair
    d: HeroPair


class Card(msgspec.Struct, forbid_unknown_fields=True):
    level: Annotated[int, msgspec.Meta(ge=1, le=4)]
    kinds: Annotated[list[Kind], msgspec.Meta(min_length=1, max_length=4)]
    players: Annotated[int, msgspec.Meta(ge=2, le=5)]


class ComuniFile(PackFile, forbid_unknown_fields=True):
    supply: Supply
    start: Starts
    income: Incomes
    columns: Columns
    heroes: Heroes
    cards: dict[str, Card]


# --- what must hold -------------------------------------------------------------------------------


# The parts of a section that may have origins of their own; the log has words for them.
PARTS = {
    "supply": RESOURCES,
    "start": COMUNI,
    "income": COMUNI,
    "columns": ("cards", "order"),
    "heroes": DECKS,
    "cards": ("players", "faces"),
}


def check_origins(file: ComuniFile) -> Iterator[str]:
    """The parts of a section stand for the whole only if all of them are told."""
    for section, parts in PARTS.items():
        told = [key.partition(".")[2] for key in file.origin if key.startswith(f"{section}.")]
        for part in told:
            if part not in parts:
                yield f"origin.{section}.{part}: no such part; there are: {', '.join(parts)}"
        if told and section not in file.origin:
            for part in parts:
                if part not in told:
                    yield f"origin.{section}.{part}: it must be said where this comes from"


def check_cubes(file: ComuniFile) -> Iterator[str]:
    """C1.3 210 cubes."""
    total = sum(getattr(file.supply, resource) for resource in RESOURCES)
    if total != CUBES:
        yield f"supply: {total} cubes in all, there must be {CUBES} (C1.3)"


def check_start(file: ComuniFile) -> Iterator[str]:
    """C2.4 Enough of each for the comuni to begin with."""
    for resource in RESOURCES:
        needed = sum(getattr(getattr(file.start, comune), resource) for comune in COMUNI)
        if needed > getattr(file.supply, resource):
            yield f"start: {needed} {resource} in all, more than the supply has (C2.4)"


def check_cards(file: ComuniFile) -> Iterator[str]:
    """C1.2 The cards that there are, each kind once on a card."""
    for name in CARDS:
        if name not in file.cards:
            yield f"cards.{name}: is missing (C1.2)"
    for name, card in file.cards.items():
        if name not in CARDS:
            there_are = "a01 to a32, b01 to b18, c01 to c19, d01 to d19"
            yield f"cards.{name or repr(name)}: no such card; there are {there_are}"
        if len(set(card.kinds)) < len(card.kinds):
            yield f"cards.{name}.kinds: a kind stands twice"


def check_columns(file: ComuniFile) -> Iterator[str]:
    """C3.4 Two columns have the choice-of-resource icon."""
    one_card = file.columns.cards.count(1)
    if one_card != 2:
        yield f"columns.cards: {one_card} columns with a single card, there are two (C3.4)"


def check_deck_a(file: ComuniFile) -> Iterator[str]:
    """C2.2, C2.3 After the columns are filled, deck A is as large as the invasion marker says."""
    for players in range(2, 6):
        filled = sum(file.columns.cards[: COLUMNS_IN_USE[players]])
        yield from check_deck(file, 0, players, MARKER[0][players - 2] + filled)


def check_later_decks(file: ComuniFile) -> Iterator[str]:
    """C2.1, C2.3 Each whole deck is as large as the invasion marker says."""
    for players in range(2, 6):
        for deck in range(1, len(DECKS)):
            yield from check_deck(file, deck, players, MARKER[deck][players - 2])


def check_deck(file: ComuniFile, deck: int, players: int, wanted: int) -> Iterator[str]:
    """Cards that are missing, and told as such, could belong to it or not."""
    names = [name for name in CARDS if name[0] == DECKS[deck]]
    known = [file.cards[name] for name in names if name in file.cards]
    used = sum(card.players <= players for card in known)
    missing = len(names) - len(known)
    if not used <= wanted <= used + missing:
        yield (
            f"cards: {used} of deck {DECKS[deck].upper()} are used by {players} players, "
            f"there must be {wanted} (C2.3)"
        )


def check_heroes(file: ComuniFile) -> Iterator[str]:
    """C5.7 One token is higher, one lower."""
    for letter in DECKS:
        higher, lower = getattr(file.heroes, letter)
        if higher <= lower:
            yield f"heroes.{letter}: the first must be higher than the second (C5.7)"


CHECKS: tuple[Check[ComuniFile], ...] = (
    (("origin",), check_origins),
    (("supply",), check_cubes),
    (("supply", "start"), check_start),
    (("cards",), check_cards),
    (("columns",), check_columns),
    (("columns", "cards"), check_deck_a),
    (("cards",), check_later_decks),
    (("heroes",), check_heroes),
)


# --- for the rules --------------------------------------------------------------------------------


def make(file: ComuniFile, name: str) -> Pack:
    """In the form in which the rules use it."""
    cards = [file.cards[card] for card in CARDS]
    starts = [getattr(file.start, comune) for comune in COMUNI]
    incomes = [getattr(file.income, comune) for comune in COMUNI]
    return Pack(
        name,
        numbers([getattr(file.supply, resource) for resource in RESOURCES]),
        numbers([getattr(start, resource) for start in starts for resource in RESOURCES]),
        numbers([income.count(resource) for income in incomes for resource in RESOURCES]),
        numbers([income.count("any") for income in incomes]),
        numbers(file.columns.cards),
        numbers([token for letter in DECKS for token in getattr(file.heroes, letter)]),
        numbers([card.level for card in cards]),
        numbers([sum(2 ** KINDS.index(kind) for kind in card.kinds) for card in cards]),
        numbers([card.players for card in cards]),
        file.reconstructed(),
    )


def numbers(found: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in found])


def built_in() -> str:
    return (files("tavola.games.comuni") / "data.toml").read_text("utf-8")


SHELF = Shelf("comuni", built_in, ComuniFile, CHECKS, make)
