"""The laws: what must be true of every game, checked on any position, move, match and record.

Whoever adds a game runs these on it: tests/laws does, `make fuzz` goes on for longer. A check
returns nothing, or raises BrokenLaw with the number of the law and what was found.

1   Every legal move applies; any other is refused with a rule number that exists.    moves.py
2   Someone can act until the end; games end within the declared length.              moves.py
3   Nothing vanishes: everything is accounted for after every move.                   books.py
4   A record replays to the same position, from its seed and from its outcomes.       watched.py
5   Copies are independent; save and load give the same position.                     books.py
6   Leak: what a seat sees does not change when all that it can't know does;
    what is told once never changes.                                                  hidden.py
7   Blind: `redeal` and `weigh` depend only on what the seat knows.                   twins.py
8   Undo gives back the earlier position, and never what somebody has learnt.         learning.py
9   Moves print and parse one to one.                                                 moves.py
10  Every rule number is cited by code and by a test: no check here, but tests/laws.
11  Foresight is the same in every world that fits, and comes true.                   foresight.py

setups.py   every way to set a game up
walk.py     random games, repeatable and recordable
watched.py  a match that checks laws 1, 4, 5 and 8 while it is played
suite.py    all of it at once, on whole random games
"""
