"""M6 Shots and healings: who can, and what they do."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.medievalia.data import (
    ARCHER,
    BIT,
    FIGURE_KIND,
    FIGURE_NAMES,
    FIGURES,
    LANDS,
    ORDINARY,
    PRIEST,
    WALLS,
)
from tavola.games.medievalia.moves import ARCHER_1, CITY, HEAL, PRIEST_1, SHOOT
from tavola.games.medievalia.rules.zones import flip_group, in_range
from tavola.games.medievalia.state import State


def at_post(state: State, figure: i64) -> bool:
    """M7.5 On a territory or in a city, and not sent out in a battle."""
    if state.post[figure] < 0:
        return False
    battle = state.battle
    return battle is None or battle.army[figure] <= 0


def capacity(state: State, figure: i64) -> i64:
    """How much more damage destroys it."""
    return state.pack.defence[FIGURE_KIND[figure]] + state.extra[figure] - state.damage[figure]


def is_doomed(state: State, figure: i64) -> bool:
    """M7.7, M7.11 Its damage reaches its defence: only a priest can save it."""
    return state.damage[figure] > 0 and capacity(state, figure) <= 0


def is_shielded(state: State, figure: i64) -> bool:
    """M6.2 In a city, or on a territory with a military building."""
    if not at_post(state, figure):
        return False
    post = state.post[figure]
    return post == CITY or (state.built[post] & WALLS) != 0


def could_hit(state: State, archer: i64, figure: i64) -> bool:
    """M6.2 An enemy in the same or an adjacent fief; from another fief not a shielded one."""
    here = state.zone[archer]
    there = state.zone[figure]
    if not state.enemies(state.owner[archer], state.owner[figure]):
        return False
    if here == there:
        return True
    return in_range(state, here, there) and not is_shielded(state, figure)


def could_heal(state: State, priest: i64, figure: i64) -> bool:
    """M6.1 Damage of another figure of the own side, in the same or an adjacent fief."""
    return (
        state.damage[figure] > 0
        and priest != figure
        and not state.enemies(state.owner[priest], state.owner[figure])
        and in_range(state, state.zone[priest], state.zone[figure])
    )


def has_fought(state: State, figure: i64) -> bool:
    """M7.9, M7.19 Who was in a combat of this battle."""
    battle = state.battle
    return battle is not None and battle.fought[figure] != 0


def far_from_battle(state: State, figure: i64) -> bool:
    """M7.9 In a battle only those in its zone or adjacent to it act."""
    battle = state.battle
    return battle is not None and not in_range(state, battle.zone, state.zone[figure])


def legal_shots(state: State, seat: i64, victim: i64, moves: list[Move]) -> None:
    """M6.2 All shots of the seat's unflipped archers; at one seat's figures, or at all enemies'."""
    for archer in state.seats[seat].figures:
        if FIGURE_KIND[archer] != ARCHER or state.flipped[archer] != 0:
            continue
        if has_fought(state, archer) or far_from_battle(state, archer):
            continue
        for other in range(state.players):
            if not state.enemies(seat, other) or (victim != NOBODY and other != victim):
                continue
            if not takes_part(state, other):
                continue
            for figure in state.seats[other].figures:
                if could_hit(state, archer, figure):
                    moves.append(SHOOT[FIGURES * (archer - ARCHER_1) + figure])


def takes_part(state: State, seat: i64) -> bool:
    """M7.19 In a battle only the two sides."""
    battle = state.battle
    if battle is None:
        return True
    side = state.side(seat)
    return side == battle.enemy or side == state.side(battle.attacker)


def legal_heals(state: State, seat: i64, moves: list[Move]) -> None:
    """M6.1 All healings by the seat's unflipped priests."""
    for priest in state.seats[seat].figures:
        if FIGURE_KIND[priest] != PRIEST or state.flipped[priest] != 0:
            continue
        if has_fought(state, priest) or far_from_battle(state, priest):
            continue
        for other in range(state.players):
            if state.enemies(seat, other):
                continue
            for figure in state.seats[other].figures:
                if could_heal(state, priest, figure):
                    moves.append(HEAL[FIGURES * (priest - PRIEST_1) + figure])


