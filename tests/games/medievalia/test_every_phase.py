"""What holds in every phase: refusals cite a rule, positions are read or refused with a word."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import tavola
from tavola.core.chance import FastChance
from tavola.games.medievalia.game import GAME
from tavola.games.medievalia.state import PHASE_NAMES, State
from tests.games.medievalia.phases import saved_in_every_phase

MUTATIONS = 60  # in each phase
WORDS = ("peasant-1", "field-1", "mine", "bank", "city", "fief-1", "opposed", "join 1", "flip city")
VALUES: tuple[Any, ...] = (None, True, 0, 1, 2, -1, 50, 10**20, 1.5, "", [], {}, ["mine"], *WORDS)


@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_every_move_of_the_table_is_legal_or_refused_by_a_rule(phase: str) -> None:
    match = tavola.load(saved_in_every_phase()[phase][-1], seed=1)
    for seat in range(match.players):
        legal = match.legal(seat)
        for move in GAME.table.moves:
            refusal = match.why_not(seat, move.text)
            assert (refusal is None) == (move.text in legal), move
            assert refusal is None or refusal.rule.startswith("M"), (move, refusal)


@pytest.mark.parametrize("phase", PHASE_NAMES)
def test_a_position_with_a_mistake_is_refused_in_words_or_can_be_played(phase: str) -> None:
    rng = Random(phase)
    for _ in range(MUTATIONS):
        data = mutated(rng.choice(saved_in_every_phase()[phase])["state"], rng)
        state = read(data)
        if state is None:
            continue
        chance = FastChance(2)
        census = GAME.census(state)
        for _move in range(8):
            seat = GAME.turn(state)
            if seat < 0:
                break
            moves = GAME.legal(state, seat)
            GAME.view(state, seat)
            GAME.apply(state, seat, rng.choice(moves), chance, tavola.core.game.SILENT)
            assert GAME.census(state) == census


def read(data: Any) -> State | None:
    """The position, if it can be; None if it is refused with a place (or msgspec's own word)."""
    try:
        return GAME.load(data, FastChance(1))
    except ValueError as error:
        if ": " in str(error) or "`" in str(error):
            return None
        raise


def mutated(data: Any, rng: Random) -> Any:
    """One mistake, or some: something left out, doubled, multiplied, or in the wrong place."""
    data = deepcopy(data)
    for _ in range(rng.choice((1, 1, 2))):
        holder, key = rng.choice(list(spots(data)))
        kind = rng.randrange(5)
        if kind == 0:
            holder.pop(key)
        elif kind == 1:
            holder[key] = rng.choice(VALUES)
        elif kind == 2:
            other, place = rng.choice(list(spots(data)))
            holder[key] = deepcopy(other[place])
        elif isinstance(holder, list):
            holder += [holder[key]] * rng.choice((1, 1, 50))
        elif isinstance(holder[key], (int, list)):
            holder[key] *= 2
    return data


def spots(data: Any) -> list[tuple[Any, Any]]:
    """Every place of nested data, with what holds it; of a deck the first card will do."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    found = []
    for key in keys:
        found.append((data, key))
        if isinstance(data[key], (dict, list)):
            found += spots(data[key])[: 1 if key == "deck" else None]
    return found
