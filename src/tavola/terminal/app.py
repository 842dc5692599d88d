"""The table brought to life: keys and mouse in, moves out; bots think in the background."""

import asyncio
import contextlib
import os
import signal
from enum import Enum
from functools import partial
from typing import ClassVar

from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType

from tavola.core.errors import IllegalMove
from tavola.core.match import NOTHING_TO_UNDO
from tavola.terminal.board import board_of, legal_moves
from tavola.terminal.canvas import DIRECTIONS, Canvas
from tavola.terminal.frame import Frame, Popover, Scene
from tavola.terminal.grid import Grid
from tavola.terminal.keys import COMMANDS
from tavola.terminal.opponents import in_background
from tavola.terminal.palette import Palette
from tavola.terminal.screens import CoverScreen, LogScreen, PickScreen, RulesScreen, SheetScreen
from tavola.terminal.session import Session, Why
from tavola.terminal.theme import CSS, NO_COLOUR, theme

PAUSE = 0.8  # seconds between the acts of bots
GRACE = 1.8  # the same while the person could still take something back
BLINK = 0.15  # the same after something that matters little


class Outcome(Enum):
    """How a person left the table."""

    QUIT = "quit"
    AGAIN = "again"
    INTERRUPTED = "interrupted"


class TableApp(App[Outcome]):
    """One session on the screen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True)
    ]

    def __init__(
        self, session: Session, *, dark: bool = True, fast: bool = False, welcome: str = ""
    ) -> None:
        colour = not os.environ.get("NO_COLOR")
        super().__init__(ansi_color=None if colour else True)
        self.session = session
        self.texts = session.texts
        self.palette = Palette(dark, colour)
        self.board = board_of(session.match, self.texts, session.names, self.palette)
        self.eyes = session.person_to_act or session.people[0]
        self.cursor = ""
        self._played = ""
        self.popover = Popover(welcome, []) if welcome else None
        self.fast = fast
        self._hurry = asyncio.Event()

    # --- the screen ------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Canvas(self._draw)

    def on_mount(self) -> None:
        for dark in (False, True):
            self.register_theme(theme(Palette(dark)))
        self._set_theme()
        if not self.is_headless:
            self._catch_signals()
        self.turn_changed()

    def _catch_signals(self) -> None:
        """A terminal that is closed or killed leaves in good order."""
        with contextlib.suppress(NotImplementedError, AttributeError):  # not on Windows
            loop = asyncio.get_running_loop()
            for number in (signal.SIGTERM, signal.SIGHUP):
                loop.add_signal_handler(number, self.action_interrupt)

    def _set_theme(self) -> None:
        name = "tavola-dark" if self.palette.dark else "tavola-light"
        self.theme = name if self.palette.colour else NO_COLOUR

    def _draw(self, width: int, height: int) -> Grid:
        return Frame(self.scene(), width, height).draw()

    def scene(self) -> Scene:
        """What is to be drawn now."""
        return Scene(self.session, self.board, self.eyes, self.cursor, self.popover)

    @property
    def canvas(self) -> Canvas:
        return self.screen_stack[0].query_one(Canvas)

    def redraw(self) -> None:
        self.canvas.redraw()

    # --- the course of the game ------------------------------------------------------------------

    def turn_changed(self) -> None:
        """After every move: whose decision is it now?"""
        person = self.session.person_to_act
        if self.session.over:
            self.cursor = ""
            self.popover = self._ending()
        elif self.session.bot_to_act is not None:
            self.cursor = ""
            self.run_bots()
        elif person is not None:
            self._hurry.clear()
            if person != self.eyes:
                self._hand_over(person)
            view = self.session.view(self.eyes)
            again = self._played in legal_moves(view)
            self.cursor = self._played if again else self.board.home(view)
        self.redraw()

    @work(exclusive=True, group="bots")
    async def run_bots(self) -> None:
        """Let the bots move, one after another, slowly enough to follow."""
        while (seat := self.session.bot_to_act) is not None:
            thinking = in_background(partial(self.session.choose, seat))
            pause = asyncio.create_task(self._pause())
            try:
                move = await asyncio.wrap_future(thinking)
                if not self.session.goes_on(seat, move):
                    await pause
            finally:
                pause.cancel()
            self.session.play(seat, move)
            self.redraw()
        self.turn_changed()

    async def _pause(self) -> None:
        """Time to read. Its length depends only on what everyone has seen."""
        if self.fast or self._hurry.is_set():
            return
        events = self.session.match.steps[-1].events
        seen = [event for event in events if event.visible_to(self.eyes)]
        seconds = BLINK if all(self.board.passes(event) for event in seen) else PAUSE
        if self.session.undoable(self.eyes) is not None:
            seconds = GRACE
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), seconds)

    def _hand_over(self, person: int) -> None:
        """The next person's eyes, with everything covered in between."""
        self.eyes = person
        self.cursor = ""
        self.popover = None
        if len(self.session.people) > 1:
            self.push_screen(CoverScreen(self.session, person))

    def _ending(self) -> Popover:
        lines = [*self.session.ending_lines(), "", self.texts.say("end-again")]
        return Popover(self.texts.say("end-title"), lines)

    # --- choosing --------------------------------------------------------------------------------

    def choose(self, move: str) -> None:
        """Play the move under the cursor; if it is not allowed, tell why."""
        why = self.session.why_not(self.eyes, move)
        if why is not None:
            self._answer(why)
            return
        self.popover = None
        self._played = move
        self.session.play(self.eyes, move)
        self.turn_changed()

    def point_at(self, move: str) -> None:
        """The first time shows what the move would do, the second time does it."""
        if move == self.cursor:
            self.choose(move)
            return
        self.cursor = move
        self.popover = None
        self.redraw()

    def _answer(self, why: Why) -> None:
        rule = why.rule
        self.popover = Popover(
            why.question, [why.answer], rule.number if rule else "", rule.words if rule else ""
        )
        self.redraw()

    def on_canvas_pointed(self, message: Canvas.Pointed) -> None:
        if message.target.startswith("@"):
            self.command(message.target.removeprefix("@"))
        else:
            self.point_at(message.target)

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        event.stop()
        event.prevent_default()
        key = event.character if event.is_printable else event.key
        command = COMMANDS.get((key or "").lower())
        if event.key in DIRECTIONS:
            self.popover = None
            self.cursor = self.canvas.step(self.cursor, event.key)
            self.redraw()
        elif command is not None:
            self.command(command)
        elif move := self.canvas.by_key(key or ""):
            self.point_at(move)

    def command(self, name: str) -> None:
        """One of the table's own commands."""
        getattr(self, f"command_{name}")()

    def command_play(self) -> None:
        if self.popover is not None:
            self.command_close()
        elif self.cursor and self.session.person_to_act == self.eyes:
            self.choose(self.cursor)

    def command_close(self) -> None:
        self.popover = None
        self.redraw()

    def command_hurry(self) -> None:
        """Don't wait for bots until it is a person's turn."""
        self.command_close()
        if self.session.bot_to_act is not None:
            self._hurry.set()

    def command_undo(self) -> None:
        try:
            self.session.undo(self.eyes)
        except IllegalMove:
            self._answer(self.session.explain(NOTHING_TO_UNDO, "undo"))
            return
        self.workers.cancel_group(self, "bots")
        self.popover = None
        self.turn_changed()

    def command_find(self) -> None:
        moves = [(move, self._words(move)) for move in self.session.offers(self.eyes)]
        self.push_screen(PickScreen(self.texts.say("find-title"), self.texts, moves), self._picked)

    def command_why(self) -> None:
        legal = legal_moves(self.session.view(self.eyes))
        table = [move.text for move in self.session.match.game.table.moves]
        asked = self.session.distinct([move for move in table if move not in legal])
        moves = [(move, self._words(move)) for move in asked]
        self.push_screen(PickScreen(self.texts.say("why-title"), self.texts, moves), self._picked)

    def _picked(self, move: str | None) -> None:
        if move:
            self.choose(move)

    def _words(self, move: str) -> str:
        return self.session.words(move)

    def command_rules(self) -> None:
        number = self.popover.rule if self.popover else ""
        if not number and self.cursor:
            why = self.session.why_not(self.eyes, self.cursor)
            number = why.rule.number if why and why.rule else ""
        self.push_screen(RulesScreen(self.texts, self.session.rules, self.palette, number))

    def command_sheet(self) -> None:
        """What is under the cursor, and everything else."""
        sheets = self.session.sheets
        thing = sheets.of_move(self.cursor) if self.cursor else ""
        self.push_screen(SheetScreen(self.texts, sheets, self.palette, thing))

    def command_log(self) -> None:
        self.push_screen(LogScreen(self.session, self.eyes, self.palette))

    def command_colours(self) -> None:
        self.palette.dark = not self.palette.dark
        self._set_theme()
        self.redraw()

    def command_new(self) -> None:
        if self.session.over:
            self.exit(Outcome.AGAIN)

    def command_quit(self) -> None:
        self.exit(Outcome.QUIT)

    async def action_quit(self) -> None:
        self.exit(Outcome.QUIT)

    def action_interrupt(self) -> None:
        self.exit(Outcome.INTERRUPTED)
