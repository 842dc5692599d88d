"""Matches and records to test with, and an independent reading of docs/fairness.md."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import tavola
from tests.example import EXAMPLE


def play_on(match: tavola.Match, rng: Random, most: int = 10**6) -> tavola.Match:
    """Random moves to the end, or so many."""
    for _ in range(most):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def finished(players: int = 2, seed: int = 1, **more: Any) -> tavola.Match:
    """A short match, played to its end."""
    match = tavola.start(EXAMPLE, players, seed=seed, **{"round_limit": 1, **more})
    return play_on(match, Random(seed))


def as_json(match: tavola.Match) -> Any:
    """Its record as it comes out of a file."""
    return json.loads(json.dumps(tavola.record(match)))


# --- docs/fairness.md, with nothing but hashlib ---------------------------------------------------


def canonical(data: object) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment(seed: bytes, setup: object) -> str:
    return hashlib.sha256(b"tavola/1/commit\n" + seed + b"\n" + canonical(setup)).hexdigest()


def key(seed: bytes, setup: object, entropy: list[str]) -> bytes:
    message = b"tavola/1/key\n" + canonical({"entropy": entropy, "setup": setup})
    return hmac.digest(seed, message, "sha256")


def words(secret: bytes, draw: int, what: str, count: int) -> list[int]:
    """The first words of a draw."""
    blocks = [
        hmac.digest(secret, f"tavola/1/draw/{draw}/{what}/{block}".encode(), "sha256")
        for block in range(count // 4 + 1)
    ]
    row = b"".join(blocks)
    return [int.from_bytes(row[8 * k : 8 * k + 8], "big") for k in range(count)]


def one_of(n: int, row: list[int]) -> int:
    """Takes words from the front of the row."""
    while True:
        word = row.pop(0)
        if word < 2**64 - 2**64 % n:
            return word % n


def shuffled(items: Sequence[str], row: list[int]) -> list[str]:
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = one_of(i + 1, row)
        order[i], order[j] = order[j], order[i]
    return order
