"""A position as data that a person can write (docs/positions.md)."""

from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Plain
from tavola.games.condottiere.data import BISHOP, CARDS, CITIES, DECK, GROUP_TO_WIN, SURRENDER
from tavola.games.condottiere.rules.cards import mercenaries_in, scarecrow_has_a_choice
from tavola.games.condottiere.rules.game_end import largest_group
from tavola.games.condottiere.rules.round_end import STANDSTILL
from tavola.games.condottiere.rules.setup import card_list
from tavola.games.condottiere.state import (
    BATTLE,
    LAY_ASIDE,
    NAME_CITY,
    NO_CITY,
    OVER,
    PHASE_NAMES,
    TAKE_BACK,
    Player,
    State,
    no_cards,
)

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]


class SavedPlayer(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str] = []
    known: list[str] = []
    army: list[str] = []
    out: bool = False


class SavedState(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[SavedPlayer], msgspec.Meta(min_length=2, max_length=6)]
    pawn: Seat
    phase: Literal["name-city", "battle", "take-back", "lay-aside", "over"] = "name-city"
    acting: Seat | None = None
    city: str | None = None
    owners: dict[str, Seat] = {}
    aside: list[str] = []
    borders: Literal["board", "example"] = "board"
    free_pass_in_own_city: bool = False
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 40
    rounds: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    idle_battles: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    winner: Seat | None = None


def save(state: State) -> Plain:
    """The undealt cards are not written: they are the rest of the deck."""
    return {
        "players": [
            {
                "hand": card_list(player.hand),
                "known": card_list(player.known),
                "army": card_list(player.army),
                "out": player.out,
            }
            for player in state.seats
        ],
        "pawn": state.pawn,
        "phase": PHASE_NAMES[state.phase],
        "acting": None if state.acting == NOBODY else state.acting,
        "city": None if state.city == NO_CITY else CITIES[state.city],
        "owners": {CITIES[c]: owner for c, owner in enumerate(state.owner) if owner != NOBODY},
        "aside": card_list(state.aside),
        "borders": "example" if state.example_borders else "board",
        "free_pass_in_own_city": state.free_pass_in_own_city,
        "round_limit": state.round_limit,
        "rounds": state.rounds,
        "idle_battles": state.idle_battles,
        "winner": None if state.winner == NOBODY else state.winner,
    }


def load(data: Plain) -> State:
    """Read a position; ValueError names the place of the first thing that can't be."""
    saved = msgspec.convert(data, SavedState)  # msgspec.ValidationError is a ValueError
    players = len(saved.players)
    state = State(players)
    state.example_borders = saved.borders == "example"
    state.free_pass_in_own_city = saved.free_pass_in_own_city
    state.round_limit = saved.round_limit
    state.seats = [_player(player, seat) for seat, player in enumerate(saved.players)]
    state.owner = vec[i64]([_seat(saved.owners.get(c), players, f"owners.{c}") for c in CITIES])
    state.pawn = _seat(saved.pawn, players, "pawn")
    state.phase = PHASE_NAMES.index(saved.phase)
    state.acting = _seat(saved.acting, players, "acting")
    state.city = NO_CITY if saved.city is None else _city(saved.city, "city")
    for name in saved.owners:
        _city(name, "owners")
    state.aside = _cards(saved.aside, "aside")
    state.undealt = _rest_of_the_deck(state)
    state.rounds = saved.rounds
    state.idle_battles = saved.idle_battles
    state.winner = _seat(saved.winner, players, "winner")
    if state.acting == NOBODY and state.phase == NAME_CITY:
        state.acting = state.pawn
    if state.phase == LAY_ASIDE:
        state.asked = (state.acting - state.pawn) % players + 1
    _check_phase(state)
    return state


def _player(saved: SavedPlayer, seat: int) -> Player:
    place = f"players[{seat}]"
    hand = _cards(saved.hand, f"{place}.hand")
    known = _cards(saved.known, f"{place}.known")
    army = _cards(saved.army, f"{place}.army")
    for kind, card in enumerate(CARDS):
        if known[kind] > hand[kind]:
            raise ValueError(f"{place}.known: more of {card} than in the hand")
    if mercenaries_in(known) != len(saved.known):
        raise ValueError(f"{place}.known: only mercenaries are ever taken back (D5.5)")
    player = Player()
    player.hand = hand
    player.cards = len(saved.hand)
    player.known = known
    player.army = army
    player.played = len(saved.army)
    player.out = saved.out
    return player


def _cards(names: list[str], place: str) -> vec[i64]:
    counts = no_cards()
    for name in names:
        if name not in CARDS:
            raise ValueError(f"{place}: no card {name!r}; the cards are {', '.join(CARDS)}")
        counts[CARDS.index(name)] += 1
    return counts


def _city(name: str, place: str) -> int:
    if name not in CITIES:
        raise ValueError(f"{place}: no city {name!r}; the cities are {', '.join(CITIES)}")
    return CITIES.index(name)


def _seat(seat: int | None, players: int, place: str) -> int:
    if seat is None:
        return NOBODY
    if seat >= players:
        raise ValueError(f"{place}: there is no seat {seat} with {players} players")
    return seat


def _rest_of_the_deck(state: State) -> vec[i64]:
    """D1.1 There are 96 cards, so many of each."""
    rest = DECK[:]
    for kind, card in enumerate(CARDS):
        for player in state.seats:
            rest[kind] -= player.hand[kind] + player.army[kind]
        rest[kind] -= state.aside[kind]
        if rest[kind] < 0:
            raise ValueError(f"the deck has only {DECK[kind]} of {card} (D1.1)")
    return rest


def _check_phase(state: State) -> None:
    """What each phase takes for granted."""
    _check_end_of_the_game(state)
    if state.phase == OVER:
        if state.acting != NOBODY:
            raise ValueError("acting: nobody acts when the game is over")
        return
    if state.idle_battles == STANDSTILL and state.phase != LAY_ASIDE:
        raise ValueError("idle_battles: after three of them the round is over (D7.4)")
    if state.acting == NOBODY:
        raise ValueError("acting: somebody must act in this phase")
    if state.phase in (BATTLE, TAKE_BACK):
        _check_battle(state, state.seats[state.acting])
    else:
        _check_between_battles(state, state.seats[state.acting])


def _check_end_of_the_game(state: State) -> None:
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


def _check_battle(state: State, actor: Player) -> None:
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


def _check_between_battles(state: State, actor: Player) -> None:
    if any(player.played for player in state.seats):
        raise ValueError("army: between battles no cards lie in the armies (D6.5)")
    if state.with_cards() < 2:
        raise ValueError("hand: at least two players hold cards between battles (D3.4, D6.6)")
    if state.phase == NAME_CITY and state.acting != state.pawn:
        raise ValueError("acting: the holder of the pawn names the city (D3.2)")
    if state.phase == LAY_ASIDE and actor.cards == 0:
        raise ValueError("acting: this player has no cards to lay aside (D6.6)")
