"""D2.3 What a seat may know, and the worlds that fit it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Plain
from tavola.games.condottiere.data import (
    CARDS,
    CITIES,
    CITY_COUNT,
    DECK,
    DRUMMER,
    GROUP_TO_WIN,
    HEROINE,
    KINDS,
    MERCENARIES,
    VALUE,
)
from tavola.games.condottiere.rules.battle import may_pass_freely
from tavola.games.condottiere.rules.cards import is_winter, mercenaries_in, strength
from tavola.games.condottiere.rules.game_end import cities_of, largest_group
from tavola.games.condottiere.state import BATTLE, PHASE_NAMES, TAKE_BACK, Player, State, no_cards


def look(state: State, seat: i64) -> Plain:
    """The table as this seat sees it; NOBODY is a spectator, who sees no hand."""
    winter = is_winter(state)
    in_battle = state.phase == BATTLE or state.phase == TAKE_BACK
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": min(state.rounds + 1, state.round_limit),
        "round_limit": state.round_limit,
        "borders": "example" if state.example_borders else "board",
        "group_to_win": GROUP_TO_WIN[state.players],
        "idle_battles": state.idle_battles,
        "pawn": state.pawn,
        "city": CITIES[state.city] if state.city >= 0 else None,
        "winter": winter,
        "owners": {
            CITIES[city]: (None if state.owner[city] == NOBODY else state.owner[city])
            for city in range(CITY_COUNT)
        },
        "players": [
            look_at_player(state, other, winter, in_battle) for other in range(state.players)
        ],
        "aside": counted(state.aside),
        "unseen": sum(state.undealt),
        "hand": counted(state.seats[seat].hand) if 0 <= seat < state.players else None,
    }


def look_at_player(state: State, seat: i64, winter: bool, in_battle: bool) -> Plain:
    """The public side of a player: hand size, known cards, army and what it is worth, cities."""
    player = state.seats[seat]
    return {
        "cards": player.cards,
        "known": counted(player.known),
        "army": counted(player.army),
        "strength": explain_strength(player, winter),
        "out": player.out and in_battle,
        "passes_freely": in_battle and not player.out and may_pass_freely(state, seat),
        "cities": cities_of(state, seat),
        "largest_group": largest_group(state, seat),
    }


def explain_strength(player: Player, winter: bool) -> Plain:
    """D5.8 as numbers: how the strength of an army comes about."""
    total: i64 = 0
    for kind in range(MERCENARIES):
        total += player.army[kind] * VALUE[kind]
    return {
        "total": strength(player, winter),
        "mercenaries": mercenaries_in(player.army),
        "sum": total,
        "drummer": player.army[DRUMMER] > 0,
        "heroines": player.army[HEROINE],
    }


def counted(cards: vec[i64]) -> Plain:
    """Cards by name with their number, those that are there."""
    return {CARDS[kind]: cards[kind] for kind in range(KINDS) if cards[kind] > 0}


def redeal_unknown(state: State, seat: i64, chance: Chance) -> State:
    """A world that fits what the seat knows: its own hand, all that lies open, known cards (D2.3).

    What it can't know is put together from the printed deck, never looked up in the others' hands.
    """
    world = state.clone()
    unknown = DECK[:]
    for kind in range(KINDS):
        unknown[kind] -= world.aside[kind]
        for other in range(world.players):
            player = world.seats[other]
            unknown[kind] -= player.army[kind]
            unknown[kind] -= player.hand[kind] if other == seat else player.known[kind]
    pool = vec[i64](capacity=96)
    for kind in range(KINDS):
        for _copy in range(unknown[kind]):
            pool = append(pool, kind)
    chance.shuffle("redeal", pool, CARDS)
    top: i64 = 0
    for other in range(world.players):
        if other == seat:
            continue
        player = world.seats[other]
        player.hand = player.known[:]
        missing = player.cards
        for kind in range(MERCENARIES):
            missing -= player.known[kind]
        for _card in range(missing):
            player.hand[pool[top]] += 1
            top += 1
    world.undealt = no_cards()
    for place in range(top, len(pool)):
        world.undealt[pool[place]] += 1
    return world
