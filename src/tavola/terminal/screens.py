"""What opens over the table: rules, sheets, the log, a list of moves to pick from, the cover."""

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tavola.learn.sheets import Sheet, Sheets
from tavola.terminal.palette import Palette
from tavola.terminal.seats import identity
from tavola.terminal.session import Session
from tavola.text import Rulebook, Texts, Told

CLOSE = [Binding("escape", "close", show=False)]
# The list moves although the cursor is in the field above it.
BROWSE = [
    Binding("down", "browse('cursor_down')", show=False, priority=True),
    Binding("up", "browse('cursor_up')", show=False, priority=True),
    Binding("pagedown", "browse('page_down')", show=False, priority=True),
    Binding("pageup", "browse('page_up')", show=False, priority=True),
]


class Slip(ModalScreen[str]):
    """A field to type in, and a list below it."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE, *BROWSE]

    def __init__(self, title: str, hint: str) -> None:
        super().__init__()
        self._title = title
        self._hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(id="slip"):
            yield Input(placeholder=self._title, id="field")
            yield OptionList(id="list")
            yield Static(self._hint, id="hint")

    def on_mount(self) -> None:
        self.show("")
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show(event.value)

    def show(self, typed: str) -> None:
        """Fill the list with what fits."""
        raise NotImplementedError

    def fill(self, options: Sequence[Option]) -> None:
        found = self.query_one(OptionList)
        found.clear_options()
        found.add_options(options)
        if options:
            found.action_first()

    def open_at(self, id: str) -> None:
        """Begin to read there."""
        found = self.query_one(OptionList)
        found.highlighted = found.get_option_index(id)
        self.call_after_refresh(found.scroll_to_highlight, top=True)

    def action_browse(self, action: str) -> None:
        getattr(self.query_one(OptionList), f"action_{action}")()

    def action_close(self) -> None:
        self.dismiss("")


class PickScreen(Slip):
    """Pick one of these moves: (text, in words)."""

    def __init__(self, title: str, texts: Texts, moves: Sequence[tuple[str, str]]) -> None:
        super().__init__(title, texts.say("close-hint"))
        self._none = texts.say("nothing-found")
        self._moves = moves

    def show(self, typed: str) -> None:
        wanted = typed.casefold().split()
        fitting = [
            Option(words, id=str(number))
            for number, (move, words) in enumerate(self._moves)
            if all(part in f"{move} {words}".casefold() for part in wanted)
        ]
        self._found = bool(fitting)
        self.fill(fitting or [Option(self._none, disabled=True)])

    def on_input_submitted(self) -> None:
        if self._found:
            self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            self.dismiss(self._moves[int(event.option.id)][0])


class RulesScreen(Slip):
    """The numbered rules, to read and to search; opened at one of them."""

    def __init__(self, texts: Texts, book: Rulebook, palette: Palette, number: str = "") -> None:
        super().__init__(texts.say("rules-title"), texts.say("close-hint"))
        self._texts = texts
        self._book = book
        self._palette = palette
        self._number = number

    def show(self, typed: str) -> None:
        fitting = {rule.number for rule in self._book.search(typed)}
        options = []
        for chapter in self._book.chapters:
            rules = [rule for rule in chapter.rules if rule.number in fitting]
            if rules:
                options.append(Option(Text(chapter.heading, style="bold"), disabled=True))
            for rule in rules:
                text = Text.assemble((f"{rule.number}  ", red(self._palette)), rule.words)
                options.append(Option(text, id=rule.number))
            if chapter.lines and not typed:
                options.append(Option(Text(chapter.heading, style="bold"), disabled=True))
                options += [Option(row, disabled=True) for row in rows(chapter.lines)]
        self.fill(options or [Option(self._texts.say("rules-none"), disabled=True)])
        if not typed and self._book.rule(self._number) is not None:
            self.open_at(self._number)


class SheetScreen(Slip):
    """What everything does, to leaf through and to search; opened at one thing."""

    def __init__(self, texts: Texts, sheets: Sheets, palette: Palette, thing: str) -> None:
        super().__init__(texts.say("sheets-title"), texts.say("close-hint"))
        self._none = texts.say("nothing-found")
        self._sheets = sheets
        self._palette = palette
        self._thing = thing

    def show(self, typed: str) -> None:
        things = self._sheets.search(typed) if typed else self._sheets.things
        alike: dict[Sheet, str] = {}  # of things that differ in nothing the first
        for thing in things:
            alike.setdefault(self._sheets.of(thing), thing)
        options = [Option(self._text(sheet), id=thing) for sheet, thing in alike.items()]
        self.fill(options or [Option(self._none, disabled=True)])
        if not typed and self._thing:
            self.open_at(alike[self._sheets.of(self._thing)])

    def _text(self, sheet: Sheet) -> Text:
        numbers = (f"  {' '.join(sheet.rules)}", red(self._palette))
        return Text.assemble((f"{sheet.title}  ", Style(bold=True)), sheet.text, numbers)


def red(palette: Palette) -> Style:
    """How the number of a rule is written."""
    if not palette.colour:
        return Style(bold=True)
    return Style(color=palette.value("rubric"), bold=True)


def rows(lines: Sequence[str]) -> list[str]:
    """The rows of a Markdown table without its marks; other lines as they are."""
    plain = [line.replace("**", "") for line in lines]
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in plain]
    return [" · ".join(cells) for cells in found if any(cell.strip("-:") for cell in cells)]


class LogScreen(ModalScreen[str]):
    """Everything that has happened, the newest at the end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *CLOSE,
        Binding("l", "close", show=False),
        Binding("enter", "close", show=False, priority=True),
    ]

    def __init__(self, session: Session, seat: int, palette: Palette) -> None:
        super().__init__()
        self._texts = session.texts
        self._lines = session.log(seat)
        self._palette = palette

    def compose(self) -> ComposeResult:
        with Vertical(id="slip"):
            yield Static(self._texts.say("log-title"), id="title")
            yield OptionList(*[Option(self._line(line)) for line in self._lines], id="list")
            yield Static(self._texts.say("close-hint"), id="hint")

    def _line(self, line: Told) -> Text:
        text = Text()
        if line.seat is None:
            text.append("   ")
        else:
            sign = identity(line.seat)
            style = self._palette(f"{sign.tincture}-on", sign.tincture)
            text.append(f" {sign.charge} ", style=style)
        return text.append(f" {line.text}")

    def on_mount(self) -> None:
        found = self.query_one(OptionList)
        found.focus()
        found.action_last()

    def action_close(self) -> None:
        self.dismiss("")


class CoverScreen(Screen[str]):
    """Between two people at one keyboard: nobody's cards are in sight."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False)]

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__()
        self._title = session.texts.say("cover-title", session.names, seat=seat)
        self._hint = session.texts.say("cover-hint", session.names, seat=seat)

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"):
            yield Static(self._title, id="title")
            yield Static(self._hint, id="hint")

    def action_close(self) -> None:
        self.dismiss("")
