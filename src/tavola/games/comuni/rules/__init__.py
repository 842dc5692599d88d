"""The rules, one file per chapter or phase of RULES.md: what is legal, what it does, why not.

setup.py     C2  decks, columns, comuni, start resources
course.py    C3  what comes next, up to the next decision; the end of a turn
decision.py  C4  what every decision has in common: trading, and who has to wait
trade.py     C4  what is traded for what
project.py   C3  phase 1: bid, claim, collect
envoys.py    C3  phase 1: envoys on columns, and whose is displaced
outbid.py    C3  phase 1: relocate or withdraw
choice.py    C3  resources of choice
refill.py    C3  phase 2: new cards, which may bring an invasion
building.py  C3  phase 3: storeys and walls
discard.py   C3  phase 3: the hand at its end
masters.py   C3  phase 4: guild masters
repair.py    C3  phase 5: plunder returned
invasion.py  C5  how one begins: strengths, and what is asked
pledges.py   C5  the secret decision
outcome.py   C5  what comes of it
game_end.py  C6  the last round, the limit, the end
never.py     what no position allows
supply.py    C1  cubes to and from the supply
phases.py    all decisions, by the number of their phase
"""
