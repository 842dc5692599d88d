"""M4.10 A batch that is being put together."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.medievalia.data import KINDS, PILES

# What a batch pays for: a kind of the hand (0 … 12), a pile of buildings, or a card of the deck.
FIRST_PILE: Final[i64] = KINDS
DECK_CARD: Final[i64] = KINDS + PILES
THINGS: Final[i64] = KINDS + PILES + 1


_NONE: Final[vec[i64]] = vec[i64]([i64(0)] * 4)
_NO_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * KINDS)


@final
class Batch:
    """All that has been added so far. Nothing is flipped, discarded or paid before it is closed."""

    def __init__(self, thing: i64, price: vec[i64]) -> None:
        self.thing: Final = thing
        self.price: Final = price  # by resource; of a card of the deck nothing (M4.8)
        self.groups = vec[i64]()  # M4.2, in the order in which they were added
        self.made = vec[i64]()  # M4.11 "just produced": by resource
        self.changed: i64 = 0  # … and what merchants made of it: of any kind
        self.off: i64 = 0  # M6.6: how many resources less the building costs
        self.discards = vec[i64]()  # M4.7: by kind
        self.discarded: i64 = 0  # how many: each a resource of any kind
        self.able = vec[i64]()  # figures of the groups that could still use an ability (M4.3)
        self.doubled = vec[i64]()  # M6.7: the groups that an artist has doubled
        self.chosen = vec[i64]()  # … those of which the cards were picked
        self.cards = vec[i64]()  # M6.7: figures that are doubled
        self.picking: i64 = -1  # the group of which cards are being picked, or -1
        self.picked: i64 = 0  # how many so far
        self.picks: i64 = 0  # bit 0 the territory or city, bit 1 … a building
        self.asked = False  # M8.6: the ally was asked; the batch is public since then
        self.help = vec[i64]()  # M8.3: what the ally's cards gave, before halving
        self.given: i64 = 0  # M8.3: the hand cards he discarded
        self.helped = False  # he has added something
        self.added = vec[i64]()  # the moves by which its owner made it so, by index

    def clone(self) -> "Batch":
        copy = Batch(self.thing, self.price)
        copy.groups = self.groups[:]
        copy.made = self.made[:]
        copy.changed = self.changed
        copy.off = self.off
        copy.discards = self.discards[:]
        copy.discarded = self.discarded
        copy.able = self.able[:]
        copy.doubled = self.doubled[:]
        copy.chosen = self.chosen[:]
        copy.cards = self.cards[:]
        copy.picking = self.picking
        copy.picked = self.picked
        copy.picks = self.picks
        copy.asked = self.asked
        copy.help = self.help[:]
        copy.given = self.given
        copy.helped = self.helped
        copy.added = self.added[:]
        return copy


def new_batch(thing: i64, price: vec[i64]) -> Batch:
    """Nothing added yet."""
    batch = Batch(thing, price)
    batch.made = _NONE[:]
    batch.discards = _NO_CARDS[:]
    batch.help = _NONE[:]
    return batch
