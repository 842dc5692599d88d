"""The data pack of Medievalia: the shape of data.toml, what must hold in it, the rules' form."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.packs import Check, PackFile, Shelf
from tavola.games.medievalia.data import (
    BUILDING_COUNT,
    BUILDINGS,
    CARDS,
    CITIES,
    CROP,
    DECK,
    LAND_KINDS,
    ORDINARY,
    RESOURCES,
    Pack,
)

Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Strength = Annotated[int, msgspec.Meta(ge=0, le=60)]
Bonus = Annotated[int, msgspec.Meta(ge=0, le=1)]


class Resources(msgspec.Struct, forbid_unknown_fields=True):
    food: Few = 0
    energy: Few = 0
    gold: Few = 0
    labour: Few = 0

    def numbers(self) -> list[int]:
        return [getattr(self, resource) for resource in RESOURCES]


class City(msgspec.Struct, forbid_unknown_fields=True):
    count: Few
    output: Resources
    attack: Strength
    defence: Strength


class Territory(msgspec.Struct, forbid_unknown_fields=True):
    count: Few
    price: Resources
    output: Resources


class Figure(msgspec.Struct, forbid_unknown_fields=True):
    count: Few
    price: Resources
    output: Resources
    attack: Strength
    defence: Strength


class Building(msgspec.Struct, forbid_unknown_fields=True):
    count: Few
    price: Resources
    output: Resources
    attack: Strength = 0
    defence: Strength = 0
    bonus: Bonus = 0


class MedievaliaFile(PackFile, forbid_unknown_fields=True):
    city: City
    territory: dict[str, Territory]
    figure: dict[str, Figure]
    building: dict[str, Building]


# --- what must hold -------------------------------------------------------------------------------


def check_names(
    section: str, cards: dict[str, Any], names: tuple[str, ...], counts: vec[i64]
) -> Iterator[str]:
    """M1.2 The cards that there are, so many of each."""
    for name, count in zip(names, counts):
        if name not in cards:
            yield f"{section}.{name}: is missing (M1.2)"
        elif cards[name].count != count:
            yield f"{section}.{name}.count: there are {count} (M1.2)"
    for name in cards:
        if name not in names:
            yield f"{section}.{name}: no such card; there are {', '.join(names)}"


def check_city(file: MedievaliaFile) -> Iterator[str]:
    if file.city.count != CITIES:
        yield f"city.count: there are {CITIES} (M1.2)"
    if file.city.output.labour < 1:
        yield "city.output: a first territory could never be paid (M5.2)"
    if file.city.defence < 1:
        yield "city.defence: at least 1 (M7.8)"


def check_territories(file: MedievaliaFile) -> Iterator[str]:
    """M5.1 They cost labour, and give their own resource."""
    for kind, name in enumerate(CARDS[:LAND_KINDS]):
        if name not in file.territory:
            continue
        card = file.territory[name]
        own = RESOURCES[CROP[kind]]
        if any(getattr(card.price, other) for other in RESOURCES[:3]) or not card.price.labour:
            yield f"territory.{name}.price: labour, and nothing else (M5.1)"
        if any(getattr(card.output, other) for other in RESOURCES if other != own):
            yield f"territory.{name}.output: {own}, and nothing else (M5.1)"
        if not getattr(card.output, own):
            yield f"territory.{name}.output: at least 1 {own} (M5.1)"


def check_figures(file: MedievaliaFile) -> Iterator[str]:
    """M4.9 A figure gives labour, or nothing. M1.3 It can be destroyed."""
    for name, card in file.figure.items():
        if card.output.food or card.output.energy or card.output.gold or card.output.labour > 1:
            yield f"figure.{name}.output: 1 labour, or nothing (M4.9)"
        if card.defence < 1:
            yield f"figure.{name}.defence: at least 1 (M7.7)"
        if not sum(card.price.numbers()):
            yield f"figure.{name}.price: nothing is for free (M4.5)"


def check_buildings(file: MedievaliaFile) -> Iterator[str]:
    """M5.5 An ordinary building has an output or +0/1, a military one a combat value."""
    for kind, name in enumerate(BUILDINGS):
        if name not in file.building:
            continue
        card = file.building[name]
        output = sum(card.output.numbers())
        if kind < ORDINARY:
            if bool(output) == bool(card.bonus):
                yield f"building.{name}: an output or a bonus (M5.5)"
            if card.attack or card.defence:
                yield f"building.{name}: no combat value (M5.5)"
        elif output or card.bonus or card.defence < 1:
            yield f"building.{name}: a combat value, and nothing else (M5.5)"
        if not sum(card.price.numbers()):
            yield f"building.{name}.price: nothing is for free (M4.5)"


# What the rulebook itself says of single cards, and where: with other figures it would not hold.
FIELD_FOOD = 1  # M5.1
LABOUR = {  # M6 tells whose ability comes instead of labour; archers have none to forgo
    "peasant": (1, "M-E7"),
    "merchant": (1, "M6.5"),
    "artist": (1, "M6.7"),
    "bureaucrat": (1, "M6.6"),
    "priest": (1, "M6.1"),
    "archer": (0, "M6.2"),
}
COMBAT = {"tower": (1, 4), "fortress": (2, 5), "castle": (2, 6)}  # M1.3


def check_printed_field(file: MedievaliaFile) -> Iterator[str]:
    field = file.territory.get("field")
    if field is not None and field.output.food != FIELD_FOOD:
        yield f"territory.field.output: {FIELD_FOOD} food, as the rulebook says (M5.1)"


def check_printed_labour(file: MedievaliaFile) -> Iterator[str]:
    for name, (labour, rule) in LABOUR.items():
        if name in file.figure and file.figure[name].output.labour != labour:
            yield f"figure.{name}.output: {labour or 'no'} labour, as the rulebook says ({rule})"


def check_printed_combat(file: MedievaliaFile) -> Iterator[str]:
    for name, (attack, defence) in COMBAT.items():
        card = file.building.get(name)
        if card is not None and (card.attack, card.defence) != (attack, defence):
            yield f"building.{name}: {attack}/{defence}, as the rulebook says (M1.3)"


def check_territory_names(file: MedievaliaFile) -> Iterator[str]:
    return check_names("territory", file.territory, CARDS[:LAND_KINDS], DECK[:LAND_KINDS])


def check_figure_names(file: MedievaliaFile) -> Iterator[str]:
    return check_names("figure", file.figure, CARDS[LAND_KINDS:], DECK[LAND_KINDS:])


def check_building_names(file: MedievaliaFile) -> Iterator[str]:
    return check_names("building", file.building, BUILDINGS, BUILDING_COUNT)


# Everything that contradicts the rules, and the sections that each check reads.
CHECKS: tuple[Check[MedievaliaFile], ...] = (
    (("territory",), check_territory_names),
    (("figure",), check_figure_names),
    (("building",), check_building_names),
    (("city",), check_city),
    (("territory",), check_territories),
    (("figure",), check_figures),
    (("building",), check_buildings),
    (("territory",), check_printed_field),
    (("figure",), check_printed_labour),
    (("building",), check_printed_combat),
)


# --- for the rules --------------------------------------------------------------------------------


def make(file: MedievaliaFile, name: str) -> Pack:
    """In the form in which the rules use it."""
    lands = [file.territory[card] for card in CARDS[:LAND_KINDS]]
    figures = [file.figure[card] for card in CARDS[LAND_KINDS:]]
    cards: list[Territory | Figure] = [*lands, *figures]
    buildings = [file.building[building] for building in BUILDINGS]
    none = [0] * len(lands)
    return Pack(
        name,
        numbers([number for card in cards for number in card.price.numbers()]),
        numbers([number for card in cards for number in card.output.numbers()]),
        numbers(none + [card.attack for card in figures]),
        numbers(none + [card.defence for card in figures]),
        numbers(file.city.output.numbers()),
        file.city.attack,
        file.city.defence,
        numbers([number for card in buildings for number in card.price.numbers()]),
        numbers([number for card in buildings for number in card.output.numbers()]),
        numbers([card.attack for card in buildings]),
        numbers([card.defence for card in buildings]),
        numbers([card.bonus for card in buildings]),
        file.reconstructed(),
    )


def numbers(found: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in found])


def built_in() -> str:
    return (files("tavola.games.medievalia") / "data.toml").read_text("utf-8")


SHELF = Shelf("medievalia", built_in, MedievaliaFile, CHECKS, make)
