"""M4.10 Naming the one thing that a batch is to pay."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, new_batch
from tavola.games.medievalia.data import (
    BIT,
    BUILDINGS,
    CARD_PRICE,
    CARDS,
    EQUAL,
    KINDS,
    MOST_BUILDINGS,
    PILES,
)
from tavola.games.medievalia.moves import BUY, DRAW, PLAY
from tavola.games.medievalia.rules.price import (
    buildings_on,
    built_by,
    price_of,
    resource_list,
    thing_name,
)
from tavola.games.medievalia.rules.produce import potential
from tavola.games.medievalia.state import BATCH, State

_NONE: Final[vec[i64]] = vec[i64]([i64(0)] * 4)


def in_reach(state: State, seat: i64, thing: i64, made: vec[i64], spare: i64) -> bool:
    """M4.10 Whether all that the seat has could cover the price: never wrong when it says no."""
    wild = spare + state.seats[seat].cards
    if thing == DECK_CARD:
        return made[0] + made[1] + made[2] + made[3] + wild >= CARD_PRICE
    if thing < KINDS:
        wild -= 1  # the card itself
        if wild >= state.pack.most[thing]:
            return True
    elif wild >= state.pack.most[KINDS]:
        return True
    price = price_of(state, seat, thing)
    short: i64 = 0
    exchanged: i64 = 0
    for resource in range(4):
        rest = made[resource] - price[resource]
        if rest < 0:
            short -= rest
        else:
            exchanged += rest // EQUAL
    return short <= wild + exchanged


def spare_of_ally(state: State, seat: i64) -> i64:
    """M8.3 What an ally could add at the very most."""
    ally = state.ally(seat)
    if ally == NOBODY or state.unhelpful:
        return 0
    made = _NONE[:]
    potential(state, ally, made)
    return state.seats[ally].cards + made[0] + made[1] + made[2] + made[3]


def land_for_a_building(state: State, seat: i64) -> bool:
    """M5.4 Without an own, unflipped territory with room there is no purchase."""
    for land in state.seats[seat].lands:
        if state.land_flipped[land] == 0 and buildings_on(state, land) < MOST_BUILDINGS:
            return True
    return False


def legal_naming(state: State, seat: i64, moves: list[Move]) -> None:
    """M4.10 Everything that could be paid and was not dropped."""
    made = _NONE[:]
    spare = potential(state, seat, made)
    if state.alliance:
        spare += spare_of_ally(state, seat)
    hand = state.seats[seat].hand
    dropped = state.dropped
    for kind in range(KINDS):
        if hand[kind] == 0 or (dropped & BIT[kind]) != 0:
            continue
        if in_reach(state, seat, kind, made, spare):
            moves.append(PLAY[kind])
    if land_for_a_building(state, seat):
        own = built_by(state, seat)
        for pile in range(PILES):
            building = state.top(pile)
            thing = FIRST_PILE + pile
            if building < 0 or (own & BIT[building]) != 0 or (dropped & BIT[thing]) != 0:
                continue
            if in_reach(state, seat, thing, made, spare):
                moves.append(BUY[PILES * building + pile])
    for_sale = state.left > 0 and (dropped & BIT[DECK_CARD]) == 0
    if for_sale and in_reach(state, seat, DECK_CARD, made, spare):
        moves.append(DRAW)


def why_not_named(state: State, seat: i64, thing: i64) -> Refusal | None:
    """M4.10 Dropped before, or out of reach whatever is added."""
    if (state.dropped & BIT[thing]) != 0:
        return Refusal("M4.10", "just-dropped")
    made = _NONE[:]
    spare = potential(state, seat, made) + spare_of_ally(state, seat)
    if in_reach(state, seat, thing, made, spare):
        return None
    if thing == DECK_CARD:
        return Refusal("M4.8", "no-four-resources", {"count": CARD_PRICE})
    price = resource_list(price_of(state, seat, thing))
    return Refusal("M4.10", "out-of-reach", {"card": thing_name(state, thing), "resources": price})


def why_not_play(state: State, seat: i64, card: i64) -> Refusal | None:
    """M4.10 A card from the hand."""
    if state.seats[seat].hand[card] == 0:
        return Refusal("M4.10", "not-in-hand", {"card": CARDS[card]})
    return why_not_named(state, seat, card)


def why_not_buy(state: State, seat: i64, building: i64, pile: i64) -> Refusal | None:
    """M5.3 Only what lies face up; nobody owns two of a kind. M5.4 It needs a place."""
    if state.top(pile) != building:
        return Refusal("M5.3", "not-for-sale", {"card": BUILDINGS[building], "pile": pile + 1})
    if (built_by(state, seat) & BIT[building]) != 0:
        return Refusal("M5.3", "one-of-a-kind", {"card": BUILDINGS[building]})
    if not land_for_a_building(state, seat):
        return Refusal("M5.4", "no-land-for-it", {"card": BUILDINGS[building]})
    return why_not_named(state, seat, FIRST_PILE + pile)


def why_not_draw(state: State, seat: i64) -> Refusal | None:
    """M4.8 While the deck lasts."""
    if state.left == 0:
        return Refusal("M4.8", "deck-is-empty")
    return why_not_named(state, seat, DECK_CARD)


def name_thing(state: State, seat: i64, thing: i64, log: Log) -> None:
    """M4.10 The one thing that this batch is to pay. Nobody else hears of it yet."""
    state.batch = new_batch(thing, price_of(state, seat, thing))
    state.phase = BATCH
    if log.listening:
        log.whisper(seat, "named", {"seat": seat, "card": thing_name(state, thing)})
