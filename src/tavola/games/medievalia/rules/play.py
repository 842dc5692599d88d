"""M5 What enters the game: territories, figures, buildings, cards of the deck."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_TOTAL,
    BUILDINGS,
    DECK,
    FIGURE_KIND,
    FIGURE_NAMES,
    FIRST_FIGURE,
    FIRST_LAND,
    LAND_KIND,
    LAND_KINDS,
    LAND_NAMES,
    MOST_BUILDINGS,
)
from tavola.games.medievalia.moves import FREE, PLACE, Place
from tavola.games.medievalia.rules.closing import flip_batch, paid_with
from tavola.games.medievalia.rules.course import act_done, draw
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.rules.game_end import buildings_of, check_last_building
from tavola.games.medievalia.rules.price import buildings_on, could_place, thing_name
from tavola.games.medievalia.rules.produce import contains
from tavola.games.medievalia.rules.telling import tell_owner
from tavola.games.medievalia.state import PLACE as PLACING
from tavola.games.medievalia.state import TURN, State, free_number, numbered, with_item


def close(state: State, seat: i64, batch: Batch, log: Log) -> None:
    """M4.10 Paid. A building first asks where it goes (M5.4), unless there is one place only."""
    if batch.thing < FIRST_PILE:
        close_card(state, seat, batch, log)
    elif batch.thing == DECK_CARD:
        close_draw(state, seat, batch, log)
    else:
        places = legal_places(state, seat, batch)
        if len(places) == 1:
            only = places[0]
            assert isinstance(only, Place)
            place(state, seat, batch, only.land, log)
            return
        state.phase = PLACING
        if log.listening:
            name = thing_name(state, batch.thing)
            args = {"seat": seat, "card": name}
            tell_owner(seat, "paid-building", {**args}, batch, log, shows=False)


def batch_over(state: State) -> None:
    """M3.5 A batch closed is an act."""
    state.batch = None
    state.phase = TURN
    state.acting = state.active
    act_done(state)


def close_card(state: State, seat: i64, batch: Batch, log: Log) -> None:
    """M5.1, M5.6 The card comes into play, unflipped (M4.1)."""
    flip_batch(state, seat, batch)
    card = batch.thing
    player = state.seats[seat]
    player.hand[card] -= 1
    player.cards -= 1
    piece = lay_land(state, seat, card) if card < LAND_KINDS else enter(state, seat, card)
    if log.listening:
        log.tell("played", {"seat": seat, "piece": piece, **paid_with(batch)}, reveals=True)
    batch_over(state)


def close_draw(state: State, seat: i64, batch: Batch, log: Log) -> None:
    """M4.8 One card from the deck."""
    flip_batch(state, seat, batch)
    if log.listening:
        log.tell("bought-card", {"seat": seat, **paid_with(batch)}, reveals=True)
    draw(state, seat, log)
    batch_over(state)


def lay_land(state: State, seat: i64, kind: i64) -> str:
    """M5.1 Into the own fief. Of equal cards the first one that is not in play is taken."""
    land = FIRST_LAND[kind]
    while state.land_owner[land] != NOBODY:
        land += 1
    state.land_owner[land] = seat
    state.land_flipped[land] = 0
    state.built[land] = 0
    state.given[land] = 0
    player = state.seats[seat]
    number = free_number(state.land_number, player.lands, LAND_KIND, kind)
    state.land_number = numbered(state.land_number, land, number)
    player.lands = with_item(player.lands, land)
    return LAND_NAMES[land]


def enter(state: State, seat: i64, kind: i64) -> str:
    """M5.6 Free in the own fief, unflipped."""
    figure = FIRST_FIGURE[kind]
    while state.owner[figure] != NOBODY:
        figure += 1
    state.owner[figure] = seat
    state.zone[figure] = seat
    state.post[figure] = FREE
    player = state.seats[seat]
    number = free_number(state.number, player.figures, FIGURE_KIND, kind)
    state.number = numbered(state.number, figure, number)
    player.figures = with_item(player.figures, figure)
    return FIGURE_NAMES[figure]


# --- M5.4: where a building goes ----------------------------------------------------------------


class Placing(Decision):
    """M5.4 An own territory, unflipped after the payment, with fewer than three buildings."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        return legal_places(state, seat, state.open_batch())

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if not isinstance(move, Place):
            return Refusal("M5.4", "place-it")
        land = move.land
        piece = {"piece": LAND_NAMES[land]}
        if state.land_owner[land] != seat:
            return Refusal("M5.4", "not-your-land", {**piece})
        if state.land_flipped[land] != 0 or contains(state.open_batch().groups, land):
            return Refusal("M5.4", "land-is-flipped", {**piece})
        if buildings_on(state, land) >= MOST_BUILDINGS:
            return Refusal("M5.4", "land-is-full", {**piece, "count": MOST_BUILDINGS})
        return None

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        assert isinstance(move, Place)
        place(state, seat, state.open_batch(), move.land, log)


def legal_places(state: State, seat: i64, batch: Batch) -> list[Move]:
    moves: list[Move] = []
    for land in state.seats[seat].lands:
        if could_place(state, seat, batch, land):
            moves.append(PLACE[land])
    return moves


def place(state: State, seat: i64, batch: Batch, land: i64, log: Log) -> None:
    """M5.3, M5.4 It stays there for good; the next of the pile is turned up at once."""
    flip_batch(state, seat, batch)
    pile = batch.thing - FIRST_PILE
    building = state.top(pile)
    state.heights[pile] -= 1
    state.piles[pile * BUILDING_TOTAL + state.heights[pile]] = -1
    state.built[land] |= BIT[building]
    if log.listening:
        args = {"seat": seat, "card": BUILDINGS[building], "piece": LAND_NAMES[land]}
        count = {"count": buildings_of(state, seat)}
        log.tell("built", {**args, **count, **paid_with(batch)}, reveals=True)
        following = state.top(pile)
        if following >= 0:
            turned: dict[str, object] = {"card": BUILDINGS[following], "pile": pile + 1}
            log.tell("turned-up", turned, reveals=True, news=True)
        else:
            log.tell("pile-empty", {"pile": pile + 1})
    batch_over(state)
    check_last_building(state, log)


def cards_in_play(state: State, kind: i64) -> i64:
    """How many territories or figures of a kind are on the table."""
    count: i64 = 0
    for number in range(DECK[kind]):
        if kind < LAND_KINDS:
            if state.land_owner[FIRST_LAND[kind] + number] != NOBODY:
                count += 1
        elif state.owner[FIRST_FIGURE[kind] + number] != NOBODY:
            count += 1
    return count
