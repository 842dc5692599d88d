"""tools/types.py: what the server sends, as TypeScript."""

import os
import subprocess
import sys
from typing import Literal, TypedDict

import msgspec
import pytest
from msgspec import inspect as described

import tavola
from tools.console import ROOT
from tools.types import Writer

Kind = Literal["winter", "drummer"]


class Card(TypedDict):
    """A card.

    More about it.
    """

    kind: Kind
    value: int | None
    season: Literal["spring", "autumn"]


class Sent(msgspec.Struct, tag_field="type", tag="sent"):
    cards: list[Card]
    by_kind: dict[Kind, int]
    names: dict[str, tuple[str, float]]
    more: bool = False


def test_types_become_interfaces_with_their_first_words() -> None:
    writer = Writer()
    assert writer.of(described.type_info(Sent)) == "Sent"
    assert writer.written["Card"] == (
        "/** A card. */\n"
        "export interface Card {\n"
        "  kind: Kind;\n"
        "  value: number | null;\n"
        "  season: 'autumn' | 'spring';\n"
        "}\n"
    )
    assert writer.written["Kind"] == "export type Kind = 'drummer' | 'winter';\n"
    assert writer.written["Sent"] == (
        "export interface Sent {\n"
        "  type: 'sent';\n"
        "  cards: Card[];\n"
        "  by_kind: Partial<Record<Kind, number>>;\n"
        "  names: Record<string, [string, number]>;\n"
        "  more: boolean;\n"
        "}\n"
    )


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    loud: bool = False


def test_a_form_may_leave_out_what_has_a_value_of_its_own() -> None:
    writer = Writer()
    writer.of(described.type_info(Asked))
    assert writer.written["Asked"] == (
        "export interface Asked {\n  text: string;\n  loud?: boolean;\n}\n"
    )


def test_two_types_of_one_name_are_an_error() -> None:
    class Sent(TypedDict):
        other: int

    writer = Writer()
    writer.of(described.type_info(Sent))
    with pytest.raises(TypeError, match="two types are called Sent"):
        writer.of(described.type_info(msgspec.defstruct("Sent", [("other", int)])))


PRINT = "from tools.types import files; print(*files().values())"


def from_source(*command: str) -> str:
    """Compiled code has lost its types."""
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=source, check=True, capture_output=True, text=True
    ).stdout


def test_everything_that_the_server_sends_can_be_written() -> None:
    text = from_source("-c", PRINT)
    assert "export interface ViewMessage {" in text
    assert "export type AnyTold = OpenTold | SeatTold" in text


def test_events_that_boards_read_tell_what_their_types_say() -> None:
    """In the records of whole games, and each of them is in some record."""
    told = dict(line.split() for line in from_source("-m", "tests.told_events").splitlines())
    assert told.keys() == set(tavola.game_names())
    assert sum(map(int, told.values())) > 10
