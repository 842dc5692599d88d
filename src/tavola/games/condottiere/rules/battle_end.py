"""D6 The end of a battle: the winner, marker and pawn; hands without mercenaries are laid aside."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Phase, Refusal
from tavola.games.condottiere.data import CITIES, KINDS
from tavola.games.condottiere.events import Fought, OfCity, Took, Won
from tavola.games.condottiere.moves import ASIDE, KEEP, Keep, LayAside
from tavola.games.condottiere.rules.cards import (
    IN_WINTER,
    counted,
    explain_strength,
    is_winter,
    mercenaries_in,
    strength,
)
from tavola.games.condottiere.rules.course import not_now
from tavola.games.condottiere.rules.game_end import check_victory
from tavola.games.condottiere.rules.round_end import go_on
from tavola.games.condottiere.rules.setup import card_list
from tavola.games.condottiere.state import LAY_ASIDE, State, no_cards


def strongest(state: State) -> i64:
    """D6.2 The single highest strength above 0; NOBODY on a tie or where nobody has strength."""
    winter = is_winter(state)
    best: i64 = 0
    winner: i64 = NOBODY
    for seat in range(state.players):
        power = strength(state.seats[seat], winter)
        if power > best:
            best = power
            winner = seat
        elif power == best:
            winner = NOBODY
    return winner


def end_battle(state: State, winner: i64, chance: Chance, log: Log) -> None:
    """D6.8 Marker, pawn, victory; then cards aside, hands aside, and on."""
    city = state.city
    if log.listening:
        tell_armies(state, winner, log)
    if winner != NOBODY:
        win_city(state, winner, city, log)
        if check_victory(state, winner, city, log):
            return
    else:
        keep_city(state, city, log)
    count_idle(state)
    clear_battle(state)
    state.phase = LAY_ASIDE
    state.asked = 0
    ask_next(state, chance, log)


def tell_armies(state: State, winner: i64, log: Log) -> None:
    """D6.2 How the armies stood when the battle ended; without a card there was nothing to see."""
    if all(player.played == 0 for player in state.seats):
        return
    winter = is_winter(state)
    strengths = [explain_strength(player, winter) for player in state.seats]
    best, second = sorted((one["total"] for one in strengths), reverse=True)[:2]
    told: Fought = {
        "city": CITIES[state.city],
        "seat": None if winner == NOBODY else winner,
        "best": best,
        "second": second,
        "winter": IN_WINTER if winter else None,
        "armies": [
            {"cards": counted(player.army), "strength": one}
            for player, one in zip(state.seats, strengths, strict=True)
        ],
    }
    log.tell("fought", told)


def win_city(state: State, winner: i64, city: i64, log: Log) -> None:
    """D6.3 The winner's marker on the city, the pawn to the winner."""
    former = state.owner[city]
    state.owner[city] = winner
    state.pawn = winner
    if log.listening:
        power = strength(state.seats[winner], is_winter(state))
        told: Won = {"seat": winner, "city": CITIES[city], "strength": power}
        if former == NOBODY or former == winner:
            log.tell("won-city", told)
        else:
            taken: Took = {**told, "former_seat": former}
            log.tell("took-city", taken)


def keep_city(state: State, city: i64, log: Log) -> None:
    """D6.4 No winner: an owner keeps his city and takes the pawn; else the pawn stays."""
    owner = state.owner[city]
    if owner != NOBODY:
        state.pawn = owner
    if log.listening:
        told: OfCity = {"city": CITIES[city], "seat": state.pawn}
        log.tell("no-winner" if owner == NOBODY else "owner-keeps", told)


def count_idle(state: State) -> None:
    """D7.4 Battles in a row in which not a single card was played."""
    for player in state.seats:
        if player.played > 0:
            state.idle_battles = 0
            return
    state.idle_battles += 1


def clear_battle(state: State) -> None:
    """D6.5 All cards played are laid aside until the round ends."""
    aside = state.aside
    for player in state.seats:
        if player.played > 0:
            army = player.army
            for kind in range(KINDS):
                aside[kind] += army[kind]
                army[kind] = 0
            player.played = 0


def ask_next(state: State, chance: Chance, log: Log) -> None:
    """D6.6 The next player with cards, clockwise from the pawn, keeps his hand or not."""
    while state.asked < state.players and state.with_cards() > 1:
        seat = (state.pawn + state.asked) % state.players
        state.asked += 1
        if state.seats[seat].cards > 0:
            state.acting = seat
            return
    state.asked = 0
    go_on(state, chance, log)


def may_lay_aside(state: State, seat: i64) -> bool:
    """D6.6 Only a hand without mercenaries."""
    return mercenaries_in(state.seats[seat].hand) == 0


class LayingAside(Phase[State]):
    """D6.6 Keep the hand; lay it aside if there is no mercenary in it."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        return [KEEP, ASIDE] if may_lay_aside(state, seat) else [KEEP]

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, LayAside):
            if may_lay_aside(state, seat):
                return None
            count = mercenaries_in(state.seats[seat].hand)
            return Refusal("D6.6", "holds-mercenaries", {"count": count})
        return None if isinstance(move, Keep) else not_now(move)

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("D6.6", "asked-in-turn", {"seat": state.acting})

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, LayAside):
            lay_aside(state, seat, log)
        else:
            keep_hand(seat, log)
        ask_next(state, chance, log)


def keep_hand(seat: i64, log: Log) -> None:
    """D6.6 Nothing is learnt from it: who holds a mercenary can only keep."""
    if log.listening:
        log.tell("kept", {"seat": seat})


def lay_aside(state: State, seat: i64, log: Log) -> None:
    """D6.6 The whole hand, openly."""
    player = state.seats[seat]
    if log.listening:
        log.tell("laid-aside", {"seat": seat, "cards": card_list(player.hand)}, reveals=True)
    for kind in range(KINDS):
        state.aside[kind] += player.hand[kind]
    player.hand = no_cards()
    player.cards = 0
