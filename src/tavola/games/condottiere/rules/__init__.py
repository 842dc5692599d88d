"""The rules, one file per chapter of RULES.md: what is legal, what it does, why not.

phases.py      which file answers in which phase
setup.py       D2  the first pawn, the deal
course.py      D3  naming a city, who begins
battle.py      D4  playing and passing
cards.py       D5  what each card does, the strength of an army
scarecrow.py   D5  what a scarecrow takes back
battle_end.py  D6  the winner, marker and pawn, laying hands aside
round_end.py   D7  when a round is over, the new deal
game_end.py    D8  victory, places, the limit
never.py       what no position allows
"""
