"""The frame as a Textual widget: draws the grid, tells where it was clicked, finds spots."""

from collections.abc import Callable

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tavola.terminal.grid import Grid, Spot

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Canvas(Widget, can_focus=True):
    """Shows what `draw(width, height)` gives."""

    class Pointed(Message):
        """Somebody clicked on a spot."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, draw: Callable[[int, int], Grid]) -> None:
        super().__init__()
        self._draw = draw
        self._grid: Grid | None = None

    @property
    def grid(self) -> Grid:
        """The drawing at the present size."""
        width, height = self.size
        if self._grid is None or (self._grid.width, self._grid.height) != (width, height):
            self._grid = self._draw(width, height)
        return self._grid

    def redraw(self) -> None:
        self._grid = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        grid = self.grid
        if y >= grid.height:
            return Strip.blank(self.size.width)
        return Strip([Segment(text, style) for text, style in grid.runs(y)], grid.width)

    def on_click(self, event: events.Click) -> None:
        for spot in reversed(self.grid.spots):  # what was drawn last lies on top
            if spot.holds(event.x, event.y):
                self.post_message(self.Pointed(spot.target))
                return

    # --- finding spots ---------------------------------------------------------------------------

    def moves(self) -> list[Spot]:
        """The spots that stand for moves, each move once."""
        found: dict[str, Spot] = {}
        for spot in self.grid.spots:
            if not spot.target.startswith("@"):
                found.setdefault(spot.target, spot)
        return list(found.values())

    def by_key(self, key: str) -> str:
        """The move that this key stands for on the screen, or an empty text.

        Small and capital letters may be two cards; where there is only one, either will do.
        """
        keyed = [spot for spot in self.moves() if key and spot.key.lower() == key.lower()]
        exact = [spot for spot in keyed if spot.key == key]
        return next((spot.target for spot in [*exact, *keyed]), "")

    def step(self, cursor: str, direction: str) -> str:
        """The move next to the cursor in this direction; the cursor itself where there is none."""
        spots = self.moves()
        here = next((spot for spot in spots if spot.target == cursor), None)
        if here is None:
            return spots[0].target if spots else ""
        right, down = DIRECTIONS[direction]

        def distance(spot: Spot) -> float | None:
            x, y = spot.middle[0] - here.middle[0], spot.middle[1] - here.middle[1]
            along = x * right + y * down
            across = abs(x * down) + abs(y * right)
            return along + 2 * across if along > 0.3 and across <= 3 * along else None

        reachable = [(far, spot) for spot in spots if (far := distance(spot)) is not None]
        return min(reachable, key=lambda pair: pair[0])[1].target if reachable else cursor
