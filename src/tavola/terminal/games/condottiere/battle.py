"""The armies: what each player has laid, and how strong it is."""

from textwrap import wrap

from rich.style import Style

from tavola.games.condottiere.data import CARDS, DECK
from tavola.games.condottiere.view import Table
from tavola.terminal.board import Look, as_list
from tavola.terminal.games.condottiere.words import (
    GLYPHS,
    PAWN,
    VALUES,
    in_battle,
    sum_in_signs,
    sum_in_words,
    tags,
)
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.seats import identity

ROOMY = 4  # lines per player from which on the sum is written in words
BOXES = 6  # lines per player from which on the cards are drawn as cards
SEEN_LINES = 4


class Battle(Look[Table]):
    """Draws the players' rows for one look at the table."""

    def draw(self, width: int, height: int) -> Grid:
        grid = Grid(width, height, self.palette("ink", "sheet"))
        self._heading(grid)
        players = len(self.table["players"])
        spare = height - 1 - players * (ROOMY + 1)
        rest = SEEN_LINES + 1 if spare >= SEEN_LINES + 1 else 0
        lines = max(1, (height - 1 - rest) // players)
        for seat in range(players):
            self._row(grid, seat, 1 + seat * lines, lines)
        if rest:
            self._seen(grid, height - SEEN_LINES)
        return grid

    def _heading(self, grid: Grid) -> None:
        look = self.table
        if look["city"] is not None and in_battle(look):
            title = self.texts.say("battle-for", city=look["city"])
        else:
            title = self.texts.say("prompt-over" if look["phase"] == "over" else "between-battles")
        x = grid.put(1, 0, title, self.palette("ink", "sheet", bold=True))
        if look["winter"]:
            winter = f" {GLYPHS['winter']} {self.texts.say('card-winter')} "
            grid.put(x + 2, 0, winter, self.palette("sea-ink", "sea", bold=True))

    # --- one player ------------------------------------------------------------------------------

    def _row(self, grid: Grid, seat: int, y: int, lines: int) -> None:
        me = seat == self.me
        ground = "sheet-2" if me else "sheet"
        grid.fill(0, y, grid.width, lines, " ", self.palette("ink", ground))
        if me:
            tincture = identity(seat).tincture
            grid.fill(0, y, 1, lines, "▌", self.palette(tincture, ground))
        self._name(grid, seat, y, ground)
        if lines >= BOXES and self._boxes(grid, seat, y + 1):
            self._sum(grid, seat, y + 4, lines - 4, ground)
            return
        if lines >= 2:
            self._army(grid, seat, y + 1, lines, ground)
        if lines >= 3:
            self._sum(grid, seat, y + 2, lines - 2, ground)

    def _name(self, grid: Grid, seat: int, y: int, ground: str) -> None:
        look, player = self.table, self.table["players"][seat]
        sign = identity(seat)
        acts = seat in self.to_act
        grid.put(1, y, f" {sign.charge} ", self.palette(f"{sign.tincture}-on", sign.tincture))
        right = grid.width - 1
        if in_battle(look):
            leads = look["leader"] == seat
            style = self.palette("verdigris" if leads else "ink", ground, bold=True)
            right = grid.right(right, y, str(player["strength"]["total"]), style) - 1
        x = grid.put(5, y, self.names[seat], self.palette("ink", ground, bold=acts))
        if seat == look["pawn"]:
            x = grid.put(x, y, f" {PAWN}", self.palette("ink", ground))
        if acts:
            x = grid.put(x, y, " ◂", self.palette("rubric", ground, bold=True))
        facts = [self.texts.say("hand-size", count=player["cards"]), *tags(self.texts, look, seat)]
        text = shorten(" · ".join(facts), right - x - 2)
        grid.put(x + 2, y, text, self.palette("ink-3", ground))

    def _cards(self, seat: int) -> list[tuple[str, Style]]:
        """The cards laid, each kind once, with the style in which it counts now."""
        found = []
        for kind, count in self.table["players"][seat]["army"].items():
            times = f"×{count}" if count > 1 else ""
            counts = kind not in VALUES or not self.table["winter"]
            style = self.palette("card-ink" if counts else "card-dim", "card", bold=counts)
            found.append((f"{GLYPHS.get(kind, kind)}{times}", style))
        return found

    def _boxes(self, grid: Grid, seat: int, y: int) -> bool:
        """The army as little cards, if there is one and if they fit."""
        cards = self._cards(seat) if in_battle(self.table) else []
        if not cards or 6 + sum(max(3, len(text)) + 2 for text, _ in cards) > grid.width:
            return False
        x = 5
        for text, style in cards:
            inner = max(3, len(text))
            grid.put(x, y, f"┌{'─' * inner}┐", style)
            grid.put(x, y + 1, f"│{text.center(inner)}│", style)
            x = grid.put(x, y + 2, f"└{'─' * inner}┘", style)
        return True

    def _army(self, grid: Grid, seat: int, y: int, lines: int, ground: str) -> None:
        """The cards laid, or between battles the cities held."""
        look, player = self.table, self.table["players"][seat]
        if not in_battle(look):
            text = self.texts.say(
                "holdings",
                count=player["cities"],
                size=player["largest_group"],
                goal=look["group_to_win"],
            )
            grid.put(5, y, shorten(text, grid.width - 6), self.palette("ink-2", ground))
            return
        right = grid.width - 1
        signs = sum_in_signs(player, look["winter"])
        if lines == 2 and signs != str(player["strength"]["total"]):
            right = grid.right(right, y, signs, self.palette("ink-3", ground)) - 1
        x = 5
        for text, style in self._cards(seat):
            if x + len(text) + 2 > right:
                grid.put(x, y, "…", self.palette("ink-3", ground))
                break
            x = grid.put(x, y, f"[{text}]", style)

    def _sum(self, grid: Grid, seat: int, y: int, lines: int, ground: str) -> None:
        """How the strength comes about; below it what is known of the hand."""
        look, player = self.table, self.table["players"][seat]
        room = grid.width - 6
        written: list[tuple[str, str]] = []
        if in_battle(look):
            words = sum_in_words(self.texts, player, look["winter"])
            spare = lines - 1 if seat != self.me and player["known"] else lines
            if len(wrap(words, room)) > max(1, spare):
                words = sum_in_signs(player, look["winter"])
            if words != str(player["strength"]["total"]):  # a single card says it all
                written += [(line, "ink-2") for line in wrap(words, room)]
        if seat != self.me and player["known"]:
            known = self.texts.say("known-cards", cards=as_list(player["known"], CARDS))
            written.append((known, "ink-3"))
        for line, (text, ink) in enumerate(written[:lines]):
            grid.put(5, y + line, shorten(text, room), self.palette(ink, ground))

    # --- the round -------------------------------------------------------------------------------

    def _seen(self, grid: Grid, y: int) -> None:
        """D2.3 How many of each card have been seen in this round."""
        title = f"{self.texts.say('seen-title')} "
        x = grid.put(1, y, title, self.palette("ink-2", "sheet", italic=True))
        for kind, total in zip(CARDS, DECK):
            seen = self.table["seen"].get(kind, 0)
            part = f"{GLYPHS.get(kind, kind)} {seen}/{total}  "
            if x + len(part.rstrip()) >= grid.width:
                x, y = 1, y + 1
            split = len(part) - len(f"{seen}/{total}  ")
            x = grid.put(x, y, part[:split], self.palette("ink", "sheet", bold=True))
            x = grid.put(x, y, part[split:], self.palette("ink-3", "sheet"))
