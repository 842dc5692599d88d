"""Events, put together only where somebody listens."""

from tavola.core.game import Log, Plain


def tell(log: Log, id: str, args: Plain, reveals: bool = False, news: bool = False) -> None:
    if log.listening:
        log.tell(id, args, reveals, news)


def whisper(log: Log, seat: int, id: str, args: Plain, news: bool = False) -> None:
    if log.listening:
        log.whisper(seat, id, args, news)
