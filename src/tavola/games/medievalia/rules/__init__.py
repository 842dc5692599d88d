"""The rules of Medievalia, a file a chapter of RULES.md or a part of one.

zones.py       M1.4, M1.6   where things are, and who is whose enemy
setup.py       M2           set-up and exchange
turn.py        M3           a turn begins and ends
produce.py     M4, M6.7     what groups give
pay.py         M4           batches: prices, additions, closing
help.py        M8           the ally's part in a batch
play.py        M5           what enters the game, and where
abilities.py   M6           shots and healings
movement.py    M7.1, M7.2   moving figures
war.py         M7           declaring a battle, armies, defence, targets
combat.py      M7           who fights whom in a battle
damage.py      M7           ordering damage
aftermath.py   M7           archers and priests, losses
game_end.py    M9           defeat, siege, prestige
"""
