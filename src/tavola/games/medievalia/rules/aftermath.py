"""M7.9, M7.10 Archers and priests after the damage, then the losses (steps 5 and 6)."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.medievalia.battle import Battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    BUILDINGS,
    FIGURE_NAMES,
    LAND_NAMES,
    ORDINARY,
    WALLS,
    buildings_list,
)
from tavola.games.medievalia.events import Killed
from tavola.games.medievalia.moves import CITY, PASS, Heal, Pass, Shoot
from tavola.games.medievalia.rules.abilities import (
    heal,
    is_doomed,
    legal_heals,
    legal_shots,
    shoot,
    why_not_heal,
    why_not_shot,
)
from tavola.games.medievalia.rules.combat import defenders, garrison
from tavola.games.medievalia.rules.course import finish_turn
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.rules.game_end import (
    city_is_broken,
    defeat,
    lose_building,
    lose_figure,
    lose_land,
)
from tavola.games.medievalia.rules.reports import Losses, tell_losses
from tavola.games.medievalia.state import ARCHERS, MILITARY, PRIESTS, State

# Step 5 asks, in this order (M7.9): the attacker's archers, the defenders' archers, the attacker's
# and his ally's priests, the defenders' priests. M8.4: the attacker's ally does not shoot; by
# option allied defenders don't, either.


def asked_seat(state: State, battle: Battle, number: i64) -> i64:
    """The seat of question 0 … 6; NOBODY where there is none. Archers are asked in 0 … 2."""
    if number == 0 or number == 3:
        return battle.attacker
    if number == 4:
        return state.ally(battle.attacker)
    if number < 3 and not state.shoots_out_of_turn():
        return NOBODY
    seats = defenders(state, battle)
    place = number - 1 if number < 3 else number - 5
    return seats[place] if place < len(seats) else NOBODY


def begin_aftermath(state: State, battle: Battle, log: Log) -> None:
    battle.asked = 0
    ask_next(state, battle, log)


class ArchersActing(Decision):
    """M7.9, M7.19 Each side uses as many as it wants, one after another."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        return legal_aftermath(state, seat)

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if isinstance(move, Shoot):
            return why_not_shot(state, seat, NOBODY, move.archer, move.figure)
        return Refusal("M7.9", "archers-first")

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        """M7.18 Nothing is taken away before step 6."""
        battle = state.open_battle()
        if isinstance(move, Shoot):
            shoot(state, move.archer, move.figure, log)
        else:
            pass_in_battle(state, battle, seat, log)
        ask_next(state, battle, log)


class PriestsActing(Decision):
    """M7.9 The same with healings, after all shots."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        return legal_aftermath(state, seat)

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if isinstance(move, Heal):
            return why_not_heal(state, seat, move.priest, move.figure)
        return Refusal("M7.9", "only-priests")

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        battle = state.open_battle()
        if isinstance(move, Heal):
            heal(state, move.priest, move.figure, log)
        else:
            pass_in_battle(state, battle, seat, log)
        ask_next(state, battle, log)


def legal_aftermath(state: State, seat: i64) -> list[Move]:
    """M7.9 Shots or healings, or no more."""
    moves: list[Move] = []
    if state.phase == ARCHERS:
        legal_shots(state, seat, NOBODY, moves)
    else:
        legal_heals(state, seat, moves)
    moves.append(PASS)
    return moves


def ask_next(state: State, battle: Battle, log: Log) -> None:
    """M7.9 Whoever can still do something."""
    while battle.asked < 7:
        seat = asked_seat(state, battle, battle.asked)
        if seat != NOBODY:
            state.phase = ARCHERS if battle.asked < 3 else PRIESTS
            if len(legal_aftermath(state, seat)) > 1:
                state.acting = seat
                return
        battle.asked += 1
    count_losses(state, battle, log)


def pass_in_battle(state: State, battle: Battle, seat: i64, log: Log) -> None:
    if log.listening:
        log.tell("no-shot" if state.phase == ARCHERS else "no-healing", {"seat": seat})
    battle.asked += 1


def count_losses(state: State, battle: Battle, log: Log) -> None:
    """M7.10, M7.18 Destroyed cards are discarded; then territories and the city; the turn ends."""
    losses = Losses(state, battle)
    for seat in range(state.players):
        figures = state.seats[seat].figures[:]
        for figure in figures:
            if is_doomed(state, figure):
                if log.listening:
                    told: Killed = {"seat": seat, "piece": FIGURE_NAMES[figure]}
                    log.tell("killed", told)
                    losses.add(state, battle, seat, [FIGURE_NAMES[figure]])
                lose_figure(state, figure)
                battle.army[figure] = 0
    if battle.zone < state.players:
        lose_walls(state, battle, losses, log)
        lose_lands(state, battle, losses, log)
    if log.listening:
        tell_losses(state, battle, losses, log)
    if battle.zone < state.players:
        lose_city(state, battle, log)
    finish_turn(state, log)


def lose_walls(state: State, battle: Battle, losses: Losses, log: Log) -> None:
    """M7.7 Military buildings whose damage reached their defence."""
    for land in state.seats[battle.zone].lands:
        walls = state.built[land] & WALLS
        if walls == 0:
            continue
        for building in range(ORDINARY, BUILDING_KINDS):
            lost = battle.wall_damage[building] >= state.pack.building_defence[building]
            if lost and (walls & BIT[building]) != 0:
                lose_building(state, land, building)
                if log.listening:
                    name = BUILDINGS[building]
                    log.tell("wall-lost", {"seat": battle.zone, "card": name})
                    losses.add(state, battle, battle.zone, [name])


def held(state: State, battle: Battle, post: i64) -> bool:
    """M7.18 Whether a figure at its post, or a military building, survives there."""
    if post != CITY and (state.built[post] & WALLS) != 0:
        return True
    return len(garrison(state, battle, post)) > 0


def lose_lands(state: State, battle: Battle, losses: Losses, log: Log) -> None:
    """M7.8, M7.18 With their buildings."""
    for land in battle.broken:
        if not held(state, battle, land):
            if log.listening:
                log.tell("land-lost", {"seat": battle.zone, "piece": LAND_NAMES[land]})
                lost = [LAND_NAMES[land], *buildings_list(state.built[land])]
                losses.add(state, battle, battle.zone, lost)
            lose_land(state, land)


def lose_city(state: State, battle: Battle, log: Log) -> None:
    """M9.1 Its player is defeated."""
    seat = battle.zone
    if city_is_broken(state, seat) and not held(state, battle, CITY):
        defeat(state, seat, MILITARY, log)
