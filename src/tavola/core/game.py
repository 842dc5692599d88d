"""The contract of a game: everything that the rest of Tavola knows about any game.

Match, record, bots, terminal, server and page are written against this file alone. A new game is a
folder under `games/` with one subclass of `Game`, and nothing else changes.

The words
---------
seat      A player's place at the table: 0, 1, 2 … in the order of play. `NOBODY` (-1) is no seat:
          the spectator's eyes in `view`, and "the game is over" in `turn`.
position  All that lies on the table, hidden things included. Each game has its own subclass,
          `State`.
phase     What is asked of the seats that must act (phase.py): one object per phase answers `legal`,
          `why_not` and `apply`.
move      One small step of one player. Big turns (a Concordia architect, a Comuni building phase, a
          Medievalia payment) are chains of small moves ended by an explicit `done`; so the page can
          light up what is legal now, bots have few choices at a time, and a player can step back.
event     What happened, for the log: a message id with arguments, and who may see it.
refusal   Why a move is not allowed: a rule number, a message id with arguments. A value, never an
          exception.
act       Moves of one player that belong together (`joins`): what people see as one thing done, a
          purchase, a march. Acts are what bots are paced by, and what the page shows and tells as
          one.
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
from collections.abc import Mapping
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tavola.core.chance import Chance
from tavola.core.moves import (
    NOBODY,
    SILENT,
    Event,
    Log,
    Move,
    MoveTable,
    Plain,
    Refusal,
)
from tavola.core.phase import Over, Phase, Position, S
from tavola.core.views import ResultView

__all__ = [
    "NOBODY",
    "SILENT",
    "Event",
    "Facts",
    "Game",
    "Log",
    "Move",
    "MoveTable",
    "Option",
    "Over",
    "Phase",
    "Plain",
    "Position",
    "Progress",
    "Refusal",
    "Result",
    "S",
]


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

    def taken(self, value: object) -> object:
        """The value in the form that is kept: a choice spelt in digits may be given as a number."""
        if isinstance(value, int) and not isinstance(value, bool) and str(value) in self.choices:
            return str(value)
        return value

    def problem(self, given: object) -> str:
        """What is wrong with this value, or an empty string."""
        value = self.taken(given)
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


class Result:
    """How a game ended.

    `places[seat]` counts from 1; equal players share a place. `score[seat]` is the breakdown, a
    list of (message id without `score-`, value), in the order in which it is compared or added
    up. `reason` is the message `end-REASON`, `rule` the rule that ended the game.

    >>> result = tavola.play_out(tavola.start("medievalia", players=2, seed=7), "random")
    >>> sorted(result.places)
    [1, 2]
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

    def __repr__(self) -> str:
        return f"Result(places {self.places}, {self.reason}, {self.rule})"

    def plain(self) -> ResultView:
        """As data, ready for JSON."""
        return {
            "places": self.places,
            "score": [[[name, value] for name, value in lines] for lines in self.score],
            "reason": self.reason,
            "rule": self.rule,
        }


