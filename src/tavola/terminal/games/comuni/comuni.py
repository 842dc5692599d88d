"""The comuni: points, buildings by storeys, walls by sections, guild masters, what is behind."""

from tavola.games.comuni.view_own import Cubes, Own
from tavola.games.comuni.view_players import Player
from tavola.terminal.games.comuni.words import CAPTAIN, Words
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.seats import identity


class Comuni(Words):
    """Draws a row of one to four lines for each player, in the order of play (C2.4)."""

    def draw(self, width: int, height: int) -> Grid:
        grid = Grid(width, height, self.palette("ink", "sheet"))
        lines = max(1, min(4, height // len(self.table["players"])))
        for row, seat in enumerate(self.table["order"]):
            self._row(grid, seat, row * lines, lines)
        return grid

    def _row(self, grid: Grid, seat: int, y: int, lines: int) -> None:
        me = seat == self.me
        ground = "sheet-2" if me else "sheet"
        grid.fill(0, y, grid.width, lines, " ", self.palette("ink", ground))
        if me:
            tincture = identity(seat).tincture
            grid.fill(0, y, 1, lines, "▌", self.palette(tincture, ground))
        self._name(grid, seat, y, ground, lines)
        player = self.table["players"][seat]
        texts = [self._city(player, seat), self._behind(player, seat), self._cards(player, seat)]
        if lines == 2:
            texts = [" │ ".join(part for part in texts if part)]
        for line, text in enumerate(texts[: lines - 1], 1):
            ink = "ink" if line == 1 else "ink-2"
            grid.put(5, y + line, shorten(text, grid.width - 6), self.palette(ink, ground))

    def _name(self, grid: Grid, seat: int, y: int, ground: str, lines: int) -> None:
        table, player = self.table, self.table["players"][seat]
        sign = identity(seat)
        acts = seat in self.to_act
        grid.put(1, y, f" {sign.charge} ", self.palette(f"{sign.tincture}-on", sign.tincture))
        points = self.texts.say("points", count=player["points"])
        right = grid.right(grid.width - 1, y, points, self.palette("ink", ground, bold=True)) - 1
        x = grid.put(5, y, self.names[seat], self.palette("ink", ground, bold=acts))
        comune = self.texts.say(f"comune-{player['comune']}")
        x = grid.put(x + 1, y, comune, self.palette("ink-2", ground, italic=True))
        if seat == table["captain"]:
            x = grid.put(x, y, f" {CAPTAIN}", self.palette("ink", ground))
        if acts:
            x = grid.put(x, y, " ◂", self.palette("rubric", ground, bold=True))
        facts = self._facts(player, seat)
        if lines == 1:
            facts = [self.buildings(player), self.walls(player), *facts]
        grid.put(x + 2, y, shorten(" · ".join(facts), right - x - 2), self.palette("ink-3", ground))

    def _facts(self, player: Player, seat: int) -> list[str]:
        """In an invasion what he faces, else envoys and cards."""
        if self.table["phase"] == "invasion":
            facts = [self.texts.say("faces", count=player["strength"])]
            return [*facts, self.texts.say("decided")] if player["committed"] else facts
        letters = "".join(player["letters"]).upper()
        return [
            self.texts.say("envoys", count=player["envoys"]),
            self.texts.say("hand-size", count=player["cards"]) + (f" {letters}" if letters else ""),
        ]

    def _city(self, player: Player, seat: int) -> str:
        parts = [self.buildings(player), self.walls(player)]
        return " │ ".join([*parts, *self.masters(seat)])

    def _behind(self, player: Player, seat: int) -> str:
        """C1.4 The own screen, or those that are open."""
        own = self._own(seat)
        if own is not None:
            return self._screen(own["resources"], own["plunder"], own["heroes"])
        if "resources" not in player:
            return ""
        return self._screen(player["resources"], player["plunder"], player["heroes"])

    def _own(self, seat: int) -> Own | None:
        return self.table["own"] if seat == self.me else None

    def _screen(self, resources: Cubes, plunder: int, heroes: list[int]) -> str:
        parts = [self.cubes(resources)]
        if plunder:
            parts.append(self.texts.say("plunder", count=plunder))
        if heroes:
            parts.append(self.texts.say("heroes", what=" ".join(map(str, heroes))))
        return " · ".join(parts)

    def _cards(self, player: Player, seat: int) -> str:
        own = self._own(seat)
        if own is None:
            return ""
        cards = " · ".join(self.card(card) for card in own["hand"])
        return self.texts.say("your-hand", what=cards) if cards else ""
