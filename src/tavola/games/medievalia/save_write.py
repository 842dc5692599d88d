"""The form of a saved position (docs/positions.md), and how it is written."""

from typing import Annotated, Final

import msgspec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Plain
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, THINGS, Batch
from tavola.games.medievalia.battle import HELD, JOINED, NO_AIM, OPPOSED, Battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
    BUILDINGS,
    CARDS,
    DECK,
    FIGURE_NAMES,
    FIGURES,
    FIRST_FIGURE,
    INFANTRY,
    LAND_NAMES,
    PILES,
    RESOURCES,
)
from tavola.games.medievalia.moves import GROUP_NAMES, TABLE
from tavola.games.medievalia.pack import SHELF
from tavola.games.medievalia.rules.setup import card_list
from tavola.games.medievalia.rules.zones import zone_name
from tavola.games.medievalia.state import NO_FIGURE, PHASE_NAMES, REASONS, State
from tavola.games.medievalia.view_cards import buildings_list

THING_NAMES: Final[tuple[str, ...]] = (*CARDS, "pile-1", "pile-2", "pile-3", "deck-card")


Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
Small = Annotated[int, msgspec.Meta(ge=-1, le=60)]


class SavedLand(msgspec.Struct, forbid_unknown_fields=True):
    piece: str
    flipped: bool = False
    buildings: list[str] = []
    given: list[str] = []


class SavedFigure(msgspec.Struct, forbid_unknown_fields=True):
    piece: str
    zone: str | None = None
    post: str | None = None
    flipped: bool = False
    damage: Count = 0
    extra: Count = 0
    marched: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    shifted: bool = False


class SavedPlayer(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str] = []
    lands: list[SavedLand] = []
    figures: list[SavedFigure] = []
    city_flipped: bool = False
    city_damage: Count = 0
    siege: Count = 0
    fell: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    fresh: bool = False


class SavedBatch(msgspec.Struct, forbid_unknown_fields=True):
    thing: str
    pile: Annotated[int, msgspec.Meta(ge=1, le=3)] | None = None
    added: list[str] = []
    asked: bool = False
    help: dict[str, Count] = {}
    given: Count = 0
    helped: bool | None = None


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


class SavedState(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[SavedPlayer], msgspec.Meta(min_length=2, max_length=4)]
    active: Seat = 0
    acting: Seat | None = None
    phase: str = "turn"
    turn: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    data_pack: str = SHELF.default
    alliance: bool = False
    central_fief: bool = False
    allied_archers: bool = True
    deck: list[str] | None = None
    piles: Annotated[list[list[str]], msgspec.Meta(min_length=3, max_length=3)] | None = None
    returned: list[str] = []
    lifted: str | None = None
    dropped: list[str] = []
    unhelpful: bool = False
    target: str | None = None
    after: Seat | None = None
    reason: str = ""
    batch: SavedBatch | None = None
    battle: SavedBattle | None = None


def aim_text(aim: i64) -> str | None:
    """What an attacking army aims at."""
    if aim == NO_AIM:
        return None
    if aim == OPPOSED:
        return "opposed"
    if aim == HELD:
        return "hold"
    return f"join {JOINED - aim}" if aim <= JOINED else GROUP_NAMES[aim]


def write(state: State) -> Plain:
    batch = state.batch
    battle = state.battle
    return {
        "players": [write_player(state, seat) for seat in range(state.players)],
        "active": state.active,
        "acting": None if state.acting == NOBODY else state.acting,
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
        "after": None if state.after == NOBODY else state.after,
        "reason": REASONS[state.reason],
        "batch": None if batch is None else write_batch(batch),
        "battle": None if battle is None else write_battle(state, battle),
    }


def piece(figure: i64) -> str | None:
    return None if figure == NO_FIGURE else FIGURE_NAMES[figure]


def write_player(state: State, seat: i64) -> Plain:
    player = state.seats[seat]
    return {
        "hand": card_list(player.hand),
        "lands": [
            {
                "piece": LAND_NAMES[land],
                "flipped": state.land_flipped[land] != 0,
                "buildings": buildings_list(state.built[land]),
                "given": buildings_list(state.given[land]),
            }
            for land in player.lands
        ],
        "figures": [
            {
                "piece": FIGURE_NAMES[figure],
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


def write_batch(batch: Batch) -> Plain:
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


def write_battle(state: State, battle: Battle) -> Plain:
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
