"""The rules, one file per chapter of RULES.md.

phases.py    which file answers in which phase
setup.py     P2  the deal
morning.py   P3  stakes, in secret
day.py       P4  the gardener's steps
theft.py     P5  the owner's answer
game_end.py  P6  the end, points
"""
