"""What the chance of a match is made of."""

from collections.abc import Sequence

from tavola.core.errors import BadSetup
from tavola.core.fair import (
    ALONE,
    JOINT,
    LONGEST_ENTROPY,
    FairChance,
    commit,
    draw_key,
    joint_key,
)
from tavola.core.game import Plain
from tavola.core.joint import is_hex


class Fairness:
    """The secrets of a match's chance: made, and committed to, before anything is drawn."""

    def __init__(self, setup: Plain, seed: bytes, shares: list[str | None] | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.version = ALONE if shares is None else JOINT
        self.commitment = commit(seed, setup, self.version)
        self.entropy: list[str] = []
        self.shares = shares
        self.course: list[Plain] = []  # how the shares came about, if that is known

    @property
    def key(self) -> bytes:
        if self.shares is None:
            return draw_key(self.seed, self.setup, self.entropy)
        return joint_key(self.seed, self.setup, self.shares)

    def chance(self, draws: int = 0) -> FairChance:
        return FairChance(self.key, draws)


def checked_entropy(entropy: Sequence[str], players: int) -> list[str]:
    """One text per seat, empty where a player gave none."""
    if not isinstance(entropy, list | tuple) or not all(isinstance(text, str) for text in entropy):
        raise BadSetup("entropy: must be a list of texts, one per seat")
    texts = list(entropy) + [""] * (players - len(entropy))
    if len(texts) > players:
        raise BadSetup(f"entropy: {len(texts)} texts for {players} players")
    for text in texts:
        if len(text) > LONGEST_ENTROPY:
            raise BadSetup(f"entropy: a text of at most {LONGEST_ENTROPY} characters per seat")
        if any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
            raise BadSetup("entropy: half a character (a lone surrogate) is no text")
    return texts


def checked_shares(shares: Sequence[str | None], players: int) -> list[str | None]:
    """One share per seat, None where nobody took part."""
    if len(shares) != players:
        raise BadSetup(f"shares: {len(shares)} for {players} players")
    for share in shares:
        if share is not None and not is_hex(share):
            raise BadSetup("shares: must be 32 bytes each, as lower-case hexadecimal")
    return list(shares)
