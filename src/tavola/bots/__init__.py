"""Computer players. They get a sight of the table and worlds that fit it, never the position.

bot.py       what a bot is, and all that it gets to see
random.py    any legal move
greedy.py    the move that the game's advice likes best
search.py    information-set Monte Carlo tree search; tree.py its tree, thoughts.py what it found
parallel.py  the same on several processors
policy.py    from advice to a choice
plan.py      the moves of an act, one after another
program.py   bots that are programs, in any language
names.py     bots by name, and the levels
"""

from tavola.bots.bot import Bot, Sight, sight_of
from tavola.bots.names import LEVELS, make

__all__ = ["LEVELS", "Bot", "Sight", "make", "sight_of"]
