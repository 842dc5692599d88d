"""M1.5 What a seat may know."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import Plain
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.battle import HELD, JOINED, NO_AIM, OPPOSED, UNDECIDED, Battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    BUILDINGS,
    CARDS,
    FIGURE_KIND,
    FIGURE_NAMES,
    FIGURES,
    KINDS,
    LAND_KIND,
    LAND_NAMES,
    PILES,
    RESOURCES,
    SIEGE_TURNS,
)
from tavola.games.medievalia.moves import CITY, GROUP_NAMES, TABLE
from tavola.games.medievalia.printed import look_at_cards
from tavola.games.medievalia.rules.combat import (
    attack_of,
    attack_on_attackers,
    attackers_in,
    defenders_in,
    root,
)
from tavola.games.medievalia.rules.formation import undecided
from tavola.games.medievalia.rules.game_end import buildings_of, printed_output
from tavola.games.medievalia.rules.movement import moves_of
from tavola.games.medievalia.rules.price import price_of, resource_list, still_missing, thing_name
from tavola.games.medievalia.rules.produce import potential
from tavola.games.medievalia.rules.setup import card_list
from tavola.games.medievalia.rules.targets import aiming
from tavola.games.medievalia.rules.zones import neighbours, zone_name, zones_in_play
from tavola.games.medievalia.state import (
    ANSWER,
    ARMIES,
    BATCH,
    DEFENCE,
    DOUBLE,
    MOVE,
    NO_FIGURE,
    PHASE_NAMES,
    PLACE,
    TARGETS,
    TURN,
    State,
)


def is_private(state: State) -> bool:
    """Whether what is under way is the active player's own business still (M4.10)."""
    phase = state.phase
    if phase == BATCH or phase == DOUBLE or phase == PLACE:
        batch = state.batch
        return batch is not None and not batch.asked
    return False


def look(state: State, seat: i64) -> Plain:
    """The table as this seat sees it; NOBODY is a spectator, who sees no hand."""
    own = seat == state.active
    private = is_private(state)
    phase = TURN if private and not own else state.phase
    batch = state.batch if own or not private else None
    battle = state.battle
    return {
        "phase": PHASE_NAMES[phase],
        "turn": state.turn,
        "active_seat": state.active,
        "alliance": state.alliance,
        "central_fief": state.central,
        "deck": state.left,
        "data_pack": state.pack.name,
        "reconstructed": state.pack.reconstructed[:],
        "siege_turns": SIEGE_TURNS,
        "printed": look_at_cards(state.pack),
        "piles": [look_at_pile(state, pile) for pile in range(PILES)],
        "zones": [
            {
                "zone": zone_name(state, zone),
                "adjacent": [
                    zone_name(state, other)
                    for other in zones_in_play(state)
                    if (neighbours(state, zone) & BIT[other]) != 0
                ],
            }
            for zone in zones_in_play(state)
        ],
        "players": [look_at_player(state, other) for other in range(state.players)],
        "out": counted(state.out),
        "out_buildings": {
            BUILDINGS[building]: state.out_buildings[building]
            for building in range(BUILDING_KINDS)
            if state.out_buildings[building] > 0
        },
        "piece": piece_in_question(state, phase),
        "army": aiming(battle) if battle is not None and phase == TARGETS else None,
        "card": None if batch is None else thing_name(state, batch.thing),
        "missing": None if batch is None else still_missing(state, batch),
        "batch": None if batch is None else look_at_batch(state, batch),
        "battle": None if battle is None else look_at_battle(state, battle),
        "returned": counted(state.returned) if own else None,
        "hand": counted(state.seats[seat].hand) if 0 <= seat < state.players else None,
    }


def piece_in_question(state: State, phase: i64) -> str | None:
    """The figure that something is asked about: where it goes, into which army, who was shot."""
    figure: i64 = NO_FIGURE
    battle = state.battle
    if phase == MOVE:
        figure = state.lifted
    elif phase == ANSWER:
        figure = state.target
    elif battle is not None and (phase == ARMIES or phase == DEFENCE):
        figure = undecided(state, battle, state.acting)
    elif phase == DOUBLE:
        batch = state.batch
        return None if batch is None else GROUP_NAMES[batch.picking]
    return None if figure == NO_FIGURE else FIGURE_NAMES[figure]


def look_at_pile(state: State, pile: i64) -> Plain:
    """M2.1 One face up, the others face down."""
    top = state.top(pile)
    return {
        "top": None if top < 0 else BUILDINGS[top],
        "below": max(state.heights[pile] - 1, 0),
    }


