"""M7 What a battle tells: each combat as it is joined, and at the end what it cost."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import Log
from tavola.games.medievalia.battle import OPPOSED, Battle
from tavola.games.medievalia.data import FIGURE_NAMES, buildings_list
from tavola.games.medievalia.events import Combat, Fought
from tavola.games.medievalia.moves import CITY, GROUP_NAMES
from tavola.games.medievalia.rules.combat import (
    attack_of,
    attack_on_attackers,
    attackers_in,
    bears,
    defenders,
    defenders_in,
    root,
    walls_in,
)
from tavola.games.medievalia.rules.zones import zone_args
from tavola.games.medievalia.state import State


def tell_combats(state: State, battle: Battle, log: Log) -> None:
    """M7.7 Who strikes whom, with how much, before any of it is dealt."""
    for told in look_at_combats(state, battle):
        log.tell("combat", told)


def look_at_combats(state: State, battle: Battle) -> list[Combat]:
    return [
        combat_args(state, battle, combat)
        for combat in range(1, battle.armies + 1)
        if root(battle, combat) == combat
    ]


def combat_args(state: State, battle: Battle, combat: i64) -> Combat:
    aim = battle.aim[combat]
    attackers = attackers_in(state, battle, combat)
    others = defenders_in(state, battle, combat)
    against = figures_named(others) + buildings_list(walls_in(state, battle, combat))
    told: Combat = {
        "sort": "figures",
        "seat": battle.attacker,
        "pieces": figures_named(attackers),
        "other_pieces": against,
        "attack": attack_of(state, attackers),
        "counter": attack_on_attackers(state, battle, combat),
    }
    if aim == OPPOSED or aim > CITY:
        owners: list[int] = []
        for figure in others:
            if state.owner[figure] not in owners:
                owners.append(state.owner[figure])
        told["owner_seats"] = owners
    else:
        told["sort"] = "guarded" if against else "open"
        told["owner_seat"] = battle.zone
        told["piece"] = GROUP_NAMES[aim]
        told["bears"] = bears(state, battle, aim)
    return told


def figures_named(figures: vec[i64]) -> list[str]:
    return [FIGURE_NAMES[figure] for figure in figures]


@final
class Losses:
    """M7.10 What both sides lose, as it is counted."""

    def __init__(self, state: State, battle: Battle) -> None:
        self.combats = look_at_combats(state, battle)  # before anybody is taken away
        self.seats: list[int] = []  # of the attacker's side
        self.pieces: list[str] = []
        self.other_seats: list[int] = []
        self.other_pieces: list[str] = []

    def add(self, state: State, battle: Battle, seat: i64, pieces: list[str]) -> None:
        if state.side(seat) == battle.enemy:
            self.other_pieces += pieces
            if seat not in self.other_seats:
                self.other_seats.append(seat)
        else:
            self.pieces += pieces
            if seat not in self.seats:
                self.seats.append(seat)


def tell_losses(state: State, battle: Battle, losses: Losses, log: Log) -> None:
    """M7.10 The battle is over."""
    told: Fought = {
        "seat": battle.attacker,
        "enemy_seats": list(defenders(state, battle)),
        "seats": losses.seats,
        "pieces": losses.pieces,
        "other_seats": losses.other_seats,
        "other_pieces": losses.other_pieces,
        "combats": losses.combats,
    }
    log.tell("fought", {**told, **zone_args(state, battle.zone)})
