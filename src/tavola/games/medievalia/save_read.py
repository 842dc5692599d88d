"""A position from data, checked (docs/positions.md)."""

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.errors import BadSetup
from tavola.core.game import NOBODY, SILENT, Plain
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch, new_batch
from tavola.games.medievalia.battle import HELD, JOINED, NO_AIM, OPPOSED, new_battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_COUNT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
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
from tavola.games.medievalia.refuse import why_not_added, why_not_pick
from tavola.games.medievalia.rules.damage import mark_fighters
from tavola.games.medievalia.rules.doubling import add
from tavola.games.medievalia.rules.play import cards_in_play
from tavola.games.medievalia.rules.price import price_of
from tavola.games.medievalia.rules.zones import zone_name, zones_in_play
from tavola.games.medievalia.save import (
    SavedBatch,
    SavedBattle,
    SavedFigure,
    SavedLand,
    SavedPlayer,
    SavedState,
)
from tavola.games.medievalia.save_check import check_position
from tavola.games.medievalia.save_write import THING_NAMES
from tavola.games.medievalia.state import (
    ARCHERS,
    BATCH,
    DAMAGE,
    NO_FIGURE,
    PHASES,
    PRIESTS,
    REASONS,
    State,
    empty_table,
    no_cards,
    with_item,
)


def load(data: Plain) -> State:
    """Read a position; ValueError names the place of the first thing that can't be."""
    saved = msgspec.convert(data, SavedState)  # msgspec.ValidationError is a ValueError
    players = len(saved.players)
    if saved.alliance and players != 4:
        raise ValueError("alliance: for four players (M8.1)")
    if saved.central_fief and players == 2:
        raise ValueError("central_fief: not with two players (M1.4)")
    try:
        pack = SHELF.find(saved.data_pack)
    except BadSetup as error:
        raise ValueError(f"data_pack: {error}") from error
    state = empty_table(players, pack, saved.alliance, saved.central_fief)
    for seat, player in enumerate(saved.players):
        load_player(state, seat, player)
    state.fallen = sum(player.fell > 0 for player in saved.players)
    state.active = known_seat(saved.active, players, "active")
    if saved.phase not in PHASES:
        raise ValueError(f"phase: one of {', '.join(PHASES)}")
    state.phase = PHASES.index(saved.phase)
    state.acting = NOBODY if saved.acting is None else known_seat(saved.acting, players, "acting")
    if saved.acting is None and saved.phase == "turn":
        state.acting = state.active
    state.turn = saved.turn
    state.returned = cards_of(saved.returned, "returned")
    state.lifted = figure_of(saved.lifted, "lifted")
    for thing in saved.dropped:
        state.dropped |= BIT[one_of(thing, THING_NAMES, "dropped")]
    state.unhelpful = saved.unhelpful
    state.target = figure_of(saved.target, "target")
    state.after = NOBODY if saved.after is None else known_seat(saved.after, players, "after")
    state.reason = one_of(saved.reason, REASONS, "reason")
    load_deck(state, saved.deck)
    load_piles(state, saved.piles)
    if saved.batch is not None:
        load_batch(state, saved.batch)
    if saved.battle is not None:
        load_battle(state, saved.battle)
    check_position(state)
    return state


def known_seat(seat: int, players: int, place: str) -> int:
    if seat >= players:
        raise ValueError(f"{place}: there is no seat {seat} with {players} players")
    return seat


def one_of(name: str, names: tuple[str, ...], place: str) -> int:
    if name not in names:
        raise ValueError(f"{place}: no {name!r} here; there are {', '.join(names)}")
    return names.index(name)


def figure_of(name: str | None, place: str) -> int:
    return NO_FIGURE if name is None else one_of(name, FIGURE_NAMES, place)


def cards_of(names: list[str], place: str) -> vec[i64]:
    counts = no_cards()
    for name in names:
        counts[one_of(name, CARDS, place)] += 1
    return counts


def buildings_in(names: list[str], place: str) -> int:
    """A bit each."""
    found = 0
    for name in names:
        bit = BIT[one_of(name, BUILDINGS, place)]
        if found & bit:
            raise ValueError(f"{place}: {name} stands twice (M5.3)")
        found |= bit
    return found


def zone_of(state: State, name: str, place: str) -> int:
    zones = {zone_name(state, zone): zone for zone in zones_in_play(state)}
    if name not in zones:
        raise ValueError(f"{place}: no zone {name!r}; there are {', '.join(zones)} (M1.4)")
    return zones[name]


