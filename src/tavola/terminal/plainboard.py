"""The table of a game that nobody has drawn yet: the view as an outline, and the moves."""

from tavola.core.views import MatchView
from tavola.terminal.board import Board, legal_moves
from tavola.terminal.grid import Grid, shorten


class PlainBoard(Board[dict[str, object]]):
    def headline(self, view: MatchView) -> str:
        return str(self.seen(view).get("phase", ""))

    def table(self, view: MatchView, width: int, height: int, cursor: str) -> Grid:
        grid = Grid(width, height, self.palette("ink", "sheet"))
        for y, line in enumerate(self.lines(view)[:height]):
            grid.put(1, y, shorten(line, width - 2))
        return grid

    def hand(self, view: MatchView, width: int, tall: bool, cursor: str) -> Grid:
        """All legal moves, one after another; those around the cursor where they don't fit."""
        grid = Grid(width, 4 if tall else 3, self.palette("ink"))
        texts = self.about(view)
        moves = legal_moves(view)
        start = moves.index(cursor) if cursor in moves else 0
        x, y = 1, 0
        for move in moves[max(0, start - 3) :]:
            text = f" {texts.move(move, self.names)} "
            if x + len(text) > width:
                x, y = 1, y + 1
            ground = "leaf" if move == cursor else "card"
            ink = "on-leaf" if move == cursor else "card-ink"
            grid.put(x, y, text, self.palette(ink, ground, bold=True))
            if y < grid.height:
                grid.spot(x, y, len(text), 1, move)
            x += len(text) + 1
        return grid

    def lines(self, view: MatchView) -> list[str]:
        return outline(self.seen(view))


def outline(value: object, indent: str = "") -> list[str]:
    """Data as indented lines."""
    if isinstance(value, dict):
        items = [(str(key), item) for key, item in value.items()]
    elif isinstance(value, list):
        items = [(str(number), item) for number, item in enumerate(value)]
    else:
        return [f"{indent}{value}"]
    lines = []
    for key, item in items:
        if isinstance(item, (dict, list)) and any(isinstance(part, (dict, list)) for part in item):
            lines += [f"{indent}{key}:", *outline(item, f"{indent}  ")]
        else:
            lines.append(f"{indent}{key}: {flat(item)}")
    return lines


def flat(item: object) -> str:
    if isinstance(item, dict):
        return ", ".join(f"{key} {flat(value)}" for key, value in item.items()) or "–"
    if isinstance(item, list):
        return ", ".join(flat(value) for value in item) or "–"
    return "–" if item is None else str(item)


BOARD = PlainBoard