def why_not_shot(state: State, seat: i64, victim: i64, archer: i64, figure: i64) -> Refusal | None:
    """M6.2, M4.4 What stands in the way of a shot."""
    pieces = {"piece": FIGURE_NAMES[archer], "other_piece": FIGURE_NAMES[figure]}
    refusal = why_not_act(state, seat, archer)
    if refusal is not None:
        return refusal
    owner = state.owner[figure]
    if owner == NOBODY:
        return Refusal("M6.2", "not-in-play", {"piece": FIGURE_NAMES[figure]})
    if not state.enemies(seat, owner):
        return Refusal("M6.2", "no-enemy", {**pieces})
    if victim != NOBODY and owner != victim:
        return Refusal("M6.8", "only-at-the-active", {"seat": victim})
    if not takes_part(state, owner):
        return Refusal("M7.19", "third-side", {"piece": FIGURE_NAMES[figure]})
    if could_hit(state, archer, figure):
        return None
    if in_range(state, state.zone[archer], state.zone[figure]):
        return Refusal("M6.2", "is-shielded", {**pieces})
    return Refusal("M6.2", "out-of-range", {**pieces})


def why_not_heal(state: State, seat: i64, priest: i64, figure: i64) -> Refusal | None:
    """M6.1, M4.4 What stands in the way of a healing."""
    pieces = {"piece": FIGURE_NAMES[priest], "other_piece": FIGURE_NAMES[figure]}
    refusal = why_not_act(state, seat, priest)
    if refusal is not None:
        return refusal
    owner = state.owner[figure]
    if owner == NOBODY:
        return Refusal("M6.1", "not-in-play", {"piece": FIGURE_NAMES[figure]})
    if priest == figure:
        return Refusal("M6.1", "not-himself", {"piece": FIGURE_NAMES[priest]})
    if state.enemies(seat, owner):
        return Refusal("M6.1", "heals-own-side", {**pieces})
    if state.damage[figure] == 0:
        return Refusal("M6.1", "not-damaged", {"piece": FIGURE_NAMES[figure]})
    if could_heal(state, priest, figure):
        return None
    return Refusal("M6.1", "out-of-range", {**pieces})


def why_not_act(state: State, seat: i64, figure: i64) -> Refusal | None:
    """M4.4, M7.9 An own, unflipped figure near the battle that did not fight."""
    piece = {"piece": FIGURE_NAMES[figure]}
    if state.owner[figure] != seat:
        return Refusal("M6.8", "not-your-figure", {**piece})
    if state.flipped[figure] != 0:
        return Refusal("M4.4", "is-flipped", {**piece})
    if has_fought(state, figure):
        return Refusal("M7.9", "has-fought", {**piece})
    if far_from_battle(state, figure):
        return Refusal("M7.9", "far-from-battle", {**piece})
    return None


def flip_for_ability(state: State, figure: i64) -> None:
    """M4.12 The group flips; M7.9 in an army that did not fight, the whole army."""
    battle = state.battle
    if battle is None or battle.army[figure] <= 0:
        flip_group(state, figure)
        return
    army = battle.army[figure]
    for other in state.seats[state.owner[figure]].figures:
        if battle.army[other] == army:
            state.flipped[other] = 1


def save_by_building(state: State, figure: i64) -> None:
    """M5.7 A +0/1 not given yet goes by itself to the first figure that it saves from a shot."""
    post = state.post[figure]
    if capacity(state, figure) != 1 or not at_post(state, figure) or post >= LANDS:
        return
    unspent = state.built[post] & state.pack.bonus_buildings & ~state.given[post]
    for building in range(ORDINARY):
        if (unspent & BIT[building]) != 0:
            state.given[post] |= BIT[building]
            state.extra[figure] += state.pack.building_bonus[building]
            return


def shoot(state: State, archer: i64, figure: i64, log: Log) -> None:
    """M6.2 One damage."""
    flip_for_ability(state, archer)
    save_by_building(state, figure)
    state.damage[figure] += 1
    if log.listening:
        pieces = {"piece": FIGURE_NAMES[archer], "other_piece": FIGURE_NAMES[figure]}
        seats = {"seat": state.owner[archer], "owner_seat": state.owner[figure]}
        log.tell("shot", {**seats, **pieces})


def heal(state: State, priest: i64, figure: i64, log: Log, final: bool = False) -> None:
    """M6.1 One damage less. `final`: the active player goes on, maybe in secret."""
    flip_for_ability(state, priest)
    state.damage[figure] -= 1
    if log.listening:
        pieces = {"piece": FIGURE_NAMES[priest], "other_piece": FIGURE_NAMES[figure]}
        owners = {"seat": state.owner[priest], "owner_seat": state.owner[figure]}
        log.tell("healed", {**owners, **pieces}, reveals=final)
