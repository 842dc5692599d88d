"""Laws 6 and 7 on one position: what a seat sees, hears and is advised hides what it can't know."""

import math
import zlib
from typing import Any

from laws.books import check_census, wire, written
from laws.broken import BrokenLaw, must
from laws.setups import Setup
from tavola.core.chance import FastChance
from tavola.core.game import NOBODY, Game

ASKED = 300  # of a larger table of moves so many are asked for at a position, others at the next


def seen(game: Game[Any], state: Any, eyes: int) -> bytes:
    """All that a match tells these eyes about a position, as it goes over the wire.

    Keys stay in the order in which they were put in: even that could tell something.
    """
    result = game.result(state)
    legal = [] if eyes == NOBODY else [move.text for move in game.legal(state, eyes)]
    return wire(
        {
            "to_act": list(game.to_act(state)),
            "legal": legal,
            "table": game.view(state, eyes),
            "printed": game.printed(state),
            "result": None if result is None else result.plain(),
        }
    )


def refused(game: Game[Any], state: Any, seat: int, start: int) -> bytes:
    """What the seat is told when it asks for each move in turn, or for some, from `start` on."""
    stride = -(-len(game.table.moves) // ASKED)
    moves = game.table.moves[start % stride :: stride]
    refusals = [game.why_not(state, seat, move) for move in moves]
    return wire([None if refusal is None else refusal.plain() for refusal in refusals])


def elsewhere(game: Game[Any], state: Any, eyes: int, dice: FastChance) -> Any:
    """A world that fits what these eyes see. A spectator's differs in every seat's secrets."""
    if eyes != NOBODY:
        return game.redeal(state, eyes, dice)
    return game.redeal(game.redeal(state, 0, dice), 1, dice)


def everyone(players: int) -> range:
    """The spectator, and all seats."""
    return range(NOBODY, players)


def check_leak(game: Game[Any], state: Any, dice: FastChance) -> None:
    """Law 6: `view`, legal moves, refusals and advice are the same in a world that fits."""
    before = written(game, state)
    for eyes in everyone(state.players):
        world = elsewhere(game, state, eyes, dice)
        check_look_alike(game, state, world, eyes)
        check_census(game, world, game.census(state))
    must(written(game, state) == before, 7, "looking or redealing changed the position")


def check_printed(setup: Setup, state: Any) -> None:
    """Law 6: what is told once is the same in every position of a match, and of its setup."""
    fixed = wire(setup.game.printed(setup.start(FastChance(0))))
    must(wire(setup.game.printed(state)) == fixed, 6, "what is printed has changed")


def check_look_alike(game: Game[Any], one: Any, other: Any, eyes: int) -> None:
    """Two positions that differ only in what these eyes can't know give them the same answers."""
    here, there = seen(game, one, eyes), seen(game, other, eyes)
    if here != there:
        raise BrokenLaw(6, f"{who(eyes)} sees a difference:\n{here!r}\n{there!r}")
    if eyes != NOBODY:
        start = zlib.crc32(here)  # as good as random, and the same for both
        same = refused(game, one, eyes, start) == refused(game, other, eyes, start)
        must(same, 6, f"refusals tell {who(eyes)} what is hidden")
        check_advice(game, one, other, eyes)


def check_advice(game: Game[Any], one: Any, other: Any, seat: int) -> None:
    """Law 7: a seat that must choose is advised by what it knows alone."""
    moves = game.legal(one, seat)
    if moves:
        advice = game.weigh(one, seat, moves)
        must(len(advice) == len(moves), 7, "weigh: one number for each move")
        must(all(math.isfinite(weight) for weight in advice), 7, f"weigh: {advice}")
        must(advice == game.weigh(other, seat, moves), 7, f"weigh knows what {who(seat)} can't")


def check_blind(game: Game[Any], state: Any, dice: FastChance) -> None:
    """Law 7: the same chance redeals a position, and a world that fits it, to the same world."""
    for seat in range(state.players):
        world = game.redeal(state, seat, dice)
        check_same_world(game, state, world, seat, dice.pick(2**31))
        must(0 <= game.worth(world, seat) <= 1, 7, f"worth for {seat} is not from 0 to 1")


def check_same_world(game: Game[Any], one: Any, other: Any, seat: int, seed: int) -> None:
    """Law 7 for two positions that look alike to the seat."""
    here = written(game, game.redeal(one, seat, FastChance(seed)))
    there = written(game, game.redeal(other, seat, FastChance(seed)))
    if here != there:
        raise BrokenLaw(7, f"redeal for {who(seat)} peeks:\n{here!r}\n{there!r}")


def who(eyes: int) -> str:
    return "a spectator" if eyes == NOBODY else f"seat {eyes}"
