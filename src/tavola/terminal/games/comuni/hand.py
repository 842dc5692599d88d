"""What can be done now, as slips: short signs, the words stand above them."""

from collections.abc import Sequence

from tavola.terminal.games.comuni.words import WALL, Words
from tavola.terminal.grid import Grid
from tavola.terminal.keys import move_key
from tavola.text.catalogue import NoSuchText


class Hand(Words):
    """Draws the legal moves for one look at the table."""

    def draw(self, width: int, tall: bool) -> Grid:
        """As many as fit; where they don't, the lines around the cursor."""
        grid = Grid(width, 4 if tall else 3, self.palette("ink"))
        lines = self._lines(width)
        at = next((n for n, line in enumerate(lines) if self.cursor in line), 0)
        first = max(0, min(at - 1, len(lines) - grid.height))
        for y, line in enumerate(lines[first : first + grid.height]):
            x = 1
            for move in line:
                x = self._slip(grid, x, y, move)
        if first + grid.height < len(lines):
            grid.right(width - 1, grid.height - 1, "…", self.palette("ink-3"))
        return grid

    def _lines(self, width: int) -> list[list[str]]:
        lines: list[list[str]] = [[]]
        room = width - 3
        used = 0
        for move in self._order():
            size = len(self.label(move)) + 3
            if used + size > room and lines[-1]:
                lines.append([])
                used = 0
            lines[-1].append(move)
            used += size
        return lines

    def _order(self) -> list[str]:
        """Bids last: they also lie on the columns."""
        moves = self._distinct(self.legal)
        single = [m for m in moves if " " not in m]
        bids = [m for m in moves if m.startswith("bid ")]
        return [*single, *(m for m in moves if m not in single and m not in bids), *bids]

    def _distinct(self, legal: Sequence[str]) -> list[str]:
        """Of equal cards one is enough, unless the cursor is on another."""
        found: dict[str, str] = {}
        for move in legal:
            words = self.texts.move(move)
            if words not in found or move == self.cursor:
                found[words] = move
        return list(found.values())

    def _slip(self, grid: Grid, x: int, y: int, move: str) -> int:
        chosen = move == self.cursor
        key = move_key(self.texts, move)
        ink, ground = ("on-leaf", "leaf") if chosen else ("card-ink", "card")
        label = f" {self.label(move)} "
        end = grid.put(x, y, label, self.palette(ink, ground, bold=True))
        grid.spot(x, y, end - x, 1, move, key)
        return end + 1

    def label(self, move: str) -> str:
        """A slip's few letters; what it means in full stands in the prompt."""
        verb, *words = move.split()
        if verb == "bid":
            return f"{words[0]}▸{words[1]}"
        if verb == "build":
            return f"{self.short(words[0])}▸{self.kind(words[1])}{words[2]}"
        if verb == "wall":
            return f"{self.short(words[0])}▸{WALL}{words[1]}"
        if verb == "relocate":
            return f"▸{words[0]}"
        if verb in ("league", "city"):
            return words[1]
        if verb == "trade":
            return self._trade(move, words)
        if verb == "take":
            return self.texts.say(f"resource-{words[0]}")
        if verb == "discard":
            card = self.in_hand(words[0])
            return f"✗ {self.card(card)}" if card else move
        key = move_key(self.texts, move)
        text = self._said(move)
        return f"{key} {text}" if key else text

    def _trade(self, move: str, words: list[str]) -> str:
        own = self.table["own"]
        assert own is not None
        paid = self.texts.say(f"resource-{words[0]}.many", count=own["trades"][move])
        return f"{paid}▸{self.texts.say(f'resource-{words[1]}')}"

    def _said(self, move: str) -> str:
        try:
            return self.texts.say(f"short-{move.replace(' ', '-')}")
        except NoSuchText:
            return self.texts.move(move)
