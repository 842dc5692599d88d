"""M9 The end: defeat, siege, prestige."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Over, Refusal
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    FIGURE_KIND,
    KINDS,
    LAND_KIND,
    LAST_BUILDING_PLAYERS,
    PILES,
    SIEGE_TURNS,
    total,
)
from tavola.games.medievalia.events import Besieged, Defeated
from tavola.games.medievalia.moves import CITY
from tavola.games.medievalia.rules.zones import enemy_figures_in, garrisoned
from tavola.games.medievalia.state import (
    EMPTY_DECK,
    LAST_BUILDING,
    NOT_YET,
    NOWHERE,
    REASONS,
    State,
    no_cards,
    numbered,
    without_item,
)
from tavola.games.medievalia.state import (
    OVER as ENDED,
)

END_RULES: Final[tuple[str, ...]] = ("M9.1", "M9.1", "M9.3", "M9.2", "M9.2")  # by reason


def lose_figure(state: State, figure: i64) -> None:
    """M7.12 Out of play for good."""
    player = state.seats[state.owner[figure]]
    player.figures = without_item(player.figures, figure)
    state.out[FIGURE_KIND[figure]] += 1
    state.owner[figure] = NOBODY
    state.zone[figure] = NOWHERE
    state.post[figure] = -1
    state.flipped[figure] = 0
    state.damage[figure] = 0
    state.extra[figure] = 0
    state.marched[figure] = 0
    state.shifted[figure] = 0
    state.number = numbered(state.number, figure, 0)


def lose_building(state: State, land: i64, building: i64) -> None:
    """M7.12 Buildings, too."""
    state.built[land] &= ~BIT[building]
    state.given[land] &= ~BIT[building]
    state.out_buildings[building] += 1


def lose_land(state: State, land: i64) -> None:
    """M7.8 With its buildings; who was sent from it is free (M7.20)."""
    player = state.seats[state.land_owner[land]]
    for building in range(BUILDING_KINDS):
        if (state.built[land] & BIT[building]) != 0:
            lose_building(state, land, building)
    for figure in player.figures:
        if state.post[figure] == land:
            state.post[figure] = -1
    player.lands = without_item(player.lands, land)
    state.land_owner[land] = NOBODY
    state.land_flipped[land] = 0
    state.land_number = numbered(state.land_number, land, 0)
    state.out[LAND_KIND[land]] += 1


def defeat(state: State, seat: i64, reason: i64, log: Log) -> None:
    """M9.1, M9.4 All his cards leave the game at once. M9.5 Then the checks, in their order."""
    player = state.seats[seat]
    state.fallen += 1
    player.fell = state.fallen
    lands = player.lands[:]
    for land in lands:
        lose_land(state, land)
    figures = player.figures[:]
    for figure in figures:
        lose_figure(state, figure)
    for kind in range(KINDS):
        state.out[kind] += player.hand[kind]
    player.hand = no_cards()
    player.cards = 0
    player.city_flipped = False
    player.city_damage = 0
    player.siege = 0
    if log.listening:
        told: Defeated = {"seat": seat, "how": REASONS[reason]}
        log.tell("defeated", told, news=True)
    if one_side_left(state):
        end_game(state, reason, log)
    else:
        check_last_building(state, log)


def one_side_left(state: State) -> bool:
    """M9.1, M8.1 A side is beaten when all of it is defeated."""
    side: i64 = NOBODY
    for seat in range(state.players):
        if state.in_game(seat):
            if side != NOBODY and state.side(seat) != side:
                return False
            side = state.side(seat)
    return True


def buildings_for_sale(state: State) -> bool:
    for pile in range(PILES):
        if state.heights[pile] > 0:
            return True
    return False


def check_last_building(state: State, log: Log) -> None:
    """M9.2 With 3 or fewer players left, the game ends when no building is left."""
    if state.players_left() <= LAST_BUILDING_PLAYERS and not buildings_for_sale(state):
        end_game(state, LAST_BUILDING, log)


def check_empty_deck(state: State, log: Log) -> bool:
    """M9.2 After the turn in which the last card was drawn."""
    if state.left > 0:
        return False
    end_game(state, EMPTY_DECK, log)
    return True


def end_game(state: State, reason: i64, log: Log) -> None:
    """Over. What was in the air is dropped."""
    state.phase = ENDED
    state.acting = NOBODY
    state.reason = reason
    state.batch = None
    state.battle = None
    if log.listening:
        log.tell("over", {"how": REASONS[reason]}, reveals=True)


class GameOver(Over[State]):
    """M9 The rule by which it ended."""

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal(END_RULES[state.reason], "game-is-over")


def is_over(state: State) -> bool:
    return state.reason != NOT_YET


def besieged(state: State, seat: i64) -> bool:
    """M9.3 (a) enemy squires in his fief, (b) nothing of it held."""
    return enemy_figures_in(state, seat, seat) and is_open(state, seat)


def city_is_broken(state: State, seat: i64) -> bool:
    """M7.18, M9.1 Its own damage suffices: it falls unless somebody in it survives."""
    player = state.seats[seat]
    return player.fell == 0 and player.city_damage >= state.pack.city_defence


def is_open(state: State, seat: i64) -> bool:
    """M9.3 No territory left, or neither the city nor a territory garrisoned."""
    player = state.seats[seat]
    if len(player.lands) == 0:
        return True
    if garrisoned(state, seat, CITY):
        return False
    for land in player.lands:
        if garrisoned(state, seat, land):
            return False
    return True


def siege_check(state: State, seat: i64, log: Log) -> bool:
    """M9.3 At the start of his turn; whether he is defeated by it."""
    player = state.seats[seat]
    if not besieged(state, seat):
        if player.siege > 0 and log.listening:
            log.tell("siege-broken", {"seat": seat})
        player.siege = 0
        return False
    player.siege += 1
    if log.listening:
        told: Besieged = {"seat": seat, "count": player.siege, "limit": SIEGE_TURNS}
        log.tell("besieged", told)
    return player.siege >= SIEGE_TURNS


def buildings_of(state: State, seat: i64) -> i64:
    """M9.2 How many buildings the seat has in play."""
    count: i64 = 0
    for land in state.seats[seat].lands:
        built = state.built[land]
        for building in range(BUILDING_KINDS):
            if (built & BIT[building]) != 0:
                count += 1
    return count


def printed_output(state: State, seat: i64) -> i64:
    """M9.2 Printed on own cards in play, flipped or not, wherever they are; abilities aside."""
    player = state.seats[seat]
    if player.fell > 0:
        return 0
    count = total(state.pack.city_output, 0)
    for land in player.lands:
        count += total(state.pack.output, LAND_KIND[land])
        built = state.built[land]
        for building in range(BUILDING_KINDS):
            if (built & BIT[building]) != 0:
                count += total(state.pack.building_output, building)
    for figure in player.figures:
        count += total(state.pack.output, FIGURE_KIND[figure])
    return count
