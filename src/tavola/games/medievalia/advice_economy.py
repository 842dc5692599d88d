"""Advice for one's own turn at home: what to pay, with what, and where figures stand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, SILENT, Move
from tavola.games.medievalia.advice_values import (
    BUILDING,
    HAND_CARD,
    danger,
    fief_output,
    guard,
    horizon,
    land_value,
    more,
    skill,
)
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.data import (
    CARD_PRICE,
    CROP,
    EQUAL,
    FIGURE_KIND,
    KINDS,
    LABOUR,
    LAND_KIND,
    LAND_KINDS,
    ORDINARY,
    PEASANT,
    WALLS,
)
from tavola.games.medievalia.moves import (
    CITY,
    FREE,
    Ask,
    Close,
    Discard,
    Done,
    Drop,
    Flip,
    PickBuilding,
    PickFigure,
    PutBack,
)
from tavola.games.medievalia.rules.crafts import add_craft
from tavola.games.medievalia.rules.payment import add_group
from tavola.games.medievalia.rules.price import price_of, still_missing
from tavola.games.medievalia.rules.produce import add_output, potential
from tavola.games.medievalia.rules.zones import enemy_figures_in
from tavola.games.medievalia.state import BATCH, State

_NONE: Final[vec[i64]] = vec[i64]([i64(0)] * 4)
WASTE: Final = 0.3  # points for each resource lost
SPENT: Final = 0.04  # … and for each that is used
FLIPPED: Final = 0.02  # … and for each that a flipped group would have given
LAND_KEPT: Final = 0.15  # M5.4 an unflipped territory is needed for the building
# In points: a territory besides its output; the first ones also protect against a siege (M9.3).
NEW_LAND: Final = 0.35
FIRST_LANDS: Final = 0.8
FURTHER_LANDS: Final = 0.1
FEW_LANDS: Final[i64] = 3
# A figure for each territory that nobody guards, up to so many.
GUARD_WANTED: Final = 0.15
GUARDS_WANTED: Final[i64] = 3
# Of a card's worth: what it is worth in the hand, by itself, by what it would be in play, and
# what playing it costs.
KEPT: Final = 0.4
KEPT_FOR_PLAY: Final = 0.25
LEAVES_HAND: Final = 0.3
DISCARD: Final = 0.25  # … and for each card discarded
DRAWN: Final = 0.3  # M4.8 a card from the deck, for what is left over
NOT_ENOUGH: Final = -1.0
MILITARY: Final = 0.6  # M5.5 a military building guards
# A garrison: its share of what it guards, more in danger; who is not alone there adds less.
GUARDING: Final = 0.12
GUARDING_IN_DANGER: Final = 0.3
NOT_ALONE: Final = 0.2
CITY_STAKE: Final = 1.0
# What is done in a batch: pay at once, hardly ever give up; M4.7 a discard only if it is cheap.
PAY: Final = 5.0
GIVE_UP: Final = -3.0
DISCARD_NOW: Final = 0.35
DISCARD_KEPT: Final = 2.0
ABLE: Final = 0.3
IDLE_ABILITY: Final = -1.0
# M6.7 What is scarce first.
PICKED: Final = 0.1
PICKED_LAND: Final = 0.2
PICKED_BUILDING: Final = 0.3
ASK: Final = 0.8  # an ally who has enough for a card (M4.8), and one who has not
ASK_IN_VAIN: Final = -0.5
HELP: Final = 0.1  # M8.3 for each resource
HELP_WITH_CARDS: Final = -0.5
GUARDED_PLACE: Final = 0.1  # for each damage that the garrison bears, up to so many
GUARDED_WELL: Final[i64] = 5
EXCHANGED: Final = 0.1  # M2.4 for a hand with fewer than so many peasants and territories
CAN_BEGIN: Final[i64] = 3
# A building counts at the end only (M9.2), and what is built early is raided: the share of its
# points that it is worth, as the end comes nearer, grows up to this.
AT_THE_END: Final = 1.3
# M9.3 The only garrison while enemies stand in the fief: at first, and for each turn counted.
RELIEF: Final = 1.5
RELIEF_COUNTED: Final = 3.0


def card_value(state: State, seat: i64, made: vec[i64], kind: i64) -> float:
    """What a card of the main deck is worth in play."""
    value = 0.0
    if kind < LAND_KINDS:
        for resource in range(4):
            count = state.pack.output[4 * kind + resource]
            if count > 0:
                value += more(made, resource, count)
        lands: i64 = len(state.seats[seat].lands)
        value = (value + NEW_LAND) * horizon(state)
        value += FIRST_LANDS if lands < FEW_LANDS else FURTHER_LANDS
    else:
        value = best_work(state, seat, made, state.pack.work[kind]) * horizon(state) + skill(
            state, kind
        )
        value += GUARD_WANTED * float(min(unguarded(state, seat), GUARDS_WANTED))
    return value


def best_work(state: State, seat: i64, made: vec[i64], work: i64) -> float:
    """What one more worker brings where he is needed most."""
    if work == 0:
        return 0.0
    best = more(made, LABOUR, work)
    for land in state.seats[seat].lands:
        kind = LAND_KIND[land]
        best = max(best, more(made, CROP[kind], work))
    return best


def unguarded(state: State, seat: i64) -> i64:
    """How many own territories nobody guards."""
    count: i64 = 0
    for land in state.seats[seat].lands:
        if guard(state, seat, land) == 0:
            count += 1
    return count


def keep_value(state: State, seat: i64, made: vec[i64], kind: i64) -> float:
    """What a hand card is worth as it is: the better it would be in play, the more."""
    copies = state.seats[seat].hand[kind]
    in_play = KEPT_FOR_PLAY * card_value(state, seat, made, kind) / float(max(copies, 1))
    return HAND_CARD * KEPT + in_play


def weigh_thing(state: State, seat: i64, made: vec[i64], have: vec[i64], thing: i64) -> float:
    """What naming a thing would bring, less the discards that it would take."""
    needed: i64 = 0
    exchanged: i64 = 0
    if thing == DECK_CARD:
        needed = CARD_PRICE - (have[0] + have[1] + have[2] + have[3])
        return DRAWN if needed <= 0 and state.left > state.players else NOT_ENOUGH
    price = price_of(state, seat, thing)
    cost: i64 = 0
    for resource in range(4):
        rest = have[resource] - price[resource]
        cost += price[resource]
        if rest < 0:
            needed -= rest
        else:
            exchanged += rest // EQUAL
    needed = max(needed - exchanged, 0)
    if thing < KINDS:
        value = card_value(state, seat, made, thing) - LEAVES_HAND * HAND_CARD
    else:
        building = state.top(thing - FIRST_PILE)
        value = BUILDING * (AT_THE_END - horizon(state))
        if building >= ORDINARY:
            value += MILITARY
        for resource in range(4):
            count = state.pack.building_output[4 * building + resource]
            if count > 0:
                value += more(made, resource, count) * horizon(state)
    spent = float(cost - needed) * SPENT
    return value - spent - float(needed) * (HAND_CARD + DISCARD)


def available(state: State, seat: i64) -> vec[i64]:
    """What the unflipped groups still give in this turn."""
    have = _NONE[:]
    potential(state, seat, have)
    return have


# --- posts --------------------------------------------------------------------------------------


def post_value(state: State, seat: i64, made: vec[i64], figure: i64, post: i64) -> float:
    """What a figure of the fief is worth at a post: its labour there, and the guard."""
    work = state.pack.work[FIGURE_KIND[figure]]
    old = state.post[figure]
    if work > 0:
        take(made, old, -work)
    value = 0.0
    if post == FREE or post == CITY:
        value = more(made, LABOUR, work) if work > 0 else 0.0
    else:
        kind = LAND_KIND[post]
        if work > 0:
            value = more(made, CROP[kind], work)
    if work > 0:
        take(made, old, work)
    value *= horizon(state)
    if post >= 0:
        stake = CITY_STAKE if post == CITY else land_value(state, made, post)
        share = GUARDING + GUARDING_IN_DANGER * danger(state, seat)
        alone = alone_at(state, seat, figure, post)
        value += share * stake if alone else NOT_ALONE * share * stake
        value += relief(state, seat, figure, post)
    return value


def relief(state: State, seat: i64, figure: i64, post: i64) -> float:
    """M9.3 What the only garrison is worth while enemies stand in the fief: it breaks the siege."""
    if not enemy_figures_in(state, seat, seat):
        return 0.0
    player = state.seats[seat]
    if post == CITY and len(player.lands) == 0:
        return 0.0
    for land in player.lands:
        if (state.built[land] & WALLS) != 0:
            return 0.0
    for other in player.figures:
        if other != figure and state.post[other] >= 0:
            return 0.0
    return RELIEF + RELIEF_COUNTED * float(player.siege)


def take(made: vec[i64], post: i64, work: i64) -> None:
    if post == FREE or post == CITY:
        made[LABOUR] += work
    else:
        kind = LAND_KIND[post]
        made[CROP[kind]] += work


def alone_at(state: State, seat: i64, figure: i64, post: i64) -> bool:
    """Whether nobody else guards this post."""
    for other in state.seats[seat].figures:
        if other != figure and state.post[other] == post:
            return False
    return True


def best_post(state: State, seat: i64, made: vec[i64], figure: i64) -> float:
    """What the best internal move of a figure gains."""
    here = post_value(state, seat, made, figure, state.post[figure])
    best = max(
        post_value(state, seat, made, figure, FREE), post_value(state, seat, made, figure, CITY)
    )
    for land in state.seats[seat].lands:
        best = max(best, post_value(state, seat, made, figure, land))
    return best - here


# --- the batch ----------------------------------------------------------------------------------


def weigh_batch(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """M4.10 Whatever brings the price nearer and wastes least."""
    batch = state.batch
    assert batch is not None
    made = fief_output(state, seat)
    return [weigh_addition(state, seat, batch, made, move) for move in moves]


def weigh_addition(state: State, seat: i64, batch: Batch, made: vec[i64], move: Move) -> float:
    missing = still_missing(state, batch)
    if isinstance(move, Close):
        return PAY
    if isinstance(move, Drop):
        return GIVE_UP
    if isinstance(move, Ask):
        return ask_value(state, seat)
    if isinstance(move, Flip):
        after = batch.clone()
        add_group(state, seat, after, move.group, SILENT)
        output = _NONE[:]
        add_output(state, seat, move.group, output)
        size = output[0] + output[1] + output[2] + output[3]
        nearer = missing - still_missing(state, after)
        value = float(nearer) - WASTE * float(size - nearer) - FLIPPED * float(size)
        needs_land = FIRST_PILE <= batch.thing < DECK_CARD and move.group < CITY
        return value - LAND_KEPT if needs_land else value
    if isinstance(move, Discard):
        return DISCARD_NOW - DISCARD_KEPT * keep_value(state, seat, made, move.card)
    return weigh_ability(state, seat, batch, move, missing)


def weigh_ability(state: State, seat: i64, batch: Batch, move: Move, missing: i64) -> float:
    """M6 An ability instead of labour: only if it brings the price nearer."""
    after = batch.clone()
    add_craft(state, seat, after, move, SILENT)
    state.phase = BATCH  # doubling may have begun to ask which cards
    nearer = float(missing - still_missing(state, after))
    return nearer + ABLE if nearer > 0.0 else IDLE_ABILITY


def weigh_pick(state: State, seat: i64, move: Move) -> float:
    """M6.7 What is scarce first: buildings' output, then the land."""
    if isinstance(move, PickBuilding):
        return PICKED_BUILDING
    return PICKED if isinstance(move, PickFigure) else PICKED_LAND


