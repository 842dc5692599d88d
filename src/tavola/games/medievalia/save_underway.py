"""What is under way in a saved position: a batch that is being paid, and a battle."""

from typing import Annotated, Final

import msgspec
from librt.vecs import append
from mypy_extensions import i64

from tavola.core.chance import NoChance
from tavola.core.game import SILENT, Plain
from tavola.core.positions import index_of, indices_of, need, seat_of, set_of
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch, new_batch
from tavola.games.medievalia.battle import HELD, JOINED, NO_AIM, OPPOSED, Battle, new_battle
from tavola.games.medievalia.data import (
    BUILDING_KINDS,
    BUILDINGS,
    CARDS,
    DECK,
    FIGURE_NAMES,
    FIGURES,
    FIRST_FIGURE,
    INFANTRY,
    KINDS,
    LAND_NAMES,
    RESOURCES,
    buildings_list,
)
from tavola.games.medievalia.moves import (
    GROUP_NAMES,
    TABLE,
    Discard,
    Double,
    Flip,
    Lower,
    PickBuilding,
    PickFigure,
    PickLand,
    Trade,
)
from tavola.games.medievalia.rules.damage import mark_fighters
from tavola.games.medievalia.rules.phases import PHASES
from tavola.games.medievalia.rules.price import price_of
from tavola.games.medievalia.rules.targets import why_not_aim
from tavola.games.medievalia.rules.zones import zone_name, zones_in_play
from tavola.games.medievalia.state import BATCH, DAMAGE, DOUBLE, NO_FIGURE, State

THING_NAMES: Final[tuple[str, ...]] = (*CARDS, "pile-1", "pile-2", "pile-3", "deck-card")
SPECIAL_AIMS: Final = {"": NO_AIM, "opposed": OPPOSED, "hold": HELD}

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
Small = Annotated[int, msgspec.Meta(ge=-1, le=60)]


def zone_of(state: State, name: str, place: str) -> int:
    zones = {zone_name(state, zone): zone for zone in zones_in_play(state)}
    need(name in zones, f"{place}: no zone {name!r}; there are {', '.join(zones)} (M1.4)")
    return zones[name]


# --- M4.10 a batch --------------------------------------------------------------------------------


class SavedBatch(msgspec.Struct, forbid_unknown_fields=True):
    thing: str
    pile: Annotated[int, msgspec.Meta(ge=1, le=3)] | None = None
    added: list[str] = []
    asked: bool = False
    help: dict[str, Count] = {}
    given: Count = 0
    helped: bool | None = None


def read_batch(state: State, saved: SavedBatch) -> None:
    """M4.10 The moves are made anew, and must have been allowed."""
    seat = state.active
    thing = thing_of(state, saved)
    batch = new_batch(thing, price_of(state, seat, thing))
    phase = state.phase
    state.batch = batch
    state.phase = BATCH
    for number, text in enumerate(saved.added):
        add_again(state, seat, text, f"batch.added[{number}]")
    picking = state.phase != BATCH
    need(picking == (phase == DOUBLE), "batch.added: cards are being picked, or not (M6.7)")
    state.phase = phase
    batch.asked = saved.asked
    for name, count in saved.help.items():
        batch.help[index_of(name, RESOURCES, "batch.help", "resource")] = count
    batch.given = saved.given
    batch.helped = saved.given > 0 or any(saved.help.values())
    told = saved.helped is None or saved.helped == batch.helped
    need(told, "batch.helped: exactly if something was added (M8.6)")


def thing_of(state: State, saved: SavedBatch) -> int:
    """M4.10 What the batch is to pay."""
    if saved.thing != "building":
        need(saved.pile is None, "batch.pile: for a building (M5.3)")
        names = (*CARDS, "deck-card")
        thing = index_of(saved.thing, names, "batch.thing", "card but these and 'building'")
        return int(DECK_CARD) if thing == KINDS else thing
    if saved.pile is None:
        raise ValueError("batch.pile: from which pile is the building (M5.3)?")
    need(state.top(saved.pile - 1) >= 0, "batch.pile: it is empty (M5.3)")
    return int(FIRST_PILE) + saved.pile - 1


def add_again(state: State, seat: i64, text: str, place: str) -> None:
    move = TABLE.parse(text)
    if move is None:
        raise ValueError(f"{place}: {text!r} is no move")
    adds = (Flip, Discard, Trade, Lower, Double, PickLand, PickBuilding, PickFigure)
    need(isinstance(move, adds), f"{place}: {text!r} adds nothing to a batch (M4.10)")
    refusal = PHASES[state.phase].why_not(state, seat, move)
    if refusal is not None:
        raise ValueError(f"{place}: {text!r} is not allowed ({refusal.rule})")
    PHASES[state.phase].apply(state, seat, move, NoChance(), SILENT)


