"""M6.7 An artist doubles a group of the batch; and all additions to it, by their moves."""

from librt.vecs import append
from mypy_extensions import i64

from tavola.core.game import Log, Move, Plain
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.data import ARTIST_CARDS, BIT, BUILDINGS, FIGURE_NAMES, ORDINARY
from tavola.games.medievalia.moves import (
    GROUP_NAMES,
    PICK_BUILDING,
    PICK_FIGURE,
    PICK_LAND,
    Discard,
    Double,
    Flip,
    Lower,
    PickBuilding,
    PickFigure,
    Trade,
)
from tavola.games.medievalia.rules.adding import (
    add_discard,
    add_group,
    add_lowering,
    add_trade,
    shown,
    whisper,
)
from tavola.games.medievalia.rules.labour import take_labour_back
from tavola.games.medievalia.rules.produce import (
    contains,
    double_building,
    double_figure,
    double_land,
    double_without_choice,
    land_prints,
    printing_buildings,
    producing_cards,
    workers,
)
from tavola.games.medievalia.state import BATCH, State
from tavola.games.medievalia.state import DOUBLE as PICKING


def add_doubling(
    state: State, seat: i64, batch: Batch, artist: i64, group: i64, move: Move, log: Log
) -> None:
    """M6.7 All of a small group; of a large one the cards are picked, where it matters which."""
    cards = producing_cards(state, seat, batch, group, artist)
    take_labour_back(state, seat, batch, artist)
    batch.added = append(batch.added, move.index)
    batch.doubled = append(batch.doubled, group)
    if cards > ARTIST_CARDS and printing_buildings(state, group) != 0:
        batch.chosen = append(batch.chosen, group)
        batch.picking = group
        batch.picked = 0
        batch.picks = 0
        state.phase = PICKING
    else:
        double_without_choice(state, seat, batch, group, artist)
    if log.listening:
        args: Plain = {
            "seat": seat,
            "piece": FIGURE_NAMES[artist],
            "other_piece": GROUP_NAMES[group],
            **shown(state, batch),
        }
        whisper(seat, "doubled", args, batch, log)


def legal_picks(state: State, seat: i64, batch: Batch) -> list[Move]:
    """M6.7 Three cards of the large group, one after another."""
    moves: list[Move] = []
    group = batch.picking
    if land_prints(state, group) > 0 and (batch.picks & 1) == 0:
        moves.append(PICK_LAND)
    printing = printing_buildings(state, group)
    for building in range(ORDINARY):
        if (printing & BIT[building]) != 0 and (batch.picks & BIT[building + 1]) == 0:
            moves.append(PICK_BUILDING[building])
    for figure in workers(state, seat, batch, group, -1):
        if not contains(batch.cards, figure):
            moves.append(PICK_FIGURE[figure])
    return moves


def pick(
    state: State,
    seat: i64,
    batch: Batch,
    move: Move,
    land: bool,
    building: i64,
    figure: i64,
    log: Log,
) -> None:
    """M6.10 This card gives its own part once more."""
    what = "land"
    if land:
        batch.picks |= 1
        double_land(state, batch, batch.picking)
        what = GROUP_NAMES[batch.picking]
    elif building >= 0:
        batch.picks |= BIT[building + 1]
        double_building(state, batch, building)
        what = BUILDINGS[building]
    else:
        double_figure(state, batch, figure)
        what = FIGURE_NAMES[figure]
    batch.added = append(batch.added, move.index)
    batch.picked += 1
    if batch.picked == ARTIST_CARDS:
        batch.picking = -1
        state.phase = BATCH
    if log.listening:
        args: Plain = {"seat": seat, "piece": what, **shown(state, batch)}
        whisper(seat, "picked", args, batch, log)


def add(state: State, seat: i64, batch: Batch, move: Move, log: Log) -> None:
    """M4.10 Any addition."""
    if isinstance(move, Flip):
        add_group(state, seat, batch, move.group, log)
    elif isinstance(move, Discard):
        add_discard(state, seat, batch, move.card, log)
    elif isinstance(move, Trade):
        add_trade(state, seat, batch, move.figure, move.resource, move, log)
    elif isinstance(move, Lower):
        add_lowering(state, seat, batch, move.figure, move, log)
    elif isinstance(move, Double):
        add_doubling(state, seat, batch, move.figure, move.group, move, log)
    elif isinstance(move, PickBuilding):
        pick(state, seat, batch, move, False, move.building, -1, log)
    elif isinstance(move, PickFigure):
        pick(state, seat, batch, move, False, -1, move.figure, log)
    else:
        pick(state, seat, batch, move, True, -1, -1, log)
