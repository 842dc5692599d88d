"""Ctrl-C, which a terminal sends to every process that was started from it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Ctrl-C is heard afterwards. Processes that are started in here never hear it: their parent
    ends them.

    Not even while they load their modules, when it could not be handled.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
