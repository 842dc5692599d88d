"""A game as it is to be seen now. What all viewers share is made, and written, once.

Clients that follow by changes keep what they were shown last. So nothing here points back in time:
an old sight goes when the last client has seen a newer one.
"""

from typing import Any

import msgspec

from tavola.core.foresee import differences
from tavola.core.game import NOBODY, Plain
from tavola.core.match import Match

ENCODE = msgspec.json.Encoder().encode


def head_of(match: Match) -> bytes:
    """What a view begins with: it stays the same for the whole match."""
    setup = {"game": match.game.facts.name, "players": match.players, "options": match.options}
    return ENCODE(setup)[:-1]


class Sight:
    """What all viewers of a position share."""

    def __init__(self, match: Match, head: bytes, over: bool = False) -> None:
        """`over`: nobody must decide any more, even if the rules would have gone on."""
        result = match.result
        self.public = match.game.public(match.state)
        self.to_act = [] if over else list(match.to_act)
        self.result = None if result is None else result.plain()
        self.head = head
        self.shared = ENCODE({"to_act": self.to_act, "result": self.result})[1:-1]
        self.table = ENCODE(self.public)[:-1]

    def change(self, before: "Sight") -> Plain:
        """In what the public part of the table differs from an earlier one: each entry as bytes."""
        change = change_of(before.public, self.public)
        return {key: msgspec.Raw(ENCODE(value)) for key, value in change.items()}


class Seen:
    """What one viewer sees: a seat, or NOBODY. `playing`: something may be taken back still."""

    def __init__(self, sight: Sight, match: Match, viewer: int, playing: bool) -> None:
        self.sight = sight
        self.private = match.game.private(match.state, viewer)
        seated = viewer != NOBODY
        self.legal = match.legal(viewer) if seated and viewer in sight.to_act else []
        self.undo = playing and seated and match.undoable(viewer) is not None
        self._own = ENCODE(
            {"seat": viewer if seated else None, "legal": self.legal, "undo": self.undo}
        )

    def text(self) -> msgspec.Raw:
        """The same as `Match.view`, of parts that are written already."""
        sight = self.sight
        table = b'"table":' + together(sight.table, ENCODE(self.private))
        return msgspec.Raw(b",".join((sight.head, self._own[1:-1], sight.shared, table)) + b"}")

    def change(self, before: "Seen", public: Plain) -> Plain:
        """In what the view differs from an earlier one of the same viewer.

        `public` says it for what all viewers share.
        """
        now, then = self.sight, before.sight
        found: Plain = {}
        for name, one, other in (
            ("to_act", then.to_act, now.to_act),
            ("legal", before.legal, self.legal),
            ("undo", before.undo, self.undo),
            ("result", then.result, now.result),
        ):
            if one != other:
                found[name] = differences(one, other)
        table = {**public, **change_of(before.private, self.private)}
        if table:
            found["table"] = table
        return found


def together(public: bytes, private: bytes) -> bytes:
    """One object of two, the first without its end."""
    if len(private) == 2:
        return public + b"}"
    return private if len(public) == 1 else public + b"," + private[1:]


def change_of(before: Any, now: Any) -> dict[str, Any]:
    """A view has the same keys from move to move."""
    found = differences(before, now)
    assert isinstance(found, dict)
    assert "-" not in found
    return found
