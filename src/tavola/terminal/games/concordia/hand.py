"""The hand as little cards; in the middle of an action, all that can be chosen instead."""

from tavola.games.concordia.data import CARDS
from tavola.games.concordia.view import Table
from tavola.terminal.board import Look
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.keys import move_key


class Hand(Look[Table]):
    """Draws what the viewer can choose from."""

    def draw(self, width: int, tall: bool) -> Grid:
        grid = Grid(width, 4 if tall else 3, self.palette("ink"))
        acting = self.me in self.to_act
        if acting and self.table["phase"] not in {"play", "over"}:
            self._choices(grid, width)
        else:
            self._cards(grid, width)
        return grid

    def _cards(self, grid: Grid, width: int) -> None:
        """All cards of the hand, each kind once, in as many lines as there are."""
        hand = self.table["hand"] or {}
        x, y = 1, 0
        for kind in CARDS:
            if not hand.get(kind):
                continue
            key = move_key(self.texts, f"play {kind}")
            count = f" ×{hand[kind]}" if hand[kind] > 1 else ""
            text = f" {key} {self.texts.say(f'card-{kind}')}{count} "
            x, y = self._put(grid, x, y, width, text, f"play {kind}", key)

    def _choices(self, grid: Grid, width: int) -> None:
        """The legal moves; those around the cursor where they don't all fit."""
        moves = self.legal
        start = moves.index(self.cursor) if self.cursor in moves else 0
        shown = moves[max(0, start - 4) :]
        if shown[-1] != moves[-1]:
            shown.append(moves[-1])
        x, y = 1, 0
        for move in shown:
            key = move_key(self.texts, move)
            text = f" {key} {self.texts.move(move, self.names)} ".replace("  ", " ")
            x, y = self._put(grid, x, y, width, text, move, key)

    def _put(
        self, grid: Grid, x: int, y: int, width: int, text: str, move: str, key: str
    ) -> tuple[int, int]:
        if x > 1 and x + len(text) > width:
            x, y = 1, y + 1
        text = shorten(text, width - 2)
        legal = move in self.legal
        ground = "leaf" if move == self.cursor else "card"
        ink = "on-leaf" if move == self.cursor else "card-ink" if legal else "card-dim"
        if y < grid.height:
            grid.put(x, y, text, self.palette(ink, ground, bold=legal))
            grid.spot(x, y, len(text), 1, move, key)
        return x + len(text) + 1, y
