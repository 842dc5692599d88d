"""A position as it is to be seen. Each part is made, and written, once: when it is first asked for.

What was told is kept as text, not as data: a text takes a tenth of the memory, is compared at a
glance, and goes to whoever watches as it is. It is kept piece by piece: what a move leaves as it
was is neither made nor written again (`core.same`), and is the same text in both positions.

Clients that follow by changes keep what they were shown last. So nothing here points back in time,
except to the pieces that the next position is made of: an old sight goes when the last client has
seen a newer one.
"""

from typing import Any, Final, final

import msgspec

from tavola.core.foresee import differences
from tavola.core.game import NOBODY, Game, Plain
from tavola.core.match import Match
from tavola.core.same import AS_BEFORE

ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder().decode
EVERYBODY: Final = -2  # no viewer in particular
FEW: Final = 4  # things that are as soon written as copied


def head_of(match: Match) -> bytes:
    """What a view begins with: it stays the same for the whole match."""
    setup = {"game": match.game.facts.name, "players": match.players, "options": match.options}
    return ENCODE(setup)[:-1]


@final
class Part:
    """What EVERYBODY sees of a position, or what a viewer (a seat, or NOBODY) sees besides.

    `before`: the same of an earlier position, written.
    """

    def __init__(self, game: Game[Any], state: Any, viewer: int, before: "Part | None") -> None:
        self._game: Final = game
        self._state: Final = state
        self._viewer: Final = viewer
        self._before = before
        self._pieces: Plain | None = None
        self._made: Plain = {}  # as data, until it is told
        self._text = b""

    @property
    def pieces(self) -> Plain:
        """By key a text (`Raw`), or a list of texts; what is short, as it is."""
        if self._pieces is None:
            before, self._before = self._before, None
            self._made = self._make(before)
            was: Plain = {} if before is None else before.pieces
            self._pieces = {
                key: was[key] if value is AS_BEFORE else _piece(value, was.get(key))
                for key, value in self._made.items()
            }
        return self._pieces

    def _make(self, before: "Part | None") -> Plain:
        game, state, viewer = self._game, self._state, self._viewer
        if viewer == EVERYBODY:
            seen = game.public_since(state, before._state) if before else game.public(state)
        elif before is None:
            seen = game.private(state, viewer)
        else:
            seen = game.private_since(state, viewer, before._state)
        assert isinstance(seen, dict)
        return seen

    @property
    def text(self) -> bytes:
        """All of it: an object without its braces, so that two make one."""
        if not self._text:
            self._text = ENCODE(self.pieces)[1:-1]
        return self._text

    @property
    def written(self) -> "Part | None":
        """This, or what it will be made of."""
        return self._before if self._pieces is None else self

    def settle(self) -> None:
        """It is told: the pieces do."""
        self._text = b""
        self._made = {}

    def differs(self, before: "Part") -> bool:
        return self.pieces != before.pieces

    def change(self, before: "Part") -> Plain:
        """In what it differs from an earlier one, entry by entry as text."""
        was = before.pieces  # a view has the same keys from move to move
        return {
            key: msgspec.Raw(ENCODE(_patch(was[key], piece, self._made.get(key, AS_BEFORE))))
            for key, piece in self.pieces.items()
            if piece is not was[key] and piece != was[key]
        }


def _piece(value: object, was: object) -> object:
    """Something that is shown, written. `was`: how it was written before."""
    if isinstance(value, list):
        for one in value:
            if one is AS_BEFORE or isinstance(one, dict):
                return _list(value, was)
        return value if len(value) <= FEW else msgspec.Raw(ENCODE(value))
    if isinstance(value, dict):
        return value if len(value) <= FEW else msgspec.Raw(ENCODE(value))
    return value


def _list(value: list[Any], was: object) -> list[object]:
    """Each in a text of its own."""
    found: list[object] = []
    for place, one in enumerate(value):
        if one is AS_BEFORE:
            assert isinstance(was, list)
            found.append(was[place])
        else:
            found.append(None if one is None else msgspec.Raw(ENCODE(one)))
    return found


def _patch(was: object, now: object, made: object) -> object:
    """What to change to make the one piece of the other (`differences`).

    `made`: the newer one as data, if it is at hand; else AS_BEFORE.
    """
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        return {
            f"#{place}": _patch(was[place], one, made[place] if isinstance(made, list) else made)
            for place, one in enumerate(now)
            if one is not was[place] and one != was[place]
        }
    if isinstance(now, list):
        return now
    return differences(_data(was), _data(now) if made is AS_BEFORE else made)


def _data(piece: object) -> object:
    return DECODE(piece) if isinstance(piece, msgspec.Raw) else piece


@final
class Sight:
    """All that anybody may see of a position. `before`: of an earlier one of the same match."""

    def __init__(self, game: Game[Any], state: Any, before: "Sight | None" = None) -> None:
        self._game: Final = game
        self._state: Final = state
        self.to_act: Final[list[int]] = [int(seat) for seat in game.to_act(state)]
        self._before: Final[dict[int, Part]] = {} if before is None else before.written()
        self._parts: Final[dict[int, Part]] = {}
        self._legal: Final[dict[int, list[str]]] = {}

    @property
    def public(self) -> Part:
        return self.private(EVERYBODY)

    def private(self, viewer: int) -> Part:
        found = self._parts.get(viewer)
        if found is None:
            before = self._before.pop(viewer, None)
            found = self._parts[viewer] = Part(self._game, self._state, viewer, before)
        return found

    def written(self) -> dict[int, Part]:
        """By viewer what was last written, here or before."""
        found = self._before.copy()
        for viewer, part in self._parts.items():
            written = part.written
            if written is not None:
                found[viewer] = written
        return found

    def legal(self, viewer: int) -> list[str]:
        """The moves that this viewer may make."""
        if viewer not in self.to_act:
            return []
        found = self._legal.get(viewer)
        if found is None:
            found = [move.text for move in self._game.legal(self._state, viewer)]
            self._legal[viewer] = found
        return found

    @property
    def result(self) -> object:
        """None while the game goes on."""
        result = None if self.to_act else self._game.result(self._state)
        return None if result is None else result.plain()

    def settle(self) -> None:
        """Everybody has been told."""
        for part in self._parts.values():
            part.settle()


@final
class Seen:
    """What one viewer sees of it, with what he may do."""

    def __init__(self, sight: Sight, viewer: int, over: bool, undo: bool) -> None:
        """`over`: nobody must decide any more, even if the rules would have gone on."""
        self.sight: Final = sight
        self._private: Final = sight.private(viewer)
        self._own: Final[Plain] = {
            "seat": None if viewer == NOBODY else viewer,
            "to_act": [] if over else sight.to_act,
            "legal": [] if over else sight.legal(viewer),
            "undo": undo,
            "result": sight.result,
        }

    def text(self, head: bytes) -> msgspec.Raw:
        """The same as `Match.view`, of parts that are written already."""
        own, public, private = ENCODE(self._own), self.sight.public.text, self._private.text
        comma = b"," if public and private else b""
        return msgspec.Raw(
            b"".join((head, b",", own[1:-1], b',"table":{', public, comma, private, b"}}"))
        )

    def change(self, before: "Seen", public: Plain) -> Plain:
        """In what the view differs from an earlier one of the same viewer.

        `public` says it for what all viewers share.
        """
        found: Plain = {}
        for name, value in self._own.items():
            was = before._own[name]
            if value != was:
                found[name] = differences(was, value)
        private = self._private.change(before._private)
        if public or private:
            found["table"] = {**public, **private}
        return found
