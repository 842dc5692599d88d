"""C1.6 The worlds that fit what a seat knows.

Everybody can keep count of cubes and tokens, and of who claimed which card. Unknown are the order
of the decks, what others have pledged in an invasion, and which of a player's claimed cards lie
face down (in walls, among the discards) and which are still in the hand. About a card laid face
down its letter is known (C1.7), its level as far as C1.9 goes, and that it had been claimed before.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY
from tavola.games.comuni.data import ARMIES, CARD_COUNT, CARDS, DECK_OF, FOUR, HIGHEST
from tavola.games.comuni.rules.invasion import ask_anew
from tavola.games.comuni.state import (
    CITY,
    DISCARDED,
    IN_HAND,
    IN_WALL,
    INVASION,
    PLEDGED,
    PLEDGES,
    State,
)

USES: Final[tuple[str, ...]] = ("league", "city", "kept")  # of an army, or of two gold or pilgrims


def redeal(state: State, seat: i64, chance: Chance) -> State:
    """A random world that fits what the seat knows."""
    world = state.clone()
    redeal_decks(world, chance)
    for other in range(world.players):
        if other != seat:
            redeal_cards(world, other, chance)
            if world.phase == INVASION:
                redeal_pledges(world, other, chance)
    return world


def redeal_decks(world: State, chance: Chance) -> None:
    """What has been drawn is known, and so is what is still to come, but not in which order."""
    decks: list[vec[i64]] = []
    for deck in range(FOUR):
        cards = world.decks[deck]
        if deck < world.deck:
            decks.append(cards)
            continue
        drawn = world.drawn if deck == world.deck else i64(0)
        hidden = vec[i64](capacity=len(cards))
        for place in range(drawn, len(cards)):
            hidden = insert(hidden, cards[place])
        chance.shuffle("redeal", hidden, CARDS)
        order = cards[:drawn]
        for card in hidden:
            order = append(order, card)
        decks.append(order)
    world.decks = decks


def insert(cards: vec[i64], card: i64) -> vec[i64]:
    """In ascending order: what is shuffled next must not depend on the true order."""
    cards = append(cards, card)
    at: i64 = len(cards) - 1
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
    return cards


def redeal_pledges(world: State, seat: i64, chance: Chance) -> None:
    """C5.3 Who has committed may have committed anything; of the others nothing is known."""
    player = world.seats[seat]
    ask_anew(player)
    if not player.committed:
        return
    player.asked = PLEDGES
    for paid in range(CITY):
        step: i64 = 1 if PLEDGED[paid] == ARMIES else 2
        for _army in range(player.resources[PLEDGED[paid]] // step):
            use = chance.below("pledge", len(USES), USES)
            if use < 2:
                player.pledge[use * CITY + paid] += step


def redeal_cards(world: State, seat: i64, chance: Chance) -> None:
    """The cards that the player holds or has laid face down, letter by letter (C1.7)."""
    changed = False
    for deck in range(FOUR):
        hidden = Hidden(world, seat, deck)
        if len(hidden.slots) > 0:
            hidden.deal(chance)
            hidden.lay_out()
            changed = True
    if changed:
        hand = vec[i64](capacity=12)
        for card in range(CARD_COUNT):
            if world.holder[card] == seat and world.place[card] == IN_HAND:
                hand = append(hand, card)
        world.seats[seat].hand = hand


@final
class Hidden:
    """The cards of one letter that a player has claimed and not built, and where they may be."""

    def __init__(self, world: State, seat: i64, deck: i64) -> None:
        self.world = world
        cards = vec[i64](capacity=12)
        slots = vec[i64](capacity=12)  # the card that truly lies there: only to read the slot off
        keys = vec[i64](capacity=12)
        for card in range(CARD_COUNT):
            if world.holder[card] != seat or DECK_OF[card] != deck:
                continue
            place = world.place[card]
            if place == IN_HAND or place == IN_WALL or place == DISCARDED:
                cards = append(cards, card)
                if place != IN_HAND:
                    slots = append(slots, card)
                    keys = append(keys, slot_key(world, card))
        self.cards = cards
        self.slots = in_order(slots, keys)
        count = len(slots)
        self.place = vec[i64]([i64(0)] * count)
        self.pile = vec[i64]([i64(0)] * count)
        self.storey = vec[i64]([i64(0)] * count)
        self.laid = vec[i64]([i64(0)] * count)
        self.low = vec[i64]([i64(0)] * count)
        self.high = vec[i64]([i64(0)] * count)
        for slot in range(count):
            self.read(slot, self.slots[slot])
        self.card_in = vec[i64]([NOBODY] * count)  # by slot: a place in `cards`
        self.slot_of = vec[i64]([NOBODY] * len(cards))  # by place in `cards`
        self.tried = vec[i64]([i64(0)] * len(cards))

    def read(self, slot: i64, card: i64) -> None:
        """What everybody knows of what lies there."""
        world = self.world
        self.place[slot] = world.place[card]
        self.laid[slot] = world.laid[card]
        if world.place[card] == DISCARDED:
            self.low[slot] = 1
            self.high[slot] = HIGHEST
            return
        self.pile[slot] = world.pile[card]
        height = world.storey[card]
        self.storey[slot] = height
        level = world.pack.level[card]
        # C1.9 Craftsmen paid on its level tell it; else it is as high as the wall, or higher.
        self.low[slot] = min(level, height)
        self.high[slot] = level if level < height else HIGHEST

    def fits(self, slot: i64, at: i64) -> bool:
        card = self.cards[at]
        level = self.world.pack.level[card]
        if level < self.low[slot] or level > self.high[slot]:
            return False
        return self.world.claimed[card] <= self.laid[slot]

    def deal(self, chance: Chance) -> None:
        """A card for every slot, at random among those that fit; then some are exchanged."""
        chance.shuffle("redeal", self.cards, CARDS)
        for slot in range(len(self.slots)):
            self.tried = vec[i64]([i64(0)] * len(self.cards))
            found = self.fill(slot)
            assert found  # the truth is a way to do it
        count: i64 = len(self.cards)
        for _step in range(2 * count):
            one = chance.below("redeal", count, CARDS)
            other = chance.below("redeal", count, CARDS)
            self.exchange(one, other)

    def fill(self, slot: i64) -> bool:
        """An augmenting path: whoever lies where this slot's card is needed moves on."""
        for at in range(len(self.cards)):
            if self.tried[at] == 0 and self.fits(slot, at):
                self.tried[at] = 1
                holder = self.slot_of[at]
                if holder == NOBODY or self.fill(holder):
                    self.slot_of[at] = slot
                    self.card_in[slot] = at
                    return True
        return False

    def exchange(self, one: i64, other: i64) -> None:
        """Two cards change places if both fit."""
        first, second = self.slot_of[one], self.slot_of[other]
        if one == other or (first != NOBODY and not self.fits(first, other)):
            return
        if second != NOBODY and not self.fits(second, one):
            return
        self.slot_of[one] = second
        self.slot_of[other] = first
        if first != NOBODY:
            self.card_in[first] = other
        if second != NOBODY:
            self.card_in[second] = one

    def lay_out(self) -> None:
        """Carry the assignment out on the world."""
        world = self.world
        for at in range(len(self.cards)):
            card = self.cards[at]
            slot = self.slot_of[at]
            if slot == NOBODY:
                world.place[card] = IN_HAND
                world.pile[card] = 0
                world.storey[card] = 0
                world.laid[card] = 0
            else:
                world.place[card] = self.place[slot]
                world.pile[card] = self.pile[slot]
                world.storey[card] = self.storey[slot]
                world.laid[card] = self.laid[slot]


def slot_key(world: State, card: i64) -> i64:
    """An order of the slots that does not depend on the cards in them."""
    if world.place[card] == IN_WALL:
        return world.pile[card] * 8 + world.storey[card]
    return 1000000 + world.laid[card]


def in_order(slots: vec[i64], keys: vec[i64]) -> vec[i64]:
    """Sorted by key; discards of one turn are alike, so their order does not matter."""
    for end in range(1, len(slots)):
        at: i64 = end
        while at > 0 and keys[at - 1] > keys[at]:
            keys[at - 1], keys[at] = keys[at], keys[at - 1]
            slots[at - 1], slots[at] = slots[at], slots[at - 1]
            at -= 1
    return slots
