"""A position in every phase, for tests that go through all of them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import tavola
from tavola.core.chance import FastChance
from tavola.core.game import SILENT, Log, Plain
from tavola.games.medievalia.game import GAME
from tavola.games.medievalia.state import PHASE_NAMES, State
from tests.games.medievalia.notable import FIGHTERS, RAIDERS
from tests.games.medievalia.table import MANY, fief, table

HAND = "peasant peasant peasant farm"
LEAN = {**RAIDERS, **FIGHTERS, "double": 30, "ask": 9, "stay": 1, "close": 9}


def at_war(seed: int, **more: bool) -> tavola.Match:
    """Everybody beside everybody, with archers and priests."""
    return table(
        fief(HAND, "field-1+church mine-1", "archer-1 priest-1@field-1 recruit-1@fief-1"),
        fief(HAND, "field-2+tower", "archer-2 priest-2 infantry-1@field-2 cavalry-1@fief-0"),
        fief(HAND, "field-3 farm-3", "priest-3@border-1-2 recruit-3@border-1-2 recruit-4"),
        fief(HAND, "field-4", "archer-3@border-3-0 infantry-2@border-3-0 recruit-5@border-3-0"),
        seed=seed,
        **more,
    )


def atelier(seed: int) -> tavola.Match:
    """An artist beside a large group."""
    workers = "peasant-1@farm-1 peasant-2@farm-1 peasant-3@farm-1 peasant-4@farm-1 artist-1"
    return table(fief(f"{MANY} cavalry", "farm-1+school mine-1", workers), seed=seed)


@cache
def saved_in_every_phase(each: int = 3) -> dict[str, list[Plain]]:
    """Saved positions by phase, reached by play."""
    found: dict[str, list[Plain]] = {phase: [] for phase in PHASE_NAMES}
    rng = Random(1)
    for match in matches():
        for _ in range(300):
            positions = found[PHASE_NAMES[match.state.phase]]
            if len(positions) < each:
                positions.append(match.save())
            if not match.to_act:
                break
            seat = match.to_act[0]
            moves = match.legal(seat)
            weights = [LEAN.get(move.split()[0], 1.0) for move in moves]
            match.play(seat, rng.choices(moves, weights)[0])
        if all(len(positions) == each for positions in found.values()):
            return found
    raise AssertionError({phase: len(positions) for phase, positions in found.items()})


def matches() -> Iterator[tavola.Match]:
    yield tavola.start("medievalia", 2, seed=3)
    for seed in range(40):
        yield atelier(seed)
        yield at_war(seed)
        yield at_war(seed, alliance=True, central_fief=seed % 2 == 0)


def positions(phase: int) -> Iterator[tuple[State, int]]:
    """Positions of this phase, of games of all kinds, with the seat that acts."""
    rng = Random(phase)
    for seed in range(6):
        for match in (atelier(seed), at_war(seed), at_war(seed, alliance=True)):
            state, chance = match.state, FastChance(seed)
            for _ in range(150):
                seat = GAME.turn(state)
                if seat < 0:
                    break
                if state.phase == phase:
                    yield state, seat
                moves = GAME.legal(state, seat)
                weights = [LEAN.get(move.text.split()[0], 1.0) for move in moves]
                GAME.apply(state, seat, rng.choices(moves, weights)[0], chance, SILENT)


def after(state: State, seat: int, move: Any, log: Log = SILENT) -> Any:
    """What the seat sees after this move."""
    then = state.clone()
    GAME.apply(then, seat, move, FastChance(1), log)
    return GAME.view(then, seat)
