"""Moves that must be refused, made up at random."""

from collections.abc import Callable
from typing import Any, Final

from tavola import Match
from tavola.core.chance import FastChance

# Letters that look like others: Cyrillic, Greek, full-width, and with a mark of their own.
LOOK_ALIKES: Final = dict(zip("aceiopsxy15", "асеіорѕху１５")) | {"k": "κ", "t": "ｔ", "n": "ｎ"}
SPACES: Final = ("\u00a0", "\u2003", "\t", "\n", "\x00", "\u200b", "  ", "_", "")
NO_TEXT: Final[tuple[Any, ...]] = (
    *(None, 0, 1, -1, True, 1.5, float("nan"), 10**5000, b"", b"pass", bytearray(b"done")),
    *([], ["pass"], (), ("done",), {}, {"move": "pass"}, {"pass"}, object(), str, Ellipsis),
)
NO_SEAT: Final[tuple[Any, ...]] = (
    *(-1, -2, 99, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30, None, True, False),
    *("0", "", b"0", 0.0, 1.0, float("nan"), float("inf"), [0], (0,), {}, 0j, object(), int),
)

Wrong = tuple[Any, Any]  # a seat, a text


class Mischief:
    """Wrong moves against a match."""

    def __init__(self, match: Match, dice: FastChance) -> None:
        self._match = match
        self._dice = dice
        self._texts = [move.text for move in match.game.table.moves]
        self._kinds: tuple[Callable[[], Wrong], ...] = (
            self.unlisted,
            self.off_turn,
            self.from_no_seat,
            self.not_text,
            self.near_miss,
            self.look_alike,
            self.other_space,
            self.huge,
            self.noise,
        )

    def _any(self, items: Any) -> Any:
        return items[self._dice.pick(len(items))]

    def _right(self) -> Wrong:
        """A seat that may act, and a move that it may make."""
        seat = self._any(self._match.to_act)
        return seat, self._any(self._match.legal(seat))

    def next(self) -> Wrong:
        """One that is surely wrong: never a move that happens to be legal."""
        while True:
            seat, text = self._any(self._kinds)()
            sits = type(seat) is int and 0 <= seat < self._match.players
            if not (sits and isinstance(text, str) and text in self._match.legal(seat)):
                return seat, text

    def unlisted(self) -> Wrong:
        return self._right()[0], self._any(self._texts)

    def off_turn(self) -> Wrong:
        return self._dice.pick(self._match.players), self._right()[1]

    def from_no_seat(self) -> Wrong:
        return self._any((*NO_SEAT, self._match.players)), self._right()[1]

    def not_text(self) -> Wrong:
        seat, text = self._right()
        return seat, self._any((*NO_TEXT, text.encode(), [text], (text,), {text: text}))

    def near_miss(self) -> Wrong:
        """A letter too few, too many, changed or in another place; other case."""
        seat, text = self._right()
        place = self._dice.pick(len(text))
        letter = chr(33 + self._dice.pick(94))
        changed = (
            text[:place] + text[place + 1 :],
            text[:place] + letter + text[place:],
            text[:place] + letter + text[place + 1 :],
            text[place:] + text[:place],
            text[::-1],
            text.upper(),
            text.capitalize(),
            f"{text} {text}",
            text.split()[0],
            f"{text} 1",
            text.replace("1", "01"),
        )
        return seat, self._any(changed)

    def look_alike(self) -> Wrong:
        seat, text = self._right()
        return seat, "".join(LOOK_ALIKES.get(letter, letter + "\u0301") for letter in text)

    def other_space(self) -> Wrong:
        seat, text = self._right()
        space = self._any(SPACES)
        return seat, self._any((text.replace(" ", space), text + space, space + text))

    def huge(self) -> Wrong:
        seat, text = self._right()
        return seat, self._any((text * 1000, text + " " * 10_000, "9" * 5000, "\ud800" * 300))

    def noise(self) -> Wrong:
        """Any characters at all, the empty text among them."""
        letters = [chr(self._dice.pick(0x110000)) for _ in range(self._dice.pick(12))]
        return self._any((self._right()[0], self._any(NO_SEAT))), "".join(letters)