def ask_value(state: State, seat: i64) -> float:
    """M8.3 An ally's cards are turned back before his own turn: his help costs him little."""
    ally = state.ally(seat)
    if ally == NOBODY:
        return NOT_ENOUGH
    have = available(state, ally)
    return ASK if have[0] + have[1] + have[2] + have[3] >= CARD_PRICE else ASK_IN_VAIN


def weigh_help(state: State, seat: i64, move: Move) -> float:
    """M8.6 Groups gladly, cards hardly ever."""
    if isinstance(move, Flip):
        output = _NONE[:]
        add_output(state, seat, move.group, output)
        return HELP * float(output[0] + output[1] + output[2] + output[3])
    return 0.0 if isinstance(move, Done) else HELP_WITH_CARDS


def weigh_place(state: State, seat: i64, land: i64) -> float:
    """M5.4 Where it is guarded best."""
    return GUARDED_PLACE * float(min(guard(state, seat, land), GUARDED_WELL))


def weigh_exchange(state: State, seat: i64, move: Move) -> float:
    """M2.4 Only a hand that can't begin."""
    if not isinstance(move, PutBack):
        return 0.0
    hand = state.seats[seat].hand
    good: i64 = hand[PEASANT]
    for kind in range(LAND_KINDS):
        good += hand[kind]
    return EXCHANGED if good < CAN_BEGIN and move.card > PEASANT else -EXCHANGED
