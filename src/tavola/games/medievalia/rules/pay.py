"""M4 Batches: what a thing costs, what is added, what is still missing."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Plain, Refusal
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch, new_batch
from tavola.games.medievalia.data import (
    ALLY_DIVISOR,
    ARTIST,
    ARTIST_CARDS,
    BIT,
    BUILDING_KINDS,
    BUILDING_PRICE,
    BUILDINGS,
    CARD_PRICE,
    CARDS,
    DISCOUNT,
    EQUAL,
    FIGURE_KIND,
    FIGURE_NAMES,
    GOLD,
    GOLD_YIELD,
    KINDS,
    MERCHANT,
    MOST_BUILDINGS,
    NEEDS,
    ORDINARY,
    PILES,
    PRICE,
    RESOURCES,
    SURCHARGE,
)
from tavola.games.medievalia.moves import (
    ARTIST_1,
    ASK,
    BUREAUCRAT_1,
    BUY,
    CHANGED,
    CITY,
    CLOSE,
    DISCARD,
    DOUBLE,
    DRAW,
    DROP,
    FIRST_FREE,
    FLIP,
    FREE,
    GROUP_NAMES,
    GROUPS,
    LOWER,
    MERCHANT_1,
    PICK_BUILDING,
    PICK_FIGURE,
    PICK_LAND,
    PLAY,
    TRADE,
)
from tavola.games.medievalia.rules.produce import (
    add_able,
    add_output,
    can_flip,
    contains,
    double_building,
    double_figure,
    double_land,
    double_without_choice,
    gives_nothing,
    labour_kind,
    labour_of,
    labour_unspent,
    land_prints,
    potential,
    printing_buildings,
    producing_cards,
    take_labour_back,
    workers,
)
from tavola.games.medievalia.state import BATCH, TURN, State
from tavola.games.medievalia.state import DOUBLE as PICKING

_NONE: Final[vec[i64]] = vec[i64]([i64(0)] * 4)


# --- prices -------------------------------------------------------------------------------------


def built_by(state: State, seat: i64) -> i64:
    """The kinds of building that the seat has in play, a bit each."""
    kinds: i64 = 0
    for land in state.seats[seat].lands:
        kinds |= state.built[land]
    return kinds


def lacks_building(state: State, seat: i64, card: i64) -> bool:
    """M5.6 Whether the paired building does not lie in his own fief."""
    needed = NEEDS[card]
    return needed >= 0 and (built_by(state, seat) & BIT[needed]) == 0


def price_of(state: State, seat: i64, thing: i64) -> vec[i64]:
    """M5 What a hand card or building costs, by resource. (For a card of the deck see M4.8.)"""
    price = _NONE[:]
    if thing < KINDS:
        surcharge = lacks_building(state, seat, thing)
        for resource in range(4):
            price[resource] = PRICE[4 * thing + resource]
            if surcharge:
                price[resource] += SURCHARGE[resource]
    elif thing < DECK_CARD:
        building = state.top(thing - FIRST_PILE)
        for resource in range(4):
            price[resource] = BUILDING_PRICE[4 * building + resource]
    return price


def still_missing(state: State, batch: Batch) -> i64:
    """M4.5, M4.6, M4.8, M4.11 How many resources the batch lacks; 0 if the price is covered.

    Nothing is kept, so it need not be said what a discard counts as, which resources a bureaucrat
    spares and which four are exchanged: they go where something is missing.
    """
    wild = batch.changed + batch.discarded + batch.given
    if batch.thing == DECK_CARD:
        have = wild
        for resource in range(4):
            have += batch.made[resource] + batch.help[resource] // ALLY_DIVISOR
        return max(CARD_PRICE - have, 0)
    price = price_of(state, state.active, batch.thing)
    short: i64 = 0
    exchanged: i64 = 0
    for resource in range(4):
        rest = batch.made[resource] + batch.help[resource] // ALLY_DIVISOR - price[resource]
        if rest < 0:
            short -= rest
        else:
            exchanged += rest // EQUAL
    return max(short - batch.off - wild - exchanged, 0)


def could_place(state: State, seat: i64, batch: Batch, land: i64) -> bool:
    """M5.4 An own territory, unflipped after the payment, with fewer than three buildings."""
    if state.land_owner[land] != seat or state.land_flipped[land] != 0:
        return False
    return not contains(batch.groups, land) and buildings_on(state, land) < MOST_BUILDINGS


def buildings_on(state: State, land: i64) -> i64:
    count: i64 = 0
    built = state.built[land]
    if built != 0:
        for building in range(BUILDING_KINDS):
            if (built & BIT[building]) != 0:
                count += 1
    return count


def has_place(state: State, seat: i64, batch: Batch) -> bool:
    """M5.4 For a building there must be such a territory."""
    if batch.thing < FIRST_PILE or batch.thing == DECK_CARD:
        return True
    for land in state.seats[seat].lands:
        if could_place(state, seat, batch, land):
            return True
    return False


# --- naming what is to be paid ------------------------------------------------------------------


def in_reach(state: State, seat: i64, thing: i64, made: vec[i64], spare: i64) -> bool:
    """M4.10 Whether all that the seat has could cover the price: never wrong when it says no."""
    wild = spare + state.seats[seat].cards
    if thing == DECK_CARD:
        return made[0] + made[1] + made[2] + made[3] + wild >= CARD_PRICE
    if thing < KINDS:
        wild -= 1  # the card itself
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
        if hand[kind] > 0 and (dropped & BIT[kind]) == 0:
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
    if state.left > 0 and (dropped & BIT[DECK_CARD]) == 0:
        if in_reach(state, seat, DECK_CARD, made, spare):
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


def resource_list(counts: vec[i64]) -> list[str]:
    """Resources as words, for people."""
    return [RESOURCES[resource] for resource in range(4) for _ in range(counts[resource])]


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


def thing_name(state: State, thing: i64) -> str:
    """A card, a building, or "deck-card"."""
    if thing < KINDS:
        return CARDS[thing]
    return "deck-card" if thing == DECK_CARD else BUILDINGS[state.top(thing - FIRST_PILE)]


def name_thing(state: State, seat: i64, thing: i64, log: Log) -> None:
    """M4.10 The one thing that this batch is to pay. Nobody else hears of it yet."""
    state.batch = new_batch(thing)
    state.phase = BATCH
    if log.listening:
        log.whisper(seat, "named", {"seat": seat, "card": thing_name(state, thing)})


# --- adding to the batch ------------------------------------------------------------------------


def discardable(state: State, seat: i64, batch: Batch, kind: i64) -> i64:
    """M4.7 How many hand cards of a kind are left to discard; not the one that is to be played."""
    left = state.seats[seat].hand[kind] - batch.discards[kind]
    return left - 1 if batch.thing == kind else left


def could_join(state: State, seat: i64, batch: Batch, group: i64) -> bool:
    """M4.10 A whole unflipped group that is not in the batch yet."""
    return (
        can_flip(state, seat, group)
        and not contains(batch.groups, group)
        and not gives_nothing(state, seat, group)
    )


def legal_batch(state: State, seat: i64, batch: Batch) -> list[Move]:
    """M4.10 Additions until the price is covered; then closing. Dropping, always."""
    moves: list[Move] = []
    if still_missing(state, batch) == 0:
        if has_place(state, seat, batch):
            moves.append(CLOSE)
        moves.append(DROP)
        return moves
    player = state.seats[seat]
    for land in player.lands:
        if state.land_flipped[land] == 0 and not contains(batch.groups, land):
            moves.append(FLIP[land])
    if not player.city_flipped and not contains(batch.groups, CITY):
        moves.append(FLIP[CITY])
    for figure in player.figures:
        if state.post[figure] == FREE and could_join(state, seat, batch, FIRST_FREE + figure):
            moves.append(FLIP[FIRST_FREE + figure])
    for kind in range(KINDS):
        if discardable(state, seat, batch, kind) > 0:
            moves.append(DISCARD[kind])
    for figure in batch.able:
        legal_ability(state, seat, batch, figure, moves)
    if may_ask(state, seat, batch):
        moves.append(ASK)
    moves.append(DROP)
    return moves


def may_ask(state: State, seat: i64, batch: Batch) -> bool:
    """M8.6 Once a batch, and not an ally who added nothing before in this turn."""
    return state.alliance and not batch.asked and not state.unhelpful and state.ally(seat) != NOBODY


def legal_ability(state: State, seat: i64, batch: Batch, figure: i64, moves: list[Move]) -> None:
    """M6.9 Merchant, artist, bureaucrat of a group in this batch."""
    if not labour_unspent(state, batch, figure):
        return
    kind = FIGURE_KIND[figure]
    if kind == ARTIST:
        for group in batch.groups:
            if could_double(state, seat, batch, figure, group):
                moves.append(DOUBLE[GROUPS * (figure - ARTIST_1) + group])
    elif kind == MERCHANT:
        for resource in range(CHANGED + 1):
            if could_trade(state, batch, figure, resource):
                moves.append(TRADE[(CHANGED + 1) * (figure - MERCHANT_1) + resource])
    elif FIRST_PILE <= batch.thing < DECK_CARD:
        moves.append(LOWER[figure - BUREAUCRAT_1])


def could_double(state: State, seat: i64, batch: Batch, artist: i64, group: i64) -> bool:
    """M6.7, M6.10 A group of the batch, once."""
    return not contains(batch.doubled, group) and (
        producing_cards(state, seat, batch, group, artist) > 0
    )


def could_trade(state: State, batch: Batch, merchant: i64, resource: i64) -> bool:
    """M6.5 Something just produced, other than what his own labour gave (M4.3)."""
    if resource == CHANGED:
        return batch.changed > 0
    own = labour_of(state, merchant) if labour_kind(state, merchant) == resource else 0
    return batch.made[resource] - own > 0


def whisper(seat: i64, id: str, args: Plain, batch: Batch, log: Log, shows: bool = False) -> None:
    """A batch is its owner's own business until it is closed, or until he asks for help (M8.6)."""
    if batch.asked:
        log.tell(id, args, reveals=shows)
    else:
        log.whisper(seat, id, args)


