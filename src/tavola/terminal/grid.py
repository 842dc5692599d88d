"""A grid of characters to draw on, and the spots on it that stand for moves."""

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style


@dataclass(frozen=True)
class Spot:
    """A part of the screen that can be pointed at, by key or mouse.

    `target` is the text of a move, or of an action of the table itself (`@undo`).
    """

    x: int
    y: int
    width: int
    height: int
    target: str
    key: str = ""

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """In units of equal length: a character is twice as high as wide."""
        return (self.x + self.width / 2) / 2, self.y + self.height / 2

    def moved(self, x: int, y: int) -> "Spot":
        return Spot(self.x + x, self.y + y, self.width, self.height, self.target, self.key)


class Grid:
    """Characters with styles. Whatever falls outside is cut off."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = max(width, 0)
        self.height = max(height, 0)
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[style] * self.width for _ in range(self.height)]
        self.spots: list[Spot] = []

    def put(self, x: int, y: int, text: str, style: Style | None = None) -> int:
        """Write from (x, y) on; the column after it. Without a style the ground keeps its own."""
        for char in text:
            width = cell_len(char)
            if 0 <= y < self.height and x >= 0 and x + width <= self.width:
                self._set(x, y, char, width, style)
            x += width
        return x

    def _set(self, x: int, y: int, char: str, width: int, style: Style | None) -> None:
        if width == 0:  # an accent belongs to the letter before it
            if x > 0:
                self._chars[y][x - 1] += char
            return
        for offset in range(width):
            self._chars[y][x + offset] = char if offset == 0 else ""
            if style is not None:
                self._styles[y][x + offset] = style

    def fill(self, x: int, y: int, width: int, height: int, char: str, style: Style) -> None:
        """A rectangle full of one character."""
        for row in range(y, y + height):
            self.put(x, row, char * width, style)

    def right(self, x: int, y: int, text: str, style: Style | None = None) -> int:
        """Write so that the text ends before column x; the column where it begins."""
        start = x - cell_len(text)
        self.put(start, y, text, style)
        return start

    def paste(self, x: int, y: int, other: "Grid") -> None:
        """Lay another grid onto this one, with its spots."""
        for row in range(other.height):
            for column in range(other.width):
                if 0 <= y + row < self.height and 0 <= x + column < self.width:
                    self._chars[y + row][x + column] = other._chars[row][column]
                    self._styles[y + row][x + column] = other._styles[row][column]
        moved = [spot.moved(x, y) for spot in other.spots]
        self.spots += [spot for spot in moved if self._shows(spot)]

    def _shows(self, spot: Spot) -> bool:
        """What is cut off can't be pointed at."""
        across = spot.x < self.width and spot.x + spot.width > 0
        return across and spot.y < self.height and spot.y + spot.height > 0

    def spot(self, x: int, y: int, width: int, height: int, target: str, key: str = "") -> None:
        """Make a part of the grid a spot."""
        self.spots.append(Spot(x, y, width, height, target, key))

    def char(self, x: int, y: int) -> str:
        return self._chars[y][x]

    def runs(self, y: int) -> list[tuple[str, Style]]:
        """A line as pieces of equal style."""
        found: list[tuple[str, Style]] = []
        for char, style in zip(self._chars[y], self._styles[y]):
            if found and found[-1][1] is style:
                found[-1] = (found[-1][0] + char, style)
            else:
                found.append((char, style))
        return found

    def text(self) -> str:
        """The characters alone."""
        return "\n".join("".join(row).rstrip() for row in self._chars)


def shorten(text: str, width: int) -> str:
    """The text, cut off with … if it is too long."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return f"{text.rstrip()}…" if width > 0 else ""
