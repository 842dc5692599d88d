"""M1.4 Zones in a view, and who stands in them."""

from typing import TypedDict

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.medievalia.data import CARDS, FIGURE_KIND, FIGURE_NAMES
from tavola.games.medievalia.moves import GROUP_NAMES
from tavola.games.medievalia.rules.abilities import capacity, is_doomed
from tavola.games.medievalia.rules.moving import moves_of
from tavola.games.medievalia.rules.zones import figures_in, lord, zone_name
from tavola.games.medievalia.state import State


class Figure(TypedDict):
    """A figure in play: defence with every +0/1 that it was given."""

    piece: str
    card: str
    zone: str
    post: str | None
    flipped: bool
    attack: int
    defence: int
    damage: int
    bears: int  # M7.7 how much more damage destroys it
    doomed: bool  # M7.7 only a priest can save it
    moves: int
    shifted: bool


class Host(TypedDict):
    """M7.7 What a player's figures in a zone come to."""

    seat: int
    attack: int
    defence: int


class Zone(TypedDict):
    """A part of the board, and who stands there; of a fief only strangers."""

    zone: str
    lord: int | None  # M1.4, M9.4 whose fief it is, as long as he is not defeated
    hosts: list[Host]


def look_at_zone(state: State, zone: i64) -> Zone:
    holder = lord(state, zone)
    return {
        "zone": zone_name(state, zone),
        "lord": None if holder == NOBODY else holder,
        "hosts": [
            look_at_host(state, seat, zone)
            for seat in range(state.players)
            if seat != zone and figures_in(state, seat, zone)
        ],
    }


def look_at_host(state: State, seat: i64, zone: i64) -> Host:
    attack: i64 = 0
    defence: i64 = 0
    for figure in state.seats[seat].figures:
        if state.zone[figure] == zone:
            attack += attack_value(state, figure)
            defence += defence_value(state, figure)
    return {"seat": seat, "attack": attack, "defence": defence}


def attack_value(state: State, figure: i64) -> i64:
    return state.pack.attack[FIGURE_KIND[figure]]


def defence_value(state: State, figure: i64) -> i64:
    """M5.7 With every +0/1 that it was given."""
    return state.pack.defence[FIGURE_KIND[figure]] + state.extra[figure]


def look_at_figure(state: State, figure: i64) -> Figure:
    kind = FIGURE_KIND[figure]
    post = state.post[figure]
    return {
        "piece": FIGURE_NAMES[figure],
        "card": CARDS[kind],
        "zone": zone_name(state, state.zone[figure]),
        "post": None if post < 0 else GROUP_NAMES[post],
        "flipped": state.flipped[figure] != 0,
        "attack": attack_value(state, figure),
        "defence": defence_value(state, figure),
        "damage": state.damage[figure],
        "bears": max(capacity(state, figure), 0),
        "doomed": is_doomed(state, figure),
        "moves": max(moves_of(figure) - state.marched[figure], 0),
        "shifted": state.shifted[figure] != 0,
    }
