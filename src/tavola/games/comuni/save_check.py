"""What every position fulfils: a written one that can't be is refused with the rule."""

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.comuni.data import (
    ARMIES,
    CARD_COUNT,
    CARDS,
    COLUMNS_IN_USE,
    DECK_OF,
    DECKS,
    EMPEROR,
    ENVOYS,
    FOUR,
    GOLD,
    HAND_LIMIT,
    HIGHEST,
    KINDS,
    PILGRIMS,
    VALUE,
)
from tavola.games.comuni.rules.envoys import has_to_withdraw
from tavola.games.comuni.rules.invasion import most_for
from tavola.games.comuni.rules.supply import supply_is_empty
from tavola.games.comuni.state import (
    BUILD,
    CHOOSE,
    DISCARD,
    IN_DECK,
    INVASION,
    OUTBID,
    OVER,
    PLEDGED,
    PLEDGES,
    REPAIR,
    Player,
    State,
)


def check(state: State) -> None:
    """Raises ValueError for the first thing that can't be."""
    check_comuni(state)
    check_board(state)
    check_pieces(state)
    check_turn(state)
    check_last_round(state)
    if state.phase == OVER or state.phase == INVASION:
        if state.acting != NOBODY:
            raise ValueError("acting: nobody acts alone in this phase")
    elif state.phase == OUTBID:
        if state.acting == NOBODY:
            raise ValueError("acting: somebody was outbid and must act (C3.2)")
    elif state.acting != state.turn:
        raise ValueError("acting: in this phase it is the one whose turn it is")
    if state.phase != INVASION:
        check_no_pledges(state)
    check_phase(state)
    reveal = state.revealed
    if reveal is not None and reveal.invader != last_invader(state):
        raise ValueError("last_invasion.invader: somebody else came last (C3.8, C6.3)")


def last_invader(state: State) -> i64:
    """C3.8, C6.3 Who came last; NOBODY, if none has come."""
    return EMPEROR if state.phase == OVER else state.deck - 1


def check_comuni(state: State) -> None:
    for seat in range(state.players):
        for other in range(seat):
            if state.seats[seat].comune == state.seats[other].comune:
                raise ValueError(f"players[{seat}].comune: somebody else has it (C2.4)")


def check_board(state: State) -> None:
    """C3.1, C3.3, C3.21 Envoys stand on cards, three of a player at most."""
    if state.supply[GOLD] < 0:
        raise ValueError("outbid_gold: more gold than there is (C1.3)")
    for column in range(COLUMNS_IN_USE[state.players]):
        if state.bidder[column] != NOBODY and state.is_empty(column):
            raise ValueError(f"columns[{column}]: an envoy on an empty column (C3.21)")
    for seat in range(state.players):
        out = state.envoys_out(seat)
        if state.phase == OUTBID and state.acting == seat:
            out += 1
        if out > ENVOYS:
            raise ValueError(f"columns: seat {seat} has only three envoys (C1.3)")


def in_order(state: State) -> list[int]:
    """C2.4 The seats by ascending comune."""
    return sorted(range(int(state.players)), key=lambda seat: int(state.seats[seat].comune))


def invasion_is_over(state: State, deck: i64) -> bool:
    """Whether the invasion of a deck has come, or can't come any more."""
    return deck < state.deck or (deck == EMPEROR and state.phase == OVER)


