"""What is common: buildings for sale, the lands between, the batch, the battle."""

from tavola.games.medievalia.view_battle import Army
from tavola.terminal.games.medievalia.words import Words
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.seats import identity


class Middle(Words):
    """The lines between the fiefs."""

    def market(self, width: int) -> Grid:
        """M2.1 The face-up buildings with their prices, and the deck."""
        grid = Grid(width, 1, self.palette("ink", "sheet"))
        say = self.say
        x = grid.put(1, 0, f"{say('pile-title')}: ", self.palette("ink-2", "sheet", italic=True))
        for number, pile in enumerate(self.table["piles"], start=1):
            top = pile["top"]
            if top is None:
                x = grid.put(x, 0, f"{number} {say('pile-none')}  ", self.palette("ink-3", "sheet"))
                continue
            move = f"buy {top} {number}"
            below = say("pile-below", count=pile["below"])
            cost = self.price(top)
            text = f"{number} {say(f'card-{top}.title')} {cost}"
            legal = move in self.legal
            style = self.palette("ink", "leaf-soft" if legal else "sheet", bold=legal)
            if move == self.cursor:
                style = self.palette("on-leaf", "leaf", bold=True)
            start = x
            x = grid.put(x, 0, text, style)
            grid.spot(start, 0, len(text), 1, move)
            x = grid.put(x, 0, f" {below}  ", self.palette("ink-3", "sheet"))
        deck = say("deck-left", count=self.table["deck"])
        if x + len(deck) < width:
            grid.right(width - 1, 0, deck, self.palette("ink-2", "sheet"))
        return grid

    def lines(self) -> list[str]:
        """The batch and the battle, and who stands between the fiefs."""
        found = self.batch() + self.battle()
        for zone in (zone["zone"] for zone in self.table["zones"]):
            there = self.figures_in(zone)
            if there and not zone.startswith("fief-"):
                words = [f"{identity(seat).charge} {self.figure(figure)}" for seat, figure in there]
                found.append(f"{self.zone(zone)}: {', '.join(words)}")
        return found

    def batch(self) -> list[str]:
        """M4.10 What is to be paid, what there is, what is missing."""
        batch = self.table["batch"]
        if batch is None:
            return []
        say = self.say
        cost = self.price_of_batch(batch)
        parts = [say("batch-title", card=batch["thing"]), say("batch-price", resources=cost)]
        if any(batch["made"].values()):
            parts.append(say("batch-made", resources=self.signs(batch["made"])))
        if batch["changed"]:
            parts.append(say("batch-changed", count=batch["changed"]))
        if batch["off"]:
            parts.append(say("batch-off", count=batch["off"]))
        if batch["discards"]:
            parts.append(say("batch-discards", cards=batch["discards"]))
        if batch["asked"]:
            given = self.signs(batch["help"])
            parts.append(say("batch-help", resources=given, count=batch["given"]))
        missing = say("batch-missing", count=batch["missing"])
        parts.append(missing if batch["missing"] else say("batch-covered"))
        return [" · ".join(parts)]

    def battle(self) -> list[str]:
        """M7 The armies, their opponents or targets, and the sums."""
        battle = self.table["battle"]
        if battle is None:
            return []
        say = self.say
        where = self.zone(battle["zone"])
        against = ", ".join(self.names[seat] for seat in battle["enemies"])
        found = [f"⚔ {say('battle-title')}: {self.names[battle['attacker']]} – {against} ({where})"]
        found += [self._army(army) for army in battle["armies"]]
        if self.table["phase"] == "damage":
            found.append(say("damage-left", count=battle["damage_left"]))
        return found

    def _army(self, army: Army) -> str:
        say = self.say
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
            bold = line.startswith("⚔") or (y == 0 and self.table["batch"] is not None)
            style = self.palette("ink" if bold else "ink-2", "sheet", bold=bold)
            grid.put(1, y, shorten(line, width - 2), style)
        return grid
