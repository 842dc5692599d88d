"""M1.5 What a seat may know."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import Progress
from tavola.core.same import AS_BEFORE
from tavola.games.medievalia.data import (
    BUILDING_KINDS,
    BUILDINGS,
    CARDS,
    FIGURE_NAMES,
    LAND_KIND,
    LAND_NAMES,
    PILES,
    Resource,
    buildings_list,
)
from tavola.games.medievalia.moves import CITY, GROUP_NAMES
from tavola.games.medievalia.rules.formation import undecided
from tavola.games.medievalia.rules.game_end import buildings_of, is_open, printed_output
from tavola.games.medievalia.rules.price import lacking, still_missing, thing_name
from tavola.games.medievalia.rules.produce import add_output, potential, usual_output
from tavola.games.medievalia.rules.setup import cards_taken, put_back_so_far
from tavola.games.medievalia.rules.targets import aiming
from tavola.games.medievalia.rules.zones import zones_in_play
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
    Phase,
    State,
)
from tavola.games.medievalia.view_batch import BatchView, look_at_batch
from tavola.games.medievalia.view_battle import BattleView, Front, look_at_battle, look_at_fronts
from tavola.games.medievalia.view_cards import (
    Amounts,
    Cards,
    Price,
    Resources,
    amounts_of,
    counted,
    look_at_prices,
    resources_of,
)
from tavola.games.medievalia.view_outlook import Race, idle_figures, look_at_race
from tavola.games.medievalia.view_same import (
    same_hand,
    same_player,
    same_things,
    same_unspent,
)
from tavola.games.medievalia.view_things import Thing, look_at_things
from tavola.games.medievalia.view_zones import Figure, Zone, look_at_figure, look_at_zone


class City(TypedDict):
    flipped: bool
    damage: int
    attack: int
    defence: int
    output: Amounts  # M5.2 in a turn, used or not, with those who work there


class Land(TypedDict):
    """A territory with what is built on it."""

    piece: str
    card: str
    flipped: bool
    buildings: list[str]
    output: Amounts  # M5.1 in a turn, used or not, with those who work there


class Player(TypedDict):
    """The public side of a player."""

    side: int  # M1.6, M8.1 named by its first seat; who is of another is an enemy
    cards: int
    in_game: bool
    siege: int
    open: bool  # M9.3 nothing is garrisoned: enemies in his fief besiege him
    buildings: int
    output: int
    city: City
    lands: list[Land]
    figures: list[Figure]


class Pile(TypedDict):
    """M2.1 One face up, the others face down."""

    top: str | None
    below: int


class Public(TypedDict):
    """What everybody sees."""

    turn: int
    active_seat: int
    deck: int
    piles: list[Pile]
    zones: list[Zone]
    players: list[Player]
    out: Cards
    out_buildings: Cards
    battle: BattleView | None
    things: dict[str, Thing]  # what each card in play is, by id


class Private(TypedDict):
    """What a seat sees besides, or otherwise than those whose business it is not (M4.10)."""

    phase: Phase
    # M4.5 By seat what unflipped groups still give, without those of a batch that is seen.
    unspent: list[Resources]
    piece: str | None  # the figure that something is asked about
    army: int | None  # the army that something is asked about
    card: str | None  # what is being paid
    missing: int | None
    lacking_resources: list[Resource] | None  # M4.10 the same by kind, where that is certain
    batch: BatchView | None
    race: Race
    idle: list[str]  # of the viewer's turn: own figures that could still do something
    fronts: dict[str, Front]  # of the viewer's turn: by move the battles that may be declared
    returned: Cards | None
    put_back: int | None  # M2.4 how many these are
    taken: int | None  # M2.4 how many are drawn for them
    hand: Cards | None
    prices: dict[str, Price] | None  # of the viewer's hand


class Table(Public, Private):
    """The table of Medievalia as one seat sees it."""


def is_private(state: State) -> bool:
    """Whether what is under way is the active player's own business still (M4.10)."""
    phase = state.phase
    if phase == BATCH or phase == DOUBLE or phase == PLACE:
        batch = state.batch
        return batch is not None and not batch.asked
    return False


