"""The contract of a game: everything that the rest of Tavola knows about any game.

Match, record, bots, terminal, server and page are written against this file alone. A new game is a
folder under `games/` with one subclass of `Game`, and nothing else changes.

The words
---------
seat      A player's place at the table: 0, 1, 2 … in the order of play. `NOBODY` (-1) is no seat:
          the spectator's eyes in `view`, and "the game is over" in `turn`.
position  All that lies on the table, hidden things included. Each game has its own subclass,
          `State`.
move      One small step of one player. Big turns (a Concordia architect, a Comuni building phase, a
          Medievalia payment) are chains of small moves ended by an explicit `done`; so the page can
          light up what is legal now, bots have few choices at a time, and a player can step back.
event     What happened, for the log: a message id with arguments, and who may see it.
refusal   Why a move is not allowed: a rule number, a message id with arguments. A value, never an
          exception.
chance    Where luck comes from. Always a parameter, never part of the position.

Three kinds of decision
-----------------------
- One after another: `turn` tells whose decision it is.
- Secretly, at the same time (Comuni's invasions): `to_act` tells all seats that still have to
  decide, in any order. What one seat has chosen so far is in the position, in nobody else's view,
  and its events are told to that seat alone, until the move that completes the decision reveals
  everything.
- Reactions in another player's turn (Medievalia's defender): nothing special; `turn` simply names
  the one who must answer now.

The shape
---------
This file and the games are compiled by mypyc when there is a C compiler, and run unchanged when
there is none. What that asks of the code is in docs/architecture.md; in short: moves are built
once, at import, and handed out by reference; counts lie in `vec[i64]`; `clone` copies by hand.
"""

from abc import ABC, abstractmethod
from typing import Final, Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from tavola.core.chance import Chance

NOBODY: Final[i64] = -1

# JSON-like data: what a view, a saved position and the arguments of a message are made of.
Plain = dict[str, object]


class Option:
    """A choice made before the game begins.

    `default` gives the kind: a switch (bool), a number (int, from `low` to `high`) or one of
    `choices` (str). `rule` is the rule that names the option; its text for people is the message
    `option-NAME` (with underscores as hyphens), each choice is `option-NAME-CHOICE`.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        default: bool | int | str,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.default: Final = default
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high

    def problem(self, value: object) -> str:
        """What is wrong with this value, or an empty string."""
        if isinstance(self.default, bool):
            return "" if isinstance(value, bool) else f"{self.name} must be true or false"
        if isinstance(self.default, int):
            if (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.low <= value <= self.high
            ):
                return ""
            return f"{self.name} must be a number from {self.low} to {self.high}"
        if isinstance(value, str) and value in self.choices:
            return ""
        return f"{self.name} must be one of {', '.join(self.choices)}"


class Facts:
    """What is true of every match of a game."""

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: str,
        fewest: int,
        most: int,
        authors: tuple[str, ...],
        publisher: str,
        year: int,
        hidden: tuple[str, ...],
        simultaneous: bool = False,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        # Grows whenever the same moves could lead to another position: old records say which rules
        # they were played by.
        self.rules_version: Final = rules_version
        self.fewest: Final = fewest
        self.most: Final = most
        self.authors: Final = authors
        self.publisher: Final = publisher
        self.year: Final = year
        # Message ids `hidden-…`: what players keep from each other, for the new-table page and
        # docs.
        self.hidden: Final = hidden
        # Whether `to_act` ever names more than one seat.
        self.simultaneous: Final = simultaneous


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
    """Why a move is not allowed: the rule, and the message `why-ID` with its arguments."""

    def __init__(self, rule: str, id: str, args: Plain | None = None) -> None:
        self.rule: Final = rule
        self.id: Final = id
        self.args: Final[Plain] = {} if args is None else args

    def plain(self) -> Plain:
        """As data, ready for JSON."""
        return {"rule": self.rule, "id": self.id, "args": self.args}

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.id}, {self.args})"


class Event:
    """Something that happened: the message `event-ID` with its arguments.

    `seen_by`: the seats that may know of it; None is everyone, spectators included. `reveals`:
    whether anybody learnt something hidden by it (a card played from a secret hand): undo stops
    there.
    """

    def __init__(
        self, id: str, args: Plain, seen_by: tuple[int, ...] | None, reveals: bool
    ) -> None:
        self.id: Final = id
        self.args: Final = args
        self.seen_by: Final = seen_by
        self.reveals: Final = reveals

    def visible_to(self, seat: i64) -> bool:
        """Whether this seat (NOBODY: a spectator) may see it."""
        seen_by = self.seen_by
        return seen_by is None or int(seat) in seen_by

    def plain(self) -> Plain:
        """As data, ready for JSON."""
        return {"id": self.id, "args": self.args}


class Log:
    """Where `apply` tells what happened.

    Random games and search don't listen. A game therefore asks `log.listening` before it puts an
    event together: `if log.listening: log.tell("passed", {"seat": int(seat)})`.
    """

    def __init__(self, listening: bool = True) -> None:
        self.listening: Final = listening
        self.events: Final[list[Event]] = []

    def tell(self, id: str, args: Plain, reveals: bool = False) -> None:
        """An event for everyone."""
        self.events.append(Event(id, args, None, reveals))

    def whisper(self, seat: i64, id: str, args: Plain) -> None:
        """An event for one seat's ears alone."""
        self.events.append(Event(id, args, (int(seat),), False))