def add_group(state: State, seat: i64, batch: Batch, group: i64, log: Log) -> None:
    """M4.2 The whole group; each figure gives its labour unless it is told otherwise (M4.3)."""
    batch.groups = append(batch.groups, group)
    batch.added = append(batch.added, FLIP[group].index)
    add_output(state, seat, group, batch.made)
    add_able(state, seat, group, batch)
    if log.listening:
        args: Plain = {"seat": seat, "piece": GROUP_NAMES[group], **shown(state, batch)}
        whisper(seat, "added-group", args, batch, log)


def shown(state: State, batch: Batch) -> Plain:
    """How far the batch has come."""
    return {"missing": still_missing(state, batch)}


def add_discard(state: State, seat: i64, batch: Batch, card: i64, log: Log) -> None:
    """M4.7 One resource of any kind."""
    batch.discards[card] += 1
    batch.discarded += 1
    batch.added = append(batch.added, DISCARD[card].index)
    if log.listening:
        args: Plain = {"seat": seat, "card": CARDS[card], **shown(state, batch)}
        whisper(seat, "added-discard", args, batch, log, shows=True)


def add_trade(
    state: State, seat: i64, batch: Batch, merchant: i64, resource: i64, move: Move, log: Log
) -> None:
    """M6.5 One resource just produced into another, one gold into any two."""
    take_labour_back(state, batch, merchant)
    batch.added = append(batch.added, move.index)
    if resource == CHANGED:
        batch.changed += GOLD_YIELD - 1  # it was gold
    else:
        batch.made[resource] -= 1
        batch.changed += GOLD_YIELD if resource == GOLD else 1
    if log.listening:
        what = RESOURCES[GOLD] if resource == CHANGED else RESOURCES[resource]
        args: Plain = {
            "seat": seat,
            "piece": FIGURE_NAMES[merchant],
            "resource": what,
            **shown(state, batch),
        }
        whisper(seat, "traded", args, batch, log)


