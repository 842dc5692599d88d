"""The rules, one file per chapter of RULES.md.

phases.py    which file answers in which phase
setup.py     T1  the counters, who begins
turn.py      T2  taking counters
game_end.py  T3  the end
"""
