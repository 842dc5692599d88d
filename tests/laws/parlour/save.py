"""A position as data."""

import msgspec

from tavola.core.game import NOBODY, Plain
from tests.laws.parlour.moves import KINDS
from tests.laws.parlour.state import PHASE_NAMES, Phase, State, flowers


class SavedPlayer(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str]
    stakes: list[str]
    committed: bool
    vase: list[str]


class SavedState(msgspec.Struct, forbid_unknown_fields=True):
    players: list[SavedPlayer]
    deck: list[str]
    compost: list[str]
    beds: list[int]
    phase: Phase
    opener: int
    gardener: int
    owner: int
    day: int
    days: int
    cans: int
    draws: int
    stole: bool
    guards: bool


def counted(names: list[str]) -> list[int]:
    return [names.count(kind) for kind in KINDS]


def save(state: State) -> Plain:
    players = [
        SavedPlayer(
            flowers(player.hand), flowers(player.stakes), player.committed, flowers(player.vase)
        )
        for player in state.seats
    ]
    saved = SavedState(
        players=players,
        deck=[KINDS[kind] for kind in state.deck],
        compost=flowers(state.compost),
        beds=state.beds,
        phase=PHASE_NAMES[state.phase],
        opener=state.opener,
        gardener=state.gardener,
        owner=state.owner,
        day=state.day,
        days=state.days,
        cans=state.cans,
        draws=state.draws,
        stole=state.stole,
        guards=state.guards,
    )
    plain: Plain = msgspec.to_builtins(saved)
    return plain


def load(data: Plain) -> State:
    saved = msgspec.convert(data, SavedState)
    state = State(len(saved.players))
    state.days = saved.days
    state.guards = saved.guards
    for player, written in zip(state.seats, saved.players):
        player.hand = counted(written.hand)
        player.stakes = counted(written.stakes)
        player.committed = written.committed
        player.vase = counted(written.vase)
    state.deck = [KINDS.index(name) for name in saved.deck]
    state.compost = counted(saved.compost)
    state.beds = list(saved.beds)
    state.phase = PHASE_NAMES.index(saved.phase)
    state.opener = saved.opener
    state.gardener = saved.gardener
    state.owner = saved.owner
    state.acting = (NOBODY, state.gardener, state.owner, NOBODY)[state.phase]
    state.day = saved.day
    state.cans = saved.cans
    state.draws = saved.draws
    state.stole = saved.stole
    return state
