"""A position as it is to be seen. Each part is made, and written, once: when it is first asked for.

What was told is kept as text, not as data: a text takes a tenth of the memory, is compared at a
glance, and goes to whoever watches as it is. Clients that follow by changes keep what they were
shown last. So nothing here points back in time: an old sight goes when the last client has seen a
newer one.
"""

from collections.abc import Mapping
from typing import Any, Final, final

import msgspec

from tavola.core.foresee import differences
from tavola.core.game import NOBODY, Game, Plain
from tavola.core.match import Match

ENCODE: Final = msgspec.json.Encoder().encode
EVERYBODY: Final = -2  # no viewer in particular


def head_of(match: Match) -> bytes:
    """What a view begins with: it stays the same for the whole match."""
    setup = {"game": match.game.facts.name, "players": match.players, "options": match.options}
    return ENCODE(setup)[:-1]


@final
class Part:
    """What EVERYBODY sees of a position, or what a viewer (a seat, or NOBODY) sees besides."""

    def __init__(self, game: Game[Any], state: Any, viewer: int) -> None:
        self._game: Final = game
        self._state: Final = state
        self._viewer: Final = viewer
        self._data: Mapping[str, object] | None = None
        self._text = b""

    @property
    def data(self) -> Mapping[str, object]:
        if self._data is None:
            viewer = self._viewer
            if viewer == EVERYBODY:
                self._data = self._game.public(self._state)
            else:
                self._data = self._game.private(self._state, viewer)
        return self._data

    @property
    def text(self) -> bytes:
        if not self._text:
            self._text = ENCODE(self.data)
        return self._text

    def settle(self) -> None:
        """It is told, and need not be ready any more."""
        self._data = None

    def change(self, before: "Part") -> Plain:
        """In what it differs from an earlier one, entry by entry as text.

        What was is made anew: that takes less time than to fetch it from where it was laid aside.
        Where both are written already, as after a move made in secret, a glance may do.
        """
        if self._text and self._text == before._text:
            return {}
        change = differences(before.data, self.data)
        assert isinstance(change, dict)
        assert "-" not in change  # a view has the same keys from move to move
        return {key: msgspec.Raw(ENCODE(value)) for key, value in change.items()}


@final
class Sight:
    """All that anybody may see of a position."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self._game: Final = game
        self._state: Final = state
        self.to_act: Final[list[int]] = [int(seat) for seat in game.to_act(state)]
        self.public: Final = Part(game, state, EVERYBODY)
        self._private: Final[dict[int, Part]] = {}
        self._legal: Final[dict[int, list[str]]] = {}

    def private(self, viewer: int) -> Part:
        found = self._private.get(viewer)
        if found is None:
            found = self._private[viewer] = Part(self._game, self._state, viewer)
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
        self.public.settle()
        for part in self._private.values():
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
        own, table = ENCODE(self._own), together(self.sight.public.text, self._private.text)
        return msgspec.Raw(b"".join((head, b",", own[1:-1], b',"table":', table, b"}")))

    def change(self, before: "Seen", public: Plain) -> Plain:
        """In what the view differs from an earlier one of the same viewer.

        `public` says it for what all viewers share.
        """
        found: Plain = {}
        for name, value in self._own.items():
            was = before._own[name]
            if value != was:
                found[name] = differences(was, value)
        private: Plain = {}
        if self._private.text != before._private.text:  # it is short, and seldom differs
            private = self._private.change(before._private)
        if public or private:
            found["table"] = {**public, **private}
        return found


def together(public: bytes, private: bytes) -> bytes:
    """One object of two."""
    if len(private) == 2:
        return public
    return private if len(public) == 2 else public[:-1] + b"," + private[1:]
