"""Who may know of a move: whoever an event of it is told to, and whoever sees a difference.

The second part holds for moves made in secret that still show in somebody's view (a seat that need
not decide any more). A viewer for whom nothing differs must not even get a number for it.
"""

from collections.abc import Sequence
from typing import Any

from tavola.core.game import NOBODY, Event
from tavola.core.match import Match


def witnesses(
    match: Match, before: Any, mover: int, events: list[Event], also: Sequence[int] | None = ()
) -> list[int] | None:
    """The viewers who may know of the change from `before` to now; None: everyone.

    `also`: those who may know for another reason; None: everyone does.
    """
    if also is None or any(event.seen_by is None for event in events):
        return None
    game, now = match.game, match.state
    if list(game.to_act(before)) != list(game.to_act(now)):
        return None
    if game.public(before) != game.public(now):  # everybody sees that: no need to look for each
        return None
    seen = [
        viewer
        for viewer in range(NOBODY, match.players)
        if viewer == mover
        or viewer in also
        or any(event.visible_to(viewer) for event in events)
        or _differs(match, before, viewer)
    ]
    return None if len(seen) == match.players + 1 else seen


def _differs(match: Match, before: Any, viewer: int) -> bool:
    """Whether a viewer sees something of it besides what everybody sees."""
    game, now = match.game, match.state
    if viewer != NOBODY and game.legal(before, viewer) != game.legal(now, viewer):
        return True
    return game.private(before, viewer) != game.private(now, viewer)
