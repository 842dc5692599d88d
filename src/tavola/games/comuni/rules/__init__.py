"""The rules, one file a chapter or phase of RULES.md: what is legal, what it does, why not.

setup.py     C2  decks, columns, comuni, start resources
course.py    C3, C6  what comes next, up to the next decision
project.py   C3  phase 1: bid, claim, collect, resources of choice
outbid.py    C3  phase 1: relocate or withdraw
refill.py    C3  phase 2: new cards, which may bring an invasion
build.py     C3  phase 3: storeys and walls
discard.py   C3  phase 3: the hand at its end
masters.py   C3  phase 4: guild masters
repair.py    C3  phase 5: plunder returned
trade.py     C4  trading
invasion.py  C5  the secret decisions, and what comes of them
last.py      C6  the end of a turn, the last round
never.py     what no position allows
supply.py    C1  cubes to and from the supply
"""