def look_at_player(state: State, seat: i64) -> Plain:
    """The public side of a player."""
    player = state.seats[seat]
    made = vec[i64]([i64(0)] * 4)
    if player.fell == 0:
        potential(state, seat, made)
    return {
        "cards": player.cards,
        "in_game": player.fell == 0,
        "siege": player.siege,
        "buildings": buildings_of(state, seat),
        "output": printed_output(state, seat),
        "left": {RESOURCES[resource]: made[resource] for resource in range(4)},
        "city": {
            "flipped": player.city_flipped,
            "damage": player.city_damage,
            "attack": state.pack.city_attack,
            "defence": state.pack.city_defence,
        },
        "lands": [
            {
                "piece": LAND_NAMES[land],
                "card": CARDS[LAND_KIND[land]],
                "flipped": state.land_flipped[land] != 0,
                "buildings": buildings_list(state.built[land]),
            }
            for land in player.lands
        ],
        "figures": [look_at_figure(state, figure) for figure in player.figures],
    }


def look_at_figure(state: State, figure: i64) -> Plain:
    kind = FIGURE_KIND[figure]
    post = state.post[figure]
    return {
        "piece": FIGURE_NAMES[figure],
        "card": CARDS[kind],
        "zone": zone_name(state, state.zone[figure]),
        "post": None if post < 0 else GROUP_NAMES[post],
        "flipped": state.flipped[figure] != 0,
        "attack": state.pack.attack[kind],
        "defence": state.pack.defence[kind] + state.extra[figure],
        "damage": state.damage[figure],
        "moves": max(moves_of(figure) - state.marched[figure], 0),
        "shifted": state.shifted[figure] != 0,
    }


def buildings_list(built: i64) -> list[str]:
    return [BUILDINGS[b] for b in range(BUILDING_KINDS) if (built & BIT[b]) != 0]


def look_at_batch(state: State, batch: Batch) -> Plain:
    """M4.10 What has been added, and how far it goes."""
    price: list[str] = []
    if batch.thing != DECK_CARD:
        price = resource_list(price_of(state, state.active, batch.thing))
    return {
        "thing": thing_name(state, batch.thing),
        "pile": batch.thing - FIRST_PILE + 1 if FIRST_PILE <= batch.thing < DECK_CARD else None,
        "price": price,
        "groups": [GROUP_NAMES[group] for group in batch.groups],
        "made": {RESOURCES[resource]: batch.made[resource] for resource in range(4)},
        "changed": batch.changed,
        "off": batch.off,
        "discards": card_list(batch.discards),
        "help": {RESOURCES[resource]: batch.help[resource] for resource in range(4)},
        "given": batch.given,
        "missing": still_missing(state, batch),
        "asked": batch.asked,
        "added": [TABLE.moves[index].text for index in batch.added],
    }


def aim_text(aim: i64) -> str | None:
    """What an attacking army aims at."""
    if aim == NO_AIM:
        return None
    if aim == OPPOSED:
        return "opposed"
    if aim == HELD:
        return "hold"
    return f"join {JOINED - aim}" if aim <= JOINED else GROUP_NAMES[aim]


def look_at_battle(state: State, battle: Battle) -> Plain:
    """M7 All of it is public."""
    return {
        "zone": zone_name(state, battle.zone),
        "attacker": battle.attacker,
        "enemy": battle.enemy,
        "armies": battle.armies,
        "sent": {
            FIGURE_NAMES[figure]: battle.army[figure]
            for figure in range(FIGURES)
            if battle.army[figure] > 0
        },
        "undecided": [
            FIGURE_NAMES[figure] for figure in range(FIGURES) if battle.army[figure] == UNDECIDED
        ],
        "aims": [aim_text(battle.aim[army]) for army in range(1, battle.armies + 1)],
        "combats": [
            look_at_combat(state, battle, army)
            for army in range(1, battle.armies + 1)
            if root(battle, army) == army
        ],
        "left": battle.left,
        "ordering": battle.combat,
        "walls": {
            BUILDINGS[building]: battle.wall_damage[building]
            for building in range(BUILDING_KINDS)
            if battle.wall_damage[building] > 0
        },
        "broken": [LAND_NAMES[land] for land in battle.broken],
    }


def look_at_combat(state: State, battle: Battle, combat: i64) -> Plain:
    """Who fights whom, and with how much."""
    attackers = attackers_in(state, battle, combat)
    opponents = defenders_in(state, battle, combat)
    aim = battle.aim[combat]
    return {
        "army": combat,
        "attackers": [FIGURE_NAMES[figure] for figure in attackers],
        "defenders": [FIGURE_NAMES[figure] for figure in opponents],
        "target": GROUP_NAMES[aim] if 0 <= aim <= CITY else None,
        "attack": attack_of(state, attackers),
        "counter": attack_on_attackers(state, battle, combat),
    }


def counted(cards: vec[i64]) -> Plain:
    """Cards by name with their number, those that are there."""
    return {CARDS[kind]: cards[kind] for kind in range(KINDS) if cards[kind] > 0}
