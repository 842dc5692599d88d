"""Fast loops over the contract, compiled together with the games."""

from mypy_extensions import i64

from tavola.core.chance import FastChance
from tavola.core.game import NOBODY, SILENT, Game, S


def play_at_random(game: Game[S], state: S, chance: FastChance, limit: i64) -> i64:
    """Play random legal moves to the end, at most `limit` of them; the number of moves played."""
    steps: i64 = 0
    while steps < limit:
        seat = game.turn(state)
        if seat == NOBODY:
            break
        moves = game.legal(state, seat)
        n: i64 = len(moves)
        game.apply(state, seat, moves[chance.pick(n)], chance, SILENT)
        steps += 1
    return steps


def count_positions(game: Game[S], state: S, depth: i64, seed: i64) -> i64:
    """How many sequences of `depth` moves there are from here (perft).

    Chance, where a move needs some, is drawn from `seed` anew for each move, so the count is a
    constant of the position and the rules.
    """
    if depth == 0:
        return 1
    total: i64 = 0
    for seat in game.to_act(state):
        for move in game.legal(state, seat):
            child = state.clone()
            game.apply(child, seat, move, FastChance(seed), SILENT)
            total += count_positions(game, child, depth - 1, seed)
    return total
