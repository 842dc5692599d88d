"""What every game is made of. Imports nothing else of the project.

game.py     the contract that each game fulfils, and the manual to it
chance.py   randomness as a parameter, and the fast generator for search
fair.py     provably fair chance: commit, draw, reveal, replay
playout.py  fast loops over the contract: random games, position counts
match.py    one running game: moves, events, undo
record.py   the open record: write, read, replay, verify
"""
