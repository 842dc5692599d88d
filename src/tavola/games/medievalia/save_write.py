"""A position is written as data that a person can read."""

from mypy_extensions import i64

from tavola.core.game import Plain
from tavola.core.positions import or_none
from tavola.games.medievalia.batch import THINGS
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_TOTAL,
    BUILDINGS,
    CARDS,
    FIGURE_NAMES,
    LAND_NAMES,
    PILES,
    buildings_list,
)
from tavola.games.medievalia.moves import GROUP_NAMES
from tavola.games.medievalia.rules.setup import card_list
from tavola.games.medievalia.rules.zones import zone_name
from tavola.games.medievalia.save_underway import THING_NAMES, save_batch, save_battle
from tavola.games.medievalia.state import NO_FIGURE, PHASE_NAMES, REASONS, State


def save(state: State) -> Plain:
    """Cards out of the game are not written: they are the rest."""
    batch = state.batch
    battle = state.battle
    return {
        "players": [save_player(state, seat) for seat in range(state.players)],
        "active": state.active,
        "acting": or_none(state.acting),
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "data_pack": state.pack.name,
        "alliance": state.alliance,
        "central_fief": state.central,
        "allied_archers": state.allied_archers,
        "deck": [CARDS[state.deck[place]] for place in range(state.left)],
        "piles": [
            [BUILDINGS[state.piles[pile * BUILDING_TOTAL + n]] for n in range(state.heights[pile])]
            for pile in range(PILES)
        ],
        "returned": card_list(state.returned),
        "lifted": piece(state.lifted),
        "dropped": [THING_NAMES[t] for t in range(THINGS) if (state.dropped & BIT[t]) != 0],
        "unhelpful": state.unhelpful,
        "target": piece(state.target),
        "after": or_none(state.after),
        "reason": REASONS[state.reason],
        "batch": None if batch is None else save_batch(batch),
        "battle": None if battle is None else save_battle(state, battle),
    }


def piece(figure: i64) -> str | None:
    return None if figure == NO_FIGURE else FIGURE_NAMES[figure]


def save_player(state: State, seat: i64) -> Plain:
    player = state.seats[seat]
    return {
        "hand": card_list(player.hand),
        "lands": [
            {
                "piece": LAND_NAMES[land],
                "number": state.land_number[land],
                "flipped": state.land_flipped[land] != 0,
                "buildings": buildings_list(state.built[land]),
                "given": buildings_list(state.given[land]),
            }
            for land in player.lands
        ],
        "figures": [
            {
                "piece": FIGURE_NAMES[figure],
                "number": state.number[figure],
                "zone": zone_name(state, state.zone[figure]),
                "post": None if state.post[figure] < 0 else GROUP_NAMES[state.post[figure]],
                "flipped": state.flipped[figure] != 0,
                "damage": state.damage[figure],
                "extra": state.extra[figure],
                "marched": state.marched[figure],
                "shifted": state.shifted[figure] != 0,
            }
            for figure in player.figures
        ],
        "city_flipped": player.city_flipped,
        "city_damage": player.city_damage,
        "siege": player.siege,
        "fell": player.fell,
        "fresh": player.fresh,
    }
