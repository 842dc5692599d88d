"""The server under load, beside a boardgame.io server: the second half of `make bench`.

Every seat of every table is a connected client that moves as soon as it is its turn. One program
(load.py) plays all clients of all subjects; what a subject's messages look like its own file knows.

processes.py        a server as a process of its own: how long it took to start, CPU time, memory
load.py             the clients, and what is measured
tavola_server.py    Tavola's messages          boardgame_io.py    boardgame.io's
late.py             what a late move of a long game costs
results.py          all figures, and what is promised
report.py           the section of docs/benchmarks.md
"""
