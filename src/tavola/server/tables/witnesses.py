"""Who may know of a move: whoever an event of it is told to, and whoever sees a difference.

The second part holds for moves made in secret that still show in somebody's view (a seat that need
not decide any more). A viewer for whom nothing differs must not even get a number for it.
"""

from collections.abc import Sequence

from tavola.core.game import NOBODY, Event
from tavola.server.tables.sight import Sight


def witnesses(
    before: Sight,
    now: Sight,
    players: int,
    mover: int,
    events: list[Event],
    also: Sequence[int] | None = (),
) -> list[int] | None:
    """The viewers who may know of the change from `before` to now; None: everyone.

    `also`: those who may know for another reason; None: everyone does.
    """
    if also is None:
        return None
    for event in events:
        if event.seen_by is None:
            return None
    if before.to_act != now.to_act or now.public.differs(before.public):
        return None
    seen = [
        viewer
        for viewer in range(NOBODY, players)
        if viewer == mover
        or viewer in also
        or any(event.visible_to(viewer) for event in events)
        or before.legal(viewer) != now.legal(viewer)
        or now.private(viewer).differs(before.private(viewer))
    ]
    return None if len(seen) == players + 1 else seen
