"""A position is read from data; what it leaves open is drawn."""

from typing import Annotated

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY
from tavola.core.positions import (
    counts_of,
    index_of,
    need,
    pack_of,
    seat_of,
    set_of,
)
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_COUNT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
    BUILDINGS,
    CARDS,
    DECK,
    FACE_UP,
    FIGURE_KIND,
    FIGURE_NAMES,
    KINDS,
    LAND_KIND,
    LAND_NAMES,
    LANDS,
    PILES,
)
from tavola.games.medievalia.moves import GROUP_NAMES
from tavola.games.medievalia.pack import SHELF
from tavola.games.medievalia.rules.play import cards_in_play
from tavola.games.medievalia.save_underway import (
    THING_NAMES,
    Count,
    SavedBatch,
    SavedBattle,
    Seat,
    read_batch,
    read_battle,
    zone_of,
)
from tavola.games.medievalia.state import (
    NO_FIGURE,
    OWN_PHASES,
    PHASE_NAMES,
    REASONS,
    State,
    empty_table,
    free_number,
    numbered,
    with_item,
)


class SavedLand(msgspec.Struct, forbid_unknown_fields=True):
    piece: str
    number: Count = 0
    flipped: bool = False
    buildings: list[str] = []
    given: list[str] = []


class SavedFigure(msgspec.Struct, forbid_unknown_fields=True):
    piece: str
    number: Count = 0
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


def read(saved: SavedState, chance: Chance) -> State:
    """M1.2, M2.1 The order of a deck or of piles that are not written is drawn."""
    players = len(saved.players)
    need(not saved.alliance or players == 4, "alliance: for four players (M8.1)")
    need(not saved.central_fief or players > 2, "central_fief: not with two players (M1.4)")
    state = empty_table(players, pack_of(SHELF, saved.data_pack))
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
    state.returned = counts_of(saved.returned, CARDS, "returned", "card")
    state.lifted = figure_of(saved.lifted, "lifted")
    state.dropped = set_of(saved.dropped, THING_NAMES, "dropped", "thing")
    state.unhelpful = saved.unhelpful
    state.target = figure_of(saved.target, "target")
    state.after = seat_of(saved.after, players, "after")
    state.reason = index_of(saved.reason, REASONS, "reason", "end")
    read_deck(state, saved.deck, chance)
    read_piles(state, saved.piles, chance)
    if saved.batch is not None:
        read_batch(state, saved.batch)
    if saved.battle is not None:
        read_battle(state, saved.battle)
    return state


def figure_of(name: str | None, place: str) -> int:
    return NO_FIGURE if name is None else index_of(name, FIGURE_NAMES, place, "figure")


def read_player(state: State, seat: int, saved: SavedPlayer) -> None:
    place = f"players[{seat}]"
    player = state.seats[seat]
    player.hand = counts_of(saved.hand, CARDS, f"{place}.hand", "card")
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
    lands = {land.piece: land.number for land in saved.lands}
    figures = {figure.piece: figure.number for figure in saved.figures}
    state.land_number = read_numbers(
        state.land_number, player.lands, LAND_KIND, LAND_NAMES, lands, f"{place}.lands"
    )
    state.number = read_numbers(
        state.number, player.figures, FIGURE_KIND, FIGURE_NAMES, figures, f"{place}.figures"
    )


def read_numbers(
    numbers: vec[i64],
    pieces: vec[i64],
    kinds: vec[i64],
    names: tuple[str, ...],
    written: dict[str, int],
    place: str,
) -> vec[i64]:
    """What he calls each; those of which it is not written, in their order."""
    called: set[tuple[int, int]] = set()
    for piece in pieces:
        number = written[names[piece]]
        if number > 0:
            alone = (kinds[piece], number) not in called
            need(alone, f"{place}: two are number {number} ({names[piece]})")
            called.add((kinds[piece], number))
            numbers = numbered(numbers, piece, number)
    for piece in pieces:
        if written[names[piece]] == 0:
            number = free_number(numbers, pieces, kinds, kinds[piece])
            numbers = numbered(numbers, piece, number)
    return numbers


def read_land(state: State, seat: int, saved: SavedLand, place: str) -> None:
    land = index_of(saved.piece, LAND_NAMES, f"{place}.piece", "territory")
    free = state.land_owner[land] == NOBODY
    need(free, f"{place}.piece: {saved.piece} lies on the table twice")
    player = state.seats[seat]
    player.lands = with_item(player.lands, land)
    state.land_owner[land] = seat
    state.land_flipped[land] = int(saved.flipped)
    state.built[land] = set_of(saved.buildings, BUILDINGS, f"{place}.buildings", "building")
    state.given[land] = set_of(saved.given, BUILDINGS, f"{place}.given", "building")
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


def read_deck(state: State, deck: list[str] | None, chance: Chance) -> None:
    """M1.2 What is not written is out of the game; without a deck the rest is shuffled."""
    rest = DECK[:]
    for kind in range(KINDS):
        rest[kind] -= cards_in_play(state, kind)
        for player in state.seats:
            rest[kind] -= player.hand[kind]
    cards = vec[i64]()
    if deck is None:
        for kind in range(KINDS):
            for _step in range(rest[kind]):
                cards = append(cards, kind)
                rest[kind] -= 1
    for name in deck or []:
        kind = index_of(name, CARDS, "deck", "card")
        rest[kind] -= 1
        cards = append(cards, kind)
    for kind, name in enumerate(CARDS):
        need(rest[kind] >= 0, f"deck: too many {name} cards; the game has {DECK[kind]} (M1.2)")
    if deck is None:
        chance.shuffle("deck", cards, CARDS)
    state.deck = cards
    state.left = len(cards)
    state.out = rest


def read_piles(state: State, written: list[list[str]] | None, chance: Chance) -> None:
    """M2.1 The top of a pile is written last. What is not written is out of the game."""
    rest = BUILDING_COUNT[:]
    for land in range(LANDS):
        for building in range(BUILDING_KINDS):
            if state.built[land] & BIT[building]:
                rest[building] -= 1
    if written is None:
        piles = lay_out(rest, chance)
    else:
        piles = [
            [index_of(name, BUILDINGS, f"piles[{number}]", "building") for name in names]
            for number, names in enumerate(written)
        ]
    for pile in piles:
        for building in pile:
            rest[building] -= 1
    for building, name in enumerate(BUILDINGS):
        enough = rest[building] >= 0
        need(
            enough, f"piles: too many {name} cards; the game has {BUILDING_COUNT[building]} (M1.2)"
        )
    for number, pile in enumerate(piles):
        state.heights[number] = len(pile)
        for height, building in enumerate(pile):
            state.piles[number * BUILDING_TOTAL + height] = building
    state.out_buildings = rest


def lay_out(rest: vec[i64], chance: Chance) -> list[list[int]]:
    """M2.1 All that is left, shuffled; a school, a workshop and a bank face up where there are."""
    tops = [int(building) for building in FACE_UP if rest[building] > 0]
    hidden = vec[i64]()
    for building in range(BUILDING_KINDS):
        for _step in range(rest[building] - (1 if building in tops else 0)):
            hidden = append(hidden, building)
    chance.shuffle("buildings", hidden, BUILDINGS)
    piles = [[int(building) for building in list(hidden)[n::PILES]] for n in range(PILES)]
    for pile, building in zip(piles, FACE_UP):
        if building in tops:
            pile.append(int(building))
    return piles
