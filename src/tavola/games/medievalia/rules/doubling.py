"""M6.7 An artist doubles a group of the batch; of a large one the cards are picked."""

from librt.vecs import append
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Refusal
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.data import ARTIST_CARDS, BIT, BUILDINGS, FIGURE_NAMES, ORDINARY
from tavola.games.medievalia.moves import (
    GROUP_NAMES,
    PICK_BUILDING,
    PICK_FIGURE,
    PICK_LAND,
    Double,
    PickBuilding,
    PickFigure,
)
from tavola.games.medievalia.rules.decision import Decision
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
from tavola.games.medievalia.rules.telling import tell_added
from tavola.games.medievalia.state import BATCH, State
from tavola.games.medievalia.state import DOUBLE as PICKING


def add_doubling(state: State, seat: i64, batch: Batch, move: Double, log: Log) -> None:
    """M6.7 All of a small group; of a large one the cards are picked, where it matters which."""
    artist = move.figure
    group = move.group
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
        args = {"piece": FIGURE_NAMES[artist], "other_piece": GROUP_NAMES[group]}
        tell_added(state, seat, batch, "doubled", {**args}, log)


class Doubling(Decision):
    """M6.7 Three cards of the large group, one after another."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        batch = state.open_batch()
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

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        for legal in self.legal(state, seat):
            if legal is move:
                return None
        return Refusal("M6.7", "pick-three", {"piece": GROUP_NAMES[state.open_batch().picking]})

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        pick(state, seat, state.open_batch(), move, log)


def pick(state: State, seat: i64, batch: Batch, move: Move, log: Log) -> None:
    """M6.10 This card gives its own part once more."""
    if isinstance(move, PickBuilding):
        batch.picks |= BIT[move.building + 1]
        double_building(state, batch, move.building)
        what = BUILDINGS[move.building]
    elif isinstance(move, PickFigure):
        double_figure(state, batch, move.figure)
        what = FIGURE_NAMES[move.figure]
    else:
        batch.picks |= 1
        double_land(state, batch, batch.picking)
        what = GROUP_NAMES[batch.picking]
    batch.added = append(batch.added, move.index)
    batch.picked += 1
    if batch.picked == ARTIST_CARDS:
        batch.picking = -1
        state.phase = BATCH
    if log.listening:
        tell_added(state, seat, batch, "picked", {"piece": what}, log)
