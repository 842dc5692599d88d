"""The engine without ceremony, for millions of steps.

A `tavola.Match` tells events, can be undone and is provably fair; that is most of its time. Here a
position is changed in place, nothing is told, and luck is a fast generator:

>>> game = tavola.game("condottiere")
>>> options = tavola.fast.settle(game, 4, {})
>>> luck = tavola.fast.FastChance(1)
>>> state = game.start(4, options, luck, SILENT)
>>> while (seat := game.turn(state)) != NOBODY:
...     moves = game.legal(state, seat)
...     game.apply(state, seat, moves[luck.pick(len(moves))], luck, SILENT)
>>> game.result(state).reason
'connected-group'

`play_at_random` is that loop, compiled. `state.clone()` copies a position, `game.redeal(state,
seat, luck)` draws a world that fits what a seat knows, `move.index` is a move's number in
`game.table.moves`, and `game.worth(state, seat)` is what the position is worth to a seat. Whose
decision it is where several decide at once, `game.to_act(state)` tells.
"""

from tavola.core.chance import FastChance
from tavola.core.moves import NOBODY, SILENT
from tavola.core.playout import count_positions, play_at_random
from tavola.core.setup import settle

__all__ = ["NOBODY", "SILENT", "FastChance", "count_positions", "play_at_random", "settle"]
