"""A position is read from data. Nothing is drawn: what is not written follows from the rest."""

from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.core.positions import counts_of, index_of, need, seat_of
from tavola.games.condottiere.data import CARDS, CITIES, DECK
from tavola.games.condottiere.rules.cards import mercenaries_in
from tavola.games.condottiere.state import (
    LAY_ASIDE,
    NAME_CITY,
    NO_CITY,
    PHASE_NAMES,
    Player,
    State,
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
    phase: str = "name-city"
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


def read(saved: SavedState) -> State:
    """The position, not yet checked as a whole."""
    players = len(saved.players)
    state = State(players)
    state.example_borders = saved.borders == "example"
    state.free_pass_in_own_city = saved.free_pass_in_own_city
    state.round_limit = saved.round_limit
    state.seats = [read_player(player, f"players[{n}]") for n, player in enumerate(saved.players)]
    state.owner = vec[i64]([seat_of(saved.owners.get(c), players, f"owners.{c}") for c in CITIES])
    state.pawn = seat_of(saved.pawn, players, "pawn")
    state.phase = index_of(saved.phase, PHASE_NAMES, "phase", "phase")
    state.acting = seat_of(saved.acting, players, "acting")
    state.city = NO_CITY if saved.city is None else index_of(saved.city, CITIES, "city", "city")
    for name in saved.owners:
        index_of(name, CITIES, "owners", "city")
    state.aside = counts_of(saved.aside, CARDS, "aside", "card")
    state.undealt = rest_of_the_deck(state)
    state.rounds = saved.rounds
    state.idle_battles = saved.idle_battles
    state.winner = seat_of(saved.winner, players, "winner")
    if state.acting == NOBODY and state.phase == NAME_CITY:
        state.acting = state.pawn
    if state.phase == LAY_ASIDE:
        state.asked = (state.acting - state.pawn) % players + 1
    return state


def read_player(saved: SavedPlayer, place: str) -> Player:
    player = Player()
    player.hand = counts_of(saved.hand, CARDS, f"{place}.hand", "card")
    player.cards = len(saved.hand)
    player.known = counts_of(saved.known, CARDS, f"{place}.known", "card")
    player.army = counts_of(saved.army, CARDS, f"{place}.army", "card")
    player.played = len(saved.army)
    player.out = saved.out
    for kind, card in enumerate(CARDS):
        held = player.known[kind] <= player.hand[kind]
        need(held, f"{place}.known: more of {card} than in the hand")
    back = mercenaries_in(player.known) == len(saved.known)
    need(back, f"{place}.known: only mercenaries are ever taken back (D5.5)")
    return player


def rest_of_the_deck(state: State) -> vec[i64]:
    """D1.1 There are 96 cards, so many of each."""
    rest = DECK[:]
    for kind, card in enumerate(CARDS):
        for player in state.seats:
            rest[kind] -= player.hand[kind] + player.army[kind]
        rest[kind] -= state.aside[kind]
        need(rest[kind] >= 0, f"the deck has only {DECK[kind]} of {card} (D1.1)")
    return rest
