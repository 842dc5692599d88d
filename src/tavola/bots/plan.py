"""An act of a bot: the moves that it makes in a row, as far as it can foresee them."""

from collections.abc import Callable
from typing import Any, Final

from tavola.bots.bot import Bot, Sight
from tavola.core.foresee import world_after
from tavola.core.game import Game, Move

LONGEST: Final = 100  # moves; whatever comes after them is asked anew


def plan_act(bot_for: Callable[[int], Bot], sight: Sight) -> list[Move]:
    """The first move, and those that belong to the same act (`Game.joins`).

    It ends where the unknown begins, such as a card that is drawn. `bot_for` gives the bot for
    each move by its place.
    """
    game, seat = sight.game, sight.seat
    moves = [bot_for(0).choose(sight)]
    while len(moves) < LONGEST:
        world = world_after(game, sight.world_at_hand(), seat, moves[-1])
        if world is None:
            return moves
        sight = Sight(game, seat, world)
        if not any_joins(game, moves[-1], sight.moves):
            return moves
        move = bot_for(len(moves)).choose(sight)
        if not game.joins(moves[-1], move):
            return moves
        moves.append(move)
    return moves


def any_joins(game: Game[Any], before: Move, moves: list[Move]) -> bool:
    for move in moves:
        if game.joins(before, move):
            return True
    return False
