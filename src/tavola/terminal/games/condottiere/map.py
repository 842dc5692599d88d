"""The map of Italy: who holds what, what is fought for, what can be named."""

from collections.abc import Sequence
from functools import lru_cache

from rich.style import Style

from tavola.games.condottiere.view import Table
from tavola.terminal.board import Look
from tavola.terminal.games.condottiere.atlas import LOWEST, NARROWEST, SEA, Area, Arm, Atlas
from tavola.terminal.games.condottiere.words import PAWN
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.seats import identity

# Box drawing by the weights (0 none, 1 light, 2 heavy) of the arms up, right, down, left.
BOXES = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
LEVEL, UPRIGHT = "─", "│"
JOINED = {LEVEL: "┄", UPRIGHT: "┊"}  # the border between two cities of one owner


@lru_cache(maxsize=8)
def atlas(width: int, height: int) -> Atlas:
    return Atlas(width, height)


class Map(Look[Table]):
    """Draws the map for one look at the table."""

    @property
    def pointed(self) -> str:
        """The city that the cursor is on."""
        return self.cursor.removeprefix("city ") if self.cursor.startswith("city ") else ""

    def draw(self, width: int, height: int) -> Grid:
        """The map; as a list where there is no room for it."""
        if width < NARROWEST or height < LOWEST:
            return self.list_cities(width, height)
        chart = atlas(width, height)
        grid = Grid(width, height, self.palette("sea-ink", "sea"))
        for y in range(height):
            for x in range(width):
                self._character(grid, chart, x, y)
        named: set[str] = set()
        for area in chart.areas():
            grid.spot(area.x, area.y, area.width, area.height, f"city {area.city}")
            if area.city not in named:
                named.add(area.city)
                self._label(grid, area)
        self._legend(grid, chart.sea())
        return grid

    # --- land and water --------------------------------------------------------------------------

    def _character(self, grid: Grid, chart: Atlas, x: int, y: int) -> None:
        arms = chart.arms[y][x]
        if any(arms):
            grid.put(x, y, self._border(arms), self._border_style(arms))
            return
        city = chart.regions[y][x]
        if city == SEA:
            grid.put(x, y, "~" if (5 * x + 11 * y) % 23 == 0 else " ")
            return
        owner = self.table["owners"][city]
        if owner is None:
            grid.put(x, y, " ", self.palette("ink", self._ground(city, "land")))
        else:
            sign = identity(owner)
            ground = self._ground(city, f"{sign.tincture}-wash")
            grid.put(x, y, sign.hatching, self.palette(f"{sign.tincture}-line", ground))

    def _ground(self, city: str, ground: str) -> str:
        return "leaf-soft" if city == self.pointed else ground

    def _border(self, arms: Sequence[Arm | None]) -> str:
        weights = [0 if arm is None else 2 if self._fought_for(arm) else 1 for arm in arms]
        box = BOXES[weights[0] * 27 + weights[1] * 9 + weights[2] * 3 + weights[3]]
        lines = {arm for arm in arms if arm is not None}
        return JOINED.get(box, box) if all(self._joined(arm) for arm in lines) else box

    def _border_style(self, arms: Sequence[Arm | None]) -> Style:
        lines = [arm for arm in arms if arm is not None]
        if any(self._fought_for(arm) for arm in lines):
            return self.palette("ink", "land", bold=True)
        if all(self._joined(arm) for arm in lines):
            tincture = identity(self.table["owners"][lines[0].one] or 0).tincture
            return self.palette(f"{tincture}-line", f"{tincture}-wash")
        return self.palette("border", "land")

    def _fought_for(self, arm: Arm) -> bool:
        return self.table["city"] is not None and self.table["city"] in {arm.one, arm.other}

    def _joined(self, arm: Arm) -> bool:
        owners = self.table["owners"]
        one, other = owners.get(arm.one), owners.get(arm.other)
        return one is not None and one == other

    # --- names -----------------------------------------------------------------------------------

    def _label(self, grid: Grid, area: Area) -> None:
        owner = self.table["owners"][area.city]
        name = self.texts.say(f"city-{area.city}")
        text = name if owner is None else f"{identity(owner).charge} {name}"
        if len(text) > area.width:
            text = text.replace(" ", "", 1)
        text = shorten(text, area.width)
        if area.city == self.table["city"] and len(text) + 2 <= area.width:
            text = f"{text} {PAWN}"
        if len(text) + 2 <= area.width:
            text = f" {text} "
        grid.put(
            area.x + (area.width - len(text)) // 2,
            area.y + (area.height - 1) // 2,
            text,
            self._label_style(area.city, owner),
        )

    def _label_style(self, city: str, owner: int | None) -> Style:
        legal = f"city {city}" in self.legal
        if city == self.pointed:
            return self.palette("on-leaf", "leaf", bold=True)
        if owner is None:
            return self.palette("ink", "land", bold=legal or city == self.table["city"])
        tincture = identity(owner).tincture
        return self.palette(f"{tincture}-on", tincture, bold=legal or owner == self.me)

    def _legend(self, grid: Grid, sea: Area) -> None:
        """How many joined cities each player has, and how many win."""
        title = self.texts.say("joined-title")
        y = sea.y + max(0, (sea.height - 6) // 2)
        grid.put(1, y, shorten(title, sea.width - 1), self.palette("sea-ink", "sea", italic=True))
        goal = self.table["group_to_win"]
        for seat, player in enumerate(self.table["players"]):
            tincture = identity(seat).tincture
            x, row = 1 + 5 * (seat % 2), y + 1 + seat // 2
            grid.put(x, row, identity(seat).charge, self.palette(f"{tincture}-on", tincture))
            mine = seat == self.me
            style = self.palette("ink" if mine else "sea-ink", "sea", bold=mine)
            grid.put(x + 1, row, f"{player['largest_group']}/{goal}", style)

    # --- where there is no room ------------------------------------------------------------------

    def list_cities(self, width: int, height: int) -> Grid:
        """All cities in columns, with their owners."""
        grid = Grid(width, height, self.palette("ink", "sheet"))
        cities = list(self.table["owners"])
        rows = max(1, min(len(cities), height))
        columns = -(-len(cities) // rows)
        each = max(1, width // columns)
        for number, city in enumerate(cities):
            x, y = number // rows * each, number % rows
            owner = self.table["owners"][city]
            charge = " " if owner is None else identity(owner).charge
            fought = PAWN if city == self.table["city"] else ""
            text = shorten(f"{charge} {self.texts.say(f'city-{city}')} {fought}", each - 1)
            style = self._label_style(city, owner)
            grid.put(x, y, text, self.palette("ink", "sheet") if owner is None else style)
            if city == self.pointed:
                grid.put(x, y, text, style)
            grid.spot(x, y, each, 1, f"city {city}")
        return grid
