"""Processes that live and die as they are told, watched over by a parent. Run by test_many.py.

The first one serves; as soon as it does, the others follow the words given, one after the other.
"""

import os
import signal
import sys

from tavola.server import many

FIRST, PAUSE, *LIVES = sys.argv[1:]
many.PAUSES = (float(PAUSE),)
NEXT, SERVED = os.pipe()  # through which go the numbers of lives


def work(_: int, first: bool, ready: many.Ready) -> None:
    for number in many.HANDLED:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, many.HANDLED)
    how = FIRST if first else LIVES[os.read(NEXT, 1)[0]]
    print(how, flush=True)
    if how == "serve":
        ready()
        os.write(SERVED, bytes(range(len(LIVES))))
    elif how == "refuse":
        sys.exit(many.REFUSED)
    elif how == "die":
        os._exit(9)
    signal.pause()


many.Parent(work, lambda _: None).run(2)
