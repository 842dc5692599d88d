"""Concordia's table: provinces beside players and cards for sale, the hand below; all in words."""

from tavola.core.foresee import Foresight
from tavola.core.views import MatchView
from tavola.games.concordia.view import Table
from tavola.terminal.board import Board
from tavola.terminal.games.concordia.hand import Hand
from tavola.terminal.games.concordia.hints import Hints
from tavola.terminal.games.concordia.map import NARROW, Map
from tavola.terminal.games.concordia.panel import Panel
from tavola.terminal.games.concordia.words import Words
from tavola.terminal.grid import Grid

PANEL_LEAST = 36
PANEL_MOST = 50


class ConcordiaBoard(Board[Table]):
    quiet = frozenset({"leaves", "moves", "stopped", "done"})

    def headline(self, view: MatchView) -> str:
        table = self.seen(view)
        return self.texts.say("round-number", map=table["map"], round=table["round"])

    def table(self, view: MatchView, width: int, height: int, cursor: str) -> Grid:
        """Map and panel side by side; only one of them where there is no room for both."""
        chart = Map(self, view, cursor)
        panel = Panel(self, view, cursor)
        grid = Grid(width, height, self.palette("ink"))
        if width < 2 * NARROW + 1 + PANEL_LEAST:
            trading = self.seen(view)["phase"] in {"purchase", "payment", "mercator", "play"}
            grid.paste(0, 0, (panel if trading else chart).draw(width, height))
            return grid
        beside = max(PANEL_LEAST, min(PANEL_MOST, (width - 1) * 2 // 5))
        grid.paste(0, 0, chart.draw(width - 1 - beside, height))
        grid.paste(width - beside, 0, panel.draw(beside, height))
        return grid

    def hand(self, view: MatchView, width: int, tall: bool, cursor: str) -> Grid:
        return Hand(self, view, cursor).draw(width, tall)

    def hint(self, view: MatchView, move: str, foreseen: Foresight) -> str:
        return Hints(self, view).of(move, foreseen)

    def lines(self, view: MatchView) -> list[str]:
        return [f"{self.headline(view)}.", *Words(self, view).lines()]
