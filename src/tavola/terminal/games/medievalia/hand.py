"""The hand with prices, and below it all that can be done now."""

from tavola.games.medievalia.data import CARDS
from tavola.terminal.games.medievalia.words import Words
from tavola.terminal.grid import Grid
from tavola.terminal.keys import move_key

# What a card of the hand is pointed at for, by phase.
VERBS = {"exchange": "return", "batch": "discard", "help": "discard"}


class Hand(Words):
    """Draws the hand and the moves for one look at the table."""

    def draw(self, width: int, tall: bool) -> Grid:
        grid = Grid(width, 4 if tall else 3, self.palette("ink"))
        shown = self._cards(grid)
        self._moves(grid, [move for move in self.legal if move not in shown])
        return grid

    def _cards(self, grid: Grid) -> set[str]:
        """The cards, each with what it costs."""
        verb = VERBS.get(self.table["phase"], "play") if self.me in self.to_act else "play"
        x = 1
        shown: set[str] = set()
        faces = [(kind, (self.table["hand"] or {}).get(kind, 0)) for kind in CARDS]
        held = [(kind, count) for kind, count in faces if count]
        wide = sum(len(self._face(kind, count, True)) + 1 for kind, count in held) < grid.width
        for kind, count in held:
            move = f"{verb} {kind}"
            text = self._face(kind, count, wide)
            if x + len(text) > grid.width:
                break
            legal = move in self.legal
            style = self.palette("card-ink" if legal else "card-dim", "card", bold=legal)
            if move == self.cursor:
                style = self.palette("on-leaf", "leaf", bold=True)
            grid.put(x, 0, text, style)
            grid.spot(x, 0, len(text), 1, move)
            shown.add(move)
            x += len(text) + 1
        return shown

    def _face(self, kind: str, count: int, wide: bool) -> str:
        times = f"{count}×" if count > 1 else ""
        name = self.say(f"card-{kind}.title")
        return f" {times}{name} {self.price(kind)} " if wide else f" {times}{name} "

    def _moves(self, grid: Grid, moves: list[str]) -> None:
        """What else can be done; those around the cursor where not all fit."""
        labels = [(move, f" {self._label(move)} ") for move in moves]
        first = 0
        if self.cursor in moves:
            first = self._first(labels, moves.index(self.cursor), grid.width, grid.height - 1)
        x, y = 1, 1
        for move, text in labels[first:]:
            if x + len(text) > grid.width:
                x, y = 1, y + 1
            if y >= grid.height:
                return
            chosen = move == self.cursor
            style = self.palette(*(("on-leaf", "leaf") if chosen else ("ink", "sheet")), bold=True)
            grid.put(x, y, text, style)
            grid.spot(x, y, len(text), 1, move, move_key(self.texts, move))
            x += len(text) + 1

    def _first(self, labels: list[tuple[str, str]], cursor: int, width: int, rows: int) -> int:
        """Where to begin so that the cursor is on the screen."""
        first = 0
        while True:
            x, y = 1, 0
            for number, (_, text) in enumerate(labels[first:], start=first):
                if x + len(text) > width:
                    x, y = 1, y + 1
                if number == cursor:
                    break
                x += len(text) + 1
            if y < rows:
                return first
            first += 1

    def _label(self, move: str) -> str:
        words = self.texts.move(move, self.names)
        key = move_key(self.texts, move)
        return f"{words} [{key}]" if key else words