def add_lowering(state: State, seat: i64, batch: Batch, figure: i64, move: Move, log: Log) -> None:
    """M6.6 The building costs two resources less, of the buyer's choice."""
    take_labour_back(state, batch, figure)
    batch.added = append(batch.added, move.index)
    batch.off += DISCOUNT
    if log.listening:
        args: Plain = {"seat": seat, "piece": FIGURE_NAMES[figure], **shown(state, batch)}
        whisper(seat, "lowered", args, batch, log)


def add_doubling(
    state: State, seat: i64, batch: Batch, artist: i64, group: i64, move: Move, log: Log
) -> None:
    """M6.7 All of a small group; of a large one the cards are picked, where it matters which."""
    cards = producing_cards(state, seat, batch, group, artist)
    take_labour_back(state, batch, artist)
    batch.added = append(batch.added, move.index)
    batch.doubled = append(batch.doubled, group)
    if cards > ARTIST_CARDS and printing_buildings(state, group) != 0:
        batch.picking = group
        batch.picked = 0
        batch.picks = 0
        state.phase = PICKING
    else:
        double_without_choice(state, seat, batch, group, artist)
    if log.listening:
        args: Plain = {
            "seat": seat,
            "piece": FIGURE_NAMES[artist],
            "other_piece": GROUP_NAMES[group],
            **shown(state, batch),
        }
        whisper(seat, "doubled", args, batch, log)


