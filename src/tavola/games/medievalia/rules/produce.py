"""M4, M5.1, M6.7 What groups give, and what artists double."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.data import (
    ARTIST,
    ARTIST_CARDS,
    BIT,
    BUREAUCRAT,
    CROP,
    FIGURE_KIND,
    GOLD_YIELD,
    LABOUR,
    LAND_KIND,
    LANDS,
    MERCHANT,
    ORDINARY,
    total,
)
from tavola.games.medievalia.moves import CITY, FIRST_FREE, FREE
from tavola.games.medievalia.state import State


def is_able(kind: i64) -> bool:
    """M6.9 Whose ability works in a batch."""
    return MERCHANT <= kind <= BUREAUCRAT


def can_flip(state: State, seat: i64, group: i64) -> bool:
    """M4.2, M4.4 Whether this is an unflipped group of the seat, at home (M7.2)."""
    if group < LANDS:
        return state.land_owner[group] == seat and state.land_flipped[group] == 0
    if group == CITY:
        return not state.seats[seat].city_flipped
    figure = group - FIRST_FREE
    return (
        state.owner[figure] == seat
        and state.zone[figure] == seat
        and state.post[figure] == FREE
        and state.flipped[figure] == 0
    )


def add_card(table: vec[i64], kind: i64, made: vec[i64]) -> None:
    """What a card prints."""
    first = 4 * kind
    for resource in range(4):
        made[resource] += table[first + resource]


def add_land(state: State, land: i64, made: vec[i64]) -> None:
    """M5.1 What a territory and its buildings print."""
    add_card(state.pack.output, LAND_KIND[land], made)
    built = state.built[land]
    if built != 0:
        for building in range(ORDINARY):
            if (built & BIT[building]) != 0:
                add_card(state.pack.building_output, building, made)


def add_output(state: State, seat: i64, group: i64, made: vec[i64]) -> None:
    """M4.9, M5.1, M5.2 What the whole group gives if every figure gives its labour."""
    if group > CITY:
        made[LABOUR] += state.pack.work[FIGURE_KIND[group - FIRST_FREE]]
        return
    if group == CITY:
        add_card(state.pack.city_output, 0, made)
    else:
        add_land(state, group, made)
    for figure in state.seats[seat].figures:
        if state.post[figure] == group and state.flipped[figure] == 0:
            made[labour_kind(state, figure)] += labour_of(state, figure)


def usual_output(state: State, seat: i64, post: i64) -> vec[i64]:
    """M5.1, M5.2 What a territory or the city gives in a turn with all that is on it, used or not.

    M7.1 Who has joined a flipped one does not produce there.
    """
    made = vec[i64]([i64(0)] * 4)
    used: i64 = 0
    if post == CITY:
        add_card(state.pack.city_output, 0, made)
        used = 1 if state.seats[seat].city_flipped else 0
    else:
        add_land(state, post, made)
        used = state.land_flipped[post]
    for figure in state.seats[seat].figures:
        if state.post[figure] == post and state.flipped[figure] == used:
            made[labour_kind(state, figure)] += labour_of(state, figure)
    return made


def can_work(state: State, seat: i64, figure: i64) -> bool:
    """M7.1, M7.2 Unflipped, at home, and not on flipped land."""
    if state.flipped[figure] != 0 or state.zone[figure] != seat:
        return False
    post = state.post[figure]
    if post < 0:
        return True
    if post == CITY:
        return not state.seats[seat].city_flipped
    return state.land_flipped[post] == 0


def potential(state: State, seat: i64, made: vec[i64]) -> i64:
    """All that the unflipped groups at home give together; besides, what abilities could add.

    The second, the returned number, is never too low and often too high.
    """
    player = state.seats[seat]
    for land in player.lands:
        if state.land_flipped[land] == 0:
            add_land(state, land, made)
    if not player.city_flipped:
        add_card(state.pack.city_output, 0, made)
    spare: i64 = 0
    for figure in player.figures:
        if not can_work(state, seat, figure):
            continue
        made[labour_kind(state, figure)] += labour_of(state, figure)
        kind = FIGURE_KIND[figure]
        if kind == ARTIST:
            spare += state.pack.artist_at_most
        elif is_able(kind):
            spare += GOLD_YIELD
    return spare


def gives_nothing(state: State, seat: i64, group: i64) -> bool:
    """M4.9 Nothing to be had from this group, and no ability in it (M4.12)."""
    if group <= CITY:
        return False
    kind = FIGURE_KIND[group - FIRST_FREE]
    return state.pack.work[kind] == 0 and not is_able(kind)


def add_able(state: State, seat: i64, group: i64, batch: Batch) -> None:
    """M4.3 The figures of the group that may choose their ability instead of their labour."""
    if group > CITY:
        if is_able(FIGURE_KIND[group - FIRST_FREE]):
            batch.able = append(batch.able, group - FIRST_FREE)
        return
    for figure in state.seats[seat].figures:
        if (
            state.post[figure] == group
            and state.flipped[figure] == 0
            and is_able(FIGURE_KIND[figure])
        ):
            batch.able = append(batch.able, figure)


def labour_of(state: State, figure: i64) -> i64:
    """M4.9 How many resources its labour is worth, wherever it is."""
    return state.pack.work[FIGURE_KIND[figure]]


def labour_kind(state: State, figure: i64) -> i64:
    """M4.9 … and of which kind."""
    post = state.post[figure]
    return LABOUR if post < 0 or post == CITY else CROP[LAND_KIND[post]]


# --- M6.7, M6.10: doubling ----------------------------------------------------------------------


def contains(items: vec[i64], item: i64) -> bool:
    for other in items:
        if other == item:
            return True
    return False


def gives_labour(state: State, batch: Batch, figure: i64) -> bool:
    """M4.3 Not who uses an ability in this batch."""
    kind = FIGURE_KIND[figure]
    if state.pack.work[kind] == 0 or state.flipped[figure] != 0:
        return False
    return not is_able(kind) or contains(batch.able, figure)


def workers(state: State, seat: i64, batch: Batch, group: i64, artist: i64) -> vec[i64]:
    """The figures of the group whose labour can be doubled, without abilities first."""
    found = vec[i64]()
    if group > CITY:
        figure = group - FIRST_FREE
        if figure != artist and gives_labour(state, batch, figure):
            found = append(found, figure)
        return found
    able = vec[i64]()
    for figure in state.seats[seat].figures:
        if state.post[figure] != group or figure == artist:
            continue
        if gives_labour(state, batch, figure):
            if is_able(FIGURE_KIND[figure]):
                able = append(able, figure)
            else:
                found = append(found, figure)
    for figure in able:
        found = append(found, figure)
    return found


def land_prints(state: State, group: i64) -> i64:
    """What the territory or city itself prints."""
    if group > CITY:
        return 0
    return (
        total(state.pack.city_output, 0)
        if group == CITY
        else total(state.pack.output, LAND_KIND[group])
    )


def printing_buildings(state: State, group: i64) -> i64:
    """The buildings of the group that print an output, a bit each."""
    found: i64 = 0
    if group < LANDS:
        for building in range(ORDINARY):
            if (state.built[group] & BIT[building]) != 0 and total(
                state.pack.building_output, building
            ) > 0:
                found |= BIT[building]
    return found


def producing_cards(state: State, seat: i64, batch: Batch, group: i64, artist: i64) -> i64:
    """M6.7 How many cards of the group give something that could be doubled."""
    count: i64 = len(workers(state, seat, batch, group, artist))
    if land_prints(state, group) > 0:
        count += 1
    printing = printing_buildings(state, group)
    for building in range(ORDINARY):
        if (printing & BIT[building]) != 0:
            count += 1
    return count


def double_land(state: State, batch: Batch, group: i64) -> None:
    if group == CITY:
        add_card(state.pack.city_output, 0, batch.made)
    else:
        add_card(state.pack.output, LAND_KIND[group], batch.made)


def double_building(state: State, batch: Batch, building: i64) -> None:
    add_card(state.pack.building_output, building, batch.made)


def double_figure(state: State, batch: Batch, figure: i64) -> None:
    """M6.10 A figure gives its 1 once more."""
    batch.made[labour_kind(state, figure)] += labour_of(state, figure)
    batch.cards = append(batch.cards, figure)


def double_without_choice(state: State, seat: i64, batch: Batch, group: i64, artist: i64) -> None:
    """M6.7 All cards of a small group; of a large one without buildings the best three."""
    left = ARTIST_CARDS
    if land_prints(state, group) > 0:
        double_land(state, batch, group)
        left -= 1
    printing = printing_buildings(state, group)
    for building in range(ORDINARY):
        if (printing & BIT[building]) != 0 and left > 0:
            double_building(state, batch, building)
            left -= 1
    for figure in workers(state, seat, batch, group, artist):
        if left > 0:
            double_figure(state, batch, figure)
            left -= 1
