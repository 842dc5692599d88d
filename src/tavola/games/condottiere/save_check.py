"""What must be true of a position that somebody has written: ValueError says what is not."""

from tavola.core.game import NOBODY
from tavola.games.condottiere.data import BISHOP, GROUP_TO_WIN, SURRENDER
from tavola.games.condottiere.rules.cards import scarecrow_has_a_choice
from tavola.games.condottiere.rules.game_end import largest_group
from tavola.games.condottiere.rules.round_end import STANDSTILL
from tavola.games.condottiere.state import (
    BATTLE,
    LAY_ASIDE,
    NAME_CITY,
    NO_CITY,
    OVER,
    TAKE_BACK,
    Player,
    State,
)


def check(state: State) -> None:
    """Raises ValueError for the first thing that can't be."""
    check_end_of_the_game(state)
    if state.phase == OVER:
        if state.acting != NOBODY:
            raise ValueError("acting: nobody acts when the game is over")
        return
    if state.idle_battles == STANDSTILL and state.phase != LAY_ASIDE:
        raise ValueError("idle_battles: after three of them the round is over (D7.4)")
    if state.acting == NOBODY:
        raise ValueError("acting: somebody must act in this phase")
    if state.phase in (BATTLE, TAKE_BACK):
        check_battle(state, state.seats[state.acting])
    else:
        check_between_battles(state, state.seats[state.acting])


def check_end_of_the_game(state: State) -> None:
    """D8.1, D8.3 The game is over when somebody has won or the limit is reached, and only then."""
    needed = GROUP_TO_WIN[state.players]
    for seat in range(state.players):
        won = largest_group(state, seat) >= needed
        if won and seat != state.winner:
            raise ValueError(f"owners: seat {seat} has won with a group of {needed} (D8.1)")
        if not won and seat == state.winner:
            raise ValueError(f"winner: seat {seat} has no group of {needed} cities (D8.1)")
    if state.winner != NOBODY and state.phase != OVER:
        raise ValueError("winner: the game goes on in this phase")
    if state.winner == NOBODY and (state.rounds >= state.round_limit) != (state.phase == OVER):
        raise ValueError(
            f"rounds: the game is over after {state.round_limit} rounds, not before (D8.3)"
        )


def check_battle(state: State, actor: Player) -> None:
    if state.city == NO_CITY:
        raise ValueError("city: a battle is fought for a city (D3.1)")
    if actor.out:
        raise ValueError("acting: this player is out of the battle (D4.2)")
    if state.phase == BATTLE and actor.cards == 0:
        raise ValueError("acting: this player has no cards (D4.7)")
    for seat, player in enumerate(state.seats):
        if player.army[SURRENDER] > 0:
            raise ValueError(f"players[{seat}].army: a surrender has ended this battle (D5.6)")
        if player.army[BISHOP] > 0:
            raise ValueError(f"players[{seat}].army: a bishop has ended this battle (D5.7)")
        if player is not actor and player.cards == 0 and not player.out:
            raise ValueError(f"players[{seat}].out: who has no cards is out (D3.4, D4.7)")
    if state.phase == TAKE_BACK and not scarecrow_has_a_choice(actor):
        raise ValueError("army: a scarecrow and a mercenary must lie there (D5.5)")


def check_between_battles(state: State, actor: Player) -> None:
    if any(player.played for player in state.seats):
        raise ValueError("army: between battles no cards lie in the armies (D6.5)")
    if state.with_cards() < 2:
        raise ValueError("hand: at least two players hold cards between battles (D3.4, D6.6)")
    if state.phase == NAME_CITY and state.acting != state.pawn:
        raise ValueError("acting: the holder of the pawn names the city (D3.2)")
    if state.phase == LAY_ASIDE and actor.cards == 0:
        raise ValueError("acting: this player has no cards to lay aside (D6.6)")
