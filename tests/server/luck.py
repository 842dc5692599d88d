"""Luck that is the same every time: tables of a test have the same seeds, and bots choose alike."""

import hashlib
import itertools

from tavola.server.luck import BITS, Luck
from tavola.server.store.listing import ALPHABET
from tavola.server.tables.table import Table

ITERATIONS = 20


class SameLuck(Luck):
    """By name: another name, other games."""

    iterations = ITERATIONS

    def __init__(self, name: str) -> None:
        self._name = name
        self._tables = itertools.count(1)
        self._ids = itertools.count(1)
        self._invites = itertools.count(1)

    def _draw(self, what: str, number: int) -> bytes:
        return hashlib.sha256(f"{self._name}/{what}/{number}".encode()).digest()

    def seed(self) -> bytes:
        return self._draw("seed", next(self._tables))

    def table_id(self) -> str:
        drawn = self._draw("id", next(self._ids))
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in drawn[:10])

    def invite(self) -> str:
        return self._draw("invite", next(self._invites)).hex()[:24]

    def whim(self, table: Table, seat: int) -> int:
        """By the table's seed and what the seat has seen: not by when it was asked."""
        seen = table.numbers.moves[seat + 1]
        key = table.setup.seed + f"/{seat}/{seen}".encode()
        return int.from_bytes(hashlib.sha256(key).digest()[:8], "big") >> (64 - BITS)
