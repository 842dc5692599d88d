"""Many tables for a long time, and all clients coming back at once after a restart.

`soak`: sockets are open at all tables, and moves are made at a steady pace, now here, now there.
Told are the times of the moves, the memory of the server and its slope. It fails if p99 is longer
than 50 ms, if memory grows, if anything was lost, or if there is an error in the server's log.

`return`: the server is killed; when it is back all clients connect at once, and play as soon as
they see something. Told is when every client had its first view, and when every table had a move.
It fails if a client had to wait longer than 5 s for its first view, or if a table had no move.

python -m tools.soak [--tables 2000] [--seats 2] [--minutes 10] [--pace 50] [--what soak|return]
                     [--write]
"""
