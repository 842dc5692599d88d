"""What the terminal asks of a game: to draw its table. Its module is `terminal/games/NAME`."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar, cast

from tavola.core.foresee import Foresight
from tavola.core.game import Event
from tavola.core.match import Match
from tavola.core.things import Things
from tavola.core.views import MatchView
from tavola.terminal.grid import Grid
from tavola.terminal.palette import Palette
from tavola.text import Texts, is_passing

T = TypeVar("T")  # what a game's view calls its `Table`


class Board(ABC, Generic[T]):
    """Draws one game's table for one seat, from the view and what is printed alone.

    A drawing is a grid with spots: a spot is a place on it that stands for a move, legal or not.
    The frame moves the cursor over them, plays what is legal and tells of the rest why not.
    """

    # What everyone can do without: it stands in the full log only, and nobody waits for it.
    quiet: frozenset[str] = frozenset()

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        palette: Palette,
        printed: Mapping[str, object] | None = None,
    ) -> None:
        self.printed = printed or {}  # what is fixed for the match, where the game has such things
        self.texts = texts.about(things_in(self.printed))
        self.names = names
        self.palette = palette

    def about(self, view: MatchView) -> Texts:
        """The texts, with what single things on the table are."""
        return self.texts.about({**things_in(self.printed), **things_in(view["table"])})

    def seen(self, view: MatchView) -> T:
        """What the viewer sees of the table, by the type of this game's."""
        return cast(T, view["table"])

    def passes(self, event: Event) -> bool:
        """Whether nobody waits for this event: the board shows it, or a later one sums it up."""
        return event.id in self.quiet or is_passing(self.texts, event)

    @abstractmethod
    def headline(self, view: MatchView) -> str:
        """Where the game stands, in a few words."""

    @abstractmethod
    def table(self, view: MatchView, width: int, height: int, cursor: str) -> Grid:
        """What lies on the table. `cursor` is the move that the player points at."""

    @abstractmethod
    def hand(self, view: MatchView, width: int, tall: bool, cursor: str) -> Grid:
        """What the player holds, and what else can be chosen: few lines, or one more if `tall`."""

    @abstractmethod
    def lines(self, view: MatchView) -> list[str]:
        """The whole table in words, for plain lines and screen readers."""

    def hint(self, view: MatchView, move: str, foreseen: Foresight) -> str:
        """The game's own words for what this legal move would bring about, where it has any."""
        return ""

    def foretell(self, view: MatchView, move: str, foreseen: Foresight) -> str:
        """What this legal move would bring about: in the game's own words, else what follows."""
        return self.hint(view, move, foreseen) or self.follows(view, foreseen)

    def follows(self, view: MatchView, foreseen: Foresight, first: int = 1) -> str:
        """What the engine says that a move would do, event by event; the first repeats the move."""
        texts = self.about(view)
        said = [texts.event(event, self.names) for event in foreseen.events[:first]]
        told = [event for event in foreseen.events[first:] if not self.passes(event)]
        words = [text for event in told if (text := texts.event(event, self.names)) not in said]
        return " ".join([*words, texts.say("hint-open")] if foreseen.open else words)

    def home(self, view: MatchView) -> str:
        """Where the cursor stands when a decision begins: a legal move."""
        legal = legal_moves(view)
        return legal[0] if legal else ""


class Look(Generic[T]):
    """One look at the table: all that a part of a board needs to draw it or put it into words."""

    def __init__(self, board: Board[T], view: MatchView, cursor: str = "") -> None:
        self.board = board
        self.view = view
        self.table = board.seen(view)
        self.printed = board.printed
        self.me = view["seat"]
        self.to_act = view["to_act"]
        self.legal = view["legal"]
        self.cursor = cursor  # the move that the player points at
        self.texts = board.about(view)
        self.names = board.names
        self.palette = board.palette

    def say(self, id: str, **args: object) -> str:
        return self.texts.say(id, self.names, **args)


def as_list(counts: Mapping[str, int], order: Iterable[str]) -> list[str]:
    """Counts as a list, one by one."""
    return [kind for kind in order for _ in range(counts.get(kind, 0))]


def things_in(told: Mapping[str, object]) -> Things:
    """What single things are, where a game tells that (tavola/core/things.py)."""
    things = told.get("things", {})
    assert isinstance(things, Mapping)
    return things


def legal_moves(view: MatchView) -> list[str]:
    """The moves that the viewer may make now."""
    legal = view["legal"]
    assert isinstance(legal, list)
    return legal


def acting(view: MatchView) -> list[int]:
    """The seats that must decide now."""
    seats = view["to_act"]
    assert isinstance(seats, list)
    return seats


def board_for(game: str) -> type[Board[Any]]:
    """The class that draws this game; a plain one for a game that has none yet."""
    name = f"tavola.terminal.games.{game}"
    if find_spec(name) is None:
        name = "tavola.terminal.plainboard"
    found: type[Board[Any]] = import_module(name).BOARD
    return found


def board_of(match: Match, texts: Texts, names: Sequence[str], palette: Palette) -> Board[Any]:
    """The board that draws this match."""
    return board_for(texts.game)(texts, names, palette, match.printed())
