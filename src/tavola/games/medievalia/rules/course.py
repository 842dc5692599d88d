"""M3.1, M3.4 How a turn begins and ends."""

from mypy_extensions import i64

from tavola.core.game import Log, Plain
from tavola.games.medievalia.data import CARDS, LANDS
from tavola.games.medievalia.rules.game_end import (
    check_empty_deck,
    defeat,
    is_over,
    siege_check,
)
from tavola.games.medievalia.state import (
    EXCHANGE,
    NO_FIGURE,
    SIEGE,
    TURN,
    State,
)


def begin_turn(state: State, seat: i64, log: Log) -> None:
    """M3.1 Siege check; all own cards are turned back; the exchange of M2.4; one card is drawn."""
    while True:
        state.active = seat
        if log.listening:
            # Nobody takes back what he did before: the player may already be at his secret choices.
            told: Plain = {"seat": seat, "turn": state.turn, "left": state.left}
            log.tell("turn", told, reveals=True)
        if not siege_check(state, seat, log):
            break
        defeat(state, seat, SIEGE, log)  # M9.3, M9.4: he neither draws nor plays
        if is_over(state):
            return
        seat = next_player(state, seat)
        state.turn += 1
    turn_back(state, seat)
    state.dropped = 0
    state.unhelpful = False
    state.lifted = NO_FIGURE
    state.acting = seat
    player = state.seats[seat]
    if player.fresh:
        player.fresh = False
        state.phase = EXCHANGE
    else:
        draw_first_card(state, log)


def turn_back(state: State, seat: i64) -> None:
    """M3.1, M4.1 All own cards face up again; all figures fresh to move (M7.2, M3.5)."""
    player = state.seats[seat]
    player.city_flipped = False
    for land in player.lands:
        state.land_flipped[land] = 0
    for figure in player.figures:
        state.flipped[figure] = 0
        state.marched[figure] = 0
        state.shifted[figure] = 0


def draw_first_card(state: State, log: Log) -> None:
    """M3.1 One card, which is not optional; then the turn is his."""
    draw(state, state.active, log)
    state.phase = TURN
    state.acting = state.active


def draw(state: State, seat: i64, log: Log) -> i64:
    """The top card of the deck into the hand."""
    state.left -= 1
    card = state.deck[state.left]
    player = state.seats[seat]
    player.hand[card] += 1
    player.cards += 1
    if log.listening:
        log.tell("drew", {"seat": seat, "left": state.left}, reveals=True)
        log.whisper(seat, "drew-card", {"card": CARDS[card]}, news=True)
    return card


def act_done(state: State) -> None:
    """M3.5, M4.10 Something has been done: figures may shift again, things may be named again."""
    state.dropped = 0
    for figure in state.seats[state.active].figures:
        state.shifted[figure] = 0


def next_player(state: State, seat: i64) -> i64:
    """M3.4 Clockwise; defeated players are skipped."""
    following = state.next_seat(seat)
    while not state.in_game(following):
        following = state.next_seat(following)
    return following


def finish_turn(state: State, log: Log) -> None:
    """M7.10 All damage goes away. M9.2 An empty deck ends the game; else the next one begins."""
    for player in state.seats:
        player.city_damage = 0
        for figure in player.figures:
            state.damage[figure] = 0
            state.extra[figure] = 0
    for land in range(LANDS):
        state.given[land] = 0
    state.battle = None
    if not is_over(state) and not check_empty_deck(state, log):
        seat = next_player(state, state.active)
        state.turn += 1
        begin_turn(state, seat, log)
