"""The whole screen on one grid: top bar, board, log, prompt, hand, keys. Same place, same thing."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from rich.style import Style

from tavola.terminal.board import Board, acting, legal_moves
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.keys import SHOWN, key_of
from tavola.terminal.palette import Palette
from tavola.terminal.seats import identity
from tavola.terminal.session import Session
from tavola.text import Told

LEAST = (60, 20)
COLUMN_FROM = 112  # the log has a column of its own from this width on
TALL_FROM = 32
PROMPT_LINES = 3
BOARD_LEAST = 13
LOG_MOST = 7


@dataclass(frozen=True)
class Popover:
    """A slip of paper over the board: a title, an answer, and a rule in its own words."""

    title: str
    answer: list[str]
    rule: str = ""
    words: str = ""


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a session with the eyes of one seat."""

    session: Session
    board: Board[Any]
    seat: int
    cursor: str = ""
    popover: Popover | None = None
    coach: Sequence[str] = ()  # said above the prompt while somebody learns: one paragraph each


@dataclass(frozen=True)
class Layout:
    """Where things are on a screen of this size."""

    width: int
    height: int
    coach: int = 0  # lines for the coach

    @property
    def column(self) -> int:
        """The width of the log's column; 0: it lies below the board."""
        return min(40, max(30, self.width // 4)) if self.width >= COLUMN_FROM else 0

    @property
    def main(self) -> int:
        return self.width - (self.column + 1 if self.column else 0)

    @property
    def tall(self) -> bool:
        return self.height >= TALL_FROM

    @property
    def hand(self) -> int:
        return 4 if self.tall else 3

    @property
    def free(self) -> int:
        """The lines between the top bar and the prompt."""
        return max(0, self.height - 2 - PROMPT_LINES - self.hand - self.coach)

    @property
    def strip(self) -> int:
        """The lines of the log below the board."""
        if self.column:
            return 0
        return max(0, min(LOG_MOST, self.free - BOARD_LEAST, 3 + (self.free - BOARD_LEAST) // 3))

    @property
    def board(self) -> int:
        return self.free - self.strip


class Frame:
    """Draws a scene at one size."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene = scene
        self.session = scene.session
        self.texts = scene.session.texts
        self.palette: Palette = scene.board.palette
        plain = Layout(width, height)
        self.coach = [line for text in scene.coach for line in wrap(text, plain.main - 4)]
        self.layout = Layout(width, height, len(self.coach))
        self.view = scene.session.view(scene.seat)
        self.grid = Grid(width, height, self.palette("ink"))

    def draw(self) -> Grid:
        """Everything; on a window in which nothing fits, that it is too small."""
        if self.layout.width < LEAST[0] or self.layout.height < LEAST[1]:
            words = wrap(self.texts.say("too-small"), max(8, self.layout.width - 2))
            for y, line in enumerate(words):
                self.grid.put(1, y, line)
            return self.grid
        layout, board, cursor = self.layout, self.scene.board, self.scene.cursor
        self._top()
        self.grid.paste(0, 1, board.table(self.view, layout.main, layout.board, cursor))
        if layout.column:
            self._log(layout.main + 1, 1, layout.column, layout.height - 2)
        else:
            self._log(0, 1 + layout.board, layout.width, layout.strip)
        self._coach(1 + layout.free)
        below = 1 + layout.free + layout.coach
        self._prompt(below)
        hand = board.hand(self.view, layout.main, layout.tall, cursor)
        self.grid.paste(0, below + PROMPT_LINES, hand)
        self._keys()
        if self.scene.popover:
            self._popover(self.scene.popover, 1 + layout.free)
        return self.grid

    # --- top and bottom --------------------------------------------------------------------------

    def _top(self) -> None:
        palette, width = self.palette, self.layout.width
        facts = self.session.match.game.facts
        x = self.grid.put(1, 0, facts.title, palette("ink", bold=True))
        sign = identity(self.scene.seat)
        name = self.session.names[self.scene.seat]
        right = self.grid.right(width - 1, 0, name, palette("ink", bold=True))
        shield = f" {sign.charge} "
        right = self.grid.right(right - 1, 0, shield, palette(f"{sign.tincture}-on", sign.tincture))
        text = shorten(self.scene.board.headline(self.view), right - x - 4)
        self.grid.put(x + 2, 0, text, palette("ink-2"))

    def _keys(self) -> None:
        y = self.layout.height - 1
        x = 1
        for name in SHOWN:
            key = key_of(name)
            label = self.texts.say(f"key-{name}")
            if x + len(key) + len(label) + 1 > self.layout.width:
                break
            start = x
            x = self.grid.put(x, y, key, self.palette("ink", "sheet-2", bold=True))
            x = self.grid.put(x, y, f" {label}", self.palette("ink-3"))
            self.grid.spot(start, y, x - start, 1, f"@{name}")
            x += 2

    # --- the prompt ------------------------------------------------------------------------------

    def _coach(self, y: int) -> None:
        style = self.palette("ink", "sheet-2")
        self.grid.fill(0, y, self.layout.main, self.layout.coach, " ", style)
        for line, words in enumerate(self.coach):
            self.grid.put(1, y + line, "┃", self.palette("rubric", "sheet-2", bold=True))
            self.grid.put(3, y + line, words, style)

    def _prompt(self, y: int) -> None:
        mine = bool(legal_moves(self.view))
        ground = "band" if mine else "sheet-2"
        ink = "on-band" if mine else "ink"
        self.grid.fill(0, y, self.layout.main, PROMPT_LINES, " ", self.palette(ink, ground))
        room = self.layout.main - 2
        undo = self.session.undoable(self.scene.seat)
        if undo is not None:
            move = self.session.words(undo)
            text = f" u {self.texts.say('take-back', what=move)} "
            x = self.grid.right(
                self.layout.main - 1, y, text, self.palette(ink, ground, italic=True)
            )
            self.grid.spot(x, y, len(text), 1, "@undo")
            room = x - 2
        self.grid.put(1, y, shorten(self._asked(mine), room), self.palette(ink, ground, bold=True))
        self._hint(y + 1, mine, ground)

    def _asked(self, mine: bool) -> str:
        names = self.session.names
        if mine:
            return self.texts.prompt(self.view, names)
        ending = self.session.ending()
        if ending is not None:
            return ending.reason
        return self.texts.say("thinking", names, seats=acting(self.view))

    def _hint(self, y: int, mine: bool, ground: str) -> None:
        """What the move under the cursor means: what it would bring, or why it can't be."""
        cursor = self.scene.cursor
        if self.session.over:
            path = str(self.session.record_path)
            self._small_print(y, self.texts.say("end-verify", path=path), "ink-2", ground)
        elif not mine and not cursor:
            self._small_print(y, self.texts.say("hurry-hint"), "ink-3", ground)
        if not cursor:
            return
        ink = "on-band-2" if mine else "ink-2"
        why = self.session.why_not(self.scene.seat, cursor)
        if why is None:
            move = self.session.words(cursor)
            foreseen = self.session.match.foresee(self.scene.seat, cursor)
            hint = self.scene.board.foretell(self.view, cursor, foreseen)
            text = f"▸ {move}. {hint}"
        else:
            rule = f" {why.rule.number}" if why.rule else ""
            text = f"▸ {why.question} {why.answer}{rule}"
            ink = "band-rubric" if mine else "rubric"
        self._small_print(y, text, ink, ground)

    def _small_print(self, y: int, text: str, ink: str, ground: str) -> None:
        for line, words in enumerate(wrap(text, self.layout.main - 2)[: PROMPT_LINES - 1]):
            self.grid.put(1, y + line, words, self.palette(ink, ground))

    # --- the log ---------------------------------------------------------------------------------

    def _log(self, x: int, y: int, width: int, height: int) -> None:
        """The newest line at the bottom; what is older than the reader's last move stands back."""
        ground = self.palette("ink", "sheet")
        self.grid.fill(x, y, width, height, " ", ground)
        since = self.session.last_move_of(self.scene.seat)
        row = y + height
        for line in reversed(self.session.log(self.scene.seat)):
            if line.id in self.scene.board.quiet:
                continue
            words = wrap(line.text, max(8, width - 4))
            row -= len(words)
            if row < y:
                break
            self._log_line(x, row, line, words, line.number >= since)

    def _log_line(self, x: int, y: int, line: Told, words: list[str], fresh: bool) -> None:
        if line.seat is not None:
            sign = identity(line.seat)
            style = self.palette(f"{sign.tincture}-on", sign.tincture)
            self.grid.put(x + 1, y, sign.charge, style)
        style = self.palette("ink" if fresh else "ink-3", "sheet")
        for number, text in enumerate(words):
            self.grid.put(x + 3, y + number, text, style)

    # --- slips of paper --------------------------------------------------------------------------

    def _popover(self, popover: Popover, below: int) -> None:
        """Above the prompt, never on it. A long rule is cut off; `?` shows the whole."""
        width = min(74, self.layout.main - 2)
        inner = width - 4
        room = below - 3
        lines: list[tuple[str, str, bool, bool]] = [(popover.title, "ink", True, False)]
        for text in popover.answer:
            lines += [(part, "ink", False, False) for part in wrap(text, inner) or [""]]
        if popover.rule:
            lines.append(("─" * inner, "line", False, False))
            rule = wrap(f"{popover.rule}  {popover.words}", inner)
            lines += [(part, "ink-2", False, True) for part in rule]
        if len(lines) > room:
            lines = [*lines[: room - 1], (self.texts.say("more-in-rules"), "ink-3", False, True)]
        height = len(lines) + 2
        slip = Grid(width, height, self.palette("ink", "sheet"))
        _box(slip, self.palette("ink", "sheet", bold=True))
        for y, (text, ink, bold, italic) in enumerate(lines, 1):
            slip.put(2, y, text, self.palette(ink, "sheet", bold=bold, italic=italic))
            if popover.rule and text.startswith(popover.rule):
                slip.put(2, y, popover.rule, self.palette("rubric", "sheet", bold=True))
        slip.spot(0, 0, width, height, "@close")
        self.grid.spots = [spot for spot in self.grid.spots if not 1 <= spot.y < below]
        self.grid.paste(max(0, (self.layout.main - width) // 2), below - height, slip)


def _box(grid: Grid, style: Style) -> None:
    last, right = grid.height - 1, grid.width - 1
    grid.put(0, 0, "┏" + "━" * (grid.width - 2) + "┓", style)
    grid.put(0, last, "┗" + "━" * (grid.width - 2) + "┛", style)
    for y in range(1, last):
        grid.put(0, y, "┃", style)
        grid.put(right, y, "┃", style)
