"""Law 11 on one position: what is foreseen tells nothing hidden, and comes true."""

from typing import Any

from laws.books import wire
from laws.broken import must
from laws.learning import Outcome
from laws.moves import sample
from tavola.core.chance import FastChance
from tavola.core.foresee import Foresight, changed, differences, foresee
from tavola.core.game import Game, Move


def check_foresight(game: Game[Any], state: Any, dice: FastChance, most: int) -> None:
    """For every seat that must act, and every legal move or so many at random."""
    for seat in game.to_act(state):
        moves = sample(game.legal(state, seat), dice, most)
        world = game.redeal(state, seat, dice)
        here, there = foresee(game, state, seat, moves), foresee(game, world, seat, moves)
        for move, one, other in zip(moves, here, there):
            must(said(one) == said(other), 11, f"foreseeing {move.text!r} tells what is hidden")
            check_comes_true(game, state, seat, move, one, dice)


def check_comes_true(
    game: Game[Any], state: Any, seat: int, move: Move, found: Foresight, dice: FastChance
) -> None:
    outcome = Outcome(game, state, seat, move, FastChance(dice.pick(2**31)))
    heard = [event.plain() for event in outcome.events if event.visible_to(seat)]
    foreseen = [event.plain() for event in found.events]
    must(
        wire(foreseen) == wire(heard[: len(foreseen)]),
        11,
        f"{move.text!r} was foreseen as {foreseen}, and was {heard}",
    )
    if found.table is None:
        return
    must(len(heard) == len(foreseen), 11, f"{move.text!r} does more than was foreseen: {heard}")
    after = game.view(outcome.after, seat)
    must(
        wire(found.table) == wire(after),
        11,
        f"{move.text!r}: another table than foreseen: {differences(found.table, after)}",
    )
    now = game.view(state, seat)
    again = changed(now, differences(now, after))
    must(again == after, 11, f"{move.text!r}: its differences give another table")


def said(found: Foresight) -> bytes:
    return wire([[event.plain() for event in found.events], found.table])