class Progress:
    """How far a game is. `round` and `turn` change when another begins; always 0: none are counted.

    `standing`: by seat what counts for winning, as far as the viewer knows it; none: there is no
    such number.
    """

    def __init__(self, round: int, turn: int, standing: list[int | None]) -> None:
        self.round: Final = round
        self.turn: Final = turn
        self.standing: Final = standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One game. It holds no position of its own: every method is told which one is meant."""

    def __init__(self, facts: Facts, table: MoveTable, phases: list[Phase[S]]) -> None:
        self.facts: Final = facts
        self.table: Final = table
        # By number (`Position.phase`). A vec knows of what class its members are; a list is asked.
        self.phases: Final[vec[Phase[S]]] = vec[Phase](phases)  # type: ignore[type-arg]

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

    # A game overrides `turn`, `to_act` and `must_act` where several seats decide at once; all else
    # about a decision is said by the object of its phase.

    def turn(self, state: S) -> i64:
        """The seat that must decide now, the first of `to_act`; NOBODY when the game is over."""
        return state.acting

    def to_act(self, state: S) -> list[i64]:
        """All seats that must decide now; empty when the game is over."""
        seat = self.turn(state)
        return [] if seat == NOBODY else [seat]

    def must_act(self, state: S, seat: i64) -> bool:
        """Whether this seat is one of `to_act`."""
        return seat == state.acting and seat != NOBODY

    def legal(self, state: S, seat: i64) -> list[Move]:
        """Every move that this seat may make now, in a stable order. Empty if it must not act.

        The list is the caller's; the moves in it are shared.
        """
        if not self.must_act(state, seat):
            return []
        return self.phases[state.phase].legal(state, seat)

    def why_not(self, state: S, seat: i64, move: Move) -> Refusal | None:
        """Why this seat may not make this move now; None exactly when the move is in `legal`."""
        phase = self.phases[state.phase]
        if not self.must_act(state, seat):
            return phase.why_wait(state, seat, move)
        return phase.why_not(state, seat, move)

    def why_never(self, text: str) -> Refusal | None:
        """Why a well-written move is in no table: the rule by which no position ever allows it.

        None: the text is no move at all.
        """
        return None

    def apply(self, state: S, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        """Carry out a legal move: the only way in which a position changes."""
        self.phases[state.phase].apply(state, seat, move, chance, log)

    def joins(self, before: Move, move: Move) -> bool:
        """Whether a move belongs to the same act as the one before it.

        Asked only if one seat has made both, and nobody a move in between. By default every move
        is an act.
        """
        return False

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Places and scores, or None while the game goes on."""

    # --- what a seat may know ---------------------------------------------------------------------

    @abstractmethod
    def public(self, state: S) -> Mapping[str, object]:
        """What everybody may know of the position, told to all viewers alike.

        Built up from nothing, never by taking things away from the whole, and of nothing that goes
        on changing with the position: whoever got it may keep it.
        """

    def printed(self, state: S) -> Mapping[str, object]:
        """What is fixed for the whole match and open to everybody, such as what cards print.

        It is told once, beside the first view: views say what can change.
        """
        return {}

    def things(self, state: S) -> Mapping[str, Mapping[str, object]]:
        """What each single thing that has an id is, open to everybody: people read that instead.

        From these properties texts make its name (`tavola.text`). A game that has such things tells
        them as `things` of `printed`, or of `public` where they come and go.
        """
        return {}

    def sheets(self, state: S) -> Mapping[str, Mapping[str, object]]:
        """All that can be asked about at this table, with the figures that explain it.

        A thing is NOUN VALUE as texts name it (`card winter`), or a NOUN alone. Its figures are the
        arguments of its sheet (docs/teaching.md); they are open to everybody and the same for the
        whole match.
        """
        return {}

    @abstractmethod
    def private(self, state: S, seat: i64) -> Mapping[str, object]:
        """What this seat may know besides, or is told in its own way. NOBODY: a spectator.

        It has no key of `public`. Built in the same manner.
        """

    def public_since(self, state: S, before: S) -> Mapping[str, object]:
        """`public` for somebody who has that of an earlier position of the match.

        AS_BEFORE (`core.same`) may stand for what looks as it did then.
        """
        return self.public(state)

    def private_since(self, state: S, seat: i64, before: S) -> Mapping[str, object]:
        """The same of `private`."""
        return self.private(state, seat)

    def view(self, state: S, seat: i64) -> Mapping[str, object]:
        """All and only what this seat may know of the position. NOBODY: a spectator."""
        return {**self.public(state), **self.private(state, seat)}

    def progress(self, view: Mapping[str, object]) -> Progress:
        """How far the game is by what a view says: for those who leaf through it later."""
        return Progress(0, 0, [])

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
