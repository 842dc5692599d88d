"""Concordia's table: the map beside players and cards for sale, the hand below; all in words."""

from tavola.core.foresee import Foresight
from tavola.core.views import MatchView
from tavola.games.concordia.view import Table
from tavola.terminal.board import Board
from tavola.terminal.games.concordia.hand import Hand
from tavola.terminal.games.concordia.hints import Hints
from tavola.terminal.games.concordia.listing import Listing
from tavola.terminal.games.concordia.map import Map
from tavola.terminal.games.concordia.panel import Panel
from tavola.terminal.games.concordia.words import Words
from tavola.terminal.grid import Grid

LIST_LEAST = 40
PANEL_LEAST = 36
PANEL_MOST = 50


class ConcordiaBoard(Board[Table]):
    def headline(self, view: MatchView) -> str:
        table = self.seen(view)
        return self.texts.say("round-number", map=table["map"], round=table["round"])

    def table(self, view: MatchView, width: int, height: int, cursor: str) -> Grid:
        """Map and panel, side by side or one below the other; without room for a map its list."""
        name = self.seen(view)["map"]
        panel = Panel(self, view, cursor)
        grid = Grid(width, height, self.palette("ink"))
        beside = max(PANEL_LEAST, min(PANEL_MOST, (width - 1) * 2 // 5))
        room = width - 1 - beside
        aside = Map.fits(name, room, height)  # a wide map has the panel below it
        low = panel.lowest()
        if Map.fits(name, width, height - low) and not (aside and Map.is_tall(name)):
            grid.paste(0, 0, Map(self, view, cursor).draw(width, height - low))
            grid.paste(0, height - low, panel.draw_wide(width, low))
            return grid
        trading = self.seen(view)["phase"] in {"purchase", "payment", "mercator", "play"}
        if Map.fits(name, width, height) and not trading and not aside:
            return Map(self, view, cursor).draw(width, height)
        if width < LIST_LEAST + 1 + PANEL_LEAST:
            listing = Listing(self, view, cursor)
            return (panel if trading else listing).draw(width, height)
        chart = Map if aside else Listing
        grid.paste(0, 0, chart(self, view, cursor).draw(room, height))
        grid.paste(width - beside, 0, panel.draw(beside, height))
        return grid

    def hand(self, view: MatchView, width: int, tall: bool, cursor: str) -> Grid:
        return Hand(self, view, cursor).draw(width, tall)

    def hint(self, view: MatchView, move: str, foreseen: Foresight) -> str:
        return Hints(self, view).of(move, foreseen)

    def lines(self, view: MatchView) -> list[str]:
        return [f"{self.headline(view)}.", *Words(self, view).lines()]