def load_player(state: State, seat: int, saved: SavedPlayer) -> None:
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
        load_land(state, seat, land, f"{place}.lands[{number}]")
    for number, figure in enumerate(saved.figures):
        load_figure(state, seat, figure, f"{place}.figures[{number}]")


def load_land(state: State, seat: int, saved: SavedLand, place: str) -> None:
    land = one_of(saved.piece, LAND_NAMES, f"{place}.piece")
    if state.land_owner[land] != NOBODY:
        raise ValueError(f"{place}.piece: {saved.piece} lies on the table twice")
    player = state.seats[seat]
    player.lands = with_item(player.lands, land)
    state.land_owner[land] = seat
    state.land_flipped[land] = int(saved.flipped)
    state.built[land] = buildings_in(saved.buildings, f"{place}.buildings")
    state.given[land] = buildings_in(saved.given, f"{place}.given")
    if state.given[land] & ~state.built[land]:
        raise ValueError(f"{place}.given: by a building that is not there")


def load_figure(state: State, seat: int, saved: SavedFigure, place: str) -> None:
    figure = one_of(saved.piece, FIGURE_NAMES, f"{place}.piece")
    if state.owner[figure] != NOBODY:
        raise ValueError(f"{place}.piece: {saved.piece} is on the table twice")
    player = state.seats[seat]
    player.figures = with_item(player.figures, figure)
    state.owner[figure] = seat
    state.zone[figure] = seat if saved.zone is None else zone_of(state, saved.zone, f"{place}.zone")
    if saved.post is not None:
        post = one_of(saved.post, GROUP_NAMES[: LANDS + 1], f"{place}.post")
        if post < LANDS and state.land_owner[post] != seat:
            raise ValueError(f"{place}.post: not a territory of this player (M1.6)")
        if state.zone[figure] != seat:
            raise ValueError(f"{place}.post: only in the own fief (M1.6)")
        state.post[figure] = post
    state.flipped[figure] = int(saved.flipped)
    state.damage[figure] = saved.damage
    state.extra[figure] = saved.extra
    state.marched[figure] = saved.marched
    state.shifted[figure] = int(saved.shifted)


def load_deck(state: State, deck: list[str] | None) -> None:
    """M1.2 What is not written is out of the game; without a deck, the rest is the deck."""
    rest = DECK[:]
    for kind in range(KINDS):
        rest[kind] -= cards_in_play(state, kind)
        for player in state.seats:
            rest[kind] -= player.hand[kind]
    if deck is None:
        deck = [CARDS[kind] for kind in range(KINDS) for _ in range(max(rest[kind], 0))]
    cards = vec[i64]()
    for name in deck:
        kind = one_of(name, CARDS, "deck")
        rest[kind] -= 1
        cards = append(cards, kind)
    for kind, name in enumerate(CARDS):
        if rest[kind] < 0:
            raise ValueError(f"deck: there are only {DECK[kind]} of {name} (M1.2)")
    state.deck = cards
    state.left = len(cards)
    state.out = rest


def load_piles(state: State, piles: list[list[str]] | None) -> None:
    """M2.1 The top of a pile is written last. Without piles, the rest lies there."""
    rest = BUILDING_COUNT[:]
    for land in range(LANDS):
        for building in range(BUILDING_KINDS):
            if state.built[land] & BIT[building]:
                rest[building] -= 1
    if piles is None:
        left = [BUILDINGS[b] for b in range(BUILDING_KINDS) for _ in range(max(rest[b], 0))]
        piles = [left[2::3], left[1::3], left[0::3]]
    for pile, names in enumerate(piles):
        for height, name in enumerate(names):
            building = one_of(name, BUILDINGS, f"piles[{pile}]")
            rest[building] -= 1
            state.piles[pile * BUILDING_TOTAL + height] = building
        state.heights[pile] = len(names)
    for building, name in enumerate(BUILDINGS):
        if rest[building] < 0:
            raise ValueError(f"piles: there are only {BUILDING_COUNT[building]} of {name} (M1.2)")
    state.out_buildings = rest


