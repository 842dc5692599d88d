"""A position from its written form; save_check.py then looks whether it can be."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import NoChance
from tavola.core.errors import BadSetup
from tavola.core.game import NOBODY, SILENT
from tavola.core.positions import distinct, index_of, need, seat_of
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, new_batch
from tavola.games.medievalia.battle import HELD, JOINED, NO_AIM, OPPOSED, Battle, new_battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDINGS,
    CARDS,
    DECK,
    FIGURE_NAMES,
    FIRST_FIGURE,
    INFANTRY,
    KINDS,
    LAND_NAMES,
    LANDS,
    RESOURCES,
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
from tavola.games.medievalia.pack import SHELF
from tavola.games.medievalia.rules.damage import mark_fighters
from tavola.games.medievalia.rules.phases import PHASES
from tavola.games.medievalia.rules.price import price_of
from tavola.games.medievalia.rules.targets import why_not_aim
from tavola.games.medievalia.rules.zones import zone_name, zones_in_play
from tavola.games.medievalia.save_write import (
    THING_NAMES,
    SavedBatch,
    SavedBattle,
    SavedFigure,
    SavedLand,
    SavedPlayer,
    SavedState,
)
from tavola.games.medievalia.state import (
    BATCH,
    DAMAGE,
    DOUBLE,
    NO_FIGURE,
    OWN_PHASES,
    PHASE_NAMES,
    REASONS,
    State,
    empty_table,
    no_cards,
    with_item,
)

SPECIAL_AIMS = {"": NO_AIM, "opposed": OPPOSED, "hold": HELD}


def read_table(saved: SavedState) -> State:
    """All but decks, piles and what is under way."""
    players = len(saved.players)
    need(not saved.alliance or players == 4, "alliance: for four players (M8.1)")
    need(not saved.central_fief or players > 2, "central_fief: not with two players (M1.4)")
    try:
        pack = SHELF.find(saved.data_pack)
    except BadSetup as error:
        raise ValueError(f"data_pack: {error}") from error
    state = empty_table(players, pack)
    state.alliance = saved.alliance
    state.central = saved.central_fief
    state.allied_archers = saved.allied_archers
    for seat, player in enumerate(saved.players):
        read_player(state, seat, player)
    state.fallen = sum(player.fell > 0 for player in saved.players)
    state.active = seat_of(saved.active, players, "active")
    state.phase = index_of(saved.phase, PHASE_NAMES, "phase", "phase")
    state.acting = seat_of(saved.acting, players, "acting")
    if saved.acting is None and state.phase in OWN_PHASES:
        state.acting = state.active
    state.turn = saved.turn
    state.returned = cards_of(saved.returned, "returned")
    state.lifted = figure_of(saved.lifted, "lifted")
    for thing in places_of(saved.dropped, THING_NAMES, "dropped", "thing"):
        state.dropped |= BIT[thing]
    state.unhelpful = saved.unhelpful
    state.target = figure_of(saved.target, "target")
    state.after = seat_of(saved.after, players, "after")
    state.reason = index_of(saved.reason, REASONS, "reason", "end")
    return state


def places_of(written: Sequence[str], names: Sequence[str], place: str, what: str) -> list[int]:
    """The numbers of different things."""
    distinct(written, place)
    return [index_of(name, names, place, what) for name in written]


def figure_of(name: str | None, place: str) -> int:
    return NO_FIGURE if name is None else index_of(name, FIGURE_NAMES, place, "figure")


def cards_of(names: list[str], place: str) -> vec[i64]:
    counts = no_cards()
    for name in names:
        counts[index_of(name, CARDS, place, "card")] += 1
    return counts


def buildings_of(names: list[str], place: str) -> int:
    """A bit each."""
    return sum(int(BIT[building]) for building in places_of(names, BUILDINGS, place, "building"))


def zone_of(state: State, name: str, place: str) -> int:
    zones = {zone_name(state, zone): zone for zone in zones_in_play(state)}
    need(name in zones, f"{place}: no zone {name!r}; there are {', '.join(zones)} (M1.4)")
    return zones[name]


def read_player(state: State, seat: int, saved: SavedPlayer) -> None:
    place = f"players[{seat}]"
    player = state.seats[seat]
    player.hand = cards_of(saved.hand, f"{place}.hand")
    player.cards = len(saved.hand)
    player.city_flipped = saved.city_flipped
    player.city_damage = saved.city_damage
    player.siege = saved.siege
    player.fell = saved.fell
    player.fresh = saved.fresh
    for number, land in enumerate(saved.lands):
        read_land(state, seat, land, f"{place}.lands[{number}]")
    for number, figure in enumerate(saved.figures):
        read_figure(state, seat, figure, f"{place}.figures[{number}]")


def read_land(state: State, seat: int, saved: SavedLand, place: str) -> None:
    land = index_of(saved.piece, LAND_NAMES, f"{place}.piece", "territory")
    free = state.land_owner[land] == NOBODY
    need(free, f"{place}.piece: {saved.piece} lies on the table twice")
    player = state.seats[seat]
    player.lands = with_item(player.lands, land)
    state.land_owner[land] = seat
    state.land_flipped[land] = int(saved.flipped)
    state.built[land] = buildings_of(saved.buildings, f"{place}.buildings")
    state.given[land] = buildings_of(saved.given, f"{place}.given")
    there = state.given[land] & ~state.built[land] == 0
    need(there, f"{place}.given: by a building that is not there (M5.7)")


def read_figure(state: State, seat: int, saved: SavedFigure, place: str) -> None:
    figure = index_of(saved.piece, FIGURE_NAMES, f"{place}.piece", "figure")
    free = state.owner[figure] == NOBODY
    need(free, f"{place}.piece: {saved.piece} is on the table twice")
    player = state.seats[seat]
    player.figures = with_item(player.figures, figure)
    state.owner[figure] = seat
    state.zone[figure] = seat if saved.zone is None else zone_of(state, saved.zone, f"{place}.zone")
    if saved.post is not None:
        post = index_of(saved.post, GROUP_NAMES[: LANDS + 1], f"{place}.post", "post")
        own = post == LANDS or state.land_owner[post] == seat
        need(own, f"{place}.post: not a territory of this player (M1.6)")
        need(state.zone[figure] == seat, f"{place}.post: only in the own fief (M1.6)")
        state.post[figure] = post
    state.flipped[figure] = int(saved.flipped)
    state.damage[figure] = saved.damage
    state.extra[figure] = saved.extra
    state.marched[figure] = saved.marched
    state.shifted[figure] = int(saved.shifted)


# --- what is under way --------------------------------------------------------------------------


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
    for figure in places_of(saved.struck, FIGURE_NAMES, "battle.struck", "figure"):
        battle.struck[figure] = 1
    for name, damage in saved.walls.items():
        battle.wall_damage[index_of(name, BUILDINGS, "battle.walls", "building")] = damage
    battle.walls_struck = buildings_of(saved.walls_struck, "battle.walls_struck")
    infantry = FIGURE_NAMES[FIRST_FIGURE[INFANTRY] :][: DECK[INFANTRY]]
    for name, other in saved.guards.items():
        guard = index_of(name, infantry, "battle.guards", "infantry")
        battle.guards[guard] = index_of(other, FIGURE_NAMES, "battle.guards", "figure")
        need(name != other, f"battle.guards: {name} gives nothing to itself (M6.3)")
    for land in places_of(saved.broken, LAND_NAMES, "battle.broken", "territory"):
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
