"""Series of games between bots, with figures that say how sure they are.

interval.py  how sure a share of wins is
game.py      one game of a series
series.py    many games, on all processors
command.py   `tavola simulate`
"""