def save_batch(batch: Batch) -> Plain:
    """What its owner added is written as his moves."""
    pile = FIRST_PILE <= batch.thing < DECK_CARD
    return {
        "thing": "building" if pile else THING_NAMES[batch.thing],
        "pile": batch.thing - FIRST_PILE + 1 if pile else None,
        "added": [TABLE.moves[index].text for index in batch.added],
        "asked": batch.asked,
        "help": {RESOURCES[r]: batch.help[r] for r in range(4) if batch.help[r] > 0},
        "given": batch.given,
        "helped": batch.helped,
    }


# --- M7 a battle ----------------------------------------------------------------------------------


class SavedBattle(msgspec.Struct, forbid_unknown_fields=True):
    zone: str
    attacker: Seat
    enemy: Seat
    armies: Count = 0
    sent: dict[str, Small] = {}
    aims: list[str | None] = []
    struck: list[str] = []
    walls: dict[str, Count] = {}
    walls_struck: list[str] = []
    guards: dict[str, str] = {}
    broken: list[str] = []
    order: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    combat: Count = 0
    left: Count = 0
    asked: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0


def read_battle(state: State, saved: SavedBattle) -> None:
    zone = zone_of(state, saved.zone, "battle.zone")
    attacker = seat_of(saved.attacker, state.players, "battle.attacker")
    battle = new_battle(zone, attacker, seat_of(saved.enemy, state.players, "battle.enemy"))
    battle.armies = saved.armies
    for name, army in saved.sent.items():
        there = f"battle.sent.{name}: there are {saved.armies} armies (M7.4)"
        need(army <= saved.armies, there)
        battle.army[index_of(name, FIGURE_NAMES, "battle.sent", "figure")] = army
    read_aims(state, battle, saved.aims)
    for figure in indices_of(saved.struck, FIGURE_NAMES, "battle.struck", "figure"):
        battle.struck[figure] = 1
    for name, damage in saved.walls.items():
        battle.wall_damage[index_of(name, BUILDINGS, "battle.walls", "building")] = damage
    struck = saved.walls_struck
    battle.walls_struck = set_of(struck, BUILDINGS, "battle.walls_struck", "building")
    infantry = FIGURE_NAMES[FIRST_FIGURE[INFANTRY] :][: DECK[INFANTRY]]
    for name, other in saved.guards.items():
        guard = index_of(name, infantry, "battle.guards", "infantry")
        battle.guards[guard] = index_of(other, FIGURE_NAMES, "battle.guards", "figure")
        need(name != other, f"battle.guards: {name} gives nothing to itself (M6.3)")
    for land in indices_of(saved.broken, LAND_NAMES, "battle.broken", "territory"):
        battle.broken = append(battle.broken, land)
    battle.order = saved.order
    battle.combat = saved.combat
    battle.left = saved.left
    battle.asked = saved.asked
    state.battle = battle
    if state.phase >= DAMAGE:
        mark_fighters(state, battle)


def read_aims(state: State, battle: Battle, written: list[str | None]) -> None:
    """M7.6 What each army attacks; an opposed one, who is set against it."""
    need(len(written) == battle.armies, "battle.aims: one for each army (M7.6)")
    joined = {f"join {number + 1}" for number, aim in enumerate(written) if aim == "opposed"}
    for number, aim in enumerate(written):
        place = f"battle.aims[{number}]"
        if aim is None or aim in SPECIAL_AIMS:
            battle.aim = append(battle.aim, SPECIAL_AIMS[aim or ""])
        elif aim.startswith("join "):
            need(aim in joined, f"{place}: {aim!r}: there is no such combat (M7.16)")
            battle.aim = append(battle.aim, JOINED - int(aim.removeprefix("join ")))
        else:
            group = index_of(aim, GROUP_NAMES, place, "aim")
            refusal = why_not_aim(state, battle, group)
            if refusal is not None:
                raise ValueError(f"{place}: {aim} is no target here ({refusal.rule})")
            battle.aim = append(battle.aim, group)


def save_battle(state: State, battle: Battle) -> Plain:
    return {
        "zone": zone_name(state, battle.zone),
        "attacker": battle.attacker,
        "enemy": battle.enemy,
        "armies": battle.armies,
        "sent": {FIGURE_NAMES[f]: battle.army[f] for f in range(FIGURES) if battle.army[f] != 0},
        "aims": [aim_text(battle.aim[army]) for army in range(1, battle.armies + 1)],
        "struck": [FIGURE_NAMES[f] for f in range(FIGURES) if battle.struck[f] != 0],
        "walls": {
            BUILDINGS[b]: battle.wall_damage[b]
            for b in range(BUILDING_KINDS)
            if battle.wall_damage[b] > 0
        },
        "walls_struck": buildings_list(battle.walls_struck),
        "guards": {
            FIGURE_NAMES[FIRST_FIGURE[INFANTRY] + n]: FIGURE_NAMES[battle.guards[n]]
            for n in range(DECK[INFANTRY])
            if battle.guards[n] != NO_FIGURE
        },
        "broken": [LAND_NAMES[land] for land in battle.broken],
        "order": battle.order,
        "combat": battle.combat,
        "left": battle.left,
        "asked": battle.asked,
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
