"""A fief as a sheet: its city and territories, what stands on them, what can still be had."""

from tavola.games.medievalia.view_zones import Figure
from tavola.terminal.games.medievalia.words import FLIPPED, Words, by_piece
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.seats import identity

Row = tuple[str, str, bool, list[Figure]]  # piece, words, flipped, figures


class Fief(Words):
    """Draws one player's fief."""

    def draw(self, seat: int, width: int, height: int) -> Grid:
        ground = "sheet-2" if seat == self.table["active_seat"] else "sheet"
        grid = Grid(width, height, self.palette("ink", ground))
        self._title(grid, seat, ground)
        rows = self._rows(seat)
        room = max(height - 2, 1)
        if len(rows) > room and width >= 46:  # two columns where one is too short
            half = width // 2
            for number, row in enumerate(rows[: 2 * room]):
                column, line = divmod(number, room)
                self._row(grid, 1 + column * half, 2 + line, row, half - 2, ground)
        else:
            for line, row in enumerate(rows[:room]):
                self._row(grid, 1, 2 + line, row, width - 2, ground)
        return grid

    def _title(self, grid: Grid, seat: int, ground: str) -> None:
        player = self.table["players"][seat]
        sign = identity(seat)
        mark = f" {sign.charge} "
        x = grid.put(0, 0, mark, self.palette(f"{sign.tincture}-on", sign.tincture))
        bold = self.palette("ink", ground, bold=True)
        x = grid.put(x + 1, 0, self.names[seat], bold)
        facts = ", ".join(self.tags(seat))
        grid.put(x + 1, 0, shorten(facts, grid.width - x - 2), self.palette("ink-2", ground))
        if not player["in_game"]:
            return
        say = self.say
        held = say("holdings", buildings=player["buildings"], output=player["output"])
        left = f"{say('left-title')} {self.signs(self.table['unspent'][seat])}"
        style = self.palette("ink-2", ground, italic=True)
        grid.put(1, 1, shorten(f"{held} · {left}", grid.width - 2), style)

    def _rows(self, seat: int) -> list[Row]:
        player = self.table["players"][seat]
        if not player["in_game"]:
            return []
        home = [figure for figure in player["figures"] if figure["zone"] == f"fief-{seat}"]
        city = player["city"]
        title = f"{self.say('city-title')} {city['attack']}/{city['defence']}"
        at = {
            post: [figure for figure in home if figure["post"] == post]
            for post in [None, "city", *(land["piece"] for land in player["lands"])]
        }
        rows: list[Row] = [("city", title, city["flipped"], at["city"])]
        for land in player["lands"]:
            names = [self.say("piece-title", piece=land["piece"])]
            names += [self.say(f"card-{building}.title") for building in land["buildings"]]
            rows.append((land["piece"], " + ".join(names), land["flipped"], at[land["piece"]]))
        if at[None]:
            rows.append(("", self.say("free-title"), False, at[None]))
        for other, figure in self.figures_in(f"fief-{seat}"):
            if other != seat:
                rows.append(("", f"{identity(other).charge} {self.names[other]}", False, [figure]))
        return rows

    def _row(self, grid: Grid, x: int, y: int, row: Row, width: int, ground: str) -> None:
        piece, words, flipped, figures = row
        end = x + width
        mark = FLIPPED if flipped else " "
        x = grid.put(x, y, f"{mark} ", self.palette("ink-3", ground))
        x = self._piece(grid, x, y, piece, shorten(words, end - x), flipped, ground)
        for number, figure in enumerate(figures):
            text = self.figure(figure)
            separator = ": " if number == 0 else ", "
            if x + len(separator) + len(text) > end:
                more = f" +{len(figures) - number}"
                grid.put(min(x, end - len(more)), y, more, self.palette("ink-3", ground))
                return
            x = grid.put(x, y, separator, self.palette("ink-3", ground))
            x = self._piece(grid, x, y, figure["piece"], text, figure["flipped"], ground)

    def _piece(
        self, grid: Grid, x: int, y: int, piece: str, text: str, flipped: bool, ground: str
    ) -> int:
        """A card that can be pointed at, if there is a legal move about it."""
        move = by_piece(self.legal).get(piece, "")
        ink = "ink-3" if flipped else "ink"
        style = self.palette(ink, ground, bold=bool(move))
        if move and move == self.cursor:
            style = self.palette("on-leaf", "leaf", bold=True)
        elif move:
            style = self.palette("ink", "leaf-soft", bold=True)
        end = grid.put(x, y, text, style)
        if move:
            grid.spot(x, y, len(text), 1, move)
        return end
