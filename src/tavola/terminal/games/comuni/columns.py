"""The project columns: cards, bids and envoys; above them the deck and who comes with it."""

from collections.abc import Mapping
from typing import cast

from tavola.games.comuni.data import DECKS
from tavola.games.comuni.printed import Invaders, Printed
from tavola.games.comuni.view import Column, Table
from tavola.terminal.games.comuni.words import CHOICE, Words
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.seats import identity

HEIGHT = 7  # the heading, the top of a column, three cards, the bid, its end


def marker(table: Table) -> Mapping[str, object]:
    """C2.3 What the invasion marker says."""
    return {
        "deck": table["deck"],
        "left": table["decks"][table["deck"]],
        "invader": table["invader"],
        "strength": table["strength"],
    }


class Columns(Words):
    """Draws them for one look at the table."""

    @property
    def invaders(self) -> Invaders:
        return cast(Printed, self.printed)["invaders"]

    def draw(self, width: int) -> Grid:
        grid = Grid(width, HEIGHT, self.palette("ink"))
        self._heading(grid)
        each = min(20, width // len(self.table["columns"]))
        for number, column in enumerate(self.table["columns"], 1):
            self._column(grid, (number - 1) * each, each, number, column)
        return grid

    def _heading(self, grid: Grid) -> None:
        """C2.3 The invasion marker, and what the next invasion is."""
        table = self.table
        name = "marker-last" if table["last_turns"] else "marker"
        if table["phase"] in ("invasion", "over"):
            name = "marker-now"
        text = self.texts.say(name, **marker(table))
        next_deck = next(deck for deck in DECKS if self.invaders[deck] == table["invader"])
        tokens = table["heroes"][next_deck]
        if tokens:
            text += f" · {self.texts.say('marker-heroes', what=' '.join(map(str, tokens)))}"
        grid.put(1, 0, shorten(text, grid.width - 2), self.palette("ink", bold=True))

    def _column(self, grid: Grid, x: int, width: int, number: int, column: Column) -> None:
        move = self._move(number)
        chosen = self.cursor.split()[:2] in (["bid", str(number)], ["relocate", str(number)])
        legal = move in self.legal
        style = self.palette(
            "ink" if legal or chosen else "ink-3", "leaf-soft" if chosen else "sheet"
        )
        inner = width - 3
        sign = f" {CHOICE}" if column["choice"] else ""
        grid.put(x + 1, 1, "┌" + f" {number}{sign} ".ljust(inner, "─") + "┐", style)
        for line in range(3):
            card = column["cards"][line] if line < len(column["cards"]) else None
            text = self.slip(card, inner) if card else "·" if line < column["places"] else ""
            grid.put(x + 1, 2 + line, f"│{shorten(text, inner).ljust(inner)}│", style)
        grid.put(x + 1, 5, f"│{' ' * inner}│", style)
        self._bid(grid, x + 2, inner, column)
        grid.put(x + 1, 6, f"└{'─' * inner}┘", style)
        grid.spot(x + 1, 1, width - 1, HEIGHT - 1, move, str(number) if legal else "")

    def _bid(self, grid: Grid, x: int, width: int, column: Column) -> None:
        """C3.1 Whose envoy stands there, with how much gold."""
        if column["seat"] is None:
            return
        sign = identity(column["seat"])
        style = self.palette(f"{sign.tincture}-on", sign.tincture, bold=True)
        end = grid.put(x, 5, f" {sign.charge} ", style)
        gold = self.texts.say("resource-gold.many", count=column["gold"])
        grid.put(end + 1, 5, shorten(gold, width - 4), self.palette("ink", "sheet"))

    def _move(self, number: int) -> str:
        """The move that pointing at a column stands for: relocating, else the lowest bid."""
        verb = "relocate" if self.table["phase"] == "outbid" else "bid"
        found = [move for move in self.legal if move.split()[:2] == [verb, str(number)]]
        if self.cursor in found:
            return self.cursor
        if found:
            return found[0]
        least = self.table["columns"][number - 1]["least"]
        return f"relocate {number}" if verb == "relocate" else f"bid {number} {least}"