def public(state: State, before: State | None = None) -> Public:
    """The table as everybody sees it; AS_BEFORE for what looks as it did before."""
    battle = state.battle
    stirred = [before is None or not same_player(state, before, s) for s in range(state.players)]
    return {
        "turn": state.turn,
        "active_seat": state.active,
        "deck": state.left,
        "piles": [look_at_pile(state, pile) for pile in range(PILES)],
        "zones": look_at_zones(state) if any(stirred) else AS_BEFORE,
        "players": [
            look_at_player(state, other) if stirred[other] else AS_BEFORE
            for other in range(state.players)
        ],
        "out": counted(state.out),
        "out_buildings": {
            BUILDINGS[building]: state.out_buildings[building]
            for building in range(BUILDING_KINDS)
            if state.out_buildings[building] > 0
        },
        "battle": None if battle is None else look_at_battle(state, battle),
        "things": look_at_things(state)
        if before is None or not same_things(state, before)
        else AS_BEFORE,
    }


def private(state: State, seat: i64, before: State | None = None) -> Private:
    """What this seat sees besides; NOBODY is a spectator, who sees no hand."""
    own = seat == state.active
    private = is_private(state)
    phase = TURN if private and not own else state.phase
    batch = state.batch if own or not private else None
    battle = state.battle
    seated = 0 <= seat < state.players
    dealt = seated and (before is None or not same_hand(state, before, seat))
    held = AS_BEFORE if seated else None
    return {
        "phase": PHASE_NAMES[phase],
        "unspent": [
            resources_of(still_to_be_had(state, other, batch is not None))
            if before is None or not same_unspent(state, before, other)
            else AS_BEFORE
            for other in range(state.players)
        ],
        "piece": piece_in_question(state, phase),
        "army": aiming(battle) if battle is not None and phase == TARGETS else None,
        "card": None if batch is None else thing_name(state, batch.thing),
        "missing": None if batch is None else still_missing(state, batch),
        "lacking_resources": None if batch is None else lacking(state, batch),
        "batch": None if batch is None else look_at_batch(state, batch),
        "race": look_at_race(state, seat),
        "idle": idle_figures(state, seat) if own and phase == TURN else [],
        "fronts": look_at_fronts(state, seat) if own and phase == TURN else {},
        "returned": counted(state.returned) if own else None,
        "put_back": put_back_so_far(state) if own else None,
        "taken": cards_taken(state) if own else None,
        "hand": counted(state.seats[seat].hand) if dealt else held,
        "prices": look_at_prices(state, seat) if dealt else held,
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


def look_at_pile(state: State, pile: i64) -> Pile:
    top = state.top(pile)
    return {
        "top": None if top < 0 else BUILDINGS[top],
        "below": max(state.heights[pile] - 1, 0),
    }


def look_at_zones(state: State) -> list[Zone]:
    return [look_at_zone(state, zone) for zone in zones_in_play(state)]


def look_at_player(state: State, seat: i64) -> Player:
    player = state.seats[seat]
    return {
        "side": state.side(seat),
        "cards": player.cards,
        "in_game": player.fell == 0,
        "siege": player.siege,
        "open": player.fell == 0 and is_open(state, seat),
        "buildings": buildings_of(state, seat),
        "output": printed_output(state, seat),
        "city": {
            "flipped": player.city_flipped,
            "damage": player.city_damage,
            "attack": state.pack.city_attack,
            "defence": state.pack.city_defence,
            "output": amounts_of(usual_output(state, seat, CITY), 0),
        },
        "lands": [
            {
                "piece": LAND_NAMES[land],
                "card": CARDS[LAND_KIND[land]],
                "flipped": state.land_flipped[land] != 0,
                "buildings": buildings_list(state.built[land]),
                "output": amounts_of(usual_output(state, seat, land), 0),
            }
            for land in player.lands
        ],
        "figures": [look_at_figure(state, figure) for figure in player.figures],
    }


def still_to_be_had(state: State, seat: i64, batch_is_seen: bool) -> vec[i64]:
    """M4.5 What the unflipped groups give; those in a batch that the viewer sees are spoken for."""
    made = vec[i64]([i64(0)] * 4)
    if not state.in_game(seat):
        return made
    potential(state, seat, made)
    batch = state.batch
    if batch is not None and batch_is_seen and seat == state.active:
        spoken_for = vec[i64]([i64(0)] * 4)
        for group in batch.groups:
            add_output(state, seat, group, spoken_for)
        for resource in range(4):
            made[resource] -= spoken_for[resource]
    return made


def progress(table: Table) -> Progress:
    """M9.2 The turn, and the buildings that decide if neither war nor siege does."""
    return Progress(0, table["turn"], [player["buildings"] for player in table["players"]])