# --- picking the cards to be doubled (M6.7) -----------------------------------------------------


def legal_picks(state: State, seat: i64, batch: Batch) -> list[Move]:
    """M6.7 Three cards of the large group, one after another."""
    moves: list[Move] = []
    group = batch.picking
    if land_prints(group) > 0 and (batch.picks & 1) == 0:
        moves.append(PICK_LAND)
    printing = printing_buildings(state, group)
    for building in range(ORDINARY):
        if (printing & BIT[building]) != 0 and (batch.picks & BIT[building + 1]) == 0:
            moves.append(PICK_BUILDING[building])
    for figure in workers(state, seat, batch, group, -1):
        if not contains(batch.cards, figure):
            moves.append(PICK_FIGURE[figure])
    return moves


def pick(
    state: State,
    seat: i64,
    batch: Batch,
    move: Move,
    land: bool,
    building: i64,
    figure: i64,
    log: Log,
) -> None:
    """M6.10 This card gives its own part once more."""
    what = "land"
    if land:
        batch.picks |= 1
        double_land(batch, batch.picking)
        what = GROUP_NAMES[batch.picking]
    elif building >= 0:
        batch.picks |= BIT[building + 1]
        double_building(batch, building)
        what = BUILDINGS[building]
    else:
        double_figure(state, batch, figure)
        what = FIGURE_NAMES[figure]
    batch.added = append(batch.added, move.index)
    batch.picked += 1
    if batch.picked == ARTIST_CARDS:
        batch.picking = -1
        state.phase = BATCH
    if log.listening:
        args: Plain = {"seat": seat, "piece": what, **shown(state, batch)}
        whisper(seat, "picked", args, batch, log)


# --- closing and dropping -----------------------------------------------------------------------


def why_not_batch(state: State, seat: i64, batch: Batch, adding: bool) -> Refusal | None:
    """M4.10 As soon as the price is covered nothing is added any more: the surplus would be lost."""
    if adding and still_missing(state, batch) == 0:
        return Refusal("M4.10", "price-is-covered")
    return None


def drop(state: State, seat: i64, batch: Batch, log: Log) -> None:
    """M4.10 As if nothing had happened; it is not named again before something has been done."""
    if log.listening:
        args: Plain = {"seat": seat, "card": thing_name(state, batch.thing)}
        whisper(seat, "dropped", args, batch, log)
    state.dropped |= BIT[batch.thing]
    state.batch = None
    state.phase = TURN


def flip_batch(state: State, seat: i64, batch: Batch) -> None:
    """M4.1, M4.2 Closing flips every group that was added, and discards."""
    player = state.seats[seat]
    for group in batch.groups:
        if group > CITY:
            state.flipped[group - FIRST_FREE] = 1
            continue
        if group == CITY:
            player.city_flipped = True
        else:
            state.land_flipped[group] = 1
        for figure in player.figures:
            if state.post[figure] == group:
                state.flipped[figure] = 1
    for kind in range(KINDS):
        count = batch.discards[kind]
        if count > 0:
            player.hand[kind] -= count
            player.cards -= count
            state.out[kind] += count


def paid_with(batch: Batch) -> Plain:
    """For the log: what a closed batch was made of."""
    cards = [CARDS[kind] for kind in range(KINDS) for _ in range(batch.discards[kind])]
    return {"pieces": [GROUP_NAMES[group] for group in batch.groups], "cards": cards}