def load_batch(state: State, saved: SavedBatch) -> None:
    """M4.10 The moves are made anew, and must have been allowed."""
    thing = THING_NAMES.index(f"pile-{saved.pile}") if saved.thing == "building" else None
    if thing is None:
        thing = one_of(saved.thing, (*CARDS, "deck-card"), "batch.thing")
        thing = DECK_CARD if saved.thing == "deck-card" else thing
    elif state.top(thing - FIRST_PILE) < 0:
        raise ValueError("batch.pile: it is empty (M5.3)")
    seat = state.active
    if thing < KINDS and state.seats[seat].hand[thing] == 0:
        raise ValueError("batch.thing: not in the hand (M4.10)")
    batch = new_batch(thing, price_of(state, seat, thing))
    phase = state.phase
    state.batch = batch
    state.phase = BATCH
    for number, text in enumerate(saved.added):
        add_again(state, seat, batch, text, f"batch.added[{number}]")
    if (state.phase == BATCH) == (PHASES[phase] == "double"):
        raise ValueError("batch.added: cards are being picked, or not (M6.7)")
    state.phase = phase
    batch.asked = saved.asked
    for name, count in saved.help.items():
        batch.help[one_of(name, RESOURCES, "batch.help")] = count
    batch.given = saved.given
    batch.helped = saved.helped


def add_again(state: State, seat: i64, batch: Batch, text: str, place: str) -> None:
    move = TABLE.parse(text)
    if move is None:
        raise ValueError(f"{place}: {text!r} is no move")
    picking = state.phase != BATCH
    why = why_not_pick if picking else why_not_added
    refusal = why(state, seat, batch, move)
    if refusal is not None:
        raise ValueError(f"{place}: {text!r} is not allowed ({refusal.rule})")
    adds = (Flip, Discard, Trade, Lower, Double, PickLand, PickBuilding, PickFigure)
    if not isinstance(move, adds):
        raise ValueError(f"{place}: {text!r} adds nothing to a batch (M4.10)")
    add(state, seat, batch, move, SILENT)


def load_battle(state: State, saved: SavedBattle) -> None:
    zone = zone_of(state, saved.zone, "battle.zone")
    attacker = known_seat(saved.attacker, state.players, "battle.attacker")
    battle = new_battle(zone, attacker, known_seat(saved.enemy, state.players, "battle.enemy"))
    battle.armies = saved.armies
    for name, army in saved.sent.items():
        if army > saved.armies:
            raise ValueError(f"battle.sent.{name}: there are {saved.armies} armies (M7.4)")
        battle.army[one_of(name, FIGURE_NAMES, "battle.sent")] = army
    if len(saved.aims) != saved.armies:
        raise ValueError("battle.aims: one for each army (M7.6)")
    for aim in saved.aims:
        battle.aim = append(battle.aim, aim_of(aim, saved.armies))
    for name in saved.struck:
        battle.struck[one_of(name, FIGURE_NAMES, "battle.struck")] = 1
    for name, damage in saved.walls.items():
        battle.wall_damage[one_of(name, BUILDINGS, "battle.walls")] = damage
    battle.walls_struck = buildings_in(saved.walls_struck, "battle.walls_struck")
    for name, other in saved.guards.items():
        guard = one_of(name, FIGURE_NAMES, "battle.guards") - FIRST_FIGURE[INFANTRY]
        if not 0 <= guard < DECK[INFANTRY]:
            raise ValueError(f"battle.guards: {name} is no infantry (M6.3)")
        if name == other:
            raise ValueError(f"battle.guards: {name} gives nothing to itself (M6.3)")
        battle.guards[guard] = one_of(other, FIGURE_NAMES, "battle.guards")
    for name in saved.broken:
        battle.broken = append(battle.broken, one_of(name, LAND_NAMES, "battle.broken"))
    battle.order = saved.order
    battle.combat = saved.combat
    battle.left = saved.left
    battle.asked = saved.asked
    state.battle = battle
    if state.phase in (DAMAGE, ARCHERS, PRIESTS):
        mark_fighters(state, battle)


def aim_of(aim: str | None, armies: int) -> int:
    if aim is None:
        return NO_AIM
    if aim in ("opposed", "hold"):
        return OPPOSED if aim == "opposed" else HELD
    if aim.startswith("join "):
        army = aim.removeprefix("join ")
        if not army.isdigit() or not 1 <= int(army) <= armies:
            raise ValueError(f"battle.aims: {aim!r}: there is no such army (M7.16)")
        return JOINED - int(army)
    return one_of(aim, GROUP_NAMES, "battle.aims")
