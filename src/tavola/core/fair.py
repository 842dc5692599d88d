"""Provably fair chance: commit, draw, reveal, verify (docs/fairness.md).

Before anything is drawn the table publishes a commitment to a 256-bit seed. Whoever plays at a
server adds a random share, committed to as well (joint.py), so that not even the table knows the
draws beforehand. Every draw is derived by HMAC from seed, set-up and shares, with a domain of its
own. After the end the seed is revealed, and anyone can check that it fits the commitment and gives
exactly the draws that the record tells.

There are two versions. In the first, which a match in one program still has, nobody takes part but
the program; texts (entropy) may be mixed in, in the open.
"""

import hashlib
import hmac
import json
import secrets

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.errors import BadRecord
from tavola.core.game import Plain

SEED_BYTES = 32
LONGEST_ENTROPY = 200
ALONE, JOINT = 1, 2  # versions: the table by itself, and together with its people


def canonical(data: object) -> bytes:
    """The one byte form of JSON data that hashes are taken of."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode("utf-8", "surrogatepass")  # what is no text is refused elsewhere, by name


def make_seed(number: int | None = None) -> bytes:
    """A fresh secret seed, or the repeatable one of a number (for tests and simulations)."""
    if number is None:
        return secrets.token_bytes(SEED_BYTES)
    return hashlib.sha256(b"tavola/1/seed\n" + str(number).encode()).digest()


def commit(seed: bytes, setup: Plain, version: int = ALONE) -> str:
    """What is published before the first draw. It says nothing about any draw."""
    label = f"tavola/{version}/commit\n".encode()
    return hashlib.sha256(label + seed + b"\n" + canonical(setup)).hexdigest()


def commit_share(share: bytes, table: str, seat: int) -> str:
    """What a seat publishes before shares are revealed, knowing the table's own commitment."""
    bound: Plain = {"seat": seat, "table": table}
    return hashlib.sha256(b"tavola/2/share\n" + share + b"\n" + canonical(bound)).hexdigest()


def draw_key(seed: bytes, setup: Plain, entropy: list[str]) -> bytes:
    """The key of all draws: needs the seed itself, so it can't be had from the commitment."""
    message = b"tavola/1/key\n" + canonical({"entropy": entropy, "setup": setup})
    return hmac.new(seed, message, hashlib.sha256).digest()


def joint_key(seed: bytes, setup: Plain, shares: list[str | None]) -> bytes:
    """The same where people take part: `shares` by seat, as hexadecimal; None: none.

    Where nobody does, the table makes chance alone, as ever.
    """
    if not any(shares):
        return draw_key(seed, setup, [""] * len(shares))
    message = b"tavola/2/key\n" + canonical({"setup": setup, "shares": shares})
    return hmac.new(seed, message, hashlib.sha256).digest()


class Drawn:
    """One outcome of chance: what was drawn, and the names in the order drawn."""

    def __init__(self, what: str, items: list[str]) -> None:
        self.what = what
        self.items = items

    def plain(self) -> Plain:
        return {"what": self.what, "drawn": self.items}


class RecordedChance(Chance):
    """A chance that remembers what it drew until somebody takes it."""

    def __init__(self) -> None:
        self._drawn: list[Drawn] = []

    def take(self) -> list[Drawn]:
        """What was drawn since the last call."""
        drawn = self._drawn
        self._drawn = []
        return drawn


class FairChance(RecordedChance):
    """Draws derived from a key: draw number d named w takes words of HMAC(key, "…/d/w/block")."""

    def __init__(self, key: bytes, draws: int = 0) -> None:
        """`draws`: how many were made before, if a match goes on from a checkpoint."""
        super().__init__()
        self._key = key
        self._draws = draws

    def copy(self) -> "FairChance":
        """Another that goes on from here, with the same draws to come."""
        return FairChance(self._key, self._draws)

    @property
    def draws(self) -> int:
        """How many draws have been made so far: the number of the next one."""
        return self._draws

    def below(self, what: str, n: i64, names: tuple[str, ...]) -> i64:
        words = _Words(self._key, self._draws, what)
        self._draws += 1
        item = words.below(n)
        self._drawn.append(Drawn(what, [names[item]]))
        return item

    def shuffle(self, what: str, items: vec[i64], names: tuple[str, ...]) -> None:
        words = _Words(self._key, self._draws, what)
        self._draws += 1
        for i in range(len(items) - 1, 0, -1):  # Fisher and Yates
            j = words.below(i + 1)
            items[i], items[j] = items[j], items[i]
        self._drawn.append(Drawn(what, [names[item] for item in items]))


class _Words:
    """An endless row of 64-bit words for one draw."""

    def __init__(self, key: bytes, draw: int, what: str) -> None:
        self._key = key
        self._domain = f"tavola/1/draw/{draw}/{what}/"
        self._block = 0
        self._words: list[int] = []

    def _next(self) -> int:
        if not self._words:
            message = f"{self._domain}{self._block}".encode()
            block = hmac.new(self._key, message, hashlib.sha256).digest()
            self._words = [int.from_bytes(block[k : k + 8], "big") for k in (24, 16, 8, 0)]
            self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """Unbiased: words beyond the last whole multiple of n are thrown away."""
        limit = 2**64 - 2**64 % n
        word = self._next()
        while word >= limit:
            word = self._next()
        return word % n


class ToldChance(RecordedChance):
    """The outcomes that a record tells, in order: replay without any generator."""

    def __init__(self) -> None:
        super().__init__()
        self._told: list[Drawn] = []
        self._place = ""

    def copy(self) -> "ToldChance":
        chance = ToldChance()
        chance.tell(self._told, self._place)
        return chance

    def tell(self, told: list[Drawn], place: str) -> None:
        """The outcomes of the next move, and where they stand in the record."""
        self._told = list(told)
        self._place = place

    def check_all_used(self) -> None:
        """Every outcome told must have been asked for."""
        if self._told:
            raise BadRecord(self._place, f"{self._told[0].what!r} was not drawn here")

    def _take(self, what: str) -> Drawn:
        if not self._told:
            raise BadRecord(self._place, f"the outcome of {what!r} is missing")
        drawn = self._told.pop(0)
        if drawn.what != what:
            raise BadRecord(self._place, f"tells {drawn.what!r} where {what!r} is drawn")
        self._drawn.append(drawn)
        return drawn

    def below(self, what: str, n: i64, names: tuple[str, ...]) -> i64:
        items = self._take(what).items
        if len(items) != 1 or items[0] not in names[:n]:
            raise BadRecord(self._place, f"{what!r} draws one of {', '.join(names[:n])}")
        return names.index(items[0])

    def shuffle(self, what: str, items: vec[i64], names: tuple[str, ...]) -> None:
        told = self._take(what).items
        if sorted(told) != sorted(names[item] for item in items):
            raise BadRecord(
                self._place, f"{what!r} does not hold exactly the cards that were shuffled"
            )
        for place, name in enumerate(told):
            items[place] = names.index(name)
