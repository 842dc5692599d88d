"""M4.10 A batch that is being put together."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.medievalia.data import KINDS, PILES

# What a batch pays for: a kind of the hand (0 … 12), a pile of buildings, or a card of the deck.
FIRST_PILE: Final[i64] = KINDS
DECK_CARD: Final[i64] = KINDS + PILES
THINGS: Final[i64] = KINDS + PILES + 1


@final
class Batch:
    """All that has been added so far. Nothing is flipped, discarded or paid before it is closed."""

    def __init__(
        self,
        thing: i64,
        price: vec[i64],
        groups: vec[i64],
        made: vec[i64],
        changed: i64,
        off: i64,
        discards: vec[i64],
        discarded: i64,
        able: vec[i64],
        doubled: vec[i64],
        chosen: vec[i64],
        cards: vec[i64],
        picking: i64,
        picked: i64,
        picks: i64,
        asked: bool,
        help: vec[i64],
        given: i64,
        helped: bool,
        added: vec[i64],
    ) -> None:
        self.thing = thing
        self.price = price  # by resource; of a card of the deck nothing (M4.8). Never changed
        self.groups = groups  # M4.2, in the order in which they were added
        self.made = made  # M4.11 "just produced": by resource
        self.changed = changed  # … and what merchants made of it: of any kind
        self.off = off  # M6.6: how many resources less the building costs
        self.discards = discards  # M4.7: by kind
        self.discarded = discarded  # how many: each a resource of any kind
        self.able = able  # figures of the groups that could still use an ability (M4.3)
        self.doubled = doubled  # M6.7: the groups that an artist has doubled
        self.chosen = chosen  # … those of which the cards were picked
        self.cards = cards  # M6.7: figures that are doubled
        self.picking = picking  # the group of which cards are being picked, or -1
        self.picked = picked  # how many so far
        self.picks = picks  # bit 0 the territory or city, bit 1 … a building
        self.asked = asked  # M8.6: the ally was asked; the batch is public since then
        self.help = help  # M8.3: what the ally's cards gave, before halving
        self.given = given  # M8.3: the hand cards he discarded
        self.helped = helped  # he has added something
        self.added = added  # the moves by which its owner made it so, by index

    def clone(self) -> "Batch":
        return Batch(
            self.thing,
            self.price,
            self.groups[:],
            self.made[:],
            self.changed,
            self.off,
            self.discards[:],
            self.discarded,
            self.able[:],
            self.doubled[:],
            self.chosen[:],
            self.cards[:],
            self.picking,
            self.picked,
            self.picks,
            self.asked,
            self.help[:],
            self.given,
            self.helped,
            self.added[:],
        )


_NONE: Final[vec[i64]] = vec[i64]([i64(0)] * 4)
_NO_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * KINDS)


def new_batch(thing: i64, price: vec[i64]) -> Batch:
    """Nothing added yet."""
    return Batch(
        thing,
        price,
        vec[i64](),
        _NONE[:],
        0,
        0,
        _NO_CARDS[:],
        0,
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        -1,
        0,
        0,
        False,
        _NONE[:],
        0,
        False,
        vec[i64](),
    )
