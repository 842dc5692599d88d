"""Kills the server again and again while people play, and checks that nothing is lost.

Scripted players move, take back and chat over WebSockets as fast as they are answered, some told
whole views, others what has changed; and at each table a second device of a player stops reading
now and then. In every other round the store refuses some commits; in every third one PostgreSQL is
ended at once and started again, in the middle of it. At a random moment the server is killed
(SIGKILL) and started again. Then, for every player:

- everything that was ever sent to it, and every move that was acknowledged, is in the log, under
  the same number;
- no move is there twice, although players send unanswered moves again, and nothing is said twice;
- the numbers have no gaps, and the connection resumes by number;
- changes make the view that the server has.

python -m tools.chaos [--kills 100] [--store sqlite|postgresql|both] [--seed N]
"""
