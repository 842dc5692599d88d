"""What is common: buildings for sale, the lands between, the batch, the battle."""

from collections.abc import Sequence

from tavola.games.medievalia.view_battle import Army
from tavola.terminal.games.medievalia.words import (
    Look,
    figure_words,
    figures_in,
    price,
    price_of_batch,
    signs,
    zone_words,
)
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.palette import Palette
from tavola.terminal.seats import identity
from tavola.text import Texts


class Middle:
    """The lines between the fiefs."""

    def __init__(
        self, look: Look, texts: Texts, names: Sequence[str], palette: Palette, cursor: str
    ) -> None:
        self.look = look
        self.texts = texts
        self.names = names
        self.palette = palette
        self.cursor = cursor

    def market(self, width: int) -> Grid:
        """M2.1 The face-up buildings with their prices, and the deck."""
        grid = Grid(width, 1, self.palette("ink", "sheet"))
        say = self.texts.say
        x = grid.put(1, 0, f"{say('pile-title')}: ", self.palette("ink-2", "sheet", italic=True))
        for number, pile in enumerate(self.look.table["piles"], start=1):
            top = pile["top"]
            if top is None:
                x = grid.put(x, 0, f"{number} {say('pile-none')}  ", self.palette("ink-3", "sheet"))
                continue
            move = f"buy {top} {number}"
            below = say("pile-below", count=pile["below"])
            cost = price(self.texts, self.look, top)
            text = f"{number} {say(f'card-{top}.title')} {cost}"
            legal = move in self.look.view["legal"]
            style = self.palette("ink", "leaf-soft" if legal else "sheet", bold=legal)
            if move == self.cursor:
                style = self.palette("on-leaf", "leaf", bold=True)
            start = x
            x = grid.put(x, 0, text, style)
            grid.spot(start, 0, len(text), 1, move)
            x = grid.put(x, 0, f" {below}  ", self.palette("ink-3", "sheet"))
        deck = say("deck-left", count=self.look.table["deck"])
        if x + len(deck) < width:
            grid.right(width - 1, 0, deck, self.palette("ink-2", "sheet"))
        return grid

    def lines(self) -> list[str]:
        """The batch and the battle, and who stands between the fiefs."""
        found = self.batch() + self.battle()
        for zone in (zone["zone"] for zone in self.look.table["zones"]):
            there = figures_in(self.look.table, zone)
            if there and not zone.startswith("fief-"):
                words = [
                    f"{identity(seat).charge} {figure_words(self.texts, figure)}"
                    for seat, figure in there
                ]
                found.append(f"{zone_words(self.texts, self.names, zone)}: {', '.join(words)}")
        return found

    def batch(self) -> list[str]:
        """M4.10 What is to be paid, what there is, what is missing."""
        batch = self.look.table["batch"]
        if batch is None:
            return []
        say = self.texts.say
        cost = price_of_batch(self.texts, self.look, batch)
        parts = [say("batch-title", card=batch["thing"]), say("batch-price", resources=cost)]
        if any(batch["made"].values()):
            parts.append(say("batch-made", resources=signs(self.texts, batch["made"])))
        if batch["changed"]:
            parts.append(say("batch-changed", count=batch["changed"]))
        if batch["off"]:
            parts.append(say("batch-off", count=batch["off"]))
        if batch["discards"]:
            parts.append(say("batch-discards", cards=batch["discards"]))
        if batch["asked"]:
            given = signs(self.texts, batch["help"])
            parts.append(say("batch-help", resources=given, count=batch["given"]))
        missing = say("batch-missing", count=batch["missing"])
        parts.append(missing if batch["missing"] else say("batch-covered"))
        return [" · ".join(parts)]

    def battle(self) -> list[str]:
        """M7 The armies, their opponents or targets, and the sums."""
        battle = self.look.table["battle"]
        if battle is None:
            return []
        say = self.texts.say
        where = zone_words(self.texts, self.names, battle["zone"])
        against = ", ".join(self.names[seat] for seat in battle["enemies"])
        found = [f"⚔ {say('battle-title')}: {self.names[battle['attacker']]} – {against} ({where})"]
        found += [self._army(army) for army in battle["armies"]]
        if self.look.table["phase"] == "damage":
            found.append(say("damage-left", count=battle["damage_left"]))
        return found

    def _army(self, army: Army) -> str:
        say = self.texts.say
        ours = say("line-pieces", pieces=army["attackers"])
        parts = [f"{say('army-title', army=army['army'])}: {ours}"]
        if army["target"] is not None:
            parts.append(say("army-attacks", piece=army["target"]))
        elif army["defenders"]:
            parts.append(say("army-against", pieces=army["defenders"]))
        if army["holds"]:
            parts.append(say("army-holds"))
        elif army["joins"] is not None:
            parts.append(say("army-joins", army=army["joins"]))
        elif army["suffers"] is not None:
            attack, counter = army["strikes"]["damage"], army["suffers"]["damage"]
            parts.append(say("army-sum", attack=attack, counter=counter))
        return " ".join(parts)

    def draw(self, width: int, height: int) -> Grid:
        grid = Grid(width, height, self.palette("ink", "sheet"))
        for y, line in enumerate(self.lines()[:height]):
            bold = line.startswith("⚔") or (y == 0 and self.look.table["batch"] is not None)
            style = self.palette("ink" if bold else "ink-2", "sheet", bold=bold)
            grid.put(1, y, shorten(line, width - 2), style)
        return grid
