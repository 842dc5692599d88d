"""C3.7 Phase 2: the empty places are filled, and the last card of a deck brings an invasion."""

from mypy_extensions import i64

from tavola.core.game import Log
from tavola.games.comuni.data import CARDS, COLUMNS_IN_USE, DECKS, EMPEROR, NO_CARD
from tavola.games.comuni.rules.invasion import begin_invasion
from tavola.games.comuni.state import (
    BUILD,
    INVASION,
    ON_DISPLAY,
    REFILL_ON,
    TURN_END,
    State,
)


def refill(state: State, log: Log) -> None:
    """C3.7 Leftmost column first. C3.8 The last card of deck A, B or C interrupts at once.

    C3.24 It does so even if it filled the last place, and two decks never run out in one refill.
    """
    resumed = state.phase == REFILL_ON
    for column in range(COLUMNS_IN_USE[state.players]):
        drawn = False
        for place in range(state.pack.first[column], state.pack.first[column + 1]):
            if state.display[place] != NO_CARD or state.left_in_deck() == 0:
                continue  # C3.8 filled after the invasion; C6.4 after deck D it stays empty
            fill_place(state, place, column)
            drawn = True
        if drawn:
            tell_filled(state, column, log)
            if state.left_in_deck() == 0:
                last_card(state, log)
            if state.phase == INVASION:
                return
    # C3.9, C3.25: the rest of the turn is lost only if an invasion interrupted it.
    state.phase = TURN_END if resumed and state.end_turn else BUILD


def claim_draws_last_card(state: State, seat: i64) -> bool:
    """C3.8 Whether a claim of this seat now would be followed by the last card of the deck."""
    if state.last_turns > 0 or state.left_in_deck() == 0:
        return False  # C6.2, C6.4
    empty: i64 = 0
    for column in range(COLUMNS_IN_USE[state.players]):
        empty += state.pack.places[column]
        if state.bidder[column] != seat:
            empty -= state.cards_in(column)
    return empty >= state.left_in_deck()


def fill_place(state: State, place: i64, column: i64) -> None:
    """C2.3, C3.7 The top card of the current deck; the marker moves with it."""
    card = state.decks[state.deck][state.drawn]
    state.drawn += 1
    state.display[place] = card
    state.place[card] = ON_DISPLAY
    state.holder[card] = column


def last_card(state: State, log: Log) -> None:
    """C3.8 An invasion at once; C6.1 but the last card of deck D only announces the emperor."""
    if state.deck < EMPEROR:
        begin_invasion(state, state.deck, log)
        return
    state.last_player = state.turn
    if log.listening:
        log.tell("last-card", {"seat": state.turn})


def tell_filled(state: State, column: i64, log: Log) -> None:
    """C1.4 Everybody sees the new cards."""
    if log.listening:
        first, after = state.pack.first[column], state.pack.first[column + 1]
        cards = [state.display[p] for p in range(first, after) if state.display[p] != NO_CARD]
        log.tell(
            "filled",
            {
                "column": column + 1,
                "cards": [CARDS[card] for card in cards],
                "deck": DECKS[state.deck],
                "left": state.left_in_deck(),
            },
            reveals=True,
            news=True,
        )
