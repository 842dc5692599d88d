"""The rules, one file per chapter of RULES.md, the cards of K4 in files of their own.

phases.py      which file answers in which phase
setup.py       K2  tiles, markers, decks, goods and coins
decision.py    K3.1, K3.2  whose turn it is, and when a move has its time
course.py      K3  a turn begins and ends
cards.py       K3.1, K4  playing a card, which does what; Diplomat (K4.9), specialists (K4.12)
moving.py      K4.2, K4.13  the Architect moves colonists
building.py    K4.3, K4.4, K4.14  and builds houses
prefect.py     K4.5, K4.6  producing, collecting, the Praefectus Magnus
colonists.py   K4.1, K4.7  Tribune and Colonist
trade.py       K4.8, K2.6  goods to and from the bank
purchase.py    K4.10, K4.11, K4.15  cards from the display
storehouse.py  K5  what fits, and who chooses
game_end.py    K6  the Concordia card, last turns, the limit
interim.py     K7  interim scoring
never.py       what no position allows
"""
