"""Positions of every phase from games under way, to compare what is told with what then happens."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import tavola
from tavola.core.chance import FastChance
from tavola.games.concordia.game import GAME
from tests.games.concordia.counts import COUNTS
from tests.games.concordia.table import look

MOVES = 400  # of a game
EACH = 25  # positions of a phase


@cache
def positions() -> dict[str, list[Any]]:
    """Saved positions by phase, of games in which sensible moves and any others take turns."""
    found: dict[str, list[Any]] = {}
    for number, (make, _) in enumerate(COUNTS.values()):
        match = make()
        dice = FastChance(number)
        for _ in range(MOVES):
            if not match.to_act:
                break
            here = found.setdefault(look(match)["phase"], [])
            if len(here) < EACH:
                here.append(match.save())
            elif dice.pick(4) == 0:
                here[dice.pick(EACH)] = match.save()  # later ones have more on the board
            match.play(match.to_act[0], choose(match, dice))
    return found


def choose(match: tavola.Match, dice: FastChance) -> str:
    moves = GAME.legal(match.state, match.to_act[0])
    if dice.pick(2):
        return moves[dice.pick(len(moves))].text
    weights = GAME.weigh(match.state, match.to_act[0], moves)
    return moves[weights.index(max(weights))].text


def loaded(phase: str) -> Iterator[tuple[tavola.Match, int, Any]]:
    """Each position of this phase: the match, who must act, and what that seat sees."""
    assert len(positions()[phase]) == EACH
    for saved in positions()[phase]:
        match = tavola.load(saved, seed=1)
        who = match.to_act[0]
        yield match, who, look(match, who)


def branch(match: tavola.Match, *moves: str) -> tavola.Match:
    """What follows of these moves of the seat that must act; the match stays as it is."""
    copy = tavola.load(match.save(), seed=1)
    for move in moves:
        copy.play(copy.to_act[0], move)
    return copy


def with_verb(match: tavola.Match, who: int, verb: str) -> set[str]:
    return {text.partition(" ")[2] for text in match.legal(who) if text.startswith(f"{verb} ")}
