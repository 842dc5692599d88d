"""The rules, one file per chapter of RULES.md or part of one: what is legal, what it does, why not.

phases.py      which file answers in which phase      decision.py  what phases have in common
zones.py       M1.4, M1.6   where things are, and who is whose enemy
setup.py       M2           set-up and exchange
course.py      M3.1, M3.4   a turn begins and ends
turn.py        M3.2         what can be begun in one's own turn
produce.py     M4, M5.1     what groups give
labour.py      M4.3         ability instead of labour
price.py       M4, M5.6     prices, what a batch still lacks
naming.py      M4.10        naming what a batch is to pay
payment.py     M4.10        what joins a batch, closing and dropping it
telling.py     M4.10        who hears of a batch
closing.py     M4.1         what closing flips and discards
play.py        M5           what enters the game, and where
crafts.py      M6.5, M6.6   merchants and bureaucrats in a batch
doubling.py    M6.7         an artist doubles
help.py        M8           the ally's part in a batch
abilities.py   M6.1, M6.2   healings and shots
reactions.py   M6.8, M7.11  … outside a battle
moving.py      M7.1, M7.2   moving figures
war.py         M7.3, M7.15  declaring a battle
formation.py   M7.4, M7.5   armies and defence
targets.py     M7.6         what unopposed armies attack
combat.py      M7.16        who fights whom in a battle
damage.py      M7.7         ordering damage
bonus.py       M5.7         +0/1
aftermath.py   M7.9         archers and priests, losses
reports.py     M7.7, M7.10  what a battle tells
game_end.py    M9           defeat, siege, prestige
never.py                    what no position allows
"""
