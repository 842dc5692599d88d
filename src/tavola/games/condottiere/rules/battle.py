"""D4 A battle: on a turn a player plays one card or passes."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Phase, Plain, Refusal
from tavola.games.condottiere.data import BISHOP, CARDS, KINDS, SCARECROW, SURRENDER
from tavola.games.condottiere.events import OfCard
from tavola.games.condottiere.moves import PASS, PLAY, Pass, Play
from tavola.games.condottiere.rules.battle_end import end_battle, strongest
from tavola.games.condottiere.rules.cards import lay, scarecrow_has_a_choice
from tavola.games.condottiere.rules.course import not_now
from tavola.games.condottiere.state import BATTLE, TAKE_BACK, State


class Battle(Phase[State]):
    """D4.1 One card from the hand, any of them (D4.8), or pass (D4.4)."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        hand = state.seats[seat].hand
        moves: list[Move] = []
        for kind in range(KINDS):
            if hand[kind] > 0:
                moves.append(PLAY[kind])
        moves.append(PASS)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Play):
            if state.seats[seat].hand[move.card] == 0:
                return Refusal("D4.1", "not-in-hand", {"card": CARDS[move.card]})
            return None
        return None if isinstance(move, Pass) else not_now(move)

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        acting: Plain = {"seat": state.acting}
        if 0 <= seat < state.players:
            player = state.seats[seat]
            if player.cards == 0:
                return Refusal("D4.7", "out-of-cards", acting)
            if player.out:
                return Refusal("D4.2", "has-passed", acting)
        return Refusal("D3.3", "not-your-turn", acting)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Play):
            play_card(state, seat, move.card, chance, log)
        else:
            pass_turn(state, seat, chance, log)


def may_pass_freely(state: State, seat: i64) -> bool:
    """D4.5 The owner of a city that another attacks, until he has played a card.

    With `free_pass_in_own_city` also the owner who has named the city himself.
    """
    if state.owner[state.city] != seat or state.seats[seat].played > 0:
        return False
    return state.pawn != seat or state.free_pass_in_own_city


def play_card(state: State, seat: i64, card: i64, chance: Chance, log: Log) -> None:
    """D4.1 Lay one card; surrender and bishop end the battle, a scarecrow may take one back."""
    player = state.seats[seat]
    lay(player, card)
    if log.listening:
        told: OfCard = {"seat": seat, "card": CARDS[card]}
        log.tell("played", told, reveals=True)
    if card == SURRENDER:
        end_battle(state, strongest(state), chance, log)  # D5.6
    elif card == BISHOP:
        end_battle(state, NOBODY, chance, log)  # D5.7
    elif card == SCARECROW and scarecrow_has_a_choice(player):
        state.phase = TAKE_BACK  # D5.5
    else:
        end_turn(state, seat, chance, log)


def pass_turn(state: State, seat: i64, chance: Chance, log: Log) -> None:
    """D4.2 Who passes is out; the owner by D4.5 stays in, unless he is the last (D4.6)."""
    free = may_pass_freely(state, seat) and not last_one_in(state, seat)
    if not free:
        state.seats[seat].out = True
    if log.listening:
        log.tell("waited" if free else "passed", {"seat": seat})
    end_turn(state, seat, chance, log)


def last_one_in(state: State, seat: i64) -> bool:
    """D4.3, D4.6 Whether all others are out."""
    for other in range(state.players):
        if other != seat and not state.seats[other].out:
            return False
    return True


def end_turn(state: State, seat: i64, chance: Chance, log: Log) -> None:
    """D4.7 Without cards he is out. Next is whoever is still in, maybe himself (D4.3), or D6.1."""
    if state.seats[seat].cards == 0:
        state.seats[seat].out = True
    following = state.after(seat)
    for _step in range(state.players):  # named: mypyc boxes every `_`
        if not state.seats[following].out:
            state.phase = BATTLE
            state.acting = following
            return
        following = state.after(following)
    end_battle(state, strongest(state), chance, log)
