"""A move, and what is said about it: why it is refused, what happened by it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tavola.core.views import Args, EventView, RefusalView

NOBODY: Final[i64] = -1

# JSON-like data: what a view, a saved position and the arguments of a message are made of.
Plain = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One small step. Built once, at import, and handed out by reference: compare with `is`.

    `text` is its one written form, the same in the record, on the wire, in the terminal and for
    bots: short lower-case words, the verb first (`play winter`, `bid 3 2`, `done`).
    """

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.index: i64 = -1  # its place in the game's table of moves

    def __repr__(self) -> str:
        return f"<{self.text}>"


class MoveTable:
    """Every move that a game can ever know, numbered: for records, networks and learners."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: Final = moves
        self.by_text: Final[dict[str, Move]] = {move.text: move for move in moves}
        if len(self.by_text) != len(moves):
            raise ValueError("two moves have the same text")
        for index, move in enumerate(moves):
            move.index = index

    def parse(self, text: str) -> Move | None:
        """The move written so, or None."""
        return self.by_text.get(text)


class Refusal:
    """Why a move is not allowed: the rule, and the message `why-ID` with its arguments.

    >>> match = tavola.start("condottiere", players=2, seed=7)
    >>> match.why_not(match.to_act[0], "pass")
    Refusal(D4.1, no-battle-turn, {})
    """

    def __init__(self, rule: str, id: str, args: Plain | None = None) -> None:
        self.rule: Final = rule
        self.id: Final = id
        self.args: Final[Plain] = {} if args is None else args

    def plain(self) -> RefusalView:
        """As data, ready for JSON."""
        return {"rule": self.rule, "id": self.id, "args": self.args}

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.id}, {self.args})"


class Event:
    """Something that happened: the message `event-ID` with its arguments.

    `seen_by`: the seats that may know of it; None is everyone, spectators included. `reveals`:
    whether anybody learnt something hidden by it (a card played from a secret hand): undo stops
    there. `news`: not even the seat that moved could know it before (a card that it draws, what
    others have chosen in secret): `foresee` stops there.

    >>> match = tavola.start("condottiere", players=2, seed=7)
    >>> match.play(match.to_act[0], "city siena")
    [Event(named-city, {'seat': 0, 'city': 'siena'})]
    """

    def __init__(
        self,
        id: str,
        args: Args,
        seen_by: tuple[int, ...] | None,
        reveals: bool,
        news: bool = False,
    ) -> None:
        self.id: Final = id
        self.args: Final = args
        self.seen_by: Final = seen_by
        self.reveals: Final = reveals
        self.news: Final = news

    def visible_to(self, seat: i64) -> bool:
        """Whether this seat (NOBODY: a spectator) may see it."""
        seen_by = self.seen_by
        return seen_by is None or int(seat) in seen_by

    def plain(self) -> EventView:
        """As data, ready for JSON."""
        return {"id": self.id, "args": self.args}

    def __repr__(self) -> str:
        return f"Event({self.id}, {self.args})"


class Log:
    """Where `apply` tells what happened.

    Random games and search don't listen. A game therefore asks `log.listening` before it puts an
    event together: `if log.listening: log.tell("passed", {"seat": int(seat)})`.
    """

    def __init__(self, listening: bool = True) -> None:
        self.listening: Final = listening
        self.events: Final[list[Event]] = []

    def tell(self, id: str, args: Args, reveals: bool = False, news: bool = False) -> None:
        """An event for everyone."""
        self.events.append(Event(id, args, None, reveals, news))

    def whisper(self, seat: i64, id: str, args: Args, news: bool = False) -> None:
        """An event for one seat's ears alone."""
        self.events.append(Event(id, args, (int(seat),), False, news))


SILENT: Final = Log(listening=False)