def check_pieces(state: State) -> None:
    """C3.7, C3.16, C3.18, C5.7 Nobody has what he can't have got yet."""
    for card in range(CARD_COUNT):
        if state.place[card] > IN_DECK and DECK_OF[card] > state.deck:
            raise ValueError(f"deck: {CARDS[card]} can't have been drawn yet (C3.7)")
    for token in range(2 * FOUR):
        if state.heroes[token] != NOBODY and not invasion_is_over(state, token // 2):
            raise ValueError(f"heroes.{DECKS[token // 2]}: that invasion is to come (C5.7)")
    for deck in range(FOUR):
        check_heroes(DECKS[deck], state.heroes[2 * deck], state.heroes[2 * deck + 1])
    for seat in range(state.players):
        check_city(seat, state.seats[seat], state.bonus_left)
    for kind in range(FOUR):
        if state.masters[kind] != NOBODY:
            check_master(state.seats[state.masters[kind]], kind)


def check_heroes(letter: str, higher: i64, lower: i64) -> None:
    """C5.7 Two tokens for two players, and nobody is second without a first."""
    if higher >= 0 and higher == lower:
        raise ValueError(f"heroes.{letter}: nobody earns both (C5.7)")
    if higher < 0 and lower != higher:
        raise ValueError(f"heroes.{letter}: the higher one is earned first (C5.7)")


def check_city(seat: i64, player: Player, bonus_left: i64) -> None:
    """C3.14 A kind is active by its building; C3.16 a bonus for each full section."""
    for kind in range(FOUR):
        if player.active[kind] != 0 and player.highest(kind) == 0:
            raise ValueError(f"players[{seat}].active: no {KINDS[kind]} building (C3.14)")
    full: i64 = 0
    bonus: i64 = 0
    for section in range(len(player.wall_height)):
        full += 1 if player.wall_height[section] == HIGHEST else 0
        bonus += player.wall_bonus[section]
    if bonus > full:
        raise ValueError(f"players[{seat}].walls: a bonus for no section of four (C3.16)")
    if bonus < full and bonus_left > 0:
        raise ValueError(f"players[{seat}].walls: no bonus for a section of four (C3.16)")


def check_master(player: Player, kind: i64) -> None:
    """C3.18 Two storeys for a free one; more points than such a building to take it."""
    points: i64 = 0
    for building in range(len(player.building_kind)):
        if player.building_kind[building] == kind:
            points += VALUE[player.building_height[building]]
    if player.highest(kind) < 2 and points <= VALUE[2]:
        raise ValueError(f"masters.{KINDS[kind]}: the holder has no building for it (C3.18)")


def emperor_came(state: State) -> bool:
    """C6.3 After the last turn of all."""
    return state.phase == OVER or (state.phase == INVASION and state.invader == EMPEROR)


def turns_of_this_round(state: State) -> int:
    """C2.6 How many of them have ended, if this is the first round."""
    return in_order(state).index(int(state.turn)) + (1 if emperor_came(state) else 0)


def check_turn(state: State) -> None:
    """C2.5, C3.20, C6.1, C6.6 Who has the captain, and how many turns have ended."""
    last = state.last_player != NOBODY
    if state.captain != (state.last_player if last else state.turn):
        raise ValueError("captain: is with whose turn it is (C3.20), at last with the last (C6.1)")
    if (state.turns - turns_of_this_round(state)) % state.players != 0:
        raise ValueError("turns: after so many it is somebody else's turn (C2.6)")
    if not last and state.turns >= state.round_limit * state.players:
        raise ValueError("turns: the limit of rounds was reached before (C6.6)")


def check_last_turns(state: State) -> None:
    """C6.1 Drawn in phase 2 of this turn; C6.2 then everybody once, that player last."""
    seat = state.turn
    for _ in range(state.last_turns - 1):
        seat = state.left_of(seat)
    if seat != state.last_player:
        raise ValueError("last_turns: the last one is the last player's (C6.2)")
    if emperor_came(state):
        if state.last_turns != 0:
            raise ValueError("last_turns: the emperor comes after them (C6.3)")
    elif state.last_turns == 0 and (
        state.by_limit
        or not (state.phase == BUILD or state.phase == DISCARD or state.phase == REPAIR)
    ):
        raise ValueError("last_turns: the last round has begun (C6.2)")


def check_last_round(state: State) -> None:
    """C6.1, C6.2 Deck D is empty exactly when somebody drew its last card."""
    empty = state.left_in_deck() == 0
    invaded = state.phase == INVASION and state.invader == state.deck
    if state.deck < EMPEROR and empty and not invaded:
        raise ValueError("decks: an empty deck brings its invasion at once (C3.8)")
    if state.deck == EMPEROR and empty and state.last_player == NOBODY:
        raise ValueError("last_player: somebody drew the last card (C6.1)")
    if state.by_limit:
        if state.last_player == NOBODY:
            raise ValueError("last_player: somebody ended the last round (C6.6)")
    elif state.last_player != NOBODY and not (state.deck == EMPEROR and empty):
        raise ValueError("last_player: there are still cards to draw (C6.1)")
    if state.last_turns > state.players or (state.last_turns > 0 and state.last_player == NOBODY):
        raise ValueError("last_turns: one for each player, once the last card is drawn (C6.2)")
    if state.last_player != NOBODY:
        check_last_turns(state)


def check_no_pledges(state: State) -> None:
    for seat in range(state.players):
        player = state.seats[seat]
        for cubes in player.pledge:
            if cubes != 0:
                raise ValueError(f"players[{seat}]: pledges are for invasions (C5.3)")
        if player.committed or player.asked != 0:
            raise ValueError(f"players[{seat}]: nobody commits but in an invasion (C5.3)")


def check_phase(state: State) -> None:
    """What each phase takes for granted."""
    phase = state.phase
    check_counters(state)
    player = state.seats[state.turn]
    if phase == OUTBID and has_to_withdraw(state, state.acting):
        raise ValueError("acting: has no pilgrim, or nowhere to go: nothing to decide (C3.22)")
    if phase == CHOOSE and (state.choices == 0 or supply_is_empty(state)):
        raise ValueError("choices: there is nothing to choose (C3.23)")
    if phase == BUILD and len(player.hand) == 0:
        raise ValueError("hand: there is nothing to build with (C3.11)")
    if phase == DISCARD and len(player.hand) <= HAND_LIMIT:
        raise ValueError("hand: there is nothing to discard (C3.17)")
    if phase == REPAIR and (player.plunder == 0 or player.resources[PILGRIMS] == 0):
        raise ValueError("plunder: there is nothing to repair, or no pilgrim for it (C3.19)")
    if phase == INVASION:
        check_invasion(state)
    if phase == OVER and (state.invader != EMPEROR or state.last_player == NOBODY):
        raise ValueError("phase: the emperor ends the game (C6.3)")


def check_counters(state: State) -> None:
    """What is counted in one phase is nothing in the others."""
    phase = state.phase
    if phase != OUTBID and state.outbid_gold != 0:
        raise ValueError("outbid_gold: nobody is outbid (C3.2)")
    if phase != CHOOSE and (state.choices != 0 or state.refill):
        raise ValueError("choices: only while resources are chosen (C3.23)")
    if phase != BUILD and (state.actions != 1 or state.storeys_laid + state.levels_laid != 0):
        raise ValueError("actions: they are counted while building (C3.27)")
    if state.storeys_laid > state.actions or state.levels_laid > state.actions:
        raise ValueError("actions: more was laid than there were actions (C3.27)")


def check_invasion(state: State) -> None:
    """C3.8, C6.3 It comes when it should; somebody has still to decide."""
    if state.invader == EMPEROR:
        if state.last_player == NOBODY or state.last_turns != 0:
            raise ValueError("invader: the emperor comes after the last round (C6.3)")
    elif state.invader != state.deck or state.left_in_deck() != 0:
        raise ValueError("invader: comes with the last card of the deck (C3.8)")
    deciding = False
    for seat in range(state.players):
        check_pledges(seat, state.seats[seat])
        if not state.seats[seat].committed:
            deciding = True
    if not deciding:
        raise ValueError("committed: somebody has still to decide (C5.3)")


def check_pledges(seat: i64, player: Player) -> None:
    """C5.3, C5.11 Pledges of what lies behind the screen, in the order of the questions."""
    for resource in range(FOUR):
        if player.free(resource) < 0:
            raise ValueError(f"players[{seat}]: more is pledged than there is (C5.11)")
    for question in range(PLEDGES):
        if PLEDGED[question] != ARMIES and player.pledge[question] % 2 != 0:
            raise ValueError(f"players[{seat}]: gold and pilgrims count by twos (C5.3)")
        if question >= player.asked and player.pledge[question] != 0:
            raise ValueError(f"players[{seat}].asked: this was answered already (C5.3)")
    if player.committed and player.asked != PLEDGES:
        raise ValueError(f"players[{seat}].asked: nothing more, once committed (C5.11)")
    if player.asked < PLEDGES and most_for(player, player.asked) == 0:
        raise ValueError(f"players[{seat}].asked: there is nothing for it (C5.3)")
