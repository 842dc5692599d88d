"""A position is written as data that a person can read."""

from tavola.core.game import NOBODY, Plain
from tavola.core.positions import or_none
from tavola.games.condottiere.data import CITIES
from tavola.games.condottiere.rules.setup import card_list
from tavola.games.condottiere.state import NO_CITY, PHASE_NAMES, Player, State


def save(state: State) -> Plain:
    """The undealt cards are not written: they are the rest of the deck."""
    return {
        "players": [save_player(player) for player in state.seats],
        "pawn": state.pawn,
        "phase": PHASE_NAMES[state.phase],
        "acting": or_none(state.acting),
        "city": None if state.city == NO_CITY else CITIES[state.city],
        "owners": {CITIES[c]: owner for c, owner in enumerate(state.owner) if owner != NOBODY},
        "aside": card_list(state.aside),
        "borders": "example" if state.example_borders else "board",
        "free_pass_in_own_city": state.free_pass_in_own_city,
        "round_limit": state.round_limit,
        "rounds": state.rounds,
        "idle_battles": state.idle_battles,
        "winner": or_none(state.winner),
    }


def save_player(player: Player) -> Plain:
    return {
        "hand": card_list(player.hand),
        "known": card_list(player.known),
        "army": card_list(player.army),
        "out": player.out,
    }
