"""M4.10, M8.6 Who hears of a batch: its owner alone, until it is closed or help is asked for."""

from mypy_extensions import i64

from tavola.core.game import Log, Plain
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.rules.price import still_missing
from tavola.games.medievalia.state import State


def tell_owner(seat: i64, id: str, args: Plain, batch: Batch, log: Log, shows: bool) -> None:
    """To the owner, or to all if the batch was shown. `shows`: a hand card."""
    if batch.asked:
        log.tell(id, args, reveals=shows)
    else:
        log.whisper(seat, id, args)


def tell_added(
    state: State, seat: i64, batch: Batch, id: str, args: Plain, log: Log, shows: bool = False
) -> None:
    """What was added, and how far the batch has come with it."""
    told: Plain = {"seat": seat, **args, "missing": still_missing(state, batch)}
    tell_owner(seat, id, told, batch, log, shows)