SILENT: Final = Log(listening=False)


class Result:
    """How a game ended.

    `places[seat]` counts from 1; equal players share a place. `score[seat]` is the breakdown, a
    list of (message id without `score-`, value), in the order in which it is compared or added
    up. `reason` is the message `end-REASON`, `rule` the rule that ended the game.
    """

    def __init__(
        self, places: list[int], score: list[list[tuple[str, int]]], reason: str, rule: str
    ) -> None:
        self.places: Final = places
        self.score: Final = score
        self.reason: Final = reason
        self.rule: Final = rule

    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def plain(self) -> Plain:
        """As data, ready for JSON."""
        return {
            "places": self.places,
            "score": [[[name, value] for name, value in lines] for lines in self.score],
            "reason": self.reason,
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC):
    """All that lies on the table. Each game's own is called `State`."""

    def __init__(self, players: i64) -> None:
        self.players: Final[i64] = players

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""


S = TypeVar("S", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One game. It holds no position of its own: every method is told which one is meant."""

    def __init__(self, facts: Facts, table: MoveTable) -> None:
        self.facts: Final = facts
        self.table: Final = table

    # --- before the game --------------------------------------------------------------------------

    @abstractmethod
    def options(self, players: i64) -> tuple[Option, ...]:
        """The options offered for so many players, with the defaults that hold for them."""

    @abstractmethod
    def longest(self, players: i64, options: Plain) -> int:
        """No match has more moves than this, whatever the players do."""

    @abstractmethod
    def start(self, players: i64, options: Plain, chance: Chance, log: Log) -> S:
        """The set-up. `options` is complete and checked (see `settle`)."""

    # --- the game ---------------------------------------------------------------------------------

    @abstractmethod
    def turn(self, state: S) -> i64:
        """The seat that must decide now, the first of `to_act`; NOBODY when the game is over."""

    def to_act(self, state: S) -> list[i64]:
        """All seats that must decide now; empty when the game is over."""
        seat = self.turn(state)
        return [] if seat == NOBODY else [seat]

    @abstractmethod
    def legal(self, state: S, seat: i64) -> list[Move]:
        """Every move that this seat may make now, in a stable order. Empty if it must not act.

        The list is the caller's; the moves in it are shared.
        """

    @abstractmethod
    def why_not(self, state: S, seat: i64, move: Move) -> Refusal | None:
        """Why this seat may not make this move now; None exactly when the move is in `legal`."""

    @abstractmethod
    def apply(self, state: S, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        """Carry out a legal move: the only way in which a position changes."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Places and scores, or None while the game goes on."""

    # --- what a seat may know ---------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: i64) -> Plain:
        """All and only what this seat may know of the position. NOBODY: a spectator.

        Built up from nothing, never by taking things away from the whole.
        """

    @abstractmethod
    def redeal(self, state: S, seat: i64, chance: Chance) -> S:
        """A random world that fits everything that this seat knows; all others' secrets drawn anew.

        Two laws hold it: the view of the world is the view of the position; and it depends on
        what the seat knows alone, so from two positions that look alike the same chance gives the
        same world.
        """

    # --- advice for bots --------------------------------------------------------------------------

    @abstractmethod
    def weigh(self, state: S, seat: i64, moves: list[Move]) -> list[float]:
        """How good each move looks to a sensible player of this game, in shares of a win.

        Only the differences matter: a move that weighs 0.1 more should win one game in ten more.

        Uses only what the seat may know: the advice is the same in every world of `redeal`.
        """

    @abstractmethod
    def worth(self, state: S, seat: i64) -> float:
        """The share of a win, 0 to 1, that this seat can expect; all cards may be looked at."""

    def settled(self, state: S) -> bool:
        """Whether this is a good moment to judge a position by `worth`: nothing is in the air."""
        return True

    def clock(self, state: S) -> i64:
        """How many turns were begun, for games of long turns: search judges all lines at one count.

        0 in every position: the game has no such count, and search goes by the number of moves.
        """
        return 0

    # --- books and saving -------------------------------------------------------------------------

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many there are of everything that can neither appear nor vanish, wherever it is."""

    @abstractmethod
    def save(self, state: S) -> Plain:
        """The whole position as data, readable and writable by hand (docs/positions.md).

        An entry that has the name of an option says what that option says.
        """

    @abstractmethod
    def load(self, data: Plain, chance: Chance) -> S:
        """The position of such data. Raises ValueError that says where and what is wrong.

        What the data leave open, such as the order of a deck, is drawn; nothing is drawn for what
        `save` has written.
        """
